"""Values that programs exchange with whoever runs them: the same for all languages.

A value is None, a bool, an int, a float, a str (a character is a str of length 1), a list, a tuple, a dict, a set or frozenset of
values, a `Record`, an `EnumConstant`, or an `Opaque`. A machine converts to and from its language's own values by the declared
types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

Value = Any
"""One of the values above. Python cannot say this recursive type without a name for each container."""


@attrs.frozen(eq=True, hash=False)
class Record:
    """An object of a class: the name of its type and its fields in the order of their declaration."""

    type: str
    fields: Mapping[str, Value]


class EnumConstant(str):
    """A constant of an enum: its name, with the number that stands for it in languages whose enums are integers."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, name: str, number: int) -> EnumConstant:
        """Returns the constant of a name and a number."""
        made = super().__new__(cls, name)
        made.number = number
        return made

    def __reduce__(self) -> tuple[type[EnumConstant], tuple[str, int]]:
        return EnumConstant, (str(self), self.number)


@attrs.frozen
class Opaque:
    """The result of something that cannot be evaluated. Two are equal if they were computed alike."""

    text: str


ABSENT = Opaque("")
"""An argument that only one of two programs takes."""
