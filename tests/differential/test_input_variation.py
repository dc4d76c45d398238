"""Neighbours of an input differ from it in one place, and show ties and limits that drawn inputs seldom hit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.differential.fake_machine import compared
from variorum.differential.input_variation import negated_arguments, varied_arguments, varied_input
from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.seeded_random import SeededRandom
from variorum.languages import language_named
from variorum.program.types import Kind, Type

INTS = Type(Kind.LIST, arguments=(Type(Kind.INT, bits=32),))
ARGUMENTS = st.lists(
    st.one_of(
        st.integers(-50, 50),
        st.text("abc", max_size=5),
        st.lists(st.integers(0, 9), max_size=6),
        st.lists(st.lists(st.integers(0, 9), min_size=1, max_size=3), max_size=3),
        st.booleans(),
        st.none(),
    ),
    min_size=1,
    max_size=3,
)


@given(ARGUMENTS, st.integers(0, 1000))
def test_at_most_one_argument_changes_and_keeps_its_type(arguments: list[object], seed: int) -> None:
    varied = varied_arguments(SeededRandom(seed), arguments)
    changed = [(one, other) for one, other in zip(arguments, varied, strict=True) if one != other]
    assert len(changed) <= 1
    assert all(type(one) is type(other) for one, other in changed)


@given(st.integers(0, 1000))
def test_the_arguments_themselves_stay_as_they_are(seed: int) -> None:
    rows = [[1, 2, 3], [4, 5, 6]]
    varied_arguments(SeededRandom(seed), [rows])
    assert rows == [[1, 2, 3], [4, 5, 6]]


@given(st.integers(0, 1000))
def test_counts_of_what_follows_stay_as_they_are(seed: int) -> None:
    lines = varied_input(SeededRandom(seed), "4 2\n7 1 7 3\nabca\n").split("\n")
    assert lines[0] == "4 2"
    assert len(lines[1].split()) == 4
    assert len(lines[2]) == 4


@pytest.mark.parametrize("text", ["", "5\n", "2 3\n4 5\n"])
def test_an_input_without_a_list_stays_as_it_is(text: str) -> None:
    assert varied_input(SeededRandom(0), text) == text


def test_a_tie_that_no_drawn_list_has_is_found() -> None:
    """Only neighbours of the drawn lists have three equal numbers in a row."""

    def has_run(values: list[int]) -> bool:
        return any(a == b == c for a, b, c in zip(values, values[1:], values[2:], strict=False))

    verdict = compared(
        lambda values: sum(values),
        lambda values: (
            sum(values) - 1 if len(values) > 5 and has_run(values) and max(values) > 5 else sum(values)
        ),
        ("values", INTS),
    )
    assert verdict.reported is not None


@given(st.integers(0, 1000))
def test_numbers_are_negated_where_the_type_has_a_sign(seed: int) -> None:
    types = [Type(Kind.INT, bits=32, is_signed=False), Type(Kind.STR), INTS]
    negated = negated_arguments(SeededRandom(seed), types, [3, "abc", [1, 2]])
    assert negated is not None
    assert negated[:2] == [3, "abc"]
    assert isinstance(negated[2], list)
    assert list(map(abs, negated[2])) == [1, 2]
    assert negated_arguments(SeededRandom(seed), types[:2], [3, "abc"]) is None


@pytest.mark.parametrize(
    ("source", "source_language", "target", "target_language"),
    [
        (
            "def half(n):\n    return n // 2\n",
            "python",
            "function half(n) { return Math.trunc(n / 2); }\n",
            "javascript",
        ),
        (
            "class Halves { static int half(int n) { n /= 2; return n; } }\n",
            "java",
            "def half(n: int) -> int:\n    n //= 2\n    return n\n",
            "python",
        ),
        (
            "def mean(values: list[int]) -> int:\n    return sum(values) // len(values)\n",
            "python",
            "import java.util.*;\nclass Means { static int mean(List<Integer> values) {"
            " int sum = 0; for (int each : values) sum += each; return sum / values.size(); } }\n",
            "java",
        ),
    ],
)
def test_a_division_of_negative_numbers_is_a_question(
    source: str, source_language: str, target: str, target_language: str
) -> None:
    found = compare_sources(source, language_named(source_language), target, language_named(target_language))
    assert found.warning is None
    assert found.witness is not None
    assert found.witness.message.endswith(": can that happen?")
    assert found.agreement is not None
    assert found.agreement > 0.9
