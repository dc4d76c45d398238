"""What cases match: numbers with a sign, anything with a condition, and classes."""

from __future__ import annotations

import pytest
from tests.interpreter.support import value

PYTHON = """
def f(n):
    match n:
        case -2:
            return "whole"
        case (-1, -3.5):
            return "tuple"
        case [_, -7] | -9:
            return "alternative"
        case {-5: -4}:
            return "mapping"
        case _ if n == 5:
            return "condition"
        case _:
            return "other"
"""


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (-2, "whole"),
        (2, "other"),
        ((-1, -3.5), "tuple"),
        ((1, 3.5), "other"),
        ([1, -7], "alternative"),
        (-9, "alternative"),
        ({-5: -4}, "mapping"),
        ({5: 4}, "other"),
        (5, "condition"),
    ],
)
def test_python(given: object, expected: str) -> None:
    assert value("python", PYTHON, "f", given) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("java", "class A { static int f(int n) { return switch (n) { case -1 -> 1; default -> 3; }; } }"),
        ("kotlin", "fun f(n: Int): Int = when (n) { -1 -> 1; else -> 3 }"),
        ("rust", "fn f(n: i32) -> i32 { match n { -1 => 1, _ => 3 } }"),
        ("c", "int f(int n) { switch (n) { case -1: return 1; default: return 3; } }"),
        ("csharp", "class A { static int f(int n) { return n switch { -1 => 1, _ => 3 }; } }"),
        ("go", "package p\nfunc f(n int) int { switch n { case -1: return 1; default: return 3 } }"),
        ("ruby", "def f(n)\n  case n\n  when -1 then 1\n  else 3\n  end\nend"),
    ],
)
def test_a_case_of_a_negative_number(language: str, text: str) -> None:
    assert [value(language, text, "f", n) for n in (-1, 1)] == [1, 3]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("rust", "fn f(n: i32) -> i32 { match n { 0 => 0, _ if n > 10 => 1, x if x > 8 => 2, _ => 3 } }"),
        (
            "rust",
            "fn f(n: i32) -> i32 { match n { 0 => { return 0; } _ if n > 10 => { return 1; } _ => {} } if n > 8 {2} else {3} }",
        ),
        (
            "csharp",
            "class A { static int f(int n) { return n switch { 0 => 0, _ when n > 10 => 1, int x when x > 8 => 2, _ => 3 }; } }",
        ),
        (
            "csharp",
            "class A { static int f(int n) { switch (n) { case 0: return 0; case var _ when n > 10: return 1; "
            "case int x when x > 8: return 2; default: return 3; } } }",
        ),
    ],
)
def test_a_condition_decides_whether_what_matches_everything_is_taken(language: str, text: str) -> None:
    assert [value(language, text, "f", n) for n in (0, 11, 9, 5)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "body",
    [
        "object o = new B(); return o is B && !(o is A) && o is not A;",
        "object o = new B(); switch (o) { case A: return false; case B: return true; } return false;",
        "object o = new B(); return o switch { A => false, B => true, _ => false };",
    ],
)
def test_a_class_of_csharp_matches_its_objects(body: str) -> None:
    assert value("csharp", f"class B {{}} class A {{ static bool f() {{ {body} }} }}", "f") is True
