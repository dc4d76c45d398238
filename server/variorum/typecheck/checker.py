"""The faults of a file: where a value is used as no value of its kind can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from variorum.syntax.document import Document
from variorum.syntax.item import Item

# Importing these modules registers their handlers.
from variorum.typecheck import (
    expressions,
    let_bindings,
    member_access,
    multiple_values,
    statements,
    wrapped_expressions,
)
from variorum.typecheck.context import Context, TypeIssue
from variorum.typecheck.conversions import Conversions
from variorum.typecheck.file_library import enclosing_classes_of, library_for, node_of
from variorum.typecheck.forms import forms_of
from variorum.typecheck.inference import infer_type
from variorum.typecheck.signatures import Library

_KEY = "typecheck faults"
__all__ = [
    "TypeIssue",
    "expressions",
    "issues_in",
    "issues_of",
    "let_bindings",
    "member_access",
    "multiple_values",
    "statements",
    "wrapped_expressions",
]


def issues_of(document: Document) -> Iterator[TypeIssue]:
    """The faults of every item without syntax errors, spans absolute; none in a language that nobody described."""
    if not document.language.expressions:
        return
    library = library_for(document)
    for item in document.items:
        for issue in issues_in(document, item, library):
            yield attrs.evolve(issue, span=issue.span.shifted(item.span.start))


def issues_in(document: Document, item: Item, library: Library) -> Sequence[TypeIssue]:
    """The faults of an item, relative to it; none where it has syntax errors.

    It is walked again only when its own text or what the file declares has changed.

    Args:
        document: the file, in a language whose expressions are described.
        item: the item.
        library: the classes that the file can speak of, from `library_for`.
    """
    if item.facts.is_broken or item.facts.is_header:
        return ()
    known: tuple[object, Sequence[TypeIssue]] | None = item.facts.derived.get(_KEY)
    if known is None or (known[0] is not library.own and known[0] != library.own):
        known = library.own, _iteration_types(document, item, library)
    # From now on the very object that the file has, so that the next state need not compare every class.
    item.facts.derived[_KEY] = library.own, known[1]
    return known[1]


def _iteration_types(document: Document, item: Item, library: Library) -> tuple[TypeIssue, ...]:
    """The faults of an item, relative to it."""
    forms, node = forms_of(document.language), node_of(document, item)
    if node is None or not forms.of(node):
        return ()
    facts = document.language.expressions
    context = Context(forms, Conversions(facts["kinds"], library), facts, enclosing_classes_of(item))
    infer_type(context, node)
    # Two ways may lead to one expression, as with a value that an assignment hands on.
    found = dict.fromkeys(context.issues)
    return tuple(attrs.evolve(issue, span=issue.span.shifted(-item.span.start)) for issue in found)
