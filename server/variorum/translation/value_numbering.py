"""Value numbers: what is worked out alike gets one number, whichever way and in whatever language it is written.

Names stand for fixed values of a finite field, and operations are carried out there, so that `n * (n + 1) / 2` and
`n * n / 2 + n / 2` come to one number while another term, factor or operator comes to a different one: the test of
polynomial identities by Schwartz and Zippel, at a single point. What is no arithmetic gets a number by what it is made of.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from variorum.syntax.literals import whole_number

FIELD = (1 << 61) - 1
"""The number of values; prime, so that everything but 0 divides."""
ARITHMETIC = frozenset({"+", "-", "*", "/", "%", "**", "<<", ">>", "&", "|", "^"})
COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
ORDERINGS = frozenset({"<", "<=", ">", ">="})

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_UNORDERED = frozenset({"&", "|", "^"})
_LARGEST_EXPONENT = 60


@lru_cache(maxsize=16384)
def mixed(what: str, *values: int | str) -> int:
    """The number of something that is not worked out, by what it is and what it is made of."""
    digest = blake2b(repr((what, values)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % FIELD


def number_of(text: str) -> int:
    """The number of a literal in its common spelling; a fraction is the quotient that it is."""
    whole, _, fraction = text.partition(".")
    digits = whole_number(whole + fraction)
    if digits is None or text[:1] in ("+", "-", "."):
        return mixed("number", text)
    return digits * pow(10, -len(fraction), FIELD) % FIELD


def operated(operator: str, left: int, right: int) -> int:
    """The outcome of an arithmetic operation. Every division is taken for an exact one."""
    if operator == "+":
        return (left + right) % FIELD
    if operator == "-":
        return (left - right) % FIELD
    if operator == "*":
        return left * right % FIELD
    if operator == "/" and right:
        return left * pow(right, -1, FIELD) % FIELD
    if operator == "**" and right <= _LARGEST_EXPONENT:
        return pow(left, right, FIELD)
    if operator in ("<<", ">>") and right <= _LARGEST_EXPONENT:
        return left * pow(2, right if operator == "<<" else -right, FIELD) % FIELD
    if operator in _UNORDERED:
        left, right = sorted((left, right))
    return mixed(operator, left, right)


def magnitude(value: int) -> int:
    """The same for a value and for its negative."""
    return min(value, -value % FIELD)


def compared(operator: str, left: int, right: int) -> int:
    """What a comparison asks: of whole numbers, `a <= b` the same as `a < b + 1`, and `b > a` the same as `a < b`."""
    if operator in ("==", "!="):
        return mixed(operator, magnitude((left - right) % FIELD))
    if operator in (">", ">="):
        left, right = right, left
    return mixed("<", (left - right - (operator in ("<=", ">="))) % FIELD)


def opposite(operator: str, left: int, right: int) -> int:
    """What the negated comparison asks."""
    return compared(_OPPOSITE[operator], left, right)
