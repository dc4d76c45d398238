"""The representation of types of values."""

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
    """A type, with the type of its elements if it is a collection."""

    name: str
    """`integer`, `fraction`, `number` (either of the two), `truth`, `text`, `list`, `tuple`, `map`, `set`,
    `iterator`, `nothing`, `deque`, `Counter`, `defaultdict`, the path of a library function that a name is
    imported for, or `quotient` for the result of a division with an unknown operand: a float, or an array of floats.
    """
    element: Optional[ValueType] = None  # noqa: UP045 - a class cannot name itself with `|` while it is made


MaybeType = ValueType | None
"""A type, or None if it is unknown."""

INTEGER, FRACTION, NUMBER, BOOLEAN, STRING = (
    ValueType(name) for name in (_INTEGER, _FRACTION, _NUMBER, _BOOLEAN, _STRING)
)
QUOTIENT = ValueType("quotient")
NEVER = ValueType("never")
"""The bottom type, of names without any value so far. Joined with another type, it gives that type."""


def join(types: Iterable[MaybeType]) -> MaybeType:
    """Returns the smallest type that includes all of these types. Returns None if they have nothing in common."""
    whole: MaybeType = NEVER
    for type_ in types:
        whole = _join_two(whole, type_)
        if whole is None:
            return None
    return whole


def is_number(type_: MaybeType) -> bool:
    """Returns whether values of the type are numbers."""
    return type_ is not None and type_.name in (_INTEGER, _FRACTION, _NUMBER, _BOOLEAN)


def describe_type(type_: ValueType) -> str:
    """Returns the type with an article, as a message names it."""
    name = _DISPLAY_NAMES.get(type_.name, type_.name)
    article = "an" if name in ("integer", "iterator") else "a"
    return name if type_.name == "nothing" else f"{article} {name}"


def operator_result(left: MaybeType, right: MaybeType, operator: str) -> MaybeType:
    """Returns the type of an arithmetic operation on two numbers, or of `+` and `*` on strings and lists."""
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
    # A string on the left of `%` is a format.
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
