"""Parts that wrap an expression or bind a name on the way: arguments, patterns, members with bodies of their own."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.forms import inner, text_of
from variorum.typecheck.kinds import Kind, Known, array_of
from variorum.typecheck.written import written_kind


@form("argument")
def _argument(context: Context, node: Node) -> Known:
    """An argument; one that is named or handed over by reference is for the compiler to place."""
    parts = [kind_of(context, child) for child in inner(node)]
    is_plain = len(parts) == 1 and node.child_count == 1
    return parts[0] if is_plain else None


@form("holder")
def _holder(context: Context, node: Node) -> Known:
    for child in inner(node):
        kind_of(context, child)
    return None


@form("property")
def _property(context: Context, node: Node) -> Known:
    """A member that runs code when it is read: what the code returns is what was written as its type."""
    with context.scope(), context.returning(written_kind(context, context.forms.part(node, "type"))):
        for child in inner(node):
            if child.type == context.forms.fact(node, "accessors"):
                _accessors(context, child)
            else:
                kind_of(context, child)
    return None


def _accessors(context: Context, node: Node) -> None:
    for accessor in inner(node):
        if text_of(accessor.child_by_field_name("name")) == "get":
            kind_of(context, accessor)


@form("bind")
def _bind(context: Context, node: Node) -> Known:
    """A name that is bound in the middle of an expression."""
    kind = written_kind(context, context.forms.part(node, "type"))
    context.declare(text_of(context.forms.part(node, "name")), kind)
    return kind


@form("truth")
def _truth(context: Context, node: Node) -> Known:
    for child in inner(node):
        kind_of(context, child)
    return Kind(context.conversions.truth)


@form("typed")
def _typed(context: Context, node: Node) -> Known:
    """An expression that says itself what it is, whatever is in it."""
    for child in inner(node):
        kind_of(context, child)
    return written_kind(context, context.forms.part(node, "type"))


@form("list")
def _list(context: Context, node: Node) -> Known:
    """An array written as its elements, where they are all of one kind."""
    kinds = {kind_of(context, child) for part in inner(node) for child in inner(part)}
    return array_of(kinds.pop() if len(kinds) == 1 else None)


@form("type-name")
def _type_name(context: Context, node: Node) -> Known:
    """A type in front of a dot."""
    return context.kind_of_name(text_of(node))
