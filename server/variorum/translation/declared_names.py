"""The names of what a file declares, looked up without a walk through the file."""

from __future__ import annotations

from collections.abc import Sequence, Set

from variorum.syntax.document import Document
from variorum.syntax.item import Item


def is_declared(document: Document, name: str) -> bool:
    """Whether the file has a function, a method, a type or another declaration of this name."""
    return any(name in names for names in document.folded(_declared))


def is_bound_or_declared(document: Document, name: str) -> bool:
    """Whether the file declares the name, or binds it outside of functions."""
    tally = document.tally
    return name in tally.bound or name in tally.members_bound or is_declared(document, name)


def declared_names(document: Document) -> Set[str]:
    """Every name that the file declares."""
    return frozenset().union(*document.folded(_declared))


def _declared(items: Sequence[Item]) -> Set[str]:
    return {declaration.name for item in items for declaration in item.facts.declarations}
