"""Results are compared across languages: by what they mean, not by how they are written."""

from __future__ import annotations

import pytest

from variorum.differential.likeness import Likeness, likeness
from variorum.differential.printed import printed_likeness
from variorum.program.values import Opaque, Record, Value

NAN = float("nan")


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        (1, 1, Likeness.EQUAL),
        (1, 2, Likeness.DIFFERENT),
        (2, 2.5, Likeness.DIFFERENT),
        (3, 3.0, Likeness.EQUAL),
        (True, 1, Likeness.EQUAL),
        (True, -1, Likeness.FORM),
        (0.1 + 0.2, 0.3, Likeness.EQUAL),
        (NAN, NAN, Likeness.EQUAL),
        (float("inf"), float("inf"), Likeness.EQUAL),
        (float("inf"), 1.0, Likeness.DIFFERENT),
        ("3", 3, Likeness.FORM),
        ("3", "3.0", Likeness.FORM),
        ("true", True, Likeness.FORM),
        ("True", "true", Likeness.FORM),
        ("Yes", "yes", Likeness.DIFFERENT),
        (None, None, Likeness.EQUAL),
        (None, -1, Likeness.FORM),
        (None, [], Likeness.FORM),
        (None, 5, Likeness.DIFFERENT),
        (["a", "b"], "ab", Likeness.EQUAL),
        ([1, 2], (1, 2), Likeness.EQUAL),
        ([1, 2], [2, 1], Likeness.ORDER),
        ([1, 2], [1, 2, 2], Likeness.DIFFERENT),
        ([[1, "1"], [2, "2"]], [[1, 1], [2, 2]], Likeness.FORM),
        ({1, 2}, {2, 1}, Likeness.EQUAL),
        ({1, 2}, [2, 1], Likeness.ORDER),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, Likeness.EQUAL),
        ({"a": 1}, {"a": 2}, Likeness.DIFFERENT),
        (Record("Point", {"xPos": 1, "y": 2}), Record("point", {"x_pos": 1, "y": 2}), Likeness.EQUAL),
        (Record("Pair", {"first": 1, "second": 2}), (1, 2), Likeness.EQUAL),
        (Record("Pair", {"first": 1, "second": 2}), {"first": 1, "second": 3}, Likeness.DIFFERENT),
        (Opaque("now()"), Opaque("now()"), Likeness.EQUAL),
        (Opaque("now()"), 3, Likeness.DIFFERENT),
    ],
)
def test_likeness(source: Value, target: Value, expected: Likeness) -> None:
    assert likeness(source, target) is expected
    assert likeness(target, source) is expected


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("1\n", "1", Likeness.EQUAL),
        ("1 \n2\n", "1\n2\n", Likeness.EQUAL),
        ("1 2\n", "1\n2\n", Likeness.FORM),
        ("3\n", "3.0\n", Likeness.FORM),
        ("0.3333333333\n", "0.33333333333333\n", Likeness.EQUAL),
        ("Yes\n", "YES\n", Likeness.FORM),
        ("a b\n", "b a\n", Likeness.ORDER),
        ("1\n", "2\n", Likeness.DIFFERENT),
        ("007\n", "7\n", Likeness.EQUAL),
        ("[1, 2, 3]\n", "1\n2\n3\n", Likeness.FORM),
        ("['a', 'b']\n", "a, b\n", Likeness.FORM),
        ("[1, 2]\n", "1\n3\n", Likeness.DIFFERENT),
        ("[]\n", "{}\n", Likeness.DIFFERENT),
    ],
)
def test_printed_likeness(source: str, target: str, expected: Likeness) -> None:
    assert printed_likeness(source, target) is expected
