"""Indexes the items of a section by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.syntax.item import Item

Index = dict[str, list[int]]


def listed_by_name(names: Iterable[Iterable[str]]) -> Index:
    """Returns the indices of the items that have each name."""
    listed: Index = {}
    for number, own in enumerate(names):
        for name in own:
            if name in listed:
                listed[name].append(number)
            else:
                listed[name] = [number]
    return listed


def by_bound_name(items: Sequence[Item]) -> Index:
    """Indexes items by the names that they bind in the enclosing scope."""
    return listed_by_name([binding.name for binding in item.facts.names.outermost] for item in items)


def by_free_name(items: Sequence[Item]) -> Index:
    """Indexes items by the names that they read or write outside their own scopes."""
    return listed_by_name(item.facts.names.free.keys() | item.facts.names.free_reads for item in items)


def by_member(items: Sequence[Item]) -> Index:
    """Indexes items by the names that they use after a dot or an arrow."""
    return listed_by_name(item.facts.names.members for item in items)
