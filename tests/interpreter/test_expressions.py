"""The engine of regular expressions agrees with Python's on patterns that both know."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.interpreter.support import machine

from variorum.interpreter.library.regex_parser import compiled
from variorum.interpreter.limits import Limits
from variorum.interpreter.signals import BudgetExceeded
from variorum.interpreter.standard_input import TextInput

MACHINE = machine("python", "x = 1")


def spans(pattern: str, text: str) -> list[tuple[int, int]]:
    MACHINE.begin(Limits(steps=200_000), TextInput(""))
    return [(each.start, each.end) for each in compiled(MACHINE, pattern, "").all(MACHINE, text)]


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\d+", "a12b345"),
        (r"[a-c]+|x", "abcxcab"),
        (r"(\w+)@(\w+)\.com", "me@site.com, you@there.com"),
        (r"^\s*$", "   "),
        (r"a{2,3}", "aaaaa"),
        (r"a*?b", "aab ab b"),
        (r"(?=a)a(?!b)", "ab aa"),
        (r"(a|b)*c", "ababc"),
        (r"(\w)\1", "hello book"),
        (r"[^,]+", "a,b,,c"),
        (r"\bfoo\b", "foo food foo"),
        (r"(?<=\$)\d+", "$12 13 $4"),
        (r"x*", "aXxb"),
    ],
)
def test_matches_are_python_s(pattern: str, text: str) -> None:
    assert spans(pattern, text) == [each.span() for each in re.finditer(pattern, text)]


@given(
    st.lists(
        st.sampled_from(
            ["a", "b", ".", "a*", "b+", "a?", "(ab)", "(a|b)", "[ab]", "[^a]", "b{1,2}", "^", "$"]
        ),
        max_size=5,
    ),
    st.text("abc", max_size=8),
)
def test_any_mixture_matches_as_python_s(parts: list[str], text: str) -> None:
    pattern = "".join(parts)
    expected = re.search(pattern, text)
    MACHINE.begin(Limits(steps=200_000), TextInput(""))
    found = compiled(MACHINE, pattern, "").search(MACHINE, text, 0)
    assert (found and (found.start, found.end)) == (expected and expected.span())


def test_a_pattern_that_explodes_ends_in_a_budget() -> None:
    with pytest.raises(BudgetExceeded):
        spans(r"(a|aa)+$", "a" * 60 + "b")
