"""Handles nodes that wrap an expression or bind a name: arguments, patterns, properties."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children, text_of
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import MaybeType, Type, array_of


@handles("argument")
def _argument(context: Context, node: Node) -> MaybeType:
    """Infers the type of an argument. One that is named or passed by reference is unknown."""
    parts = [infer_type(context, child) for child in syntax_children(node)]
    is_primitive = len(parts) == 1 and node.child_count == 1
    return parts[0] if is_primitive else None


@handles("holder")
def _holder(context: Context, node: Node) -> MaybeType:
    for child in syntax_children(node):
        infer_type(context, child)
    return None


@handles("property")
def _property(context: Context, node: Node) -> MaybeType:
    """Checks a property: its getter returns the declared type."""
    with context.scope(), context.returning(annotated_type(context, context.forms.part(node, "type"))):
        for child in syntax_children(node):
            if child.type == context.forms.option(node, "accessors"):
                _accessors(context, child)
            else:
                infer_type(context, child)
    return None


def _accessors(context: Context, node: Node) -> None:
    for accessor in syntax_children(node):
        if text_of(accessor.child_by_field_name("name")) == "get":
            infer_type(context, accessor)


@handles("bind")
def _bind(context: Context, node: Node) -> MaybeType:
    """Declares a name that is bound inside an expression."""
    type_ = annotated_type(context, context.forms.part(node, "type"))
    context.declare(text_of(context.forms.part(node, "name")), type_)
    return type_


@handles("truth")
def _truth(context: Context, node: Node) -> MaybeType:
    for child in syntax_children(node):
        infer_type(context, child)
    return Type(context.conversions.boolean)


@handles("typed")
def _typed(context: Context, node: Node) -> MaybeType:
    """Infers the type of an expression that states its type, such as a cast."""
    for child in syntax_children(node):
        infer_type(context, child)
    return annotated_type(context, context.forms.part(node, "type"))


@handles("list")
def _list(context: Context, node: Node) -> MaybeType:
    """Infers the type of a list literal, if all of its elements have one type."""
    types = {infer_type(context, child) for part in syntax_children(node) for child in syntax_children(part)}
    return array_of(types.pop() if len(types) == 1 else None)


@handles("type-name")
def _type_name(context: Context, node: Node) -> MaybeType:
    """Infers the type of a type name before a dot."""
    return context.type_of_name(text_of(node))


@handles("qualified")
def _qualified(context: Context, node: Node) -> MaybeType:
    """Infers the type of a qualified name, if its scope is one of the library's namespaces."""
    scope = text_of(context.forms.part(node, "scope"))
    known = scope in context.forms.option(node, "within", ())
    name = context.forms.part(node, "name")
    return infer_type(context, name) if known and name is not None else None


@handles("pointer")
def _pointer(context: Context, node: Node) -> MaybeType:
    """Infers the type of `*p`, which dereferences, or of `&x`, a pointer."""
    operand = next(syntax_children(node), None)
    type_ = infer_type(context, operand) if operand is not None else None
    if text_of(node).startswith("&"):
        return Type("*", (type_,))
    return pointed_at(context, node, type_, "*")


def pointed_at(context: Context, node: Node, type_: MaybeType, operator: str) -> MaybeType:
    """Returns the type that a value points to. Reports a value that is not a pointer."""
    conversions = context.conversions
    if type_ is None or type_.name in conversions.table.get("positions", ()):
        return type_.element if type_ is not None else None
    if conversions.is_primitive(type_) or (
        conversions.is_known(type_) and not conversions.has_overloaded_operators(type_)
    ):
        if not conversions.is_pointer(type_):
            context.report(node, f"`{operator}` needs a pointer, not a `{type_}`")
    return None


@handles("instance")
def _instance(context: Context, node: Node) -> MaybeType:
    """Handles a name with type arguments that is not called. Its type is unknown."""
    del context, node
    return None
