"""Bindings that cannot change unless they say so, and patterns that bind names."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import expect
from variorum.typecheck.forms import inner, names_within, text_of
from variorum.typecheck.kinds import Kind, Known
from variorum.typecheck.written import written_kind

_MUTABLE = "mutable_specifier"


@form("let")
def _let(context: Context, node: Node) -> Known:
    """`let x: T = v`: a plain name without `mut` and with a value cannot be assigned to again; `if let` is a test."""
    pattern, written = context.forms.part(node, "pattern"), context.forms.part(node, "type")
    value, otherwise = context.forms.part(node, "value"), node.child_by_field_name("alternative")
    kind = written_kind(context, written)
    if value is not None and written is not None:
        expect(context, value, kind, f"`{text_of(pattern)}`")
    elif value is not None:
        kind = kind_of(context, value)
    if otherwise is not None:
        kind_of(context, otherwise)
    if pattern is None:
        return None
    if context.forms.of(pattern) != "name":
        for name in names_within(pattern):
            context.declare(name, None)
        return Kind(context.conversions.truth)
    is_fixed = value is not None and not any(child.type == _MUTABLE for child in inner(node))
    context.declare(text_of(pattern), kind, is_fixed=is_fixed)
    return Kind(context.conversions.truth)


@form("arm")
def _arm(context: Context, node: Node) -> Known:
    """One case of a choice by pattern: the pattern's names mean what it found."""
    pattern = context.forms.part(node, "pattern")
    with context.scope():
        for name in names_within(pattern) if pattern is not None else ():
            context.declare(name, None)
        for child in inner(node):
            if child != pattern:
                kind_of(context, child)
    return None


@form("interval")
def _interval(context: Context, node: Node) -> Known:
    """`a..b`: what a loop over it gets is of the kind of its ends."""
    ends = [kind_of(context, child) for child in inner(node)]
    if len(ends) != 2:
        return None
    if context.conversions.is_mixed(*ends):
        context.report(node, f"a range cannot go from a `{ends[0]}` to a `{ends[1]}`")
        return None
    # An end without a type is of the other's, or of what its uses make it.
    return Kind("range", (context.conversions.promoted(*ends),))


@form("referred")
def _referred(context: Context, node: Node) -> Known:
    value = context.forms.part(node, "value")
    return kind_of(context, value) if value is not None else None
