"""Whether a text stands by itself, or is a part of something larger that defines some of its names."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.translation.own_names import declared_names

_MAIN = "main"


def is_part(document: Document) -> bool:
    """Whether other files may define what this one uses.

    They may where it includes a header that is none of the language's own, and where it belongs to a package or a
    namespace without being its program: what has an entry point is taken to be whole.
    """
    if document.items_with("part.header"):
        return True
    return bool(document.items_with("part.package")) and not _has_entry(document)


def _has_entry(document: Document) -> bool:
    meanings = document.language.meanings.get("declarations", {})
    return any(meanings.get(name) == _MAIN for name in declared_names(document))
