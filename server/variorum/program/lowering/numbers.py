"""Lowers number literals: their base, separators, suffixes and the type that these give."""

from __future__ import annotations

import re

import attrs
from tree_sitter import Node

from variorum.program.expressions import Constant
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.types import ANY, Kind, Type

_INTEGER = re.compile(r"(?:0x([0-9a-f]++)|0b([01]++)|0o([0-7]++)|(0[0-7]++)(?![\d.e])|(\d++))([a-df-z]\w*)?")
_FLOAT = re.compile(r"((?:\d++(?:\.\d*+)?|\.\d++)(?:e[+-]?\d+)?)([a-df-z]\w*)?")
_BASES = (16, 2, 8, 8, 10)
_MOST_DIGITS = 300
"""More digits than that are not read: a double does not hold them, and reading them takes long."""


@hook("number")
def number(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A number."""
    text = re.sub(r"[_'\s]", "", text_of(node)).lower()
    # Some grammars take a sign for a part of the number.
    negative = text.startswith("-")
    text = text.removeprefix("-")
    lowered = _unsigned(lower, node, text)
    if negative and isinstance(lowered, Constant) and isinstance(lowered.value, int | float):
        return attrs.evolve(lowered, value=-lowered.value)
    return lowered


def _unsigned(lower: Lowering, node: Node, text: str) -> Expression:
    found = _INTEGER.fullmatch(text)
    if found is not None:
        return _integer(lower, node, found)
    found = _FLOAT.fullmatch(text)
    if found is None:
        return lower.opaque(node, "number")
    type_ = _suffixed(lower, found[2], lower.table.fact("numbers", "float", "double"))
    if type_ is None:
        return lower.opaque(node, f"number with the suffix {found[2]}")
    return Constant(float(found[1]), type_, **lower.at(node))


def _integer(lower: Lowering, node: Node, found: re.Match[str]) -> Expression:
    position = next(index for index in range(5) if found[index + 1] is not None)
    base = _BASES[position]
    if position == 3 and lower.table.fact("numbers", "leading_zero", "octal") != "octal":
        base = 10
    if base == 10 and len(found[position + 1]) > _MOST_DIGITS:
        return lower.opaque(node, "a number of so many digits")
    value = int(found[position + 1], base)
    suffix = found[6]
    type_ = _suffixed(lower, suffix, lower.table.fact("numbers", "int", "int"))
    if type_ is None:
        return lower.opaque(node, f"number with the suffix {suffix}")
    if type_.kind is Kind.FLOAT and lower.table.fact("numbers", "int", "int") != type_.name:
        return Constant(float(value), type_, **lower.at(node))
    if base != 10 and lower.table.fact("numbers", "wraps", False) and type_.bits:
        value = value - (1 << type_.bits) if value >> (type_.bits - 1) else value
    elif type_.bits and type_.kind is Kind.INT:
        type_ = _grown(lower, value, type_)
    return Constant(value, type_, **lower.at(node))


def _grown(lower: Lowering, value: int, type_: Type) -> Type:
    """The first of the types that a larger number takes."""
    names = lower.table.fact("numbers", "grows", ())
    for wider in (type_, *(lower.table.type_named(name) for name in names)):
        if value < 1 << (wider.bits - wider.is_signed):
            return wider
    return type_


def _suffixed(lower: Lowering, suffix: str | None, plain: str) -> Type | None:
    if not suffix:
        return lower.table.type_named(plain) if plain != "any" else ANY
    name = lower.table.fact("suffixes", suffix)
    return lower.table.type_named(name) if name is not None else None
