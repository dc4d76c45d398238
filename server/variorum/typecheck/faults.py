"""The faults of a file: where a value is used as no value of its kind can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from variorum.typecheck.signatures import Library

_KEY = "typecheck faults"
__all__ = [
    "Fault",
    "access",
    "bindings",
    "expressions",
    "faults_in",
    "faults_of",
    "several",
    "statements",
    "wrapping",
]


def faults_of(document: Document) -> Iterator[Fault]:
    """The faults of every item without syntax errors, spans absolute; none in a language that nobody described."""
    if not document.language.expressions:
        return
    library = library_with(document)
    for item in document.items:
        for fault in faults_in(document, item, library):
            yield attrs.evolve(fault, span=fault.span.shifted(item.span.start))


def faults_in(document: Document, item: Item, library: Library) -> Sequence[Fault]:
    """The faults of an item, relative to it; none where it has syntax errors.

    It is walked again only when its own text or what the file declares has changed.

    Args:
        document: the file, in a language whose expressions are described.
        item: the item.
        library: the classes that the file can speak of, from `library_with`.
    """
    if item.facts.is_broken or item.facts.is_header:
        return ()
    known: tuple[object, Sequence[Fault]] | None = item.facts.derived.get(_KEY)
    if known is None or (known[0] is not library.own and known[0] != library.own):
        known = library.own, _walked(document, item, library)
    # From now on the very object that the file has, so that the next state need not compare every class.
    item.facts.derived[_KEY] = library.own, known[1]
    return known[1]


def _walked(document: Document, item: Item, library: Library) -> tuple[Fault, ...]:
    """The faults of an item, relative to it."""
    forms, node = forms_of(document.language), node_of(document, item)
    if node is None or not forms.of(node):
        return ()
    facts = document.language.expressions
    context = Context(forms, Conversions(facts["kinds"], library), facts, owners_of(item))
    kind_of(context, node)
    # Two ways may lead to one expression, as with a value that an assignment hands on.
    found = dict.fromkeys(context.faults)
    return tuple(attrs.evolve(fault, span=fault.span.shifted(-item.span.start)) for fault in found)
