"""Lowers accesses that C# and Kotlin have of their own: through null, by type, with a value filled in afterwards."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from variorum.program.expressions import (
    Assign,
    Collection,
    Conditional,
    Constant,
    Do,
    Index,
    Mapping,
    Member,
    New,
    TypeTest,
    Unary,
    Variable,
)
from variorum.program.expressions import (
    Entry as MapEntry,
)
from variorum.program.lowering.assignments import update
from variorum.program.lowering.calls import guarded
from variorum.program.lowering.conversions import element_type, evident_type
from variorum.program.lowering.declarations import value_as
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.operators import unary
from variorum.program.lowering.purity import is_repeatable
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement
from variorum.program.statements import Declare, Evaluate, Return
from variorum.program.types import ANY, Kind, Type


@hook("boolean")
def boolean(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A truth value by its word."""
    return Constant(text_of(node) == "true", lower.table.type_named("bool"), **lower.at(node))


@hook("signed")
def signed(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An operator in front of or behind an operand, where one node type has them all."""
    operator = next((child.type for child in node.children if not child.is_named), "")
    if operator in ("++", "--"):
        stepped: Expression = update(lower, node, entry)
        return stepped
    operand = entry.one(node, "operand")
    if operator == "!!" and operand is not None:
        return Unary(operator, lower.expression(operand), **lower.at(node))
    if operator == "!" and operand is not None and node.children[0].is_named:
        return lower.expression(operand)
    if operator not in ("-", "+", "!", "~"):
        return lower.opaque(node, f"operator `{operator}`")
    made: Expression = unary(lower, node, Entry("unary", unary, entry.parts, {"operator": operator}))
    return made


@hook("guarded access")
def guarded_access(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`x?.y`, `x?[i]`, `x?.f()`: null where `x` is."""
    holder, access = entry.one(node, "object"), entry.one(node, "access")
    if holder is None or access is None:
        return lower.opaque(node)

    def use(value: Expression) -> Expression:
        lower.receivers.append(value)
        try:
            return lower.expression(access)
        finally:
            lower.receivers.pop()

    return guarded(lower, lower.expression(holder), node, use)


@hook("bound member")
def bound_member(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The member behind `?.`."""
    if not lower.receivers:
        return lower.opaque(node)
    return Member(lower.receivers[-1], entry.word(node, "name"), **lower.at(node))


@hook("bound element")
def bound_element(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The element behind `?`."""
    index = entry.one(node, "index")
    if not lower.receivers or index is None:
        return lower.opaque(node)
    return Index(lower.receivers[-1], lower.expression(index), **lower.at(node))


@hook("as type")
def as_type(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A value if it is of a type, otherwise null."""
    value_node = entry.one(node, "value")
    if value_node is None:
        return lower.opaque(node)
    type_ = lower.type(entry.one(node, "type"))
    return once_known(
        lower,
        lower.expression(value_node),
        node,
        lambda value: Conditional(
            TypeTest(value, type_, **lower.at(node)),
            value,
            Constant(None, **lower.at(node)),
            **lower.at(node),
        ),
    )


def once_known(
    lower: Lowering, value: Expression, node: Node, use: Callable[[Expression], Expression]
) -> Expression:
    """What `use` makes of a value that is evaluated once."""
    if is_repeatable(value):
        return use(value)
    symbol = lower.temporary(evident_type(lower, value))
    made = use(Variable(symbol, **lower.at(node)))
    return Do((Declare(symbol, value, **lower.at(node)),), made, **lower.at(node))


@hook("declaring")
def declaring(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A variable that an expression declares, such as `out int x`."""
    name = entry.word(node, "name")
    symbol = lower.declare(name or "_", type=lower.type(entry.one(node, "type")))
    return Variable(symbol, **lower.at(node))


@hook("default value")
def default_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """What a variable of a type starts with."""
    symbol = lower.temporary(lower.type(entry.one(node, "type")))
    return Do((Declare(symbol, **lower.at(node)),), Variable(symbol, **lower.at(node)), **lower.at(node))


@hook("range value")
def range_value(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A range outside of an index."""
    return lower.opaque(node)


@hook("filled new")
def filled_new(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Construction with elements, entries or fields in braces behind it."""
    type_ = lower.type(entry.one(node, "type"))
    arguments = lower.arguments(entry.all(node, "arguments"))
    filling = entry.one(node, "filling")
    if type_.kind is Kind.ANY:
        return lower.opaque(node, "construction of a type that is not named")
    made = New(type_, arguments, **lower.at(node))
    if filling is None:
        return made
    form = lower.table.expressions.get(filling.type)
    elements = form.all(filling, "of") if form is not None else named_children(filling)
    if type_.kind is Kind.MAP and not arguments:
        return _entries(lower, node, type_, elements)
    if any(one.type == "assignment_expression" for one in elements):
        return _fields(lower, node, made, elements)
    if arguments:
        return lower.opaque(node, "elements behind a construction")
    inner = element_type(type_) if type_.kind is Kind.LIST else _argument(type_)
    values = tuple(value_as(lower, inner, one, node) for one in elements)
    return Collection(type_, values, **lower.at(node))


def _argument(type_: Type) -> Type:
    return type_.arguments[0] if type_.arguments else ANY


def _entries(lower: Lowering, node: Node, type_: Type, elements: list[Node]) -> Expression:
    entries: list[MapEntry] = []
    for one in elements:
        parts = named_children(one)
        if one.type == "assignment_expression":
            key_node = parts[0]
            while key_node.named_child_count and key_node.type in ("element_binding_expression", "argument"):
                key_node = key_node.named_children[0]
            parts = [key_node, parts[-1]]
        if len(parts) != 2:
            return lower.opaque(one)
        key, value = (lower.expression(part) for part in parts)
        entries.append(MapEntry(key, value, **lower.at(one)))
    return Mapping(type_, tuple(entries), **lower.at(node))


def _fields(lower: Lowering, node: Node, made: New, elements: list[Node]) -> Expression:
    symbol = lower.temporary(made.type)
    value = Variable(symbol, **lower.at(node))
    statements: list[Statement] = [Declare(symbol, made, **lower.at(node))]
    for one in elements:
        left, right = one.child_by_field_name("left"), one.child_by_field_name("right")
        if left is None or right is None or left.type != "identifier":
            return lower.opaque(one)
        store = Assign(
            Member(value, text_of(left), **lower.at(left)), lower.expression(right), **lower.at(one)
        )
        statements.append(Evaluate(store, **lower.at(one)))
    return Do(tuple(statements), value, **lower.at(node))


@hook("yield statement")
def yield_statement(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`yield return x` and `yield break`."""
    from variorum.program.expressions import Yield

    function = lower.scope.function()
    if function is None:
        return lower.opaque_statement(node)
    function.yields = True
    value = entry.one(node, "value")
    if value is None:
        return Return(**lower.at(node))
    return Evaluate(Yield(lower.expression(value), **lower.at(node)), **lower.at(node))
