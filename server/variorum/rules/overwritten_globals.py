"""Finds values of top-level variables that the next statement that speaks of the variable overwrites."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.section_indexes import by_bound_name
from variorum.syntax.span import Span

_NAME = "assign.name"


def overwritten_globals(document: Document) -> Iterator[tuple[Item, str, Span]]:
    """Yields each lost value with its item, the name of the variable, and the place of the name.

    Only statements that store whenever they run count, and only variables that no function mentions: a call may read those.
    """
    if document.is_dynamic:
        return
    stores = Counter(name for found in document.folded(_stored_names) for name in found)
    for name in sorted(name for name, count in stores.items() if count > 1):
        yield from _lost(_mentions(document, name), name)


def _stored_names(items: Sequence[Item]) -> tuple[str, ...]:
    """Returns the names of the variables that items give a value, once for each item."""
    top = (item for item in items if item.container is None)
    return tuple(name for item in top for name in {name for name, _ in _stores(item)})


def _lost(mentions: list[Item], name: str) -> Iterator[tuple[Item, str, Span]]:
    if any(item.container is not None or _is_shared(item.facts, name) for item in mentions):
        return
    for item, following in pairwise(mentions):
        place = dict(_stores(item)).get(name)
        if place is not None and name in dict(_stores(following)) and not _reads(following.facts, name):
            yield item, name, place


def _mentions(document: Document, name: str) -> list[Item]:
    """Returns the items that bind, read or write a top-level name, in source order."""
    names = frozenset({name})
    items = [*document.items_naming(names), *document.items_listed(by_bound_name, names)]
    return sorted({item.span.start: item for item in items}.values(), key=lambda item: item.span.start)


def _stores(item: Item) -> Iterator[tuple[str, Span]]:
    """Yields the variables that a top-level statement gives a value, with their places, if it does nothing else."""
    facts = item.facts
    if facts.is_broken:
        return
    for match in facts.matches.get(_NAME, ()):
        place, statement = match[_NAME], match["assign.statement"]
        if "assign.value" not in match or statement.start > 0 or statement.end < len(facts.text):
            continue
        name = facts.text_of(place)
        if place in facts.names.free.get(name, ()) or any(
            place == one.first for one in facts.names.outermost
        ):
            yield name, place


def _reads(facts: ItemFacts, name: str) -> bool:
    return name in facts.names.free_reads or any(
        one.name == name and one.is_read for one in facts.names.outermost
    )


def _is_shared(facts: ItemFacts, name: str) -> bool:
    """Returns whether a function in the item mentions the variable, or the item exports it."""
    places = [*facts.names.free.get(name, ())]
    for one in facts.names.outermost:
        if one.name == name:
            if one.is_captured:
                return True
            places += [*one.reads, *one.writes, *one.updates, *one.definitions]
    return name in facts.names.exports or any(
        part.contains(place) for part in facts.functions for place in places
    )
