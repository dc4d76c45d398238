"""Kinds of values, as far as operations tell them apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Optional

_INTEGER, _FRACTION, _NUMBER, _TRUTH, _TEXT, _LIST = "integer", "fraction", "number", "truth", "text", "list"
_COUNTED = (_INTEGER, _TRUTH)


class Kind(NamedTuple):
    """A kind of value, and of what it holds where it holds others."""

    name: str
    """`integer`, `fraction`, `number` (one of the two), `truth`, `text`, `list`, `tuple`, `map`, `set`, `iterator`, `nothing`;
    `quotient` for what comes of dividing something unknown: a fraction, or an array of them."""
    element: Optional[Kind] = None  # noqa: UP045 - a class cannot name itself with `|` while it is made


Known = Kind | None
"""A kind, or None where it is unknown."""

INTEGER, FRACTION, NUMBER, TRUTH, TEXT = (
    Kind(name) for name in (_INTEGER, _FRACTION, _NUMBER, _TRUTH, _TEXT)
)
QUOTIENT = Kind("quotient")
NEVER = Kind("never")
"""The kind of what nothing was found for yet: it goes with every other kind."""


def joined(kinds: Iterable[Known]) -> Known:
    """The kind of a value that is of one of these kinds; unknown where they have nothing in common."""
    whole: Known = NEVER
    for kind in kinds:
        whole = _both(whole, kind)
        if whole is None:
            return None
    return whole


def is_number(kind: Known) -> bool:
    """Whether values of the kind are numbers."""
    return kind is not None and kind.name in (_INTEGER, _FRACTION, _NUMBER, _TRUTH)


def named_type(kind: Kind) -> str:
    """The kind as a message names it."""
    article = "an" if kind.name in ("integer", "iterator") else "a"
    return {"truth": "a truth value", "nothing": "nothing"}.get(kind.name, f"{article} {kind.name}")


def summed(left: Known, right: Known, operator: str) -> Known:
    """The kind of what arithmetic on two numbers, or `+` and `*` on texts and lists, comes to."""
    if NEVER in (left, right):
        return NEVER
    if left is None or right is None:
        return None
    if is_number(left) and is_number(right):
        if operator == "/" or FRACTION in (left, right):
            return FRACTION
        return INTEGER if left.name in _COUNTED and right.name in _COUNTED and operator != "**" else NUMBER
    if QUOTIENT in (left, right) and all(one == QUOTIENT or is_number(one) for one in (left, right)):
        return QUOTIENT if operator != "//" else None
    if operator == "+" and left.name == right.name:
        return joined((left, right))
    if operator == "*" and INTEGER in (left, right):
        return left if right == INTEGER else right
    # A text on the left of `%` is a template.
    return TEXT if operator == "%" and left == TEXT else None


def _both(one: Known, other: Known) -> Known:
    if one is None or other is None:
        return None
    if one == other or other == NEVER:
        return one
    if one == NEVER:
        return other
    if is_number(one) and is_number(other):
        return NUMBER
    if one.name != other.name:
        return None
    if NEVER in (one.element, other.element):
        return one if other.element == NEVER else other
    return Kind(one.name, _both(one.element, other.element))
