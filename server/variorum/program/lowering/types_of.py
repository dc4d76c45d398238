"""Lowers types: names with their arguments, arrays, pointers, optional ones, functions."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.names import plain_name
from variorum.program.lowering.references import reference_to
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.types import ANY, VOID, Kind, Type


@hook("type name")
def type_name(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type by its name."""
    found = entry.one(node, "name")
    return named_type(lower, text_of(found if found is not None else node))


def named_type(lower: Lowering, text: str) -> Type:
    """The type with a name: one that the file defines, one that the table lists, or an object of a class."""
    name = plain_name(lower, text) if " " not in text.strip() else " ".join(text.split())
    if name in lower.types:
        return lower.types[name]
    if name in lower.table.type_names:
        return lower.table.type_names[name]
    last = name.replace("::", ".").replace("\\", ".").rsplit(".", 1)[-1]
    return lower.table.type_named(last)


@hook("generic type")
def generic_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type with arguments; where it only wraps another (`Optional`), it is an optional one."""
    name = entry.one(node, "name")
    if name is None:
        return ANY
    found = named_type(lower, text_of(name))
    arguments = tuple(lower.type(one) for one in entry.all(node, "arguments"))
    if found.kind is Kind.ANY:
        return ANY
    if found.kind is Kind.VOID and len(arguments) == 1:
        # What a function gives that runs at once, whoever waits for it (`Task<int>`).
        return arguments[0]
    return attrs.evolve(found, arguments=arguments)


@hook("array type")
def array_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """An array, with as many dimensions as there are brackets; `fixed` is one whose length is part of the type."""
    found = lower.type(entry.one(node, "element"))
    dimensions = entry.one(node, "dimensions")
    text = text_of(dimensions) if dimensions is not None else "["
    count = text.count("[") + text.count(",")
    name = "[n]" if entry.has(node, "fixed") else "[]"
    for _ in range(count):
        found = Type(Kind.LIST, name, (found,))
    return found


@hook("map type")
def map_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A map type with a form of its own."""
    key, value = lower.type(entry.one(node, "key")), lower.type(entry.one(node, "value"))
    return Type(Kind.MAP, "map", (key, value))


@hook("pointer type")
def pointer_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A pointer."""
    return Type(Kind.POINTER, "*", (lower.type(entry.one(node, "of")),))


@hook("reference type")
def reference_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A reference."""
    return reference_to(lower.type(entry.one(node, "of")))


@hook("optional type")
def optional_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type that may be null."""
    return Type(Kind.OPTIONAL, "?", (lower.type(entry.one(node, "of")),))


@hook("union type")
def union_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """One of several types: an optional one where null is the other."""
    members = [lower.type(one) for one in entry.all(node, "of")]
    known = [one for one in members if one.kind is not Kind.VOID]
    if len(known) == 1 and len(members) == 2:
        return Type(Kind.OPTIONAL, "?", (known[0],))
    return ANY


@hook("tuple type")
def tuple_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A tuple."""
    members = tuple(lower.type(one) for one in entry.all(node, "of"))
    return Type(Kind.TUPLE, "tuple", members) if members else VOID


@hook("function type")
def function_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A function."""
    return Type(Kind.FUNCTION, "function")


@hook("void type")
def void_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The type of nothing."""
    return VOID


@hook("inner type")
def inner_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """What only holds a type."""
    return lower.type(entry.one(node, "of"))


@hook("quoted type")
def quoted_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type in quotes; of those only names are followed."""
    return named_type(lower, text_of(node).strip("\"'")) if text_of(node).strip("\"'").isidentifier() else ANY
