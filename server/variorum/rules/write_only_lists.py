"""Finds lists that are only appended to and never read."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span


def write_only_lists(item: ItemUnit) -> Iterator[tuple[str, Span]]:
    """Yields each `@appended.name` with its place, if the list is created here, or grown from another such list, and every read
    of it appends to it or to another such list."""
    matches = item.matches("appended.name")
    if not matches:
        return
    bindings = {place: one for one in item.facts.names.inner for place in _stores(one)}
    target = {match["appended.source"]: match["appended.name"] for match in matches}
    grown = {match["appended.name"] for match in matches}
    made = {match["appended.created"] for match in item.matches("appended.created")}
    vain = {id(one): one for one in bindings.values() if not one.is_captured and _stores(one) <= grown | made}
    sources = {match["appended.name"]: match["appended.source"] for match in matches}
    owners = {read: id(one) for one in item.facts.names.inner for read in one.reads}
    while looked_at := [
        one
        for one in vain.values()
        if not all(_goes_to(read, target, bindings, vain) for read in one.reads)
        or any(owners.get(sources[place]) not in vain for place in _stores(one) & grown)
    ]:
        for one in looked_at:
            del vain[id(one)]
    for place in sorted(grown):
        if place in bindings and id(bindings[place]) in vain:
            yield bindings[place].name, place


def _stores(binding: Binding) -> set[Span]:
    return {*binding.definitions, *binding.writes, *binding.updates}


def _goes_to(
    read: Span, target: dict[Span, Span], bindings: dict[Span, Binding], vain: dict[int, Binding]
) -> bool:
    """Returns whether the read only appends to another list that is never read."""
    return read in target and id(bindings.get(target[read])) in vain
