"""Lowers branches."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.lowering import scope as scopes
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.names import reading
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.table import Entry, hook
from variorum.program.node import Expression, Statement
from variorum.program.statements import Block, Declare, If


@hook("branches")
def branches(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`if` with its alternatives: each is another `if` or the block that runs in the end. `first` runs before the test."""
    first = entry.all(node, "first")
    if not first:
        return [chain(lower, node, entry, entry.all(node, "otherwise"))]
    with lower.inside(Scope(scopes.BLOCK)):
        made = [one for inner in first for one in lower.statements(inner)]
        made.append(chain(lower, node, entry, entry.all(node, "otherwise")))
    return [Block(tuple(made), **lower.at(node))]


def tested(lower: Lowering, test: Node) -> tuple[Expression, list[Statement]]:
    """A condition, and the statements that declare what it tests where it is a declaration."""
    form = lower.table.statements.get(test.type)
    if form is None or test.type in lower.table.expressions:
        return lower.expression(test), []
    before = lower.statements(test)
    last = before[-1] if before else None
    if not isinstance(last, Declare):
        return lower.opaque(test), []
    return reading(lower, last.symbol, test), before


def chain(lower: Lowering, node: Node, entry: Entry, alternatives: list[Node]) -> Statement:
    """The branch of a node, with the alternatives that are left."""
    test = entry.one(node, "test")
    if test is None:
        return lower.opaque_statement(node)
    around = lower.scope
    if lower.table.fact("patterns_hold", "scoped", False):
        # What a pattern in the condition binds holds in the block behind it and nowhere else.
        lower.scope = Scope(scopes.BLOCK, around)
    condition, before = tested(lower, test)
    then = lower.block(*entry.all(node, "then"))
    lower.scope = around
    otherwise: Block | None = None
    if alternatives:
        first, *others = alternatives
        inner = lower.table.statements.get(first.type)
        if inner is not None and inner.form == "branches" and "is_alternative" in inner.options:
            # Some grammars hold the next alternative inside of this one, others beside it.
            nested = chain(lower, first, inner, inner.all(first, "otherwise") or others)
            otherwise = Block((nested,), **lower.at(first))
        else:
            otherwise = lower.block(first)
    if entry.has(node, "negated"):
        from variorum.program.expressions import Unary

        condition = Unary("not", condition, start=condition.start, end=condition.end)
    branch = If(condition, then, otherwise, **lower.at(node))
    return Block((*before, branch), **lower.at(node)) if before else branch
