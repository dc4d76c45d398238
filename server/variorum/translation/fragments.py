"""Decides whether a text is complete, or a part of something larger that defines some of its names."""

from __future__ import annotations

from variorum.syntax.declared_names import declared_names
from variorum.syntax.document import Document

_MAIN = "main"


def is_fragment(document: Document) -> bool:
    """Returns whether other files may define what this one uses.

    They may if it includes a header that is not the language's own or adds to an object that it does not create, or if it belongs
    to a package or a namespace without an entry point. A program with an entry point is complete.
    """
    if document.items_with("part.header") or _adds_to_others(document):
        return True
    return bool(document.items_with("part.package")) and not _has_entry(document)


def receives_unknown_objects(document: Document) -> bool:
    """Returns whether the file gets objects of classes that it does not show: it is a part of a program, or a module for
    others."""
    return is_fragment(document) or bool(document.items_with("part.module"))


def _adds_to_others(document: Document) -> bool:
    """Returns whether the file adds members to an object with a name that neither it nor the language binds."""
    known = document.symbol_counts.bound
    for item in document.items_with("part.namespace"):
        for match in item.facts.matches["part.namespace"]:
            span = match["part.namespace"]
            name = item.facts.text_of(span)
            is_free = name in item.facts.names.free
            if is_free and name not in known and name not in document.language.builtins:
                return True
    return False


def _has_entry(document: Document) -> bool:
    meanings = document.language.meanings.get("declarations", {})
    return any(meanings.get(name) == _MAIN for name in declared_names(document))
