"""Makes classes of the methods that a file defines while another file, such as a header, declares their class."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tree_sitter import Node

from variorum.program.declarations import PARTIAL, Class, DefineClass, Field
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.c_functions import add_outside_methods
from variorum.program.lowering.classes import ClassParts, unwrapped
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.functions import declared_name, signature
from variorum.program.lowering.scope import ClassOutline, MemberOutline, Scope
from variorum.program.lowering.table import Entry, text_of
from variorum.program.node import Statement, Symbol
from variorum.program.types import Kind, Type

# How fields are named where they are read without the receiver: `size_`, `m_size`.
_FIELD = re.compile(r"[a-z]\w*_|m_\w+")


def methods_of_unknown_classes(lower: Lowering, nodes: Iterable[Node]) -> dict[str, list[tuple[Node, Entry]]]:
    """Returns the methods of the classes that are not declared here. Without constructor and fields it may be a name space."""
    found: dict[str, list[tuple[Node, Entry]]] = {}
    for node in nodes:
        for inner, entry in unwrapped(lower, node):
            owner = declared_name(lower, inner, entry)[0] if entry.form == "c function" else ""
            if owner and entry.options.get("name_reader") == "c name":
                found.setdefault(owner, []).append((inner, entry))
    return {
        owner: methods
        for owner, methods in found.items()
        if any(
            declared_name(lower, node, entry)[1] == owner or next(_fields_in(node), "")
            for node, entry in methods
        )
    }


def outline_partial_class(lower: Lowering, name: str, methods: Iterable[tuple[Node, Entry]]) -> None:
    """Outlines the class: its methods, and the fields that they use. Its base is unknown."""
    symbol = lower.scope.names.get(name) or lower.bind(name, Symbol.CLASS)
    symbol.kind = Symbol.CLASS
    base = Type(Kind.OBJECT, f"base of {name}")
    outline = ClassOutline(name, symbol, PARTIAL, (base,), is_partial=True)
    lower.classes_by_name[name] = outline
    for node, entry in methods:
        word = declared_name(lower, node, entry)[1]
        outline.add(signature(lower, node, entry, "" if word == name else word, False))
    for node, _ in methods:
        for field in _fields_in(node):
            if field not in outline.members:
                outline.add(MemberOutline(field, False, False))


def _fields_in(node: Node) -> Iterator[str]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        text = text_of(one) if one.type in ("identifier", "field_identifier") else ""
        if text and (_FIELD.fullmatch(text) if one.type == "identifier" else _is_of_receiver(one)):
            yield text
        waiting.extend(reversed(one.named_children))


def _is_of_receiver(node: Node) -> bool:
    """Whether a name is a field in `this->name` or in the list behind a constructor's parameters."""
    parent = node.parent
    if parent is None:
        return False
    if parent.type == "field_initializer":
        return text_of(node)[:1].islower()
    called = parent.parent is not None and parent.parent.type == "call_expression"
    holder = parent.child_by_field_name("argument")
    return not called and holder is not None and holder.type == "this"


def partial_classes(lower: Lowering) -> list[Statement]:
    """Lowers the classes that were outlined so."""
    made: list[Statement] = []
    # What a method declares inside adds to them.
    for outline in tuple(lower.classes_by_name.values()):
        if not outline.is_partial:
            continue
        parts = ClassParts(outline)
        with lower.inside(Scope(scopes.CLASS, owner=outline)):
            add_outside_methods(lower, parts)
        fields = tuple(
            Field(Symbol(each.name, Symbol.FIELD))
            for members in outline.members.values()
            for each in members
            if not each.is_method
        )
        definition = Class(outline.name, outline.form, outline.bases, fields, tuple(parts.methods))
        lower.classes.append(definition)
        made.append(DefineClass(definition, outline.symbol))
    return made
