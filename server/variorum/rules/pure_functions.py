"""Finds the pure functions of a file: those that only compute a result from plain values, and the variables they may read."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item

_FUNCTION = "pure.function"
_STORED = "pure.stored"
_PLAIN = "plain.variable"


def pure_functions(document: Document, builtins: Collection[str]) -> frozenset[str]:
    """Returns the names of the functions that `@pure.function` marks, have no `@pure.spoilt` inside, store to nothing outside
    (`@pure.stored`), and use nothing outside but each other and the pure `builtins`."""
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
        if not (item.facts.is_broken or "pure.spoilt" in item.facts.matches or _stores_outside(item))
        for match in item.facts.matches.get(_FUNCTION, ())
    )


def plain_variables(document: Document) -> frozenset[str]:
    """Returns the names of the top-level variables that can be read without an effect: `@plain.variable` marks them."""
    return frozenset(name for found in document.folded(_plain) for name in found)


def _plain(items: Sequence[Item]) -> tuple[str, ...]:
    return tuple(
        binding.name
        for item in items
        if _PLAIN in item.facts.matches
        for binding in item.facts.names.outermost
        if any(match[_PLAIN] == binding.first for match in item.facts.matches[_PLAIN])
    )


def _stores_outside(item: Item) -> bool:
    facts = item.facts
    return any(
        match[_STORED] in facts.names.free.get(facts.text_of(match[_STORED]), ())
        for match in facts.matches.get(_STORED, ())
    )
