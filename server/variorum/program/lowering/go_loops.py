"""Lowers loops of Go in their four forms, and switches by type."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Constant,
    Destructuring,
    Logical,
    TypeTest,
    Unbound,
    Variable,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.conversions import element_type, evident_type
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.go_statements import target_of
from variorum.program.lowering.loops import for_, looping
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare, ForEach, If, Loop
from variorum.program.types import ANY, Kind


@hook("go for")
def go_for(lower: Lowering, node: Node, entry: Entry) -> Statement | list[Statement]:
    """`for` in its four forms."""
    clause = entry.one(node, "clause")
    if clause is None or clause.type not in ("for_clause", "range_clause"):
        test = lower.expression(clause) if clause is not None else None
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
        return Loop(test, body, **lower.at(node))
    if clause.type == "range_clause":
        return _range(lower, node, entry, clause)
    parts = {
        "first": lambda _: clause.children_by_field_name("initializer"),
        "test": lambda _: clause.children_by_field_name("condition"),
        "update": lambda _: clause.children_by_field_name("update"),
        "body": entry.parts["body"],
    }
    made: list[Statement] = for_(lower, node, Entry("for", for_, parts, {}))
    return made


def _range(lower: Lowering, node: Node, entry: Entry, clause: Node) -> Statement:
    """`for k, v := range x`: keys alone, or keys with values (`range` called)."""
    right, left = clause.child_by_field_name("right"), clause.child_by_field_name("left")
    if right is None:
        return lower.opaque_statement(node)
    iterable = lower.expression(right)
    names = named_children(left) if left is not None else []
    range_ = lower.at(clause)
    declares: list[Symbol] = []
    with lower.inside(Scope(scopes.BLOCK)):
        targets: list[Expression] = []
        is_new = any(child.type == ":=" for child in clause.children)
        for position, one in enumerate(names):
            if text_of(one) == "_" or is_new:
                type_ = ANY
                if position == 1 and evident_type(lower, iterable).kind is Kind.LIST:
                    type_ = element_type(evident_type(lower, iterable))
                elif position == 0 and evident_type(lower, iterable).kind is Kind.LIST:
                    type_ = lower.table.type_named("int")
                symbol = lower.bind(text_of(one), Symbol.LOCAL, type_)
                declares.append(symbol)
                targets.append(Variable(symbol, **range_))
            else:
                targets.append(target_of(lower, one))
        if not targets:
            symbol = lower.temporary()
            declares.append(symbol)
            targets.append(Variable(symbol, **range_))
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
    if len(targets) == 1:
        return ForEach(targets[0], iterable, body, keys=True, declares=tuple(declares), **lower.at(node))
    pairs = Call(Unbound("range", **range_), (Argument(iterable, **range_),), **range_)
    target = Destructuring(tuple(targets), **range_)
    return ForEach(target, pairs, body, declares=tuple(declares), **lower.at(node))


@hook("go type switch")
def type_switch(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """A choice by type, which gives the value a name of that type."""
    value_node = entry.one(node, "value")
    if value_node is None or entry.all(node, "first"):
        return lower.opaque_statement(node)
    range_ = lower.at(node)
    symbol = lower.temporary()
    value = Variable(symbol, **range_)
    alias = entry.one(node, "alias")
    made: list[Statement] = [Declare(symbol, lower.expression(value_node), **range_)]
    default: Block | None = None
    arms: list[tuple[Expression, Block]] = []
    for one in entry.all(node, "cases"):
        types = [each for each in one.children_by_field_name("type") if each.is_named]
        bodies = [each for each in named_children(one) if each not in types]
        known = lower.type(types[0]) if len(types) == 1 else ANY
        with lower.inside(Scope(scopes.BLOCK)):
            before: list[Statement] = []
            if alias is not None:
                named = lower.bind(text_of(alias), Symbol.LOCAL, known)
                before.append(Declare(named, value, **lower.at(one)))
            block = lower.plain_block(*bodies)
        block = attrs.evolve(block, statements=(*before, *block.statements))
        if not types:
            default = block
            continue
        test: Expression | None = None
        for each in types:
            single = _is_of(lower, value, each)
            test = single if test is None else Logical("or", test, single, **lower.at(one))
        if test is not None:
            arms.append((test, block))
    for test, block in reversed(arms):
        branch = If(test, block, default, **range_)
        default = Block((branch,), **range_)
    made.extend(default.statements if default is not None else ())
    return Block(tuple(made), **range_)


def _is_of(lower: Lowering, value: Expression, node: Node) -> Expression:
    if text_of(node) == "nil":
        return Binary("is", value, Constant(None, **lower.at(node)), **lower.at(node))
    return TypeTest(value, lower.type(node), **lower.at(node))
