"""The faults of a file: where a value is used as no value of its kind can be."""

from __future__ import annotations

from collections.abc import Iterator

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


def faults_of(document: Document) -> Iterator[Fault]:
    """The faults of every item without syntax errors, spans absolute; none in a language that nobody described.

    An item is walked again only when its own text or what the file declares has changed.
    """
    facts = document.language.expressions
    if not facts:
        return
    library = library_with(document)
    conversions = Conversions(facts["kinds"], library)
    declared: object = library.own
    for item in document.items:
        if item.facts.is_broken or item.facts.is_header:
            continue
        known = item.facts.derived.get(_KEY)
        if known is not None and known[0] is not declared and known[0] == declared:
            # From now on the very object that the items know, so that the rest need not compare every class.
            declared = known[0]
        if known is None or known[0] is not declared:
            known = (declared, _walked(document, item, conversions))
            item.facts.derived[_KEY] = known
        for fault in known[1]:
            yield attrs.evolve(fault, span=fault.span.shifted(item.span.start))


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
