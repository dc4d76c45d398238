"""The faults of a file: where a value is used as no value of its kind can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from variorum.syntax.document import Document
from variorum.syntax.item import Item

# Their functions are registered as they are imported.
from variorum.typecheck import access, bindings, expressions, several, statements, wrapping
from variorum.typecheck.context import Context, Fault
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.declared import library_with, node_of, owners_of
from variorum.typecheck.dispatch import kind_of
from variorum.typecheck.forms import forms_of

_KEY = "typecheck faults"
__all__ = ["Fault", "access", "bindings", "expressions", "faults_of", "several", "statements", "wrapping"]


class _Kept:
    """The faults in the items of a section, by their numbers in it and relative to them, and what they rest on besides."""

    def __init__(self) -> None:
        self.last: tuple[object, Sequence[tuple[int, Fault]]] | None = None


def faults_of(document: Document, recalled: dict[str, Any] | None = None) -> Iterator[Fault]:
    """The faults of every item without syntax errors, spans absolute; none in a language that nobody described.

    An item is walked again only when its own text or what the file declares has changed.

    Args:
        document: the file.
        recalled: what earlier states of the file left for later ones; it changes what this costs, never what comes out.
    """
    facts = document.language.expressions
    if not facts:
        return
    library = library_with(document, recalled)
    conversions = Conversions(facts["kinds"], library)
    for number, section in enumerate(document.items.sections):
        kept = section.once(_KEY, _Kept)
        last = kept.last
        if last is None or last[0] is not library.own:
            items = enumerate(document.items.placed(number))
            found = [
                (index, fault) for index, item in items for fault in _faults_in(document, item, conversions)
            ]
            last = kept.last = (library.own, found)
        for index, fault in last[1]:
            start = document.items.placed(number)[index].span.start
            yield attrs.evolve(fault, span=fault.span.shifted(start))


def _faults_in(document: Document, item: Item, conversions: Conversions) -> Sequence[Fault]:
    """The faults of an item, relative to it; none where it has syntax errors."""
    if item.facts.is_broken or item.facts.is_header:
        return ()
    declared = conversions.library.own
    known: tuple[object, Sequence[Fault]] | None = item.facts.derived.get(_KEY)
    if known is None or (known[0] is not declared and known[0] != declared):
        known = declared, _walked(document, item, conversions)
    # From now on the very object that the file has, so that the next state need not compare every class.
    item.facts.derived[_KEY] = declared, known[1]
    return known[1]


def _walked(document: Document, item: Item, conversions: Conversions) -> tuple[Fault, ...]:
    """The faults of an item, relative to it."""
    forms, node = forms_of(document.language), node_of(document, item)
    if node is None or not forms.of(node):
        return ()
    context = Context(forms, conversions, document.language.expressions, owners_of(item))
    kind_of(context, node)
    # Two ways may lead to one expression, as with a value that an assignment hands on.
    found = dict.fromkeys(context.faults)
    return tuple(attrs.evolve(fault, span=fault.span.shifted(-item.span.start)) for fault in found)
