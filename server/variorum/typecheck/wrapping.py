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


@form("qualified")
def _qualified(context: Context, node: Node) -> Known:
    """A name in a name space: a variable or class of the library, or something nobody knows."""
    scope = text_of(context.forms.part(node, "scope"))
    known = scope in context.forms.fact(node, "within", ())
    name = context.forms.part(node, "name")
    return kind_of(context, name) if known and name is not None else None


@form("pointer")
def _pointer(context: Context, node: Node) -> Known:
    """`*p` is what a pointer points to, `&x` a pointer to it."""
    operand = next(inner(node), None)
    kind = kind_of(context, operand) if operand is not None else None
    if text_of(node).startswith("&"):
        return Kind("*", (kind,))
    return pointed_at(context, node, kind, "*")


def pointed_at(context: Context, node: Node, kind: Known, operator: str) -> Known:
    """What a value points to; one that points to nothing is reported."""
    conversions = context.conversions
    if kind is None or kind.name in conversions.facts.get("positions", ()):
        return kind.element if kind is not None else None
    if conversions.is_plain(kind) or (conversions.is_known(kind) and not conversions.has_own_operators(kind)):
        if not conversions.is_pointer(kind):
            context.report(node, f"`{operator}` needs a pointer, this is a `{kind}`")
    return None


@form("instance")
def _instance(context: Context, node: Node) -> Known:
    """A name with type arguments that is not called."""
    del context, node
    return None
