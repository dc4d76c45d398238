"""The kind of a value, by which its operations are looked up."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import BY_WIDTH, F32, Big, Char
from variorum.interpreter.objects import Object
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Device,
    Map,
    PriorityQueue,
    Set,
)

KINDS: dict[type, str] = {
    str: "text",
    int: "integer",
    float: "float",
    F32: "float",
    bool: "bool",
    Char: "char",
    Big: "big",
    list: "list",
    tuple: "tuple",
    range: "range",
    **dict.fromkeys(BY_WIDTH.values(), "integer"),
}
COMPLETE = frozenset(
    {"text", "integer", "float", "bool", "tuple", "list", "set", "map", "counter", "deque", "range"}
)
"""Kinds of which a name that no table has is a mistake in a language that looks names up at run time."""


class Kinds(MachinePart):
    """Tells what kind of value a value is."""

    def kind_of(self, value: Any) -> str:
        """Returns the kind by which operations are looked up."""
        found = KINDS.get(type(value))
        if found is not None:
            return found
        kind = getattr(value, "kind", None)
        if kind is not None:
            return str(kind)
        if value is None or value is UNDEFINED:
            return "null"
        if hasattr(value, "__next__"):
            return "iterator"
        return type(value).__name__.lower()

    def is_missing(self, kind: str, name: str) -> bool:
        """Whether a member that the tables lack is a mistake of the program."""
        if self.semantics.unset != "error" or kind not in COMPLETE or name.startswith("__"):
            return False
        return name not in self.operations.other_members.get(kind, ())

    @staticmethod
    def is_whole(value: Any) -> bool:
        """Whether a value has parts of its own, so that a reference to it is the value itself."""
        return isinstance(value, (list, Map, Set, PriorityQueue, Builder, Object, Device))
