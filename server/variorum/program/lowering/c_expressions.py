"""Lowers what C and C++ have of their own: commas, pointers, sizes, `new`."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Call,
    Cast,
    Constant,
    Dereference,
    Do,
    Index,
    New,
    Reference,
    This,
    Unbound,
    Variable,
)
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.declarators import read
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Evaluate
from variorum.program.types import ANY, Kind, Type

_NUMBERS = frozenset({Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.BOOL})


@hook("comma")
def comma(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """Expressions in order; the last is the value."""
    parts = _flat(node)
    before = [Evaluate(lower.expression(one), **lower.at(one)) for one in parts[:-1]]
    return Do(tuple(before), lower.expression(parts[-1]), **lower.at(node))


def _flat(node: Node) -> list[Node]:
    children = named_children(node)
    return [one for child in children for one in (_flat(child) if child.type == node.type else [child])]


@hook("pointer")
def pointer(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`*p` and `&x`."""
    operand = entry.one(node, "operand")
    if operand is None:
        return lower.opaque(node)
    value = lower.expression(operand)
    if entry.word(node, "operator") == "&":
        return Reference(value, **lower.at(node))
    if isinstance(value, This):
        return value
    return Dereference(value, **lower.at(node))


@hook("c new")
def new(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`new T(…)` makes a pointer; `new T[n]` a pointer to the first of several."""
    type_ = lower.type(entry.one(node, "type"))
    length = entry.all(node, "lengths")
    if length:
        array = Type(Kind.LIST, "[]", (type_,))
        arguments = tuple(Argument(lower.expression(one), **lower.at(one)) for one in length)
        return New(array, arguments, **lower.at(node))
    made = Type(Kind.POINTER, "*", (type_,))
    return New(made, lower.arguments(entry.all(node, "arguments")), **lower.at(node))


@hook("cast")
def cast(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A written conversion; one to nothing only evaluates."""
    type_node, value = entry.one(node, "type"), entry.one(node, "value")
    if type_node is None or value is None:
        return lower.opaque(node)
    base = lower.type(type_node.child_by_field_name("type") or type_node)
    type_ = read(lower, type_node.child_by_field_name("declarator"), base).type
    lowered = lower.expression(value)
    return lowered if type_.kind is Kind.VOID else Cast(type_, lowered, **lower.at(node))


@hook("compound literal")
def compound_literal(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A type with elements in braces."""
    value = entry.one(node, "value")
    if value is None:
        return lower.opaque(node)
    return value_as(lower, lower.type(entry.one(node, "type")), value, node)


@hook("c described type")
def described_type(lower: Lowering, node: Node, entry: Entry) -> Type:
    """A type with a declarator without a name: `int*`, `int(int)`."""
    return read(lower, entry.one(node, "declarator"), lower.type(entry.one(node, "type"))).type


@hook("c type alias")
def type_alias(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`using name = type`."""
    name = entry.word(node, "name")
    found = lower.type(entry.one(node, "type"))
    if name and found != ANY:
        lower.types[name] = found
    return []


@hook("size")
def size(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`sizeof` of a number's type, or of a variable that is a number or an array of numbers."""
    type_node = entry.one(node, "type")
    if type_node is None:
        return _size_of_value(lower, node, entry)
    found = lower.type(type_node.child_by_field_name("type") or type_node)
    if found.kind not in _NUMBERS:
        return lower.opaque(node, f"`sizeof` of {text_of(type_node)}")
    return Constant(max(found.bits // 8, 1), _size_type(lower), **lower.at(node))


def _size_type(lower: Lowering) -> Type:
    known = lower.table.type_names
    return known["size_t"] if "size_t" in known else lower.table.type_named("int")


def _size_of_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    inner = entry.one(node, "value")
    value = lower.expression(inner) if inner is not None else None
    owner = value
    while isinstance(owner, Index):
        owner = owner.object
    if value is None or not isinstance(owner, Variable) or owner.symbol.kind == Symbol.PARAMETER:
        # An array that is a parameter is a pointer.
        return lower.opaque(node, "`sizeof` of a value")
    type_ = owner.symbol.type
    while type_.kind is Kind.LIST and type_.name in ("[]", "[n]") and type_.arguments:
        type_ = type_.arguments[0]
    if type_.kind not in _NUMBERS:
        return lower.opaque(node, "`sizeof` of a value")
    called = Call(
        Unbound("c.size_of", **lower.at(node)), (Argument(value, **lower.at(node)),), **lower.at(node)
    )
    return Cast(lower.table.type_named("size_t"), called, is_implied=True, **lower.at(node))
