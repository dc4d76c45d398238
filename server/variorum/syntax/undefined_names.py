"""Finds names that a file reads and that no scope, builtin or import binds."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span


def undefined_names(document: Document) -> dict[str, Span]:
    """Returns each undefined name with its first use, absolute.

    Returns nothing for a file with syntax errors or dynamic names, in which nothing can be concluded.
    """
    if document.has_errors or document.is_dynamic:
        return {}
    bound = {binding.name for item in document.items for binding in item.facts.names.outermost}
    unknown = document.read_names - bound - document.language.builtins
    if unknown and document.language.scopes.class_members_are_names:
        # Some methods bind no name themselves, such as those that a C++ class defines in its body.
        unknown -= {item.declaration.name for item in document.items if item.declaration is not None}
    found: dict[str, Span] = {}
    for item in document.items:
        free = item.facts.names.free
        for name in unknown & free.keys():
            prepared = prepared_parts(item.facts)
            for span in free[name]:
                if not any(part.contains(span) for part in prepared):
                    found.setdefault(name, span.shifted(item.span.start))
                    break
    return found


def prepared_parts(facts: ItemFacts) -> list[Span]:
    """Returns the ranges of an item in which unknown names are handled, relative to it."""
    return [match["prepared.unbound"] for match in facts.matches.get("prepared.unbound", ())]
