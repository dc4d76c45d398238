"""Lowers statements that need little: expressions for their effect, deletions."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Collection
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import Entry, hook
from variorum.program.node import Statement
from variorum.program.statements import Delete, Evaluate
from variorum.program.types import Kind, Type


@hook("expression statement")
def expression_statement(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """An expression for its effect; several with commas are a tuple that nobody takes."""
    values = entry.all(node, "values")
    if len(values) > 1:
        elements = tuple(lower.expression(one) for one in values)
        tuple_ = Collection(Type(Kind.TUPLE, "tuple"), elements, **lower.at(node))
        return [Evaluate(tuple_, **lower.at(node))]
    return [one for value in values for one in lower.statements(value)]


@hook("wrapped")
def wrapped(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Declarations that something is wrapped around, such as a name space."""
    if entry.has(node, "unless"):
        return []
    return [one for inner in entry.all(node, "wraps") for one in lower.statements(inner)]


@hook("delete")
def delete(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Unbinds variables or removes elements."""
    made: list[Statement] = []
    for one in entry.all(node, "targets"):
        form = lower.table.targets.get(one.type)
        targets = form.all(one, "elements") if form is not None and form.form == "destructuring" else [one]
        made.extend(Delete(lower.target(target), **lower.at(node)) for target in targets)
    return made
