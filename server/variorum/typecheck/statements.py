"""Checks statements: declares their names and checks the values in them."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.assignability import check_assignable, check_condition
from variorum.typecheck.context import Context
from variorum.typecheck.declarators import declared_names, loop_declarators, parameters_of
from variorum.typecheck.forms import syntax_children, text_of
from variorum.typecheck.function_heads import function_head
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.type_annotations import annotated_type, is_inferred_type
from variorum.typecheck.types import ARRAY, VOID, MaybeType, display_type


@handles("scope")
def _scope(context: Context, node: Node) -> MaybeType:
    with context.scope():
        for child in syntax_children(node):
            infer_type(context, child)
    return None


@handles("declare")
def _declare(context: Context, node: Node) -> MaybeType:
    annotation = context.forms.part(node, "type")
    _check_type_arguments(context, annotation)
    for one in declared_names(context, node):
        type_ = one.type
        if one.value is not None and is_inferred_type(context, annotation):
            type_ = infer_type(context, one.value)
        elif one.value is not None:
            check_assignable(context, one.value, type_, f"`{one.name}`")
        context.declare(one.name, type_)
    return None


def _check_type_arguments(context: Context, annotation: Node | None) -> None:
    """Reports a collection of primitives in a language whose collections hold objects only."""
    type_ = annotated_type(context, annotation)
    for argument in type_.arguments if type_ is not None and type_.name != ARRAY else ():
        if (
            context.conversions.is_primitive(argument)
            and context.tables["kinds"].get("boxes")
            and annotation is not None
        ):
            context.report(
                annotation, f"a `{type_.name if type_ else ''}` cannot hold `{argument}`, only objects"
            )


@handles("condition")
def _conditional(context: Context, node: Node) -> MaybeType:
    with context.scope():
        return _clause(context, node)


@handles("clause")
def _clause(context: Context, node: Node) -> MaybeType:
    condition = context.forms.part(node, "condition")
    for child in syntax_children(node):
        if child == condition:
            check_condition(context, child)
        else:
            infer_type(context, child)
    return None


@handles("each")
def _for_each(context: Context, node: Node) -> MaybeType:
    with context.scope():
        value, annotation = context.forms.part(node, "value"), context.forms.part(node, "type")
        iterated = infer_type(context, value) if value is not None else None
        element = _iterated_type(context, value, iterated)
        type_ = annotated_type(context, annotation)
        if type_ is not None and value is not None and not context.conversions.is_assignable(element, type_):
            context.report(value, f"the elements are `{display_type(element)}`, not `{display_type(type_)}`")
        for one in loop_declarators(context, context.forms.part(node, "name"), type_ or element):
            context.declare(one.name, one.type)
        body = context.forms.part(node, "body")
        if body is not None:
            infer_type(context, body)
    return None


def _iterated_type(context: Context, node: Node | None, iterated: MaybeType) -> MaybeType:
    """Returns the element type of a loop over the value. Reports a value that is not iterable."""
    if iterated is None or node is None:
        return None
    if iterated.name == ARRAY:
        return iterated.element
    iterable = context.tables["kinds"].get("iterable", "")
    seen = context.library.as_base_class(iterated, iterable)
    if seen is not None:
        return seen.element
    may_be_walked = iterated.name in context.tables["kinds"].get(
        "open", ()
    ) and not context.conversions.is_primitive(iterated)
    if context.conversions.is_known(iterated) and not may_be_walked:
        context.report(node, f"a `{display_type(iterated)}` is not iterable")
    return None


@handles("return")
def _return(context: Context, node: Node) -> MaybeType:
    values = list(syntax_children(node)) or [one for one in node.children if context.forms.of(one) == "self"]
    if not values:
        if context.result is not None and context.result != VOID:
            context.report(node, f"missing return value of type `{display_type(context.result)}`")
        return None
    if context.result == VOID:
        type_ = infer_type(context, values[0])
        if context.tables["kinds"].get("void_is_value") and type_ in (None, VOID):
            return None
        context.report(node, "returns a value from a function without a result")
        return None
    check_assignable(context, values[0], context.result, "the result")
    return None


@handles("resource")
def _resource(context: Context, node: Node) -> MaybeType:
    value = context.forms.part(node, "value")
    type_ = annotated_type(context, context.forms.part(node, "type"))
    if value is not None:
        check_assignable(context, value, type_, "the resource")
    context.declare(text_of(context.forms.part(node, "name")), type_)
    return None


@handles("catch")
def _catch(context: Context, node: Node) -> MaybeType:
    """Declares the caught exception without a type: it may be of several classes."""
    context.declare(text_of(context.forms.part(node, "name")), None)
    return None


@handles("labelled")
def _labelled(context: Context, node: Node) -> MaybeType:
    for child in list(syntax_children(node))[1:]:
        infer_type(context, child)
    return None


@handles("switch")
def _switch(context: Context, node: Node) -> MaybeType:
    subject = context.forms.part(node, "condition")
    if subject is not None:
        infer_type(context, subject)
    body = context.forms.part(node, "body")
    if body is not None:
        with context.returning(context.result):
            infer_type(context, body)
    return None


@handles("function", "constructor")
def _function(context: Context, node: Node) -> MaybeType:
    head = function_head(context, node)
    if context.is_local:
        context.declare(head.name, None)
    with context.scope(), context.returning(head.result):
        owner = context.forms.option(node, "owner")
        given = parameters_of(context, node.child_by_field_name(owner)) if owner is not None else []
        named = parameters_of(context, context.forms.part(node, "result"))
        for parameter in (*given, *head.parameters, *named):
            context.declare(parameter.name, parameter.type)
        body = context.forms.part(node, "body")
        if body is not None:
            infer_type(context, body)
    return None


@handles("class")
def _class(context: Context, node: Node) -> MaybeType:
    """Skips a class inside a function: its members are not tracked."""
    return None
