"""Finds the pure functions of a file: those that only compute a result from plain values."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_FUNCTION = "pure.function"


def pure_functions(document: Document, builtins: Collection[str]) -> frozenset[str]:
    """Returns the names of the functions that `@pure.function` marks, have no `@pure.spoilt` inside, and use nothing outside
    but each other and the pure `builtins`."""
    asked = {name: free for found in document.folded(_candidates) for name, free in found}
    pure = dict(asked)
    while spoilt := [name for name, free in pure.items() if not free <= pure.keys() | set(builtins)]:
        for name in spoilt:
            del pure[name]
    return frozenset(pure)


def _candidates(items: Sequence[Item]) -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple(
        (
            item.facts.text_of(match["pure.name"]),
            frozenset(item.facts.names.free),
        )
        for item in items
        if not item.facts.is_broken and "pure.spoilt" not in item.facts.matches
        for match in item.facts.matches.get(_FUNCTION, ())
    )
