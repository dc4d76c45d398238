"""Finds stores to fields of local value types that nothing reads afterwards: the value is a copy and ends with its function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts, Match
from variorum.syntax.span import Span

_VALUE = "value.name"
_PLAIN = "value.plain"


class _Stored(NamedTuple):
    """A local variable with the unread stores to its fields. Spans are relative to the item."""

    name: str
    type: str | None
    stores: Sequence[Span]


def dead_member_stores(document: Document) -> Iterator[tuple[Item, str, Span]]:
    """Yields each store to a field of a `@value.name` that nothing reads: the item, the variable's name and the span.

    Only types that the file declares are known to hold their fields by value.
    """
    plain: frozenset[str] | None = None
    for item, variable in document.found(_stored_in_parts):
        if variable.type is not None and plain is None:
            plain = frozenset().union(*document.folded(_plain_types))
        if variable.type is None or (plain is not None and variable.type in plain):
            for place in variable.stores:
                yield item, variable.name, place


def _stored_in_parts(items: Sequence[Item]) -> list[tuple[int, _Stored]]:
    holders = (
        one for one in enumerate(items) if _VALUE in one[1].facts.matches and not one[1].facts.is_broken
    )
    return [(number, stored) for number, item in holders for stored in _stored(item)]


def _stored(item: Item) -> Iterator[_Stored]:
    parts = {match["part.name"] for match in item.facts.matches.get("part.name", ())}
    if not parts:
        return
    local = {binding.first: binding for binding in item.facts.names.inner}
    for match in item.facts.matches[_VALUE]:
        binding, kind = local.get(match[_VALUE]), match.get("value.type")
        if binding is None or not binding.reads or binding.writes:
            continue
        only_stores = parts.issuperset(binding.reads)
        lost = binding.reads if only_stores else _unread_stores(item.facts, binding)
        if lost:
            yield _Stored(binding.name, None if kind is None else item.facts.text_of(kind), lost)


def _unread_stores(facts: ItemFacts, binding: Binding) -> Sequence[Span]:
    """Returns the stores to fields that no later read uses. Returns none if the variable is used in any other way."""
    stores = {match["part.name"]: match for match in facts.matches["part.name"] if "part.field" in match}
    reads = {match["part.read"]: match["part.field"] for match in facts.matches.get("part.read", ())}
    shared = {match["part.shared"] for match in facts.matches.get("part.shared", ())}
    spoken_of = set(binding.reads)
    if binding.is_captured or not spoken_of <= reads.keys() or spoken_of & shared:
        return ()
    fields = [(place, _bytes(facts, reads[place])) for place in sorted(spoken_of - stores.keys())]
    return [
        place
        for place in sorted(spoken_of & stores.keys())
        if not _is_read_behind(
            facts, binding, stores[place], [at for at, name in fields if name == _bytes(facts, reads[place])]
        )
    ]


def _is_read_behind(facts: ItemFacts, binding: Binding, store: Match, reads: Sequence[Span]) -> bool:
    """Returns whether a read of the field may run after the store: it follows the store, or a loop contains both."""
    statement = store["part.statement"]
    rounds = [loop for loop in facts.loops if loop.contains(statement) and not loop.contains(binding.first)]
    return any(read.start >= statement.end or any(loop.contains(read) for loop in rounds) for read in reads)


def _bytes(facts: ItemFacts, span: Span) -> bytes:
    return facts.text[span.start : span.end]


def _plain_types(items: Sequence[Item]) -> frozenset[str]:
    """Returns the names of the types whose values hold all their fields by value."""
    declared = ((item, match) for item in items for match in item.facts.matches.get(_PLAIN, ()))
    return frozenset(item.facts.text_of(match[_PLAIN]) for item, match in declared)
