"""Literals in one form for all languages: `1_000L`, `1000` and `0x3E8` are the same number."""

from __future__ import annotations

import re
from functools import lru_cache

_SUFFIX = re.compile(r"(?i)(?<=[0-9a-f.])(?:[iuf](?:8|16|32|64|128|size)|ull|llu|ul|lu|ll|[ulfdmnr])$")
# A point, an exponent or a suffix: what makes a decimal number one with a fraction.
_FRACTION = re.compile(r"(?i)\d[\d_']{0,400}(?:\.|e[-+]?\d|f(?:32|64)?$|[dm]$)|\.\d")
_HEX_SUFFIX = re.compile(r"(?i)(?:[iu](?:8|16|32|64|128|size)|ull|llu|ul|lu|ll|[uln])$")
_QUOTED = re.compile(r"(?s)^[A-Za-z@$]{0,3}(?P<quote>\"\"\"|'''|[\"'`])(?P<body>.*)(?P=quote)$")
_ESCAPES = {
    "n": "\n",
    "t": "\t",
    "r": "\r",
    "0": "\0",
    "\\": "\\",
    "'": "'",
    '"': '"',
    "`": "`",
    "b": "\b",
    "f": "\f",
}
_ESCAPE = re.compile(r"\\(u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|.)", re.S)


# More digits than any number that is meant; reading more of them takes the square of their number, and Python refuses it.
_MOST_DIGITS = 400


def whole_number(text: str) -> int | None:
    """The number that decimal digits stand for, behind a sign perhaps; None for other texts and for endless numbers."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if len(digits) > _MOST_DIGITS or not (digits.isascii() and digits.isdigit()):
        return None
    return int(text)


def is_fractional(text: str) -> bool:
    """Whether the number is written as one of a type with fractions: `100.0`, `1e3`, `2f`."""
    return text[:2].lower() not in ("0x", "0b", "0o") and _FRACTION.match(text) is not None


@lru_cache(maxsize=4096)
def number_value(text: str) -> str:
    """The number's value in one spelling: integers in decimal, floats as Python prints them; odd texts as they are."""
    plain = text.replace("_", "").replace("'", "")
    is_hex = plain[:2].lower() == "0x"
    plain = (_HEX_SUFFIX if is_hex or plain[:2].lower() in ("0b", "0o") else _SUFFIX).sub("", plain)
    try:
        if re.fullmatch(r"0[0-7]+", plain):
            return str(int(plain, 8))
        if re.fullmatch(r"(?i)\d+|0x[0-9a-f]+|0b[01]+|0o[0-7]+", plain):
            return str(int(plain, 0))
        value = float(plain)
    except (ValueError, OverflowError):
        return text
    return str(int(value)) if value.is_integer() and abs(value) < 1e18 else repr(value)


@lru_cache(maxsize=4096)
def string_value(text: str) -> str:
    """The string without quotes, its escapes resolved, and a trailing line end dropped: print statements differ in that."""
    quoted = _QUOTED.match(text)
    body = quoted["body"] if quoted else text
    return _ESCAPE.sub(_unescaped, body).rstrip("\n")


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] in "ux" and len(code) > 1:
        value = int(code[1:].strip("{}"), 16)
        return chr(value) if value < 0x110000 else found[0]
    return _ESCAPES.get(code, code)
