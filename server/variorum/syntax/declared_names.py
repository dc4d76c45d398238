"""Looks up the names that a file declares, without walking through the file."""

from __future__ import annotations

from collections.abc import Sequence, Set

from variorum.syntax.document import Document
from variorum.syntax.item import Item


def is_declared(document: Document, name: str) -> bool:
    """Returns whether the file has a function, a method, a type or another declaration of this name."""
    return any(name in names for names in document.folded(_declared))


def is_bound_or_declared(document: Document, name: str) -> bool:
    """Returns whether the file declares the name, or binds it outside of functions."""
    symbol_counts = document.symbol_counts
    return name in symbol_counts.bound or name in symbol_counts.members_bound or is_declared(document, name)


def declared_names(document: Document) -> Set[str]:
    """Returns every name that the file declares."""
    return frozenset().union(*document.folded(_declared))


def _declared(items: Sequence[Item]) -> Set[str]:
    return {declaration.name for item in items for declaration in item.facts.declarations}
