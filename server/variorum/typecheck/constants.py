"""The values of constant integer expressions: a constant may fit where its kind does not."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import inner, text_of

_DEEPEST = 20


def constant_of(context: Context, node: Node, depth: int = 0) -> int | None:
    """The value of an expression of literals and signs; of a sum of them, only that it is one: its sum or difference."""
    if depth > _DEEPEST:
        return None
    form, text = context.forms.of(node), text_of(node)
    if form == "number":
        digits = text.replace("_", "")
        return int(digits) if digits.isdigit() else None
    if form == "literal" and text[:2].lower() in ("0x", "0b"):
        return _based(text.replace("_", ""))
    if form == "character":
        return ord(text[1]) if len(text) == 3 else 0
    if form == "inner":
        parts = list(inner(node))
        return constant_of(context, parts[0], depth + 1) if len(parts) == 1 else None
    if form == "unary" and text[:1] in "+-":
        operand = context.forms.part(node, "operand")
        value = constant_of(context, operand, depth + 1) if operand is not None else None
        return None if value is None else (-value if text[0] == "-" else value)
    if form == "binary":
        return _sum(context, node, depth)
    return None


def _sum(context: Context, node: Node, depth: int) -> int | None:
    parts = [context.forms.part(node, name) for name in ("left", "right")]
    values = [constant_of(context, part, depth + 1) if part is not None else None for part in parts]
    one, other = values
    operator = text_of(context.forms.part(node, "operator"))
    if one is None or other is None:
        return None
    return {"+": one + other, "-": one - other, "*": one * other}.get(operator)


def _based(text: str) -> int | None:
    try:
        return int(text, 0)
    except ValueError:
        return None
