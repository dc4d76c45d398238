"""Evaluates constant integer expressions: a constant may fit into a type that its own type does not convert to."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children, text_of

_MAX_DEPTH = 20
# The widest integer of the supported languages, in bits.
_MAX_BITS = 64


def constant_of(context: Context, node: Node, depth: int = 0) -> int | None:
    """Returns the value of an expression of integer literals and operators. Returns None for any other expression."""
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
    """Returns whether an expression consists of integer literals and of capitalised names, which are constants by
    convention.
    """
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
    # Truncates towards zero, as all of these languages do.
    return math.trunc(Fraction(value, divisor)) if divisor else None


def _remainder(value: int, divisor: int) -> int | None:
    quotient = _quotient(value, divisor)
    return None if quotient is None else value - quotient * divisor


def _integer(digits: str) -> int | None:
    """Returns the value of an integer literal. Returns None for one with a suffix, such as `1L`: its type is fixed,
    so it does not narrow.
    """
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
