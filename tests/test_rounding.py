"""Displayed numbers are rounded half up, in the server as in the extension."""

from __future__ import annotations

import pytest

from variorum.rounding import rounded


@pytest.mark.parametrize(
    ("value", "digits", "expected"),
    [
        (0.3125, 3, "0.313"),
        (0.0625, 3, "0.063"),
        (0.3124999, 3, "0.312"),
        (0.125, 2, "0.13"),
        (0.0, 3, "0.000"),
        (1.0, 3, "1.000"),
        (0.9996, 3, "1.000"),
        (-0.0625, 3, "-0.062"),
    ],
)
def test_a_half_is_rounded_up(value: float, digits: int, expected: str) -> None:
    assert rounded(value, digits) == expected
