"""Lowers PHP's texts: between quotes, with values in them, and heredocs."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Constant, Format
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression


@hook("php text")
def text(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A text between double quotes, with the values in it."""
    type_ = lower.table.type_named("string")
    parts: list[Expression] = []
    literal = ""
    for one in node.named_children:
        if one.type == "string_content":
            literal += text_of(one)
        elif one.type == "escape_sequence":
            value = unescaped(text_of(one), lower.table.facts.get("escapes", {}))
            if value is None:
                return lower.opaque(node, "unknown escape")
            literal += value
        else:
            if literal:
                parts.append(Constant(literal, type_, **lower.at(node)))
                literal = ""
            parts.append(lower.expression(one))
    if not parts:
        return Constant(literal, type_, **lower.at(node))
    if literal:
        parts.append(Constant(literal, type_, **lower.at(node)))
    return Format(tuple(parts), **lower.at(node))


@hook("single quoted")
def single_quoted(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A text between single quotes, in which only quotes and backslashes are escaped."""
    content = text_of(node)[1:-1].replace("\\'", "'").replace("\\\\", "\\")
    return Constant(content, lower.table.type_named("string"), **lower.at(node))


@hook("php heredoc")
def heredoc(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A text of several lines; the indentation of the mark that ends it is taken from each of them."""
    body, end = entry.one(node, "body"), entry.one(node, "end")
    source = (node.text or b"").decode("utf-8", "replace")
    if not source.isascii():
        return lower.opaque(node, "a heredoc with other characters")
    if body is None or end is None:
        return Constant("", lower.table.type_named("string"), **lower.at(node))
    head = source.index("\n") + 1
    last = source.rindex("\n", 0, end.start_byte - node.start_byte)
    indent = end.start_byte - node.start_byte - last - 1
    parts: list[Expression] = []
    literal, position = "", head

    def add(upto: int) -> None:
        nonlocal literal, position
        literal += _outdented(source, position, max(upto, position), indent)
        position = max(upto, position)

    for one in body.named_children:
        start, stop = one.start_byte - node.start_byte, one.end_byte - node.start_byte
        if one.type in ("string_content", "nowdoc_string", "heredoc_string"):
            add(min(stop, last))
            continue
        is_braced = source[start - 1 : start] == "{" and source[stop : stop + 1] == "}"
        add(start - is_braced)
        position = stop + is_braced
        if one.type == "escape_sequence":
            value = unescaped(text_of(one), lower.table.facts.get("escapes", {}))
            if value is None:
                return lower.opaque(node, "unknown escape")
            literal += value
            continue
        parts += [
            Constant(literal, lower.table.type_named("string"), **lower.at(node)),
            lower.expression(one),
        ]
        literal = ""
    add(last)
    parts.append(Constant(literal, lower.table.type_named("string"), **lower.at(node)))
    return parts[0] if len(parts) == 1 else Format(tuple(parts), **lower.at(node))


def _outdented(source: str, start: int, stop: int, indent: int) -> str:
    """A part of the source without the indentation of the lines that begin in it."""
    lines = source[start:stop].split("\n")
    first = 0 if start > 0 and source[start - 1] == "\n" else 1
    for index in range(first, len(lines)):
        line = lines[index]
        lines[index] = line[min(indent, len(line) - len(line.lstrip(" \t"))) :]
    return "\n".join(lines)
