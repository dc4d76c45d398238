"""Collects the effects of an item, function by function. Statements outside of functions belong to the item itself."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program_events import item_program
from variorum.syntax.shapes import item_shapes
from variorum.syntax.span import Span
from variorum.translation.effects.effect import Context, Effect, plain_name
from variorum.translation.effects.event_tree import Node, event_tree
from variorum.translation.effects.walk import Walk

_KEY = "effects"
_KINDS = frozenset({"function", "method", "constructor"})


@attrs.frozen(eq=False)
class Function:
    """A function, or the statements of an item outside of functions."""

    name: str
    """The name in lower case without separators; empty for statements outside of functions."""
    parameters: tuple[str, ...]
    """The keys of the parameters, without the receiver."""
    span: Span
    """The range, relative to the item."""
    effects: tuple[Effect, ...]
    names: frozenset[str]
    """The keys of all names in the item."""


def functions_of(document: Document, item: Item) -> tuple[Function, ...]:
    """Returns the functions of an item, cached until its text changes."""
    known: tuple[Function, ...] | None = item.facts.derived.get(_KEY)
    if known is None:
        known = tuple(_functions(document, item))
        item.facts.derived[_KEY] = known
    return known


def _functions(document: Document, item: Item) -> Iterator[Function]:
    declared = {one.span: one for one in item.facts.declarations if one.kind in _KINDS}
    receivers = document.language.meanings.get("receivers", ())
    events = item_program(document, item)
    names = frozenset(f"${plain_name(event.value)}" for event in events if event.kind == "name")
    nodes = event_tree(events, item_shapes(document, item), declared)
    pending: list[tuple[str, tuple[str, ...], Span, list[Node]]] = [
        ("", (), Span(0, len(item.facts.text)), nodes)
    ]
    while pending:
        name, parameters, span, inside = pending.pop()
        walk = Walk(document.language, parameters)
        walk.sequence(inside, Context())
        if walk.effects or name:
            keys = tuple(f"${plain_name(one)}" for one in parameters)
            yield Function(plain_name(name), keys, span, tuple(walk.effects), names)
        for node in walk.inner:
            one = declared[node.span]
            own = (
                one.parameters[1:]
                if one.parameters[:1] and one.parameters[0] in receivers
                else one.parameters
            )
            pending.append((one.name, own, one.span, node.children))
