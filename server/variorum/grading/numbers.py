"""Numbers that others wrote. Those of Python have no end, so a text of a kilobyte can hold one that no float can."""

from __future__ import annotations

import sys
from typing import TypeGuard

_LONGEST = 40


def is_number(value: object) -> TypeGuard[int | float]:
    """Whether a value is a number, no truth value, that a float can hold: neither infinite nor "not a number"."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -sys.float_info.max <= value <= sys.float_info.max


def render_value(value: object) -> str:
    """A value as a message quotes it: on one line and never long."""
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):
        # Python writes no number of more than some thousand digits.
        return "a value without end"
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
