"""Results are compared across languages: by what they mean, not by how they are written."""

from __future__ import annotations

import pytest

from variorum.differential.equivalence import Equivalence, equivalence
from variorum.differential.output_equivalence import output_equivalence
from variorum.program.values import EnumConstant, Opaque, Record, Value

NAN = float("nan")


def _error(**fields: Value) -> Record:
    return Record("E", {"message": "m", **fields})


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        (1, 1, Equivalence.EQUAL),
        (1, 2, Equivalence.DIFFERENT),
        (2, 2.5, Equivalence.DIFFERENT),
        (3, 3.0, Equivalence.EQUAL),
        (True, 1, Equivalence.EQUAL),
        (True, -1, Equivalence.FORM),
        (0.1 + 0.2, 0.3, Equivalence.EQUAL),
        (NAN, NAN, Equivalence.EQUAL),
        (float("inf"), float("inf"), Equivalence.EQUAL),
        (float("inf"), 1.0, Equivalence.DIFFERENT),
        (10**400, float("inf"), Equivalence.FORM),
        (10**400, -1.5, Equivalence.DIFFERENT),
        ("3", 3, Equivalence.FORM),
        ("3", "3.0", Equivalence.FORM),
        ("$1.0 of 2.5", "$1 of 2.5", Equivalence.FORM),
        ("1.0.2", "1.2", Equivalence.DIFFERENT),
        ("a1.05", "a15", Equivalence.DIFFERENT),
        ("true", True, Equivalence.FORM),
        ("True", "true", Equivalence.FORM),
        ("Yes", "yes", Equivalence.DIFFERENT),
        ("", False, Equivalence.FORM),
        ("", True, Equivalence.DIFFERENT),
        (None, None, Equivalence.EQUAL),
        (None, -1, Equivalence.FORM),
        (None, [], Equivalence.FORM),
        (None, 5, Equivalence.DIFFERENT),
        (["a", "b"], "ab", Equivalence.EQUAL),
        ([1, 2], (1, 2), Equivalence.EQUAL),
        (_error(name="E", line=1), _error(args=("m",), line=1), Equivalence.EQUAL),
        (_error(name="E", line=1), _error(args=("m",), line=2), Equivalence.DIFFERENT),
        (_error(name="E"), _error(name="F"), Equivalence.DIFFERENT),
        ({1, 2}, {1: True, 2: True, 3: False}, Equivalence.FORM),
        ({"a"}, {"a": Record("", {})}, Equivalence.FORM),
        ({"a"}, {"b": True}, Equivalence.DIFFERENT),
        ({"a"}, {"a": 1}, Equivalence.DIFFERENT),
        ([1, 2], [2, 1], Equivalence.ORDER),
        ([1, 2], [1, 2, 2], Equivalence.DIFFERENT),
        ([[1, "1"], [2, "2"]], [[1, 1], [2, 2]], Equivalence.FORM),
        ({1, 2}, {2, 1}, Equivalence.EQUAL),
        ({1, 2}, [2, 1], Equivalence.ORDER),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, Equivalence.EQUAL),
        ({"a": 1}, {"a": 2}, Equivalence.DIFFERENT),
        ({1: ["b"]}, {"1": ["b"]}, Equivalence.FORM),
        ([{1: {2: True}}], [{"1": {"2": True}}], Equivalence.FORM),
        ({(1, 2): 3}, {"1,2": 3}, Equivalence.FORM),
        ({True: 1, 2.0: 2}, {"true": 1, "2": 2}, Equivalence.FORM),
        ({1: 2}, {"1": 3}, Equivalence.DIFFERENT),
        ({1: 2}, {"2": 2}, Equivalence.DIFFERENT),
        ({1: 2, "1": 2}, {"1": 2, "3": 2}, Equivalence.DIFFERENT),
        ([2**31 - 1, 0], [float("inf"), 0], Equivalence.FORM),
        (2**31 - 1, 2**63 - 1, Equivalence.FORM),
        (-(2**31), float("-inf"), Equivalence.FORM),
        (2**31 - 1, float("-inf"), Equivalence.DIFFERENT),
        (2**31 - 2, float("inf"), Equivalence.DIFFERENT),
        (Record("Point", {"xPos": 1, "y": 2}), Record("point", {"x_pos": 1, "y": 2}), Equivalence.EQUAL),
        (Record("Pair", {"first": 1, "second": 2}), (1, 2), Equivalence.EQUAL),
        (Record("Pair", {"first": 1, "second": 2}), {"first": 1, "second": 3}, Equivalence.DIFFERENT),
        ({"a": 1, "b": 2}, {97: 1, 98: 2}, Equivalence.FORM),
        ({"a": 1}, {98: 1}, Equivalence.DIFFERENT),
        ({"a": 1}, {97: 2}, Equivalence.DIFFERENT),
        ({"1": 1}, {1: 1}, Equivalence.FORM),
        ({"1": 1}, {49: 1}, Equivalence.FORM),
        ({"a", "b"}, {97, 98}, Equivalence.FORM),
        ({"a", "b"}, {97, 99}, Equivalence.DIFFERENT),
        ("ab", [97, 98], Equivalence.FORM),
        ("\xe9", [195, 169], Equivalence.FORM),
        ("ab", [97], Equivalence.DIFFERENT),
        ({"x", "y"}, {"x": True, "y": True}, Equivalence.FORM),
        ({"x"}, {"x": Record("", {})}, Equivalence.FORM),
        (set(), {}, Equivalence.FORM),
        ({"x"}, {"x": False}, Equivalence.DIFFERENT),
        ({"x"}, {"y": True}, Equivalence.DIFFERENT),
        ({"x"}, {"x": 1}, Equivalence.DIFFERENT),
        (EnumConstant("Info", 2), 2, Equivalence.FORM),
        (EnumConstant("Info", 2), 1, Equivalence.DIFFERENT),
        (EnumConstant("Info", 2), "Info", Equivalence.EQUAL),
        (EnumConstant("Info", 2), EnumConstant("Info", 1), Equivalence.EQUAL),
        ([EnumConstant("Info", 2)], [2], Equivalence.FORM),
        (Opaque("now()"), Opaque("now()"), Equivalence.EQUAL),
        (Opaque("now()"), 3, Equivalence.DIFFERENT),
    ],
)
def test_likeness(source: Value, target: Value, expected: Equivalence) -> None:
    assert equivalence(source, target) is expected
    assert equivalence(target, source) is expected


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("1\n", "1", Equivalence.EQUAL),
        ("1 \n2\n", "1\n2\n", Equivalence.EQUAL),
        ("1 2\n", "1\n2\n", Equivalence.FORM),
        ("3\n", "3.0\n", Equivalence.FORM),
        ("0.3333333333\n", "0.33333333333333\n", Equivalence.EQUAL),
        ("Yes\n", "YES\n", Equivalence.FORM),
        ("a b\n", "b a\n", Equivalence.ORDER),
        ("1\n", "2\n", Equivalence.DIFFERENT),
        ("007\n", "7\n", Equivalence.EQUAL),
        ("[1, 2, 3]\n", "1\n2\n3\n", Equivalence.FORM),
        ("['a', 'b']\n", "a, b\n", Equivalence.FORM),
        ("[1, 2]\n", "1\n3\n", Equivalence.DIFFERENT),
        ("[]\n", "{}\n", Equivalence.DIFFERENT),
    ],
)
def test_printed_likeness(source: str, target: str, expected: Equivalence) -> None:
    assert output_equivalence(source, target) is expected


def test_a_value_without_an_error_has_another_form() -> None:
    assert equivalence(("I", None), "I") is Equivalence.FORM
    assert equivalence(("I", None), "V") is Equivalence.DIFFERENT
    assert equivalence([1, 2], Record("Row", {"values": [1, 2]})) is Equivalence.FORM
    assert equivalence([1, 2], Record("Row", {"values": [1, 3]})) is not Equivalence.EQUAL
