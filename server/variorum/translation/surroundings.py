"""Whether a text stands by itself, or is a part of something larger that defines some of its names."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.declared_names import declared_names

_MAIN = "main"


def is_part(document: Document) -> bool:
    """Whether other files may define what this one uses.

    They may where it includes a header that is none of the language's own or adds to an object that it does not make,
    and where it belongs to a package or a namespace without being its program: what has an entry point is whole.
    """
    if document.items_with("part.header") or _adds_to_others(document):
        return True
    return bool(document.items_with("part.package")) and not _has_entry(document)


def is_handed_objects(document: Document) -> bool:
    """Whether objects come to the file whose classes it does not show: it is one part of many, or a module for others."""
    return is_part(document) or bool(document.items_with("part.module"))


def _adds_to_others(document: Document) -> bool:
    """Whether the file gives something to an object by a name that neither it nor the language binds."""
    known = document.tally.bound
    for item in document.items_with("part.namespace"):
        for match in item.facts.matches["part.namespace"]:
            span = match["part.namespace"]
            name = decode(item.facts.text[span.start : span.end])
            is_free = name in item.facts.names.free
            if is_free and name not in known and name not in document.language.builtins:
                return True
    return False


def _has_entry(document: Document) -> bool:
    meanings = document.language.meanings.get("declarations", {})
    return any(meanings.get(name) == _MAIN for name in declared_names(document))
