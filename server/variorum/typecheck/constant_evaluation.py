"""The values of constant integer expressions: a constant may fit where its kind does not."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children, text_of

_MAX_DEPTH = 20
# Bits; no integer of these languages has more.
_MAX_BITS = 64


def constant_of(context: Context, node: Node, depth: int = 0) -> int | None:
    """The value of an expression of whole numbers, signs and operators; None for any other."""
    if depth > _MAX_DEPTH:
        return None
    form, text = context.forms.of(node), text_of(node)
    if form == "number" or (form == "literal" and text[:2].lower() in ("0x", "0b")):
        return _integer(text.replace("_", ""))
    if form == "character":
        return ord(text[1]) if len(text) == 3 else 0
    if form in ("inner", "argument"):
        parts = list(syntax_children(node))
        return constant_of(context, parts[0], depth + 1) if len(parts) == 1 else None
    if form == "unary" and text[:1] in _SIGNS:
        operand = context.forms.part(node, "operand") or next(syntax_children(node), None)
        value = constant_of(context, operand, depth + 1) if operand is not None else None
        return None if value is None else _SIGNS[text[0]](value)
    if form == "binary":
        return _binary_value(context, node, depth)
    return None


def may_be_constant(context: Context, node: Node, depth: int = 0) -> bool:
    """Whether an expression is made of whole numbers and of names as constants have them, whose values stand elsewhere."""
    form, text = context.forms.of(node), text_of(node)
    if depth > _MAX_DEPTH or form == "call":
        return False
    if form in ("name", "member"):
        return all(part[:1].isupper() for part in text.split("."))
    if form in ("inner", "unary", "binary"):
        return all(may_be_constant(context, part, depth + 1) for part in syntax_children(node))
    return constant_of(context, node) is not None


def _binary_value(context: Context, node: Node, depth: int) -> int | None:
    parts = [context.forms.part(node, name) for name in ("left", "right")]
    values = [constant_of(context, part, depth + 1) if part is not None else None for part in parts]
    one, other = values
    work = _OPERATORS.get(text_of(context.forms.part(node, "operator")))
    if one is None or other is None or work is None:
        return None
    return work(one, other)


def _shifted_left(value: int, places: int) -> int | None:
    return value << places if 0 <= places < _MAX_BITS else None


def _shifted_right(value: int, places: int) -> int | None:
    return value >> places if 0 <= places < _MAX_BITS else None


def _quotient(value: int, divisor: int) -> int | None:
    # Towards zero, as in all of these languages.
    return math.trunc(Fraction(value, divisor)) if divisor else None


def _remainder(value: int, divisor: int) -> int | None:
    quotient = _quotient(value, divisor)
    return None if quotient is None else value - quotient * divisor


def _integer(digits: str) -> int | None:
    """The number that is written here; what ends in a mark of its kind, such as `1L`, is of that kind and narrows no more."""
    try:
        return int(digits, 0) if digits[:2].lower() in ("0x", "0b") else int(digits)
    except ValueError:
        return None


_SIGNS: Mapping[str, Callable[[int], int]] = {"+": operator.pos, "-": operator.neg, "~": operator.invert}
_OPERATORS: Mapping[str, Callable[[int, int], int | None]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "/": _quotient,
    "%": _remainder,
    "<<": _shifted_left,
    ">>": _shifted_right,
}
