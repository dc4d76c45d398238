"""Value numbering: expressions with the same value get the same number, however and in whatever language they are written.

Names stand for fixed elements of a finite field, and operations are evaluated there, so that `n * (n + 1) / 2` and `n * n / 2 + n
/ 2` have one number while another term, factor or operator gives a different one: polynomial identity testing (Schwartz-Zippel
lemma) at a single point. Anything else gets a number by its parts.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from variorum.syntax.literals import whole_number

FIELD = (1 << 61) - 1
"""The number of elements; prime, so that everything but 0 has an inverse."""
ARITHMETIC = frozenset({"+", "-", "*", "/", "%", "**", "<<", ">>", "&", "|", "^"})
COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
ORDERINGS = frozenset({"<", "<=", ">", ">="})

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_UNORDERED = frozenset({"&", "|", "^"})
_LARGEST_EXPONENT = 60


@lru_cache(maxsize=16384)
def mixed(what: str, *values: int | str) -> int:
    """Returns the number of something opaque, by its kind and its parts."""
    digest = blake2b(repr((what, values)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % FIELD


def number_of(text: str) -> int:
    """Returns the number of a literal in its common spelling. A decimal fraction is an exact quotient."""
    whole, _, fraction = text.partition(".")
    digits = whole_number(whole + fraction)
    if digits is None or text[:1] in ("+", "-", "."):
        return mixed("number", text)
    return digits * pow(10, -len(fraction), FIELD) % FIELD


def operated(operator: str, left: int, right: int) -> int:
    """Returns the number of an arithmetic operation. Every division is exact."""
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
    """Returns the same number for a value and its negative."""
    return min(value, -value % FIELD)


def compared(operator: str, left: int, right: int) -> int:
    """Returns the number of a comparison: for integers, `a <= b` equals `a < b + 1`, and `b > a` equals `a < b`."""
    if operator in ("==", "!="):
        return mixed(operator, magnitude((left - right) % FIELD))
    if operator in (">", ">="):
        left, right = right, left
    return mixed("<", (left - right - (operator in ("<=", ">="))) % FIELD)


def opposite(operator: str, left: int, right: int) -> int:
    """Returns the number of the negated comparison."""
    return compared(_OPPOSITE[operator], left, right)
