"""The classic rubric gives what the published evaluator for Python gives: its rules, one by one, and its examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import variorum


def dimension(code: str, name: str, task: str = "") -> float:
    score = variorum.score_quality(code, language="python", task=task, rubric="code-quality-classic")
    return score.dimensions[name].value


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("x = 1\n", 1.0),
        ("", 1.0),
        ("print 'old'\n", 0.0),
        ("def f(:\n", 0.0),
        ("return 1\n", 1.0),
        ("x = '\\d'\n", 1.0),
        ("x = '\0'\n", 0.0),
    ],
)
def test_correctness_is_what_pythons_own_parser_says(code: str, value: float) -> None:
    assert dimension(code, "correctness") == value


@pytest.mark.parametrize(
    ("code", "task", "value"),
    [
        ("def total(): pass", "", 0.5),
        ("# a class of its own", "", 0.5),
        ("undef name", "", 0.0),
        ("return 1", "", 0.0),
        ("return 1", "Calculate it", 0.2),
        ("return", "calculate it", 0.0),
        ("returns 1", "calculate it", 0.0),
        ("if x: y", "", 0.0),
        ("    if x: y", "", 0.2),
        ("'for whom, if not you'", "", 0.2),
        ("import os", "", 0.0),
        ("import os", "Read JSON", 0.1),
        ("x = 1\nfrom os import path", "read json", 0.1),
        ("  import os", "read json", 0.0),
        ("from os.path import join", "read json", 0.0),
        ("def f():\n    if x == 1: return 2\nimport os", "compute from an API", 1.0),
    ],
)
def test_completeness(code: str, task: str, value: float) -> None:
    assert dimension(code, "completeness", task) == value


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("", 1.0),
        ("#" * 100, 1.0),
        ("#" * 101, 0.9),
        ("a = b = c = 1", 1.0),
        ("a = b = c = d = 1", 0.9),
        ("a == b == c == d == 1", 0.9),
        ("aa = ab = ac = ad = 1", 1.0),
        ("A = B = C = D = 1", 1.0),
        ("f(1)\ng(2)", 1.0),
        ("f(1)\ng(2)\nh(3)", 0.9),
        ("f (1)\ng (2)\nh (3)", 1.0),
        ("x{ y{ (1)if", 0.9),
        ("(1)if (2)for (3)if", 0.9),
        ("1( 2( _(", 1.0),
        ("f(1)\ng(2)\nh(3)  # x:int", 1.0),
        ("x: Optional", 1.0),
        ("f(1)\ng(2)\nh(x:  strange)", 1.0),
        ("f(1)\ng(2)\nh(3)\na = b = c = d = 1\n" + "#" * 101, 0.7),
    ],
)
def test_code_quality(code: str, value: float) -> None:
    assert dimension(code, "code_quality") == value


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("x = 1", 0.0),
        ("x = '#'", 0.2),
        ("x = '''a'''", 0.6),
        ('\n"""a"""', 0.8),
        ('"""a"""  # b', 1.0),
        ("// no comment of this language", 0.0),
    ],
)
def test_documentation(code: str, value: float) -> None:
    assert dimension(code, "documentation") == value


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("try:\n    x\nexcept E:\n    y", 0.5),
        ("try:\n    x\nfinally:\n    y", 0.2),
        ("# try: to do it, except on Sundays", 0.5),
        ("if not x: y", 0.3),
        ("raise ValueError", 0.3),
        ("raise TypeError('x')", 0.3),
        ("raise KeyError", 0.0),
        ("try:\n    if not x: y\nexcept E:\n    z\nfinally:\n    w", 1.0),
    ],
)
def test_error_handling(code: str, value: float) -> None:
    assert dimension(code, "error_handling") == value


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("def test_it(): pass", 0.5),
        ("def testing(): pass", 0.0),
        ("assert x", 0.3),
        ("self.assertEqual(1, 1)", 0.0),
        ("import pytest", 0.2),
        ("from unittest import mock", 0.0),
        ("import unittest\ndef test_it():\n    assert x", 1.0),
    ],
)
def test_testing(code: str, value: float) -> None:
    assert dimension(code, "testing") == value


@given(st.text(max_size=200))
def test_any_text_has_a_score(code: str) -> None:
    score = variorum.score_quality(code, language="python", rubric="code-quality-classic")
    assert 0.0 <= score.overall <= 1.0
