"""Statements: what they declare, and what they ask of the values in them."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import check_condition, expect
from variorum.typecheck.forms import inner, text_of
from variorum.typecheck.kinds import ARRAY, NOTHING, Kind, Known, array_of, parsed, shown


def written_kind(context: Context, node: Node | None, dimensions: Node | None = None) -> Known:
    """The kind that a type as written means; None for one that the compiler is to find out."""
    text = text_of(node)
    if text in context.facts.get("kinds", {}).get("inferred", ()):
        return None
    kind = parsed(text)
    for _ in range(text_of(dimensions).count("[")):
        kind = array_of(kind)
    return kind


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
    for declarator in context.forms.parts(node, "declarator"):
        name, value = declarator.child_by_field_name("name"), declarator.child_by_field_name("value")
        kind = written_kind(context, written, declarator.child_by_field_name("dimensions"))
        if value is not None and kind is None:
            kind = kind_of(context, value)
        elif value is not None:
            expect(context, value, kind, f"`{text_of(name)}`")
        context.declare(text_of(name), kind)
    return None


def _check_written(context: Context, written: Node | None) -> None:
    """Report a collection of plain numbers where a collection can only hold objects."""
    kind = parsed(text_of(written))
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
        context.declare(text_of(context.forms.part(node, "name")), kind or element)
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
    if context.conversions.is_known(walked):
        context.report(node, f"a `{shown(walked)}` cannot be walked element by element")
    return None


@form("return")
def _return(context: Context, node: Node) -> Known:
    values = list(inner(node))
    if not values:
        if context.result is not None and context.result != NOTHING:
            context.report(node, f"this returns nothing, and the function gives a `{shown(context.result)}`")
        return None
    if context.result == NOTHING:
        kind_of(context, values[0])
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
    result: Known = NOTHING
    if context.forms.of(node) == "function":
        result = written_kind(
            context, context.forms.part(node, "result"), node.child_by_field_name("dimensions")
        )
    with context.scope(), context.returning(result):
        parameters = context.forms.part(node, "parameters")
        for parameter in inner(parameters) if parameters is not None else ():
            for name, kind in parameter_kinds(context, parameter):
                context.declare(name, kind)
        body = context.forms.part(node, "body")
        if body is not None:
            kind_of(context, body)
    return None


@form("class")
def _class(context: Context, node: Node) -> Known:
    """A class inside a function has members of its own, which are not followed."""
    return None


def parameter_kinds(context: Context, node: Node) -> list[tuple[str, Kind | None]]:
    """The name and kind of a parameter; nothing for what is none."""
    form_of_node = context.forms.of(node)
    if form_of_node == "parameter":
        written, name = context.forms.part(node, "type"), context.forms.part(node, "name")
        return [(text_of(name), written_kind(context, written, node.child_by_field_name("dimensions")))]
    if form_of_node == "rest":
        parts = [child for child in inner(node) if child.type != "modifiers"]
        if len(parts) >= 2:
            return [(text_of(parts[-1]), array_of(written_kind(context, parts[0])))]
    return []
