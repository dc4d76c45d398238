"""Lowers a whole file."""

from __future__ import annotations

from tree_sitter import Node, Parser

from variorum.languages import Language
from variorum.program.declarations import Program
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.assigned_paths import names_needed_to_load, with_assigned_paths
from variorum.program.lowering.classes import alias_if_type, outline_class, unwrapped
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import declared_name, signature
from variorum.program.lowering.hoisting import block_names
from variorum.program.lowering.initialisation import in_order_of_use
from variorum.program.lowering.kotlin import extended_type
from variorum.program.lowering.partial_classes import (
    methods_of_unknown_classes,
    outline_partial_class,
    partial_classes,
)
from variorum.program.lowering.prototype_classes import with_prototype_classes
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, table_of, text_of
from variorum.program.node import Statement, Symbol
from variorum.program.types import Kind, Type
from variorum.syntax.grammar import new_parser

LONGEST_SNIPPET = 20_000
"""Bytes of a text that is tried inside of a class when it does not parse by itself."""


def lower(language: Language, text: str) -> Program:
    """Lowers a text. What cannot be lowered is opaque; a text that does not parse is lowered as far as it does."""
    table = table_of(language)
    data = text.encode("utf-8", "replace")
    nodes, shift = _parsed(language, data)
    nodes = in_order_of_use(nodes, tuple(table.fact("scoping", "initialised_by_use", ())))
    lowering = Lowering(table, Scope(scopes.FILE), shift)
    _outline(lowering, nodes)
    statements = [
        *partial_classes(lowering),
        *lowering.body(nodes),
        *_inline_texts(lowering, nodes),
    ]
    program = Program(
        language.id,
        tuple(lowering.functions),
        tuple(lowering.classes),
        (*lowering.statics, *statements),
        tuple(lowering.scope.names.values()),
        lowering.binds_unseen or any(node.has_error for node in nodes),
        names_needed_to_load(statements),
        start=0,
        end=len(data),
    )
    prototype = table.fact("scoping", "prototype", "")
    if not prototype:
        return program
    return with_prototype_classes(with_assigned_paths(program, prototype, language.builtins), prototype)


def _inline_texts(lowering: Lowering, nodes: list[Node]) -> list[Statement]:
    """An opaque statement for each text outside of the code, which a program of such a language writes."""
    kind = lowering.table.fact("scoping", "inline_text", "")
    if not kind or not nodes or nodes[0].parent is None:
        return []
    found: list[Statement] = []
    waiting = [nodes[0].parent]
    while waiting:
        one = waiting.pop()
        if one.type == kind:
            found.append(lowering.opaque_statement(one, "text outside of the code"))
        waiting.extend(one.named_children)
    return found


def _parsed(language: Language, data: bytes) -> tuple[list[Node], int]:
    """The statements of a text, and how many bytes were put in front of it to parse it."""
    parser = new_parser(language)
    if data and language.needs_line_end and not data.endswith(b"\n"):
        data += b"\n"
    root = parser.parse(data).root_node
    around = language.facts.get("snippets", {}).get("inside")
    if around and root.has_error and len(data) <= LONGEST_SNIPPET:
        inside = _inside(parser, data, *around)
        if inside is not None:
            return inside, len(around[0].encode())
    return named_children(root), 0


def _inside(parser: Parser, data: bytes, head: str, tail: str) -> list[Node] | None:
    root = parser.parse(head.encode() + data + tail.encode()).root_node
    holder = root.named_children[0] if root.named_child_count == 1 else None
    body = holder.child_by_field_name("body") if holder is not None else None
    if root.has_error or body is None:
        return None
    return named_children(body)


def _outline(lowering: Lowering, nodes: list[Node]) -> None:
    """Binds what the file declares: functions and classes with what they show, and its variables."""
    table = lowering.table
    partial = methods_of_unknown_classes(lowering, nodes)
    for node in nodes:
        for inner, entry in unwrapped(lowering, node):
            if entry.form == "class":
                if "body" not in entry.parts or entry.has(inner, "body"):
                    outline_class(lowering, inner, entry, None)
                else:
                    alias_if_type(lowering, inner, entry)
            elif entry.form == "rust enum":
                outline = outline_class(lowering, inner, entry, None)
                outline.form = "enum"
                variants = (one.child_by_field_name("name") for one in entry.all(inner, "variants"))
                lowering.variants[outline.name] = frozenset(
                    text_of(one) for one in variants if one is not None
                )
            elif entry.form in ("function", "c function", "kotlin function"):
                owner, name = declared_name(lowering, inner, entry)
                if owner:
                    lowering.outside.setdefault(owner, []).append((inner, entry))
                if owner in lowering.classes_by_name:
                    continue
                if owner in partial:
                    continue
                known = lowering.scope.names.get(name)
                if known is None or known.kind != Symbol.FUNCTION:
                    known = lowering.bind(name, Symbol.FUNCTION, Type(Kind.FUNCTION))
                if entry.form == "kotlin function" and extended_type(inner) is not None:
                    lowering.extensions[name] = known
                    continue
                found = signature(lowering, inner, entry, name)
                lowering.signatures.setdefault(known, []).append(found)
    for node in nodes:
        for inner, entry in unwrapped(lowering, node):
            if entry.form == "rust impl":
                _outline_impl(lowering, inner, entry)
    for owner, methods in partial.items():
        if owner not in lowering.classes_by_name:
            outline_partial_class(lowering, owner, methods)
    for _, name_node in block_names(table, nodes):
        word = text_of(name_node)
        if word not in lowering.scope.names:
            lowering.bind(word, Symbol.GLOBAL)
            lowering.scope.ahead.add(word)
    lowering.bind_assigned(nodes, Symbol.GLOBAL)


def _outline_impl(lowering: Lowering, node: Node, entry: Entry) -> None:
    """Adds the items of an `impl` block to those of its type, and the trait to what the type inherits from."""
    owner = lowering.type(entry.one(node, "type")).name
    outline = lowering.classes_by_name.get(owner)
    if outline is None:
        return
    base = entry.one(node, "base")
    if base is not None:
        outline.bases = (*outline.bases, lowering.type(base))
    for item in entry.all(node, "items"):
        form = lowering.table.statements.get(item.type)
        if form is None or form.form not in ("function", "rust constant"):
            continue
        lowering.outside.setdefault(owner, []).append((item, form))
        if form.form == "function":
            name = form.word(item, "name")
            outline.add(signature(lowering, item, form, name, not form.has(item, "self")))
