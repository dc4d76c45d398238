"""Reads the names and types that declarations and parameters bind, however the grammar nests them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

import attrs
from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import names_within, syntax_children, text_of
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import MaybeType, Type, array_of


@attrs.frozen
class Declarator:
    """A name that a declaration binds."""

    name: str
    type: MaybeType
    value: Node | None = None
    """The initial value."""


@attrs.frozen
class Parameter:
    """A parameter of a function. One without a type is still required."""

    name: str
    type: MaybeType
    is_optional: bool = False
    is_rest: bool = False


def declared_names(context: Context, node: Node) -> Iterator[Declarator]:
    """Yields the names that a declaration binds, in order."""
    annotation = context.forms.part(node, "type")
    child_type = context.forms.option(node, "declarators")
    if child_type is not None:
        for declarator in syntax_children(node):
            if declarator.type == child_type:
                yield _with_trailing_value(context, declarator, annotation)
        return
    table = context.tables.get("declarators")
    for declarator in context.forms.parts(node, "declarator"):
        if table is not None:
            yield from _unwrapped(table, declarator, annotated_type(context, annotation), None)
            continue
        dimensions = declarator.child_by_field_name("dimensions")
        yield Declarator(
            text_of(declarator.child_by_field_name("name")),
            annotated_type(context, annotation, dimensions),
            declarator.child_by_field_name("value"),
        )


def _with_trailing_value(context: Context, declarator: Node, annotation: Node | None) -> Declarator:
    """Returns a declarator whose value is not a field of the node but its last child."""
    name = declarator.child_by_field_name("name")
    behind = [
        child
        for child in syntax_children(declarator)
        if name is not None and child.start_byte >= name.end_byte
    ]
    return Declarator(text_of(name), annotated_type(context, annotation), behind[-1] if behind else None)


def _unwrapped(
    table: Mapping[str, Any], node: Node, type_: MaybeType, value: Node | None
) -> Iterator[Declarator]:
    """Yields the names inside nested declarators, each of which wraps the type before it."""
    while (entry := table.get(node.type)) is not None:
        if "makes" in entry:
            type_ = None if entry["makes"] == "?" else Type(entry["makes"], (type_,))
        if entry.get("names"):
            names = [text_of(child) for child in syntax_children(node)]
            parts = type_.arguments if type_ is not None and len(type_.arguments) == len(names) else ()
            for name, part in zip_longest(names, parts):
                yield Declarator(name, part)
            return
        if "value" in entry:
            value = node.child_by_field_name(entry["value"])
        part = node.child_by_field_name("declarator") or next(syntax_children(node), None)
        if part is None:
            return
        node = part
    # A node with parts is no plain name: a pointer to a member, or a name in another scope.
    yield Declarator(text_of(node), None if node.named_child_count else type_, value)


def loop_declarators(context: Context, node: Node | None, type_: MaybeType) -> Iterator[Declarator]:
    """Yields the names that the head of a loop binds to each element."""
    table = context.tables.get("declarators")
    if node is None:
        return
    if table is not None:
        yield from _unwrapped(table, node, type_, None)
    elif node.named_child_count:
        yield from (Declarator(name, None) for name in names_within(node))
    else:
        yield Declarator(text_of(node), type_)


def parameters_of(context: Context, listed: Node | None) -> list[Parameter]:
    """Returns the parameters of a list, in order."""
    if listed is None:
        return []
    found = [one for node in syntax_children(listed) for one in _parameters(context, node)]
    rest = context.tables["kinds"].get("rest_in_list")
    if rest is not None and (annotation := listed.child_by_field_name(rest["type"])) is not None:
        name = text_of(listed.child_by_field_name(rest["name"]))
        found.append(Parameter(name, annotated_type(context, annotation), is_rest=True))
    return found


def _parameters(context: Context, node: Node) -> Iterator[Parameter]:
    forms = context.forms
    form = forms.of(node)
    if form == "rest":
        # The type, unless modifiers come before it, then the name.
        parts = [child for child in syntax_children(node) if child.type != "modifiers"]
        if len(parts) >= 2:
            yield Parameter(text_of(parts[-1]), array_of(annotated_type(context, parts[0])), is_rest=True)
        elif forms.option(node, "nameless", False):
            yield Parameter("", None, is_rest=True)
    if form != "parameter":
        return
    annotation = forms.part(node, "type")
    default = forms.option(node, "default")
    is_optional = default is not None and (
        node.child_by_field_name(default) is not None if default else _has_trailing_default(node)
    )
    table = context.tables.get("declarators")
    if table is not None:
        declarator = forms.part(node, "declarator")
        type_ = annotated_type(context, annotation)
        named = list(_unwrapped(table, declarator, type_, None)) if declarator is not None else []
        for one in named or [Declarator("", type_)]:
            yield Parameter(one.name, one.type, is_optional)
        return
    dimensions = node.child_by_field_name("dimensions")
    names = [text_of(one) for one in forms.parts(node, "name") if one.is_named]
    for name in names or [""]:
        type_ = annotated_type(context, annotation, dimensions)
        is_rest = bool(forms.option(node, "is_rest", False))
        yield Parameter(name, array_of(type_) if is_rest else type_, is_optional, is_rest)


def _has_trailing_default(node: Node) -> bool:
    """Returns whether something follows the name: a default value that is not a field of the parameter."""
    name = node.child_by_field_name("name")
    return name is not None and any(child.start_byte >= name.end_byte for child in syntax_children(node))
