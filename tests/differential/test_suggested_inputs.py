"""The literals of the programs suggest inputs: numbers that they compare with, and characters of strings that are sets."""

from __future__ import annotations

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

LEAP = "class Year { static boolean leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); } }\n"
HEX = (
    'const count = (text) => { let n = 0; for (const c of text) if ("2357BD".includes(c)) n++; return n; };\n'
)


def verdict(source: str, source_language: str, python: str) -> Verdict:
    return compare_sources(source, language_named(source_language), python, language_named("python"))


@pytest.mark.parametrize(
    ("condition", "differs"),
    [
        ("year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)", False),
        ("year % 4 == 0 and year % 100 != 0", True),
        ("year % 4 == 0 and (year % 100 != 0 or year % 300 == 0)", True),
    ],
)
def test_numbers_around_a_modulus_are_tried(condition: str, differs: bool) -> None:
    found = verdict(LEAP, "java", f"def leap(year):\n    return {condition}\n")
    assert (found.witness is not None) is differs


@pytest.mark.parametrize(("characters", "differs"), [("2357BD", False), ("2358BD", True)])
def test_characters_of_a_set_are_tried(characters: str, differs: bool) -> None:
    python = f'def count(text):\n    return sum(c in "{characters}" for c in text)\n'
    assert (verdict(HEX, "javascript", python).warning is not None) is differs
