"""Normalises literals across languages: `1_000L`, `1000` and `0x3E8` are the same number."""

from __future__ import annotations

import re
from functools import lru_cache

_SUFFIX = re.compile(r"(?i)(?<=[0-9a-f.])(?:[iuf](?:8|16|32|64|128|size)|ull|llu|ul|lu|ll|[ulfdmnr])$")
# A point, an exponent or a suffix makes a decimal literal fractional.
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


# Converting more digits takes quadratic time, and Python refuses it.
_MOST_DIGITS = 400


def whole_number(text: str) -> int | None:
    """Returns the value of decimal digits with an optional sign. Returns None for other texts and for more than 400
    digits.
    """
    digits = text[1:] if text[:1] in ("+", "-") else text
    if len(digits) > _MOST_DIGITS or not (digits.isascii() and digits.isdigit()):
        return None
    return int(text)


def is_fractional(text: str) -> bool:
    """Returns whether a number is written as a floating-point or decimal one: `100.0`, `1e3`, `2f`."""
    return text[:2].lower() not in ("0x", "0b", "0o") and _FRACTION.match(text) is not None


@lru_cache(maxsize=4096)
def number_value(text: str) -> str:
    """Returns the number in a canonical spelling: integers in decimal, floats as Python prints them. Returns other
    texts as they are.
    """
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
    """Returns the string without quotes, escapes resolved, and without trailing line ends, which print statements
    differ in.
    """
    quoted = _QUOTED.match(text)
    body = quoted["body"] if quoted else text
    return _ESCAPE.sub(_unescaped, body).rstrip("\n")


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] in "ux" and len(code) > 1:
        value = int(code[1:].strip("{}"), 16)
        return chr(value) if value < 0x110000 else found[0]
    return _ESCAPES.get(code, code)
