"""Checks Rust-like `let` bindings, immutable unless declared `mut`, match arms and ranges."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.assignability import check_assignable
from variorum.typecheck.context import Context
from variorum.typecheck.forms import names_within, syntax_children, text_of
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import MaybeType, Type

_MUTABLE = "mutable_specifier"


@handles("let")
def _let(context: Context, node: Node) -> MaybeType:
    """Checks `let x: T = v`, and declares `x` as immutable if it has a value and no `mut`. The result is a boolean,
    for `if let`.
    """
    pattern, annotation = context.forms.part(node, "pattern"), context.forms.part(node, "type")
    value, otherwise = context.forms.part(node, "value"), node.child_by_field_name("alternative")
    type_ = annotated_type(context, annotation)
    if value is not None and annotation is not None:
        check_assignable(context, value, type_, f"`{text_of(pattern)}`")
    elif value is not None:
        type_ = infer_type(context, value)
    if otherwise is not None:
        infer_type(context, otherwise)
    if pattern is None:
        return None
    if context.forms.of(pattern) != "name":
        for name in names_within(pattern):
            context.declare(name, None)
        return Type(context.conversions.boolean)
    is_immutable = value is not None and not any(child.type == _MUTABLE for child in syntax_children(node))
    context.declare(text_of(pattern), type_, is_immutable=is_immutable)
    return Type(context.conversions.boolean)


@handles("arm")
def _arm(context: Context, node: Node) -> MaybeType:
    """Checks one arm of a match, in a scope with the names of its pattern."""
    pattern = context.forms.part(node, "pattern")
    with context.scope():
        for name in names_within(pattern) if pattern is not None else ():
            context.declare(name, None)
        for child in syntax_children(node):
            if child != pattern:
                infer_type(context, child)
    return None


@handles("interval")
def _interval(context: Context, node: Node) -> MaybeType:
    """Infers the type of a range `a..b`, whose elements have the type of its bounds."""
    ends = [infer_type(context, child) for child in syntax_children(node)]
    if len(ends) != 2:
        return None
    if context.conversions.is_mismatched(*ends):
        context.report(node, f"a range cannot go from a `{ends[0]}` to a `{ends[1]}`")
        return None
    # An untyped bound takes the type of the other one, or of its later uses.
    return Type("range", (context.conversions.promote(*ends),))


@handles("referred")
def _referred(context: Context, node: Node) -> MaybeType:
    value = context.forms.part(node, "value")
    return infer_type(context, value) if value is not None else None
