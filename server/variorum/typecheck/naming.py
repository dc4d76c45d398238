"""The names that declarations and parameters bind, with their kinds, in the several ways in which grammars nest them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

import attrs
from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import inner, names_within, text_of
from variorum.typecheck.kinds import Kind, Known, array_of
from variorum.typecheck.written import written_kind


@attrs.frozen
class Declared:
    """A name that a declaration binds."""

    name: str
    kind: Known
    value: Node | None = None
    """What it is bound to at once."""


@attrs.frozen
class Parameter:
    """A parameter of a function; one without a kind is still one that has to be given."""

    name: str
    kind: Known
    is_optional: bool = False
    is_rest: bool = False


def declared_names(context: Context, node: Node) -> Iterator[Declared]:
    """The names that a declaration binds, in order."""
    written = context.forms.part(node, "type")
    child_type = context.forms.fact(node, "declarators")
    if child_type is not None:
        for declarator in inner(node):
            if declarator.type == child_type:
                yield _with_value_behind(context, declarator, written)
        return
    table = context.facts.get("declarators")
    for declarator in context.forms.parts(node, "declarator"):
        if table is not None:
            yield from _nested(table, declarator, written_kind(context, written), None)
            continue
        dimensions = declarator.child_by_field_name("dimensions")
        yield Declared(
            text_of(declarator.child_by_field_name("name")),
            written_kind(context, written, dimensions),
            declarator.child_by_field_name("value"),
        )


def _with_value_behind(context: Context, declarator: Node, written: Node | None) -> Declared:
    """A declarator whose value is no field of it, but what stands last in it."""
    name = declarator.child_by_field_name("name")
    behind = [child for child in inner(declarator) if name is not None and child.start_byte >= name.end_byte]
    return Declared(text_of(name), written_kind(context, written), behind[-1] if behind else None)


def _nested(table: Mapping[str, Any], node: Node, kind: Known, value: Node | None) -> Iterator[Declared]:
    """The name inside of declarators that wrap one another, each making something else of the type before them."""
    while (entry := table.get(node.type)) is not None:
        if "makes" in entry:
            kind = None if entry["makes"] == "?" else Kind(entry["makes"], (kind,))
        if entry.get("names"):
            names = [text_of(child) for child in inner(node)]
            parts = kind.arguments if kind is not None and len(kind.arguments) == len(names) else ()
            for name, part in zip_longest(names, parts):
                yield Declared(name, part)
            return
        if "value" in entry:
            value = node.child_by_field_name(entry["value"])
        part = node.child_by_field_name("declarator") or next(inner(node), None)
        if part is None:
            return
        node = part
    # What still has parts is no plain name: a pointer to a member, a name in another scope.
    yield Declared(text_of(node), None if node.named_child_count else kind, value)


def loop_names(context: Context, node: Node | None, kind: Known) -> Iterator[Declared]:
    """What the head of a loop binds to each element."""
    table = context.facts.get("declarators")
    if node is None:
        return
    if table is not None:
        yield from _nested(table, node, kind, None)
    elif node.named_child_count:
        yield from (Declared(name, None) for name in names_within(node))
    else:
        yield Declared(text_of(node), kind)


def parameters_of(context: Context, listed: Node | None) -> list[Parameter]:
    """The parameters in a list of them, in order."""
    if listed is None:
        return []
    found = [one for node in inner(listed) for one in _parameters(context, node)]
    rest = context.facts["kinds"].get("rest_in_list")
    if rest is not None and (written := listed.child_by_field_name(rest["type"])) is not None:
        name = text_of(listed.child_by_field_name(rest["name"]))
        found.append(Parameter(name, written_kind(context, written), is_rest=True))
    return found


def _parameters(context: Context, node: Node) -> Iterator[Parameter]:
    forms = context.forms
    form = forms.of(node)
    if form == "rest":
        # The type, unless modifiers stand before it, then the name.
        parts = [child for child in inner(node) if child.type != "modifiers"]
        if len(parts) >= 2:
            yield Parameter(text_of(parts[-1]), array_of(written_kind(context, parts[0])), is_rest=True)
        elif forms.fact(node, "nameless", False):
            yield Parameter("", None, is_rest=True)
    if form != "parameter":
        return
    written = forms.part(node, "type")
    default = forms.fact(node, "default")
    is_optional = default is not None and (
        node.child_by_field_name(default) is not None if default else _has_more(node)
    )
    table = context.facts.get("declarators")
    if table is not None:
        declarator = forms.part(node, "declarator")
        kind = written_kind(context, written)
        named = list(_nested(table, declarator, kind, None)) if declarator is not None else []
        for one in named or [Declared("", kind)]:
            yield Parameter(one.name, one.kind, is_optional)
        return
    dimensions = node.child_by_field_name("dimensions")
    names = [text_of(one) for one in forms.parts(node, "name") if one.is_named]
    for name in names or [""]:
        kind = written_kind(context, written, dimensions)
        is_rest = bool(forms.fact(node, "is_rest", False))
        yield Parameter(name, array_of(kind) if is_rest else kind, is_optional, is_rest)


def _has_more(node: Node) -> bool:
    """Whether something stands behind the name: a default value that is no field of the parameter."""
    name = node.child_by_field_name("name")
    return name is not None and any(child.start_byte >= name.end_byte for child in inner(node))
