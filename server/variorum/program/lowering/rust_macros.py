"""Lowers macros of Rust: their tokens are read again as arguments of a call."""

from __future__ import annotations

import re

from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Collection,
    Constant,
    Do,
    Format,
    Formatted,
    New,
    Unary,
    Unbound,
)
from variorum.program.lowering.engine import NOTHING, Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.names import named
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression
from variorum.program.statements import Block, If, Throw
from variorum.program.types import ANY, Kind, Type

_HOLE = re.compile(r"\{\{|\}\}|\{([^{}:]*)(?::([^{}]*))?\}")
_PRINTS = ("print", "println", "eprint", "eprintln")
_PANICS = ("panic", "unreachable", "todo", "unimplemented")


@hook("macro")
def macro(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call of a well-known macro; others are opaque."""
    name = entry.word(node, "name").rsplit("::", 1)[-1]
    tokens = entry.one(node, "tokens")
    if tokens is None:
        return lower.opaque(node)
    inner = text_of(tokens)[1:-1]
    if name == "vec":
        return _vec(lower, node, tokens, inner)
    arguments = _arguments(lower, tokens, f"({inner})")
    if arguments is None:
        return lower.opaque(node, f"macro `{name}!`")
    nodes, original, found = arguments
    lower.ranges[node.id] = lower.at(node)
    try:
        with lower.rereading(original, found):
            return _known(lower, node, name, nodes)
    finally:
        del lower.ranges[node.id]


def _known(lower: Lowering, node: Node, name: str, nodes: list[Node]) -> Expression:
    range_ = lower.at(node)
    if name == "format":
        return formatted(lower, nodes, node)
    if name in _PRINTS:
        text = (
            formatted(lower, nodes, node) if nodes else Constant("", lower.table.type_named("str"), **range_)
        )
        return Call(Unbound(f"{name}!", **range_), (Argument(text, **range_),), **range_)
    if name in ("write", "writeln") and nodes:
        target = Argument(lower.expression(nodes[0]), **range_)
        text = formatted(lower, nodes[1:], node)
        return Call(Unbound(f"{name}!", **range_), (target, Argument(text, **range_)), **range_)
    if name in _PANICS:
        return Do((_panic(lower, nodes, node),), NOTHING, **range_)
    if name in ("assert", "debug_assert") and nodes:
        return _asserted(lower, Unary("not", lower.expression(nodes[0]), **range_), node)
    if name in ("assert_eq", "assert_ne", "debug_assert_eq") and len(nodes) >= 2:
        operator = "==" if name.endswith("ne") else "!="
        left, right = (lower.expression(one) for one in nodes[:2])
        return _asserted(lower, Binary(operator, left, right, **range_), node)
    return lower.opaque(node, f"macro `{name}!`")


def _asserted(lower: Lowering, fails: Expression, node: Node) -> Expression:
    range_ = lower.at(node)
    block = Block((_panic(lower, [], node),), **range_)
    return Do((If(fails, block, **range_),), NOTHING, **range_)


def _panic(lower: Lowering, nodes: list[Node], node: Node) -> Throw:
    range_ = lower.at(node)
    arguments = (Argument(formatted(lower, nodes, node), **range_),) if nodes else ()
    return Throw(New(Type(Kind.OBJECT, "panic"), arguments, **range_), **range_)


def _arguments(lower: Lowering, tokens: Node, text: str) -> tuple[list[Node], Node, Node] | None:
    """The arguments in the tokens, with the nodes whose ranges belong together."""
    root = lower.reread("fn _f() { _f", text, "; }")
    waiting = [root] if root is not None else []
    while waiting:
        one = waiting.pop(0)
        if one.type == "arguments":
            return named_children(one), tokens, one
        waiting.extend(one.named_children)
    return None


def _vec(lower: Lowering, node: Node, tokens: Node, inner: str) -> Expression:
    """`vec![a, b]`, and `vec![x; n]` as a call of `[;]`."""
    root = lower.reread("fn _f() { _f(", f"[{inner}]", "); }")
    waiting = [root] if root is not None else []
    while waiting:
        one = waiting.pop(0)
        if one.type == "array_expression":
            with lower.rereading(tokens, one):
                made = lower.expression(one)
            if isinstance(made, Collection):
                return Collection(Type(Kind.LIST, "Vec", (ANY,)), made.elements, **lower.at(node))
            if isinstance(made, Call):
                return Call(Unbound("vec![;]", **lower.at(node)), made.arguments, **lower.at(node))
            return made
        waiting.extend(one.named_children)
    return lower.opaque(node, "macro `vec!`")


def formatted(lower: Lowering, nodes: list[Node], node: Node) -> Expression:
    """A text with values in it, by Rust's notation: `{}`, `{name}`, `{0}`, `{:?}`, `{:>5.2}`."""
    if not nodes or nodes[0].type not in ("string_literal", "raw_string_literal"):
        return lower.opaque(node, "format that is no literal")
    text = text_of(nodes[0])
    content = unescaped(text[text.find('"') + 1 : text.rfind('"')], lower.table.facts.get("escapes", {}))
    if content is None:
        return lower.opaque(node, "unknown escape")
    named_values: dict[str, Node] = {}
    values: list[Node] = []
    for one in nodes[1:]:
        left, right = one.child_by_field_name("left"), one.child_by_field_name("right")
        if one.type == "assignment_expression" and left is not None and right is not None:
            named_values[text_of(left)] = right
        else:
            values.append(one)
    return _parts(lower, node, content, (values, named_values))


def _parts(
    lower: Lowering, node: Node, content: str, given: tuple[list[Node], dict[str, Node]]
) -> Expression:
    values, named_values = given
    range_ = lower.at(node)
    type_ = lower.table.type_named("str")
    parts: list[Expression] = []
    position = next_value = 0
    literal = ""
    for found in _HOLE.finditer(content):
        literal += content[position : found.start()]
        position = found.end()
        if found[0] in ("{{", "}}"):
            literal += found[0][0]
            continue
        if "$" in (found[2] or "") or "*" in (found[2] or ""):
            return lower.opaque(node, "width by an argument")
        key = found[1].strip()
        if not key:
            if next_value >= len(values):
                return lower.opaque(node, "format without its value")
            value = lower.expression(values[next_value])
            next_value += 1
        elif key.isdigit():
            if int(key) >= len(values):
                return lower.opaque(node, "format without its value")
            value = lower.expression(values[int(key)])
        else:
            value = lower.expression(named_values[key]) if key in named_values else named(lower, key, node)
        if literal:
            parts.append(Constant(literal, type_, **range_))
            literal = ""
        if found[2]:
            value = Formatted(value, Constant(found[2], type_, **range_), **range_)
        parts.append(value)
    literal += content[position:]
    if literal or not parts:
        parts.append(Constant(literal, type_, **range_))
    return Format(tuple(parts), **range_)
