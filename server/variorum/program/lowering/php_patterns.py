"""Lowers patterns that take PHP's arrays apart: each part is read by its key, and one that is missing is null."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Assign, Constant, Do, Index, Variable
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.selectors import named_children
from variorum.program.node import Expression, Statement
from variorum.program.statements import Declare, Evaluate

PATTERNS = ("list_literal", "array_creation_expression")


def is_pattern(node: Node) -> bool:
    """Whether a target takes an array apart."""
    return node.type in PATTERNS


def taken_apart(lower: Lowering, node: Node, pattern: Node, value: Expression) -> Expression:
    """An assignment to a pattern, whose value is the array."""
    symbol = lower.temporary()
    whole = Variable(symbol, **lower.at(node))
    statements: list[Statement] = [Declare(symbol, value, start=value.start, end=value.end)]
    parts = parts_of(lower, pattern, whole)
    if parts is None:
        return lower.opaque(node, "a pattern with references")
    return Do((*statements, *parts), whole, **lower.at(node))


def parts_of(lower: Lowering, pattern: Node, whole: Expression) -> list[Statement] | None:
    """The assignments of the parts of an array to the targets of a pattern; None for a pattern with references."""
    made: list[Statement] = []
    for key, target in _targets(lower, pattern):
        if target.type == "by_ref":
            return None
        part = Index(whole, key, **lower.at(target))
        if is_pattern(target):
            inner = parts_of(lower, target, part)
            if inner is None:
                return None
            made.extend(inner)
            continue
        assigned = Assign(lower.target(target), part, **lower.at(target))
        made.append(Evaluate(assigned, **lower.at(target)))
    return made


def _targets(lower: Lowering, pattern: Node) -> list[tuple[Expression, Node]]:
    """The keys and targets of a pattern. Targets without a key have those of their positions, and positions may be left out."""
    found: list[tuple[Expression, Node]] = []
    position = 0
    items: list[Node] = []
    for child in [*pattern.children, None]:
        if child is None or child.type in (",", "]", ")"):
            pair = _pair(items)
            if pair is not None:
                key_node, target = pair
                key = (
                    lower.expression(key_node)
                    if key_node is not None
                    else Constant(position, lower.table.type_named("int"), **lower.at(target))
                )
                found.append((key, target))
            position += 1
            items = []
        elif child.is_named and not child.is_extra:
            items.append(child)
    return found


def _pair(items: list[Node]) -> tuple[Node | None, Node] | None:
    if not items:
        return None
    inner = named_children(items[0]) if items[0].type in ("array_element_initializer", "pair") else items
    return (inner[0] if len(inner) > 1 else None, inner[-1])
