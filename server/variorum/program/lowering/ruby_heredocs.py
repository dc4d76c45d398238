"""Lowers Ruby's heredocs: a mark where the value is used, and a body on the lines behind."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Constant, Format
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.lowering.values import value_of_nodes
from variorum.program.node import Expression

_GAP = "\0"
"""Stands for an interpolation while indentation is taken away."""


@hook("heredoc")
def heredoc(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """The text of the body that belongs to a mark."""
    body = _body_of(node)
    if body is None:
        return lower.opaque(node)
    mark = text_of(node)
    is_raw = mark.endswith("'")
    inner: list[Expression] = []
    text = ""
    for one in body.named_children:
        if one.type == "interpolation":
            inner.append(value_of_nodes(lower, named_children(one), one))
            text += _GAP
        elif one.type == "escape_sequence" and not is_raw:
            value = unescaped(text_of(one), lower.table.facts.get("escapes", {}))
            if value is None:
                return lower.opaque(node, "unknown escape")
            text += value
        elif one.type != "heredoc_end":
            text += text_of(one)
    # The last line is the mark that ends it.
    text = text.removeprefix("\n").rstrip(" \t")
    literals = (_dedented(text) if mark.startswith("<<~") else text).split(_GAP)
    type_ = lower.table.type_named("String")
    parts: list[Expression] = [Constant(literals[0], type_, **lower.at(node))]
    for value_, literal in zip(inner, literals[1:], strict=True):
        parts += [value_, Constant(literal, type_, **lower.at(node))]
    return parts[0] if len(parts) == 1 else Format(tuple(parts), **lower.at(node))


def _body_of(node: Node) -> Node | None:
    """The body behind the statement, None where several marks stand in it."""
    around: Node | None = node
    while around is not None:
        following = around.next_named_sibling
        if following is not None and following.type == "heredoc_body":
            again = following.next_named_sibling
            return None if again is not None and again.type == "heredoc_body" else following
        around = around.parent
    return None


def _dedented(text: str) -> str:
    lines = text.split("\n")
    widths = [len(line) - len(line.lstrip(" \t")) for line in lines if line.strip(" \t")]
    width = min(widths, default=0)
    return "\n".join(line[width:] if line.strip(" \t") else line.lstrip(" \t") for line in lines)
