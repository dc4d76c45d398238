"""The kinds that types as written mean: from the tree where `[types]` says how types are built, else from the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import inner, text_of
from variorum.typecheck.kinds import RESULTS, Kind, Known, array_of, parsed

_DEEPEST = 40


def written_kind(context: Context, node: Node | None, dimensions: Node | None = None) -> Known:
    """The kind that a type as written means; None for one that the compiler is to find out.

    Args:
        context: what is known here.
        node: the type.
        dimensions: brackets that stand behind the name it is given to.
    """
    if node is None:
        return None
    if is_inferred(context, node):
        return None
    types = context.facts.get("types")
    kind = parsed(text_of(node)) if types is None else _built(context, types, node, 0)
    for _ in range(text_of(dimensions).count("[")):
        kind = array_of(kind)
    return kind


def is_inferred(context: Context, written: Node | None) -> bool:
    """Whether the compiler is to find out the type; so it does where a type is none that a program could write."""
    return written is not None and text_of(written) in context.facts["kinds"].get("inferred", ())


def is_type(context: Context, node: Node) -> bool:
    """Whether the node can only be a type, as in front of a conversion."""
    entry = context.facts.get("types", {}).get(node.type)
    return entry is not None and not entry.get("ambiguous", False)


def named_kind(context: Context, name: str) -> Known:
    """The kind of that name, which may be another name for one; None for one that the compiler is to find out."""
    name = " ".join(name.split())
    if name in context.facts["kinds"].get("inferred", ()):
        return None
    kind = Kind(context.facts["kinds"].get("aliases", {}).get(name, name))
    return None if _is_namesake(context, kind) else kind


def _is_namesake(context: Context, kind: Kind) -> bool:
    """Whether it is another class than the library's of that name, where the number of type arguments tells them apart."""
    known = context.library.get(kind.name) if context.facts["kinds"].get("named_by_arity") else None
    return known is not None and len(known.variables) != len(kind.arguments)


def _built(context: Context, types: Mapping[str, Any], node: Node, depth: int) -> Known:
    entry = types.get(node.type)
    if entry is None or depth > _DEEPEST:
        return None
    form = entry["form"]
    if form == "named":
        return named_kind(context, text_of(node))
    if form == "behind":
        # Only the last part of a path, or the only part of what merely wraps a type, says what it is.
        if "unless" in entry and node.child_by_field_name(entry["unless"]) is not None:
            return None
        part = _part(node, entry.get("part", ""))
        return _built(context, types, part, depth + 1) if part is not None else None
    if form == "generic":
        return _generic(context, types, node, depth)
    if form == "made":
        parts = [_part(node, name) for name in entry["of"]]
        made = tuple(_built(context, types, one, depth + 1) if one is not None else None for one in parts)
        return Kind(entry["name"], made)
    if form == "results":
        return _results(context, types, node, depth)
    if form == "ranked":
        element = _part(node, entry["element"])
        # An array of several dimensions takes several indexes, which nothing here follows.
        flat = "," not in text_of(_part(node, entry["rank"]))
        return array_of(_built(context, types, element, depth + 1)) if flat and element is not None else None
    return None


def _results(context: Context, types: Mapping[str, Any], node: Node, depth: int) -> Known:
    """Several results in a list, each with or without names."""
    kinds: list[Known] = []
    for one in inner(node):
        written = one.child_by_field_name("type")
        kind = _built(context, types, written, depth + 1) if written is not None else None
        kinds += [kind] * max(1, sum(name.is_named for name in one.children_by_field_name("name")))
    return kinds[0] if len(kinds) == 1 else Kind(RESULTS, tuple(kinds))


def _generic(context: Context, types: Mapping[str, Any], node: Node, depth: int) -> Known:
    entry = types[node.type]
    parts = list(inner(node))
    name = _part(node, entry["name"]) if "name" in entry else (parts[0] if parts else None)
    arguments = _part(node, entry["arguments"]) if "arguments" in entry else (parts[-1] if parts else None)
    if name is None or arguments is None:
        return None
    listed = tuple(_built(context, types, one, depth + 1) for one in inner(arguments))
    kind = Kind(text_of(name).rpartition("::")[2], listed)
    return None if _is_namesake(context, kind) else kind


def _part(node: Node, field: str) -> Node | None:
    """The part of that name; without a name, the last one."""
    if field:
        return node.child_by_field_name(field)
    return next(reversed(list(inner(node))), None)
