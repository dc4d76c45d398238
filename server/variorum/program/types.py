"""Types as the representation knows them: what a value is, whatever its language calls it."""

from __future__ import annotations

from enum import Enum

import attrs


class Kind(Enum):
    """What kind of value a type describes."""

    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    CHAR = "char"
    STR = "str"
    BUILDER = "builder"
    """A text that can be changed: `StringBuilder`, C++ `std::string`."""
    LIST = "list"
    SET = "set"
    MAP = "map"
    TUPLE = "tuple"
    QUEUE = "queue"
    """A priority queue."""
    OPTIONAL = "optional"
    POINTER = "pointer"
    FUNCTION = "function"
    OBJECT = "object"
    VOID = "void"
    ANY = "any"


@attrs.frozen
class Type:
    """The type of a value.

    `name` is what the language calls it without its arguments (`ArrayList`, `unordered_map`); tables of the language say what
    follows from it. `bits` is the width of a number, 0 where it has none (`int` of Python).
    """

    kind: Kind
    name: str = ""
    arguments: tuple[Type, ...] = ()
    bits: int = 0
    is_signed: bool = True


ANY = Type(Kind.ANY)
VOID = Type(Kind.VOID)
