"""The numbers that a language with conversions reads in a text."""

from __future__ import annotations

import math

BLANKS = " \t\n\r\v\f"
DIGITS = "0123456789"
LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
MOST_DIGITS = 400
"""Digits of an integer that are read; one with more is larger than any float."""


def leading_number(text: str) -> tuple[int | float | None, bool]:
    """Returns the number that a text begins with, and whether nothing but blanks follows it. Without a number it is None."""
    start = _behind(text, 0, BLANKS)
    whole = _behind(text, start + (text[start : start + 1] in ("+", "-")), DIGITS)
    end, is_float = whole, False
    has_digits = text[whole - 1 : whole] in DIGITS and whole > start
    if text[whole : whole + 1] == ".":
        fraction = _behind(text, whole + 1, DIGITS)
        if has_digits or fraction > whole + 1:
            end, has_digits, is_float = fraction, True, True
    if not has_digits:
        return None, False
    if text[end : end + 1] in ("e", "E"):
        first = end + 1 + (text[end + 1 : end + 2] in ("+", "-"))
        last = _behind(text, first, DIGITS)
        if last > first:
            end, is_float = last, True
    digits = text[start:end]
    is_whole = not text[end:].strip(BLANKS)
    if not is_float and len(digits.lstrip("+-0")) > MOST_DIGITS:
        return (-math.inf if digits[0] == "-" else math.inf), is_whole
    if is_float or len(digits) > MOST_DIGITS:
        return float(digits), is_whole
    number = int(digits)
    return (number if LOWEST <= number <= HIGHEST else float(digits)), is_whole


def _behind(text: str, position: int, characters: str) -> int:
    """Returns the position behind all of the characters that follow."""
    return len(text) - len(text[position:].lstrip(characters))


def whole_number(text: str) -> int | float | None:
    """Returns the number that a text is, None where it is none."""
    number, is_whole = leading_number(text)
    return number if is_whole else None
