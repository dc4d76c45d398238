"""Reads type annotations: from the tree if the language has a `[types]` table, otherwise from the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children, text_of
from variorum.typecheck.types import RESULTS, MaybeType, Type, array_of, parse_type

_MAX_DEPTH = 40


def annotated_type(context: Context, node: Node | None, dimensions: Node | None = None) -> MaybeType:
    """Returns the type that an annotation means. Returns None for one that the compiler infers, such as `auto`.

    Args:
        context: the state of the walk.
        node: the annotation.
        dimensions: brackets after the declared name, as in `int a[]`.
    """
    if node is None:
        return None
    if is_inferred_type(context, node):
        return None
    type_forms = context.tables.get("types")
    type_ = parse_type(text_of(node)) if type_forms is None else _type_from_tree(context, type_forms, node, 0)
    for _ in range(text_of(dimensions).count("[")):
        type_ = array_of(type_)
    return type_


def is_inferred_type(context: Context, annotation: Node | None) -> bool:
    """Returns whether the annotation asks the compiler to infer the type, as `auto` and `var` do."""
    return annotation is not None and text_of(annotation) in context.tables["kinds"].get("inferred", ())


def is_type(context: Context, node: Node) -> bool:
    """Returns whether the node can only be a type, as the callee of a conversion."""
    entry = context.tables.get("types", {}).get(node.type)
    return entry is not None and not entry.get("ambiguous", False)


def named_type(context: Context, name: str) -> MaybeType:
    """Returns the type of that name, aliases resolved. Returns None for one that the compiler infers."""
    name = " ".join(name.split())
    if name in context.tables["kinds"].get("inferred", ()):
        return None
    type_ = Type(context.tables["kinds"].get("aliases", {}).get(name, name))
    return None if _has_other_arity(context, type_) else type_


def _has_other_arity(context: Context, type_: Type) -> bool:
    """Returns whether the number of type arguments shows that another class than the library's is meant."""
    known = context.library.get(type_.name) if context.tables["kinds"].get("named_by_arity") else None
    return known is not None and len(known.variables) != len(type_.arguments)


def _type_from_tree(context: Context, type_forms: Mapping[str, Any], node: Node, depth: int) -> MaybeType:
    entry = type_forms.get(node.type)
    if entry is None or depth > _MAX_DEPTH:
        return None
    form = entry["form"]
    if form == "named":
        return named_type(context, text_of(node))
    if form == "behind":
        # The last part of a path, or the only part of a wrapper, names the type.
        if "unless" in entry and node.child_by_field_name(entry["unless"]) is not None:
            return None
        part = _part(node, entry.get("part", ""))
        return _type_from_tree(context, type_forms, part, depth + 1) if part is not None else None
    if form == "generic":
        return _generic(context, type_forms, node, depth)
    if form == "made":
        parts = [_part(node, name) for name in entry["of"]]
        made = tuple(
            _type_from_tree(context, type_forms, one, depth + 1) if one is not None else None for one in parts
        )
        return Type(entry["name"], made)
    if form == "results":
        return _results(context, type_forms, node, depth)
    if form == "ranked":
        element = _part(node, entry["element"])
        # Arrays with several dimensions take several indexes, which are not tracked.
        flat = "," not in text_of(_part(node, entry["rank"]))
        return (
            array_of(_type_from_tree(context, type_forms, element, depth + 1))
            if flat and element is not None
            else None
        )
    return None


def _results(context: Context, type_forms: Mapping[str, Any], node: Node, depth: int) -> MaybeType:
    """Returns the types of a result list, with or without names."""
    types: list[MaybeType] = []
    for one in syntax_children(node):
        annotation = one.child_by_field_name("type")
        type_ = (
            _type_from_tree(context, type_forms, annotation, depth + 1) if annotation is not None else None
        )
        types += [type_] * max(1, sum(name.is_named for name in one.children_by_field_name("name")))
    return types[0] if len(types) == 1 else Type(RESULTS, tuple(types))


def _generic(context: Context, type_forms: Mapping[str, Any], node: Node, depth: int) -> MaybeType:
    entry = type_forms[node.type]
    parts = list(syntax_children(node))
    name = _part(node, entry["name"]) if "name" in entry else (parts[0] if parts else None)
    arguments = _part(node, entry["arguments"]) if "arguments" in entry else (parts[-1] if parts else None)
    if name is None or arguments is None:
        return None
    listed = tuple(_type_from_tree(context, type_forms, one, depth + 1) for one in syntax_children(arguments))
    type_ = Type(text_of(name).rpartition("::")[2], listed)
    return None if _has_other_arity(context, type_) else type_


def _part(node: Node, field: str) -> Node | None:
    """Returns the part of that name. Without a name, returns the last one."""
    if field:
        return node.child_by_field_name(field)
    return next(reversed(list(syntax_children(node))), None)
