"""Type-checks the items of a file."""

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

_KEY = "type issues"
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
    """Yields the type errors of every item without syntax errors, with absolute spans. Yields nothing if the
    language has no `expressions.toml`.
    """
    if not document.language.expressions:
        return
    library = library_for(document)
    for item in document.items:
        for issue in issues_in(document, item, library):
            yield attrs.evolve(issue, span=issue.span.shifted(item.span.start))


def issues_in(document: Document, item: Item, library: Library) -> Sequence[TypeIssue]:
    """Returns the type errors of an item, with spans relative to it. Returns none if it has syntax errors.

    The result is cached with the item until its text or the file's declarations change.

    Args:
        document: the file, in a language with an `expressions.toml`.
        item: the item.
        library: the classes that are visible in the file, from `library_for`.
    """
    if item.facts.is_broken or item.facts.is_header:
        return ()
    known: tuple[object, Sequence[TypeIssue]] | None = item.facts.derived.get(_KEY)
    if known is None or (known[0] is not library.own and known[0] != library.own):
        known = library.own, _check_item(document, item, library)
    # Store the current object, so that the next version compares by identity first and not class by class.
    item.facts.derived[_KEY] = library.own, known[1]
    return known[1]


def _check_item(document: Document, item: Item, library: Library) -> tuple[TypeIssue, ...]:
    """Checks one item and returns its type errors, with spans relative to it."""
    forms, node = forms_of(document.language), node_of(document, item)
    if node is None or not forms.of(node):
        return ()
    facts = document.language.expressions
    context = Context(forms, Conversions(facts["kinds"], library), facts, enclosing_classes_of(item))
    infer_type(context, node)
    # An expression may be visited twice, such as the value of a chained assignment.
    found = dict.fromkeys(context.issues)
    return tuple(attrs.evolve(issue, span=issue.span.shifted(-item.span.start)) for issue in found)
