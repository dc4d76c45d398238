"""Results are cached with the object they were computed from, by the further arguments."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.memo import memoized, memoized_in, memoized_property


@attrs.frozen(eq=False, slots=False)
class Subject:
    text: str
    derived: dict[Any, Any] = attrs.field(factory=dict)
    calls: list[str] = attrs.field(factory=list)

    @memoized_property
    def length(self) -> int:
        self.calls.append("length")
        return len(self.text)


@memoized
def found(subject: Subject, part: str) -> int | None:
    subject.calls.append(part)
    place = subject.text.find(part)
    return place if place >= 0 else None


def test_a_function_is_called_once_for_each_subject_and_its_arguments() -> None:
    one, other = Subject("abc"), Subject("xbc")
    assert [found(one, "b"), found(one, "b"), found(one, "x"), found(one, "x")] == [1, 1, None, None]
    assert found(other, "x") == 0
    assert (one.calls, other.calls) == (["b", "x"], ["x"])


def test_the_key_is_a_name_that_other_processes_understand() -> None:
    one = Subject("abc")
    found(one, "b")
    assert list(one.derived) == [("tests.test_memo.found", "b")]


def test_a_property_is_computed_once() -> None:
    one = Subject("abc")
    assert (one.length, one.length, one.calls) == (3, 3, ["length"])


def test_an_entry_of_a_table_is_computed_once() -> None:
    table: dict[str, int] = {}
    assert [memoized_in(table, "a", lambda: 1), memoized_in(table, "a", lambda: 2)] == [1, 1]
