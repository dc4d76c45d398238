"""Values are written in a short neutral form."""

from __future__ import annotations

import pytest

from variorum.differential.display import display, display_text
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
