"""Statements: what they declare, and what they ask of the values in them."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import check_condition, expect
from variorum.typecheck.forms import inner, text_of
from variorum.typecheck.heads import head_of
from variorum.typecheck.kinds import ARRAY, NOTHING, Known, shown
from variorum.typecheck.naming import declared_names, loop_names, parameters_of
from variorum.typecheck.written import is_inferred, written_kind


@form("scope")
def _scope(context: Context, node: Node) -> Known:
    with context.scope():
        for child in inner(node):
            kind_of(context, child)
    return None


@form("declare")
def _declare(context: Context, node: Node) -> Known:
    written = context.forms.part(node, "type")
    _check_written(context, written)
    for one in declared_names(context, node):
        kind = one.kind
        if one.value is not None and is_inferred(context, written):
            kind = kind_of(context, one.value)
        elif one.value is not None:
            expect(context, one.value, kind, f"`{one.name}`")
        context.declare(one.name, kind)
    return None


def _check_written(context: Context, written: Node | None) -> None:
    """Report a collection of plain numbers where a collection can only hold objects."""
    kind = written_kind(context, written)
    for argument in kind.arguments if kind is not None and kind.name != ARRAY else ():
        if (
            context.conversions.is_plain(argument)
            and context.facts["kinds"].get("boxes")
            and written is not None
        ):
            context.report(written, f"a `{kind.name if kind else ''}` cannot hold `{argument}`, only objects")


@form("condition")
def _conditional(context: Context, node: Node) -> Known:
    with context.scope():
        return _clause(context, node)


@form("clause")
def _clause(context: Context, node: Node) -> Known:
    condition = context.forms.part(node, "condition")
    for child in inner(node):
        if child == condition:
            check_condition(context, child)
        else:
            kind_of(context, child)
    return None


@form("each")
def _each(context: Context, node: Node) -> Known:
    with context.scope():
        value, written = context.forms.part(node, "value"), context.forms.part(node, "type")
        walked = kind_of(context, value) if value is not None else None
        element = _element(context, value, walked)
        kind = written_kind(context, written)
        if kind is not None and value is not None and not context.conversions.fits(element, kind):
            context.report(value, f"the elements are `{shown(element)}`, which is no `{shown(kind)}`")
        for one in loop_names(context, context.forms.part(node, "name"), kind or element):
            context.declare(one.name, one.kind)
        body = context.forms.part(node, "body")
        if body is not None:
            kind_of(context, body)
    return None


def _element(context: Context, node: Node | None, walked: Known) -> Known:
    """What a loop over the value gets; a value that cannot be walked is reported."""
    if walked is None or node is None:
        return None
    if walked.name == ARRAY:
        return walked.element
    iterable = context.facts["kinds"].get("iterable", "")
    seen = context.library.seen_as(walked, iterable)
    if seen is not None:
        return seen.element
    may_be_walked = walked.name in context.facts["kinds"].get(
        "open", ()
    ) and not context.conversions.is_plain(walked)
    if context.conversions.is_known(walked) and not may_be_walked:
        context.report(node, f"a `{shown(walked)}` cannot be walked element by element")
    return None


@form("return")
def _return(context: Context, node: Node) -> Known:
    values = list(inner(node)) or [one for one in node.children if context.forms.of(one) == "self"]
    if not values:
        if context.result is not None and context.result != NOTHING:
            context.report(node, f"this returns nothing, and the function gives a `{shown(context.result)}`")
        return None
    if context.result == NOTHING:
        kind = kind_of(context, values[0])
        if context.facts["kinds"].get("void_is_value") and kind in (None, NOTHING):
            return None
        context.report(node, "this returns a value, and the function gives nothing")
        return None
    expect(context, values[0], context.result, "the result")
    return None


@form("resource")
def _resource(context: Context, node: Node) -> Known:
    value = context.forms.part(node, "value")
    kind = written_kind(context, context.forms.part(node, "type"))
    if value is not None:
        expect(context, value, kind, "the resource")
    context.declare(text_of(context.forms.part(node, "name")), kind)
    return None


@form("catch")
def _catch(context: Context, node: Node) -> Known:
    """A caught exception may be of several classes, so nothing is concluded about it."""
    context.declare(text_of(context.forms.part(node, "name")), None)
    return None


@form("labelled")
def _labelled(context: Context, node: Node) -> Known:
    for child in list(inner(node))[1:]:
        kind_of(context, child)
    return None


@form("switch")
def _switch(context: Context, node: Node) -> Known:
    subject = context.forms.part(node, "condition")
    if subject is not None:
        kind_of(context, subject)
    body = context.forms.part(node, "body")
    if body is not None:
        with context.returning(context.result):
            kind_of(context, body)
    return None


@form("function", "constructor")
def _function(context: Context, node: Node) -> Known:
    head = head_of(context, node)
    if context.is_local:
        context.declare(head.name, None)
    with context.scope(), context.returning(head.result):
        owner = context.forms.fact(node, "owner")
        given = parameters_of(context, node.child_by_field_name(owner)) if owner is not None else []
        named = parameters_of(context, context.forms.part(node, "result"))
        for parameter in (*given, *head.parameters, *named):
            context.declare(parameter.name, parameter.kind)
        body = context.forms.part(node, "body")
        if body is not None:
            kind_of(context, body)
    return None


@form("class")
def _class(context: Context, node: Node) -> Known:
    """A class inside a function has members of its own, which are not followed."""
    return None
