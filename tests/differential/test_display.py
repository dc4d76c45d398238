"""Values are written in a short neutral form."""

from __future__ import annotations

import pytest

from variorum.differential.display import action_of, display, display_text
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Opaque, Record, Value


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, "null"),
        (True, "true"),
        (-3, "-3"),
        (2.5, "2.5"),
        ('a"b\n', '"a\\"b\\n"'),
        ([1, [2]], "[1, [2]]"),
        ((1, "a"), '(1, "a")'),
        (("a",), '("a",)'),
        ((), "()"),
        ({"a": [1]}, '{"a": [1]}'),
        ({2, 1}, "{1, 2}"),
        (Record("Point", {"x": 1}), "Point(x: 1)"),
        (Opaque("now()"), "<now()>"),
    ],
)
def test_shown(value: Value, expected: str) -> None:
    assert display(value) == expected


def test_long_values_are_cut() -> None:
    values: list[Value] = [
        list(range(10_000)),
        "x" * 100_000,
        7**100_000,
        dict.fromkeys(range(999), "y" * 50),
    ]
    assert max(len(display(value)) for value in values) <= 80


def test_input_is_one_line() -> None:
    assert display_text("1\n2\n") == '"1\\n2"'
    assert display_text("1\n2\n3\n4\n") == '"1\\n2\\n3…"'


@pytest.mark.parametrize(
    ("value", "result", "shows_effects", "expected"),
    [
        (3, 3, False, "returns 3"),
        ([1], [1], False, "returns [1]"),
        (None, [[1, 2]], True, "leaves [1, 2]"),
        (None, [[1], Record("this", {"n": 2})], True, "leaves [[1], this(n: 2)]"),
        (None, [], True, "leaves everything as it was"),
        (None, [[1]], False, "leaves [[1]]"),
        (None, None, False, "returns null"),
    ],
)
def test_what_a_call_without_a_result_leaves_is_not_returned(
    value: Value, result: Value, shows_effects: bool, expected: str
) -> None:
    outcome = Outcome("returned", value)
    assert action_of(outcome, result, shows_output=False, shows_effects=shows_effects) == expected
