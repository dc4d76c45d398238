"""Several values at once: functions that give more than one, and statements that bind or assign a list of names."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.dispatch import form, kind_of
from variorum.typecheck.expecting import expect
from variorum.typecheck.forms import inner, names_within, text_of
from variorum.typecheck.kinds import ARRAY, NOTHING, RESULTS, Kind, Known, shown
from variorum.typecheck.operators import result_of_operator
from variorum.typecheck.written import written_kind


@form("define")
def _define(context: Context, node: Node) -> Known:
    """`a, b := f()`: names that the values say the kinds of; at least one of them has to be new."""
    names = _listed(context.forms.part(node, "left"))
    kinds = _kinds(context, node, _listed(context.forms.part(node, "right")), len(names))
    plain = [text_of(name) for name in names]
    bound = [name for name in plain if name != "_"]
    if bound and all(context.is_declared_here(name) for name in bound):
        context.report(
            node, f"no name is new on the left of `:=`: {', '.join(f'`{name}`' for name in bound)}"
        )
    for name, kind in zip(plain, kinds, strict=True):
        context.declare(name, context.conversions.settled(kind))
    return None


@form("bind-several")
def _bind_several(context: Context, node: Node) -> Known:
    """`var a, b int = 1, 2`; a constant without a written type keeps the kind of its value."""
    names = [one for one in context.forms.parts(node, "name") if one.is_named]
    written = context.forms.part(node, "type")
    values = _listed(context.forms.part(node, "value"))
    if written is not None:
        kind = written_kind(context, written)
        for value in values if len(values) == len(names) else ():
            expect(context, value, kind, f"`{text_of(names[0])}`")
        kinds: Sequence[Known] = [kind] * len(names)
    else:
        kinds = _kinds(context, node, values, len(names)) if values else [None] * len(names)
        if not context.forms.fact(node, "is_constant", False):
            kinds = [context.conversions.settled(kind) for kind in kinds]
    for name, kind in zip(names, kinds, strict=True):
        context.declare(text_of(name), kind)
    return None


@form("assign-several")
def _assign_several(context: Context, node: Node) -> Known:
    places = _listed(context.forms.part(node, "left"))
    values = _listed(context.forms.part(node, "right"))
    operator = text_of(context.forms.part(node, "operator"))
    if operator != "=":
        for place, value in zip(places, values, strict=False):
            one, other = kind_of(context, place), kind_of(context, value)
            result_of_operator(context, node, operator.removesuffix("="), one, other)
        return None
    kinds = [None if text_of(place) == "_" else kind_of(context, place) for place in places]
    if len(values) == len(places):
        for place, kind, value in zip(places, kinds, values, strict=True):
            expect(context, value, kind, f"`{text_of(place)[:30]}`")
        return None
    for place, kind, given in zip(places, kinds, _kinds(context, node, values, len(places)), strict=True):
        if not context.conversions.fits(given, kind):
            context.report(place, f"a `{shown(given)}` cannot be taken as the `{shown(kind)}` that this is")
    return None


def _kinds(context: Context, node: Node, values: Sequence[Node], wanted: int) -> list[Known]:
    """The kinds of the values, one for each name; another number of them is reported."""
    kinds = [kind_of(context, value) for value in values]
    only = kinds[0] if len(kinds) == 1 else None
    if only is not None and only.name == RESULTS:
        if len(only.arguments) == wanted:
            return list(only.arguments)
        context.report(node, f"this gives {len(only.arguments)} values, for {_names(wanted)}")
    elif len(kinds) == wanted:
        for value, kind in zip(values, kinds, strict=True):
            if kind == NOTHING:
                context.report(value, "this gives nothing")
        return kinds
    elif len(values) > 1 or (only is not None and context.forms.of(values[0]) == "call"):
        context.report(node, f"{_values(len(values))} for {_names(wanted)}")
    # One value for two names asks a map, an interface or a channel whether it has one.
    first = only if len(values) == 1 and wanted == 2 else None
    return [first, *[None] * (wanted - 1)][:wanted]


def _names(count: int) -> str:
    return "one name" if count == 1 else f"{count} names"


def _values(count: int) -> str:
    return "one value" if count == 1 else f"{count} values"


@form("range")
def _range(context: Context, node: Node) -> Known:
    """The head of a loop over a collection: what it binds to each position and element."""
    names = _listed(context.forms.part(node, "left"))
    over = context.forms.part(node, "right")
    walked = kind_of(context, over) if over is not None else None
    kinds = _walked(context, walked)
    if any(child.type == ":=" for child in node.children):
        for name, kind in zip(names, [*kinds, *[None] * len(names)], strict=False):
            context.declare(text_of(name), kind)
    return None


def _walked(context: Context, walked: Known) -> Sequence[Known]:
    facts = context.conversions.facts
    if walked is None:
        return ()
    if walked.name == ARRAY:
        return (Kind(facts["index"]), walked.element)
    if walked.name in facts["walks"]:
        return tuple(Kind(name) for name in facts["walks"][walked.name])
    known = context.library.get(walked.name)
    return walked.arguments if known is not None and len(walked.arguments) == 2 else ()


@form("typed-switch")
def _typed_switch(context: Context, node: Node) -> Known:
    """In each case, the name is of another type."""
    with context.scope():
        alias = context.forms.part(node, "name")
        for name in names_within(alias) if alias is not None else ():
            context.declare(name, None)
        for child in inner(node):
            if child != alias:
                kind_of(context, child)
    return None


@form("return-several")
def _return_several(context: Context, node: Node) -> Known:
    """Every value has to be what the function gives in its place; no value at all is right where the results have names."""
    values = [value for part in inner(node) for value in (_listed(part) or [part])]
    result = context.result
    if result is None or not values:
        for value in values:
            kind_of(context, value)
        return None
    wanted = list(result.arguments) if result.name == RESULTS else [] if result == NOTHING else [result]
    if len(values) == len(wanted):
        for value, kind in zip(values, wanted, strict=True):
            expect(context, value, kind, "the result")
        return None
    kinds = [kind_of(context, value) for value in values]
    only = kinds[0]
    if len(values) == 1 and (only is None or (only.name == RESULTS and len(only.arguments) == len(wanted))):
        return None
    context.report(node, f"this returns {_values(len(values))}, and the function gives {len(wanted)}")
    return None


@form("slice")
def _slice(context: Context, node: Node) -> Known:
    """A part of a sequence is of the sequence's kind."""
    sliced = context.forms.part(node, "of")
    kinds = {child.id: kind_of(context, child) for child in inner(node)}
    return kinds.get(sliced.id) if sliced is not None else None


@form("keyed")
def _keyed(context: Context, node: Node) -> Known:
    """The key may be the name of a field, so only the value is looked at."""
    value = node.child_by_field_name("value")
    if value is not None:
        kind_of(context, value)
    return None


def _listed(node: Node | None) -> list[Node]:
    return list(inner(node)) if node is not None and node.type.endswith("list") else [node] if node else []
