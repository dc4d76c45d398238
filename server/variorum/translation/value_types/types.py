"""Kinds of values, as far as operations tell them apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Optional

_INTEGER, _FRACTION, _NUMBER, _BOOLEAN, _STRING, _LIST = (
    "integer",
    "fraction",
    "number",
    "truth",
    "text",
    "list",
)
_INTEGERS = (_INTEGER, _BOOLEAN)


_DISPLAY_NAMES = {_BOOLEAN: "boolean", _STRING: "string", _FRACTION: "float"}


class ValueType(NamedTuple):
    """A kind of value, and of what it holds where it holds others."""

    name: str
    """`integer`, `fraction`, `number` (one of the two), `truth`, `text`, `list`, `tuple`, `map`, `set`, `iterator`, `nothing`;
    `quotient` for what comes of dividing something unknown: a fraction, or an array of them."""
    element: Optional[ValueType] = None  # noqa: UP045 - a class cannot name itself with `|` while it is made


MaybeType = ValueType | None
"""A kind, or None where it is unknown."""

INTEGER, FRACTION, NUMBER, BOOLEAN, STRING = (
    ValueType(name) for name in (_INTEGER, _FRACTION, _NUMBER, _BOOLEAN, _STRING)
)
QUOTIENT = ValueType("quotient")
NEVER = ValueType("never")
"""The kind of what nothing was found for yet: it goes with every other kind."""


def join(types: Iterable[MaybeType]) -> MaybeType:
    """The kind of a value that is of one of these kinds; unknown where they have nothing in common."""
    whole: MaybeType = NEVER
    for type_ in types:
        whole = _join_two(whole, type_)
        if whole is None:
            return None
    return whole


def is_number(type_: MaybeType) -> bool:
    """Whether values of the kind are numbers."""
    return type_ is not None and type_.name in (_INTEGER, _FRACTION, _NUMBER, _BOOLEAN)


def describe_type(type_: ValueType) -> str:
    """Returns the type with an article, as a message names it."""
    name = _DISPLAY_NAMES.get(type_.name, type_.name)
    article = "an" if name in ("integer", "iterator") else "a"
    return name if type_.name == "nothing" else f"{article} {name}"


def operator_result(left: MaybeType, right: MaybeType, operator: str) -> MaybeType:
    """The kind of what arithmetic on two numbers, or `+` and `*` on texts and lists, comes to."""
    if NEVER in (left, right):
        return NEVER
    if left is None or right is None:
        return None
    if is_number(left) and is_number(right):
        if operator == "/" or FRACTION in (left, right):
            return FRACTION
        return INTEGER if left.name in _INTEGERS and right.name in _INTEGERS and operator != "**" else NUMBER
    if QUOTIENT in (left, right) and all(one == QUOTIENT or is_number(one) for one in (left, right)):
        return QUOTIENT if operator != "//" else None
    if operator == "+" and left.name == right.name:
        return join((left, right))
    if operator == "*" and INTEGER in (left, right):
        return left if right == INTEGER else right
    # A text on the left of `%` is a template.
    return STRING if operator == "%" and left == STRING else None


def _join_two(one: MaybeType, other: MaybeType) -> MaybeType:
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
    return ValueType(one.name, _join_two(one.element, other.element))
