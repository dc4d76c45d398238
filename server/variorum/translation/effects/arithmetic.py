"""Emits the effects of operations, updates, assignments and string literals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from variorum.syntax.literals import whole_number
from variorum.translation.effects.conditions import COMPARISONS, LOGIC
from variorum.translation.effects.effect import ORDERED_OPERATORS, Context, plain_name
from variorum.translation.effects.event_tree import Node, excluding

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

_TESTS = LOGIC | {"in", "not-in"}
# Shifts that may also be stream input or output.
_SHIFTS = frozenset({"<<", ">>"})
# A list times a number repeats the list, and a string with `%` is formatted.
_FILLED = {"*": "[", "%": "\"'"}
_FILLED_IN = re.compile(r"%[-+ 0#]*+\d*+(?:\.\d++)?l*[a-zA-Z]|\{[^{}]*\}")
# A power with a larger base or exponent is not a constant that anyone writes out.
_LARGEST = 64


def binary(walk: Walk, node: Node, context: Context) -> None:
    """Emits the effect of a binary operation."""
    operator = walk.conditions.operator(node)
    if operator in _TESTS:
        walk.values([node], context) if operator in LOGIC else walk.emit_condition([node], context)
        return
    left, right = node.part("binary", "left"), node.part("binary", "right")
    if operator in _SHIFTS and not _is_operation(node):
        walk.sequence(left, context)
        walk.sequence(right, context)
        return
    keys = (walk.conditions.key(left), walk.conditions.key(right))
    known = _constant_result(operator, keys)
    if known is not None:
        walk.emit_number(known, context, node)
        return
    if node.shapes["binary"].text("left")[:1] not in (_FILLED.get(operator) or " "):
        _operation(walk, operator, keys, node, context)
    walk.sequence(left, context)
    walk.sequence(right, context)


def update(walk: Walk, node: Node, context: Context) -> None:
    """Emits the effect of `x += y` or `x++`."""
    name = node.part("update", "name")
    token = next((one for one in node.children if "operator" in one.events), None)
    value = excluding(node.children, [*name, token] if token else name)
    _emit_update(walk, token.events["operator"] if token else "+", (name, value), node, context)


def assign(walk: Walk, node: Node, context: Context) -> None:
    """Emits the effect of an assignment: `x = x + y` is an update, and a name or element that is copied is an
    assignment.
    """
    name = plain_name(node.shapes["assign"].text("name"))
    value = node.part("assign", "value")
    is_again = name in walk.assigned
    walk.assigned.add(name)
    if is_again and len(value) == 1:
        [only] = value
        operands = _self_update(walk, only, f"${name}") if "binary" in only.shapes else None
        if operands is not None:
            _emit_update(walk, walk.conditions.operator(only), operands, node, context)
            return
        if only.events.keys() <= {"name", "index"} and not only.shapes:
            walk.emit("assign", context, node)
    walk.values(value, context)


def literal_parts(text: str) -> list[str]:
    """Returns the literal parts of a format string, stripped of whitespace."""
    return [piece.strip() for piece in _FILLED_IN.split(text) if piece.strip()]


def _is_operation(node: Node) -> bool:
    """Returns whether the shape's operator is an operator event too."""
    token = node.shapes["binary"].parts["operator"].span
    return any("operator" in one.events and one.span == token for one in node.children)


def _self_update(walk: Walk, node: Node, key: str) -> tuple[list[Node], list[Node]] | None:
    """Returns the operands of an operation on the variable it is assigned to, that variable first. Returns None for
    any other operation.
    """
    operator = walk.conditions.operator(node)
    left, right = node.part("binary", "left"), node.part("binary", "right")
    if operator in COMPARISONS or operator in _TESTS:
        return None
    if walk.conditions.key(left) == key:
        return left, right
    return (right, left) if operator in ("+", "*") and walk.conditions.key(right) == key else None


def _emit_update(
    walk: Walk, operator: str, operands: tuple[Sequence[Node], Sequence[Node]], node: Node, context: Context
) -> None:
    name, value = operands
    walk.emit_growth(value, context, node)
    operand = walk.conditions.key(value) if value else "1"
    _operation(walk, operator, (walk.conditions.key(name), operand), node, context)
    # Incrementing by one has its own operator in some languages, so the literal is not emitted.
    if operand != "1":
        walk.values(value, context)


def _operation(walk: Walk, operator: str, keys: tuple[str, str], node: Node, context: Context) -> None:
    """Emits an operation. A sum is not emitted: `total += price` and `sum(prices)` both emit an update."""
    if operator == "-":
        walk.emit("neg", context, node, keys[1])
    elif operator in ORDERED_OPERATORS:
        walk.emit(f"operator {operator}", context, node, *keys)
    elif operator != "+":
        walk.emit(f"operator {operator}", context, node, *sorted(keys))


def _constant_result(operator: str, keys: tuple[str, str]) -> str | None:
    """Returns the value of a constant power such as `10 ** 9`, which other languages write as one literal."""
    if operator not in ("**", "<<"):
        return None
    base, power = map(whole_number, keys)
    if base is None or power is None or not (0 <= base < _LARGEST and 0 <= power < _LARGEST):
        return None
    return str(base**power if operator == "**" else base << power)
