"""Lowers operators: their neutral names, negative constants, and chains of comparisons."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Constant,
    Do,
    Format,
    Logical,
    TypeTest,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.purity import is_repeatable
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement
from variorum.program.statements import Declare, Delete, Evaluate

_LOGICAL = ("and", "or", "else")
_NEGATED = {"!~": "=~", "not in": "in", "is not": "is", "!in": "in"}


@hook("binary")
def binary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Two operands and an operator between them."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None or right is None:
        return lower.opaque(node)
    operator = entry.word(node, "operator")
    if lower.table.binary.get(operator) == "opaque":
        return lower.opaque(node, f"operator `{operator}`")
    if lower.table.binary.get(operator) == "type test":
        return TypeTest(lower.expression(left), lower.type(right), **lower.at(node))
    return combined(lower, operator, lower.expression(left), lower.expression(right), node)


def combined(lower: Lowering, operator: str, left: Expression, right: Expression, node: Node) -> Expression:
    """An operation by the language's own operator."""
    neutral = lower.table.binary.get(operator, operator)
    if neutral in _LOGICAL:
        return Logical(neutral, left, right, **lower.at(node))
    if neutral == "and not":
        return Binary("&", left, Unary("~", right, **lower.at(node)), **lower.at(node))
    if neutral == "join":
        parts = [*(left.parts if isinstance(left, Format) else (left,)), right]
        return Format(tuple(parts), **lower.at(node))
    if neutral in _NEGATED:
        positive = Binary(_NEGATED[neutral], left, right, **lower.at(node))
        return Unary("not", positive, **lower.at(node))
    return Binary(neutral, left, right, **lower.at(node))


@hook("unary")
def unary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An operator in front of an operand."""
    found = entry.one(node, "operand")
    if found is None:
        return lower.opaque(node)
    operator = entry.word(node, "operator")
    operator = lower.table.fact("unary_operators", operator, operator)
    if operator == "opaque":
        return lower.opaque(node)
    if operator == "delete":
        deletion = Delete(lower.target(found), **lower.at(node))
        return Do((deletion,), Constant(True, **lower.at(node)), **lower.at(node))
    operand = lower.expression(found)
    if operator == "call":
        called = Unbound(entry.word(node, "operator"), **lower.at(node))
        return Call(called, (Argument(operand, **lower.at(found)),), **lower.at(node))
    if operator == "null":
        dropped = Evaluate(operand, **lower.at(found))
        return Do((dropped,), Constant(None, **lower.at(node)), **lower.at(node))
    if isinstance(operand, Constant) and type(operand.value) in (int, float) and operator in ("-", "+"):
        value = -operand.value if operator == "-" else operand.value  # type: ignore[operator]
        return attrs.evolve(operand, value=value, **lower.at(node))
    if operator == "inner":
        return operand
    return Unary(operator, operand, **lower.at(node))


@hook("comparisons")
def comparisons(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A chain such as `a < b <= c`, which evaluates each operand once and stops at the first comparison that fails."""
    operands = named_children(node)
    operators = [text_of(child) for child in node.children_by_field_name("operators")]
    operators = _joined(operators) if len(operators) >= len(operands) else operators
    if len(operators) != len(operands) - 1:
        return lower.opaque(node)
    left = lower.expression(operands[0])
    result: Expression | None = None
    for position, operator in enumerate(operators):
        right = lower.expression(operands[position + 1])
        setup: list[Statement] = []
        shared = right
        if position + 1 < len(operators) and not is_repeatable(right):
            symbol = lower.temporary()
            setup.append(Declare(symbol, right, start=right.start, end=right.end))
            shared = Variable(symbol, start=right.start, end=right.end)
        test = combined(lower, operator, left, shared, node)
        if setup:
            # The left side comes first: it is a constant, a variable or a temporary unless it is the first operand.
            if not is_repeatable(left):
                first = lower.temporary()
                setup.insert(0, Declare(first, left, start=left.start, end=left.end))
                test = combined(
                    lower, operator, Variable(first, start=left.start, end=left.end), shared, node
                )
            test = Do(tuple(setup), test, **lower.at(node))
        result = test if result is None else Logical("and", result, test, **lower.at(node))
        left = shared
    return result if result is not None else lower.opaque(node)


def _joined(words: list[str]) -> list[str]:
    """Operators of two words, which some versions of a grammar give apart."""
    joined: list[str] = []
    for word in words:
        if joined and f"{joined[-1]} {word}" in _NEGATED:
            joined[-1] = f"{joined[-1]} {word}"
        else:
            joined.append(word)
    return joined
