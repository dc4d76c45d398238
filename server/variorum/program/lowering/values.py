"""The values of blocks and branches, in languages where the last expression of a block is its value."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.program.expressions import Conditional, Do
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.conversions import converted
from variorum.program.lowering.engine import NOTHING, Lowering, returning
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import HOOKS, Entry
from variorum.program.node import Expression, Statement
from variorum.program.statements import Block, If
from variorum.program.types import Kind


def value_of_nodes(lower: Lowering, nodes: Sequence[Node], around: Node) -> Expression:
    """The value of statements: that of the last one; nothing where that has none."""
    with lower.inside(Scope(scopes.BLOCK)):
        inner = [one for node in nodes for one in lower.block_nodes(node)]
        return _value_of_body(lower, inner, around)


def _value_of_body(lower: Lowering, inner: list[Node], around: Node) -> Expression:
    lower.bind_ahead(inner)
    if not inner:
        return NOTHING
    before = [one for node in inner[:-1] for one in lower.statements(node)]
    value = value_of(lower, inner[-1])
    return Do(tuple(before), value, **lower.at(around)) if before else value


def value_of(lower: Lowering, node: Node) -> Expression:
    """The value of a node that may be a statement: a branch, a switch, a block, an expression, or nothing."""
    form = lower.table.statements.get(node.type)
    if form is None or node.type in lower.table.expressions:
        return lower.expression(node)
    if form.form == "inner":
        found = form.one(node, "of")
        return value_of(lower, found) if found is not None else NOTHING
    if form.form == "expression statement" and not form.has(node, "closed"):
        values = form.all(node, "values")
        return value_of(lower, values[0]) if len(values) == 1 else lower.expression(node)
    if form.form == "Block":
        return value_of_nodes(lower, [node], node)
    if form.form == "branches":
        return branches_value(lower, node, form, form.all(node, "otherwise"))
    if form.form == "switch":
        from variorum.program.lowering.switches import switch_value

        value: Expression = switch_value(lower, node, form)
        return value
    made = lower.statements(node)
    return Do(tuple(made), NOTHING, **lower.at(node))


def branches_value(lower: Lowering, node: Node, form: Entry, alternatives: list[Node]) -> Expression:
    """The value of a branch."""
    test = form.one(node, "test")
    if test is None:
        return lower.opaque(node)
    with lower.inside(Scope(scopes.BLOCK)):
        condition = lower.expression(test)
        then = value_of_nodes(lower, form.all(node, "then"), node)
    otherwise: Expression = NOTHING
    if alternatives:
        first, *others = alternatives
        inner = lower.table.statements.get(first.type)
        if inner is not None and inner.form == "branches" and "is_alternative" in inner.options:
            otherwise = branches_value(lower, first, inner, inner.all(first, "otherwise") or others)
        else:
            otherwise = value_of_nodes(lower, [first], first)
    if form.has(node, "negated"):
        then, otherwise = otherwise, then
    return Conditional(condition, then, otherwise, **lower.at(node))


def tail_block(lower: Lowering, nodes: list[Node], around: Node) -> Block:
    """The body of a function whose last expression is its value."""
    lower.bind_ahead(nodes)
    made: list[Statement] = [one for node in nodes[:-1] for one in lower.statements(node)]
    if nodes:
        made.extend(tail(lower, nodes[-1]))
    return Block(tuple(made), **lower.at(around))


def tail(lower: Lowering, node: Node) -> list[Statement]:
    """The last statement of a function: what it brings is returned."""
    form = lower.table.statements.get(node.type)
    function = lower.scope.function()
    result = function.result if function is not None else None
    if result is not None and result.kind is Kind.VOID:
        return lower.statements(node)
    if form is not None and form.form == "branches":
        return [_tail_branches(lower, node, form, form.all(node, "otherwise"))]
    if form is not None and form.form == "expression statement" and not form.has(node, "closed"):
        values = form.all(node, "values")
        return tail(lower, values[0]) if len(values) == 1 else lower.statements(node)
    if form is not None and form.form == "Block":
        with lower.inside(Scope(scopes.BLOCK)):
            return [tail_block(lower, lower.block_nodes(node), node)]
    if form is not None and form.form == "ruby begin":
        return [HOOKS["guarded body"](lower, node, is_tail=True)]
    if form is not None and form.form == "inner" and not form.has(node, "closed"):
        found = form.one(node, "of")
        return tail(lower, found) if found is not None else []
    if form is not None and form.form not in ("switch", "inner") and node.type not in lower.table.expressions:
        return lower.statements(node)
    if form is not None and form.form == "inner":
        return lower.statements(node)
    return returned(lower, value_of(lower, node))


def returned(lower: Lowering, value: Expression) -> list[Statement]:
    """Returns a value; what leaves the function on its own stays a statement."""
    if isinstance(value, Do) and value.value is NOTHING:
        return list(value.statements)
    if value is NOTHING:
        return []
    function = lower.scope.function()
    if function is not None:
        value = converted(lower, function.result, value)
    return [returning(value)]


def _tail_branches(lower: Lowering, node: Node, form: Entry, alternatives: list[Node]) -> Statement:
    test = form.one(node, "test")
    if test is None:
        return lower.opaque_statement(node)
    with lower.inside(Scope(scopes.BLOCK)):
        condition = lower.expression(test)
        then = _tail_of(lower, form.all(node, "then"), node)
    otherwise: Block | None = None
    if alternatives:
        first, *others = alternatives
        inner = lower.table.statements.get(first.type)
        if inner is not None and inner.form == "branches" and "is_alternative" in inner.options:
            nested = _tail_branches(lower, first, inner, inner.all(first, "otherwise") or others)
            otherwise = Block((nested,), **lower.at(first))
        else:
            otherwise = _tail_of(lower, [first], first)
    if form.has(node, "negated"):
        then, otherwise = otherwise or Block(()), then
    return If(condition, then, otherwise, **lower.at(node))


def _tail_of(lower: Lowering, nodes: list[Node], around: Node) -> Block:
    with lower.inside(Scope(scopes.BLOCK)):
        inner = [one for node in nodes for one in lower.block_nodes(node)]
        return tail_block(lower, inner, around)
