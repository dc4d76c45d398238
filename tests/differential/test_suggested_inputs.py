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


FLIP = "class T { static int count(String s) { int n = 0; for (char c : s.toCharArray()) {%s} return n; } }\n"


@pytest.mark.parametrize(
    ("question", "condition", "differs"),
    [
        ("Character.isUpperCase(c)", "c.isupper()", False),
        ("Character.isUpperCase(c)", 'c.isupper() and c < "T"', True),
        ("Character.isDigit(c)", "c.isdigit()", False),
        ("Character.isDigit(c)", "c.isdigit() and c != '9'", True),
        ("Character.isLetter(c)", "c.isalnum()", True),
    ],
)
def test_characters_in_and_outside_of_a_class_are_tried(question: str, condition: str, differs: bool) -> None:
    source = FLIP % f"if ({question}) n++;"
    found = verdict(source, "java", f"def count(s):\n    return sum({condition} for c in s)\n")
    assert (found.reported is not None) is differs


def test_multiples_of_a_modulus_are_tried() -> None:
    java = "class T { static boolean asked(int n) { return n > 1918 && n % 400 == 0; } }\n"
    assert verdict(java, "java", "def asked(n):\n    return n > 1918 and n % 400 == 0\n").agreement == 1.0
    assert verdict(java, "java", "def asked(n):\n    return n > 1918 and n % 200 == 0\n").reported is not None
