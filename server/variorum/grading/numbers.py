"""Checks numbers from untrusted files: Python's integers are unbounded, so some fit into no float."""

from __future__ import annotations

import sys
from typing import TypeGuard

_LONGEST = 40


def is_number(value: object) -> TypeGuard[int | float]:
    """Returns whether a value is a finite number that a float can hold. Booleans are not numbers."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -sys.float_info.max <= value <= sys.float_info.max


def render_value(value: object) -> str:
    """Returns a short one-line representation of a value for messages."""
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):
        # Python writes no number of more than some thousand digits.
        return "a value without end"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
