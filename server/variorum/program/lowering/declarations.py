"""Lowers declarations of variables: their names, types and values."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from tree_sitter import Node

from variorum.program.expressions import Assign, Collection, New, Variable
from variorum.program.lowering.assignments import stored
from variorum.program.lowering.conversions import converted, evident_type
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.types import ANY, Kind, Type


@attrs.frozen(eq=False)
class Declared:
    """A name that a declaration makes."""

    node: Node
    name: str
    type: Type
    value: Node | None = None
    default: Expression | None = None
    """What the variable starts with without a written value, such as an array of a fixed length."""
    pattern: Node | None = None
    """What takes the value apart, where there is no single name."""


def declared_names(lower: Lowering, node: Node, entry: Entry) -> Iterator[Declared]:
    """The names of a declaration in order."""
    reader = HOOKS.get(entry.word(node, "reader"))
    if reader is not None:
        yield from reader(lower, node, entry)
        return
    declared = lower.type(entry.one(node, "type"))
    declarators = entry.all(node, "declarators") if "declarators" in entry.parts else [node]
    for one in declarators:
        name = entry.one(one, "name")
        if name is None:
            continue
        found = declared if "own_type" not in entry.parts else lower.type(entry.one(one, "own_type"))
        for dimension in entry.all(one, "dimensions"):
            for _ in range(text_of(dimension).count("[")):
                found = Type(Kind.LIST, "[]", (found,))
        is_pattern = name.type in lower.table.fact("scoping", "patterns", ())
        value = entry.one(one, "value")
        word = "" if is_pattern else text_of(name)
        yield Declared(one, word, found, value, pattern=name if is_pattern else None)


@hook("declare")
def declare(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Variables among statements."""
    if entry.has(node, "delegate"):
        return [lower.opaque_statement(node, "delegated property")]
    made: list[Statement] = []
    for one in declared_names(lower, node, entry):
        made.extend(_hoisted(lower, one) if entry.has(node, "hoisted") else declare_one(lower, one))
    return made


def _hoisted(lower: Lowering, declared: Declared) -> list[Statement]:
    """A variable of the whole function, which exists already."""
    if declared.value is None:
        return []
    node = declared.node
    value = value_as(lower, declared.type, declared.value, node)
    target_node = declared.pattern or node.child_by_field_name("name") or node
    target = lower.target(target_node)
    if isinstance(target, Variable):
        if target.symbol.type == ANY:
            target.symbol.type = declared.type
        name_lambda(lower, target.symbol, value)
    return [Evaluate(stored(lower, node, target, value), **lower.at(node))]


def declare_one(lower: Lowering, declared: Declared) -> list[Statement]:
    """A single variable; its name is bound once its value is lowered."""
    node = declared.node
    if declared.pattern is not None:
        return _taken_apart(lower, declared)
    early = lower.table.fact("scoping", "visible_in_value", False)
    symbol = lower.declare(declared.name, type=declared.type) if early else None
    value = (
        value_as(lower, declared.type, declared.value, node)
        if declared.value is not None
        else declared.default
    )
    if symbol is None:
        symbol = lower.declare(declared.name, type=declared.type)
    if symbol.type == ANY and value is not None and lower.table.fact("conversions", "inferred", False):
        symbol.type = evident_type(lower, value)
    name_lambda(lower, symbol, value)
    return [Declare(symbol, value, **lower.at(node))]


def name_lambda(lower: Lowering, symbol: Symbol, value: Expression | None) -> None:
    """A function that a variable of the file holds is a function of the file."""
    from variorum.program.declarations import Lambda

    if isinstance(value, Lambda) and symbol.kind == Symbol.GLOBAL:
        lower.functions.append(attrs.evolve(value.function, name=symbol.name))


def _taken_apart(lower: Lowering, declared: Declared) -> list[Statement]:
    pattern, node = declared.pattern, declared.node
    if pattern is None or declared.value is None:
        return [lower.opaque_statement(node)]
    value = lower.expression(declared.value)
    made: list[Statement] = []
    for name in bound_identifiers(lower.table, pattern):
        symbol = lower.declare(text_of(name))
        made.append(Declare(symbol, **lower.at(name)))
    target = lower.target(pattern)
    made.append(Evaluate(stored(lower, node, target, value), **lower.at(node)))
    return made


def value_as(lower: Lowering, wanted: Type, node: Node, around: Node) -> Expression:
    """A value where a type is declared, which elements in braces take theirs from."""
    entry = lower.table.expressions.get(node.type)
    if entry is not None and entry.form == "elements":
        return elements_as(lower, wanted, node, entry)
    if entry is not None and entry.form == "implicit new" and wanted != ANY:
        return New(wanted, lower.arguments(entry.all(node, "arguments")), **lower.at(node))
    if entry is not None and entry.form == "literal value":
        literal: Expression = HOOKS["typed literal"](lower, node, wanted)
        return literal
    return converted(lower, wanted, lower.expression(node))


@hook("implicit new")
@hook("literal value")
def untyped(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A construction whose type is that of the place it is for, where that is not known."""
    return lower.opaque(node, "construction of a type that is not named")


@hook("elements")
def elements(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Elements in braces where no type is declared."""
    return elements_as(lower, Type(Kind.LIST, "[]", (ANY,)), node, entry)


def elements_as(lower: Lowering, wanted: Type, node: Node, entry: Entry) -> Expression:
    """Elements in braces as the declared type takes them."""
    inner = wanted.arguments[0] if wanted.arguments else ANY
    values = tuple(value_as(lower, inner, one, node) for one in entry.all(node, "of"))
    return Collection(wanted, values, **lower.at(node))


@hook("declare target")
def declare_target(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An assignment that declares."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None or right is None:
        return lower.opaque(node)
    value = lower.expression(right)
    return Assign(lower.target(left), value, **lower.at(node))
