"""Checks functions with several results, and statements that bind or assign several names."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.assignability import check_assignable
from variorum.typecheck.context import Context
from variorum.typecheck.forms import names_within, syntax_children, text_of
from variorum.typecheck.inference import handles, infer_type
from variorum.typecheck.operators import result_of_operator
from variorum.typecheck.type_annotations import annotated_type
from variorum.typecheck.types import ARRAY, RESULTS, VOID, MaybeType, Type, display_type


@handles("define")
def _define(context: Context, node: Node) -> MaybeType:
    """Checks `a, b := f()`, and reports a statement that declares no new variable."""
    names = _list_items(context.forms.part(node, "left"))
    types = _value_types(context, node, _list_items(context.forms.part(node, "right")), len(names))
    plain = [text_of(name) for name in names]
    bound = [name for name in plain if name != "_"]
    if bound and all(context.is_declared_here(name) for name in bound):
        context.report(
            node, f"no new variable on the left of `:=`: {', '.join(f'`{name}`' for name in bound)}"
        )
    for name, type_ in zip(plain, types, strict=True):
        context.declare(name, context.conversions.default_type(type_))
    return None


@handles("bind-several")
def _bind_several(context: Context, node: Node) -> MaybeType:
    """Checks `var a, b int = 1, 2`. A constant without an annotation keeps the type of its value."""
    names = [one for one in context.forms.parts(node, "name") if one.is_named]
    annotation = context.forms.part(node, "type")
    values = _list_items(context.forms.part(node, "value"))
    if annotation is not None:
        type_ = annotated_type(context, annotation)
        for value in values if len(values) == len(names) else ():
            check_assignable(context, value, type_, f"`{text_of(names[0])}`")
        types: Sequence[MaybeType] = [type_] * len(names)
    else:
        types = _value_types(context, node, values, len(names)) if values else [None] * len(names)
        if not context.forms.option(node, "is_constant", False):
            types = [context.conversions.default_type(type_) for type_ in types]
    for name, type_ in zip(names, types, strict=True):
        context.declare(text_of(name), type_)
    return None


@handles("assign-several")
def _assign_several(context: Context, node: Node) -> MaybeType:
    places = _list_items(context.forms.part(node, "left"))
    values = _list_items(context.forms.part(node, "right"))
    operator = text_of(context.forms.part(node, "operator"))
    if operator != "=":
        for place, value in zip(places, values, strict=False):
            one, other = infer_type(context, place), infer_type(context, value)
            result_of_operator(context, node, operator.removesuffix("="), one, other)
        return None
    types = [None if text_of(place) == "_" else infer_type(context, place) for place in places]
    if len(values) == len(places):
        for place, type_, value in zip(places, types, values, strict=True):
            check_assignable(context, value, type_, f"`{text_of(place)[:30]}`")
        return None
    for place, type_, given in zip(
        places, types, _value_types(context, node, values, len(places)), strict=True
    ):
        if not context.conversions.is_assignable(given, type_):
            context.report(
                place,
                f"`{display_type(given)}` is not assignable to `{display_type(type_)}`",
            )
    return None


def _value_types(context: Context, node: Node, values: Sequence[Node], expected: int) -> list[MaybeType]:
    """Returns the type of the value for each name. Reports a different number of values and names."""
    types = [infer_type(context, value) for value in values]
    only = types[0] if len(types) == 1 else None
    if only is not None and only.name == RESULTS:
        if len(only.arguments) == expected:
            return list(only.arguments)
        context.report(node, f"returns {len(only.arguments)} values for {_names(expected)}")
    elif len(types) == expected:
        for value, type_ in zip(values, types, strict=True):
            if type_ == VOID:
                context.report(value, "returns no value")
        return types
    elif len(values) > 1 or (only is not None and context.forms.of(values[0]) == "call"):
        context.report(node, f"{_values(len(values))} for {_names(expected)}")
    # One value for two names: a map lookup, a type assertion or a channel receive, whose second result says
    # whether there is a value.
    first = only if len(values) == 1 and expected == 2 else None
    return [first, *[None] * (expected - 1)][:expected]


def _names(count: int) -> str:
    return "one name" if count == 1 else f"{count} names"


def _values(count: int) -> str:
    return "one value" if count == 1 else f"{count} values"


@handles("range")
def _range(context: Context, node: Node) -> MaybeType:
    """Declares the index and the element that the head of a range loop binds."""
    names = _list_items(context.forms.part(node, "left"))
    right = context.forms.part(node, "right")
    iterated = infer_type(context, right) if right is not None else None
    types = _iteration_types(context, iterated)
    if any(child.type == ":=" for child in node.children):
        for name, type_ in zip(names, [*types, *[None] * len(names)], strict=False):
            context.declare(text_of(name), type_)
    return None


def _iteration_types(context: Context, iterated: MaybeType) -> Sequence[MaybeType]:
    facts = context.conversions.table
    if iterated is None:
        return ()
    if iterated.name == ARRAY:
        return (Type(facts["index"]), iterated.element)
    if iterated.name in facts["walks"]:
        return tuple(Type(name) for name in facts["walks"][iterated.name])
    known = context.library.get(iterated.name)
    return iterated.arguments if known is not None and len(iterated.arguments) == 2 else ()


@handles("typed-switch")
def _typed_switch(context: Context, node: Node) -> MaybeType:
    """Checks a type switch. The name has another type in each case, so its type is unknown."""
    with context.scope():
        alias = context.forms.part(node, "name")
        for name in names_within(alias) if alias is not None else ():
            context.declare(name, None)
        for child in syntax_children(node):
            if child != alias:
                infer_type(context, child)
    return None


@handles("return-several")
def _return_several(context: Context, node: Node) -> MaybeType:
    """Checks a return statement against the function's result types. A return without values is valid if the results
    have names.
    """
    values = [value for part in syntax_children(node) for value in (_list_items(part) or [part])]
    result = context.result
    if result is None or not values:
        for value in values:
            infer_type(context, value)
        return None
    expected = list(result.arguments) if result.name == RESULTS else [] if result == VOID else [result]
    if len(values) == len(expected):
        for value, type_ in zip(values, expected, strict=True):
            check_assignable(context, value, type_, "the result")
        return None
    types = [infer_type(context, value) for value in values]
    only = types[0]
    if len(values) == 1 and (only is None or (only.name == RESULTS and len(only.arguments) == len(expected))):
        return None
    context.report(node, f"returns {_values(len(values))} where the function has {len(expected)} results")
    return None


@handles("slice")
def _slice(context: Context, node: Node) -> MaybeType:
    """Infers the type of a slice, which is that of the sliced sequence."""
    sliced = context.forms.part(node, "of")
    types = {child.id: infer_type(context, child) for child in syntax_children(node)}
    return types.get(sliced.id) if sliced is not None else None


@handles("keyed")
def _keyed(context: Context, node: Node) -> MaybeType:
    """Checks the value only: the key may be the name of a field."""
    value = node.child_by_field_name("value")
    if value is not None:
        infer_type(context, value)
    return None


def _list_items(node: Node | None) -> list[Node]:
    return (
        list(syntax_children(node))
        if node is not None and node.type.endswith("list")
        else [node]
        if node
        else []
    )
