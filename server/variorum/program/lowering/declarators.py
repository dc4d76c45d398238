"""Reads declarators of C and C++: what stands around a name makes its type."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from tree_sitter import Node

from variorum.program.expressions import Argument, New
from variorum.program.lowering.declarations import Declared
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.types import Kind, Type

NAMES = frozenset(
    (
        "identifier",
        "field_identifier",
        "type_identifier",
        "qualified_identifier",
        "operator_name",
        "destructor_name",
    )
)


@attrs.frozen(eq=False)
class Declarator:
    """A declarator taken apart."""

    name: Node | None
    type: Type
    lengths: tuple[Node | None, ...] = ()
    """Of arrays, outermost first."""
    is_reference: bool = False
    function: Node | None = None
    """The node with the parameters, where a function is declared."""
    bindings: Node | None = None
    """The names of a structured binding."""


def read(lower: Lowering, node: Node | None, base: Type) -> Declarator:
    """Takes a declarator apart from the outside in."""
    found = Declarator(None, base)
    while node is not None:
        match node.type:
            case "pointer_declarator" | "abstract_pointer_declarator":
                found = attrs.evolve(found, type=Type(Kind.POINTER, "*", (found.type,)))
            case "reference_declarator" | "abstract_reference_declarator":
                found = attrs.evolve(found, is_reference=True)
            case "array_declarator" | "abstract_array_declarator":
                size = node.child_by_field_name("size")
                name = "[n]" if size is not None else "[]"
                found = attrs.evolve(
                    found, type=Type(Kind.LIST, name, (found.type,)), lengths=(size, *found.lengths)
                )
            case "function_declarator" | "abstract_function_declarator":
                inner = node.child_by_field_name("declarator")
                if inner is None or inner.type == "parenthesized_declarator":
                    found = attrs.evolve(found, type=Type(Kind.FUNCTION, "function"))
                else:
                    found = attrs.evolve(found, function=node)
            case "structured_binding_declarator":
                return attrs.evolve(found, bindings=node)
            case kind if kind in NAMES:
                return attrs.evolve(found, name=node)
        node = _inner(node)
    return found


def _inner(node: Node) -> Node | None:
    inner = node.child_by_field_name("declarator")
    if inner is not None:
        return inner
    children = [
        one for one in named_children(node) if one.type.endswith(("declarator", "identifier", "name"))
    ]
    return children[-1] if children else None


def base_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """The type in front of the declarators; a class that is defined there is outlined."""
    found = entry.one(node, "type")
    return lower.type(found)


def is_constant(node: Node) -> bool:
    """Whether a declaration says `const`."""
    return any(
        one.type == "type_qualifier" and text_of(one) in ("const", "constexpr") for one in node.children
    )


def array_of(lower: Lowering, declarator: Declarator) -> New | None:
    """An array of the declared lengths, where they are all written."""
    lengths = [one for one in declarator.lengths if one is not None]
    if not lengths or len(lengths) != len(declarator.lengths):
        return None
    arguments = tuple(Argument(lower.expression(one), **lower.at(one)) for one in lengths)
    return New(declarator.type, arguments, **lower.at(lengths[0]))


@hook("c fields")
def fields(lower: Lowering, node: Node, entry: Entry) -> Iterator[Declared]:
    """The fields of a member declaration; methods that are only declared are none."""
    base = base_type(lower, node, entry)
    previous: Declared | None = None
    found: list[Declared] = []
    for index, child in enumerate(node.children):
        field = node.field_name_for_child(index)
        if field == "declarator":
            declarator = read(lower, child, base)
            if declarator.function is not None or declarator.name is None:
                previous = None
                continue
            previous = Declared(
                child, text_of(declarator.name), declarator.type, default=array_of(lower, declarator)
            )
            found.append(previous)
        elif field == "default_value" and previous is not None:
            found[-1] = attrs.evolve(previous, value=child)
    yield from found


@hook("c result")
def result(lower: Lowering, node: Node, entry: Entry) -> Type:
    """What a function gives: the type in front, with the pointers and references around the name."""
    function = function_of(node)
    trailing = (
        next((one for one in function.named_children if one.type == "trailing_return_type"), None)
        if function is not None
        else None
    )
    if trailing is not None:
        return lower.type(trailing.named_children[0])
    found = node.child_by_field_name("type")
    if found is None:
        return lower.table.type_named("void")
    return read(lower, node.child_by_field_name("declarator"), lower.type(found)).type


def function_of(node: Node) -> Node | None:
    """The declarator of a function definition that has the parameters."""
    inner = node.child_by_field_name("declarator")
    while inner is not None and inner.type not in ("function_declarator", "abstract_function_declarator"):
        inner = _inner(inner)
    return inner
