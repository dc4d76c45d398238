"""Lowers values of Go: composite literals, calls that construct, pointers."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Collection,
    Dereference,
    Mapping,
    New,
    Reference,
    This,
)
from variorum.program.expressions import (
    Entry as MapEntry,
)
from variorum.program.lowering.calls import call
from variorum.program.lowering.conversions import element_type
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.operators import unary
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.types import ANY, Kind, Type


def zero_array(lower: Lowering, node: Node | None, type_: Type) -> Expression | None:
    """An array that is declared without a value has its lengths."""
    lengths: list[Argument] = []
    while node is not None and node.type == "array_type":
        length = node.child_by_field_name("length")
        if length is None:
            return None
        lengths.append(Argument(lower.expression(length), **lower.at(length)))
        node = node.child_by_field_name("element")
    return New(type_, tuple(lengths)) if lengths else None


@hook("go unary")
def go_unary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Operators in front of a value; `*` and `&` follow and make pointers."""
    operand = entry.one(node, "operand")
    operator = entry.word(node, "operator")
    if operand is None or operator not in ("*", "&"):
        made: Expression = unary(lower, node, entry)
        return made
    value = lower.expression(operand)
    if isinstance(value, This):
        return value
    if operator == "&":
        return Reference(value, **lower.at(node))
    return Dereference(value, **lower.at(node))


@hook("go call")
def go_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call; `make` and `new` construct."""
    callee = entry.one(node, "function")
    arguments = entry.all(node, "arguments")
    word = text_of(callee) if callee is not None else ""
    if word in ("make", "new") and arguments and lower.resolve(word) is None:
        type_ = lower.type(arguments[0])
        if word == "new":
            return New(Type(Kind.POINTER, "*", (type_,)), **lower.at(node))
        if type_ == ANY:
            return lower.opaque(node, "channel")
        return New(type_, lower.arguments(arguments[1:]), **lower.at(node))
    made: Expression = call(lower, node, entry)
    return made


@hook("composite literal")
def composite_literal(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A type with elements, entries or fields in braces."""
    type_node, body = entry.one(node, "type"), entry.one(node, "body")
    if body is None or type_node is None:
        return lower.opaque(node)
    type_ = lower.type(type_node)
    made: Expression = typed_literal(lower, body, type_)
    if type_node.type == "array_type" and isinstance(made, Collection):
        length = zero_array(lower, type_node, type_)
        if isinstance(length, New):
            elements = Argument(made, name="elements", **lower.at(node))
            return New(type_, (*length.arguments, elements), **lower.at(node))
    return made


@hook("typed literal")
def typed_literal(lower: Lowering, body: Node, type_: Type) -> Expression:
    """Braces of a type that is known."""
    elements = named_children(body)
    range_ = lower.at(body)
    if type_.kind is Kind.POINTER and type_.arguments:
        inner_value: Expression = typed_literal(lower, body, type_.arguments[0])
        return Reference(inner_value, **range_)
    if type_.kind is Kind.MAP:
        key_type, value_type = (*type_.arguments, ANY, ANY)[:2]
        entries = tuple(
            MapEntry(
                _element(lower, one, "key", key_type),
                _element(lower, one, "value", value_type),
                **lower.at(one),
            )
            for one in elements
        )
        return Mapping(type_, entries, **range_)
    if type_.kind is Kind.LIST:
        if any(one.type == "keyed_element" for one in elements):
            return lower.opaque(body, "elements with positions")
        inner = element_type(type_)
        return Collection(type_, tuple(_plain(lower, one, inner) for one in elements), **range_)
    if not elements and type_.kind is Kind.ANY:
        # `struct{}{}`, the value of sets that are maps.
        return Collection(Type(Kind.TUPLE, "tuple"), (), **range_)
    if type_.kind is not Kind.OBJECT:
        return lower.opaque(body, "construction of a type that is not named")
    return New(type_, tuple(_field(lower, type_, one, index) for index, one in enumerate(elements)), **range_)


def _plain(lower: Lowering, node: Node, type_: Type) -> Expression:
    while node.type == "literal_element" and node.named_child_count == 1:
        node = node.named_children[0]
    return value_as(lower, type_, node, node)


def _element(lower: Lowering, node: Node, part: str, type_: Type) -> Expression:
    found = node.child_by_field_name(part)
    return _plain(lower, found, type_) if found is not None else lower.opaque(node)


def _field(lower: Lowering, type_: Type, node: Node, index: int) -> Argument:
    outline = lower.classes_by_name.get(type_.name)
    members = [one[0] for one in outline.members.values() if not one[0].is_method] if outline else []
    key = node.child_by_field_name("key") if node.type == "keyed_element" else None
    if key is None:
        wanted = members[index].type if index < len(members) else ANY
        return Argument(_plain(lower, node, wanted), **lower.at(node))
    name = text_of(key)
    wanted = next((one.type for one in members if one.name == name), ANY)
    return Argument(_element(lower, node, "value", wanted), name, **lower.at(node))
