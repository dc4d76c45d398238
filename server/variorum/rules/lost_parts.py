"""Stores to parts of local values, where nothing reads any part: the value is a copy, and goes with its function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.text import decode

_VALUE = "value.name"
_PLAIN = "value.plain"


class _Stored(NamedTuple):
    """A local variable that nothing but stores to its parts speaks of; spans are relative to the item."""

    name: str
    type: str | None
    stores: Sequence[Span]


def lost_parts(document: Document) -> Iterator[tuple[Item, str, Span]]:
    """Each store to a part of a `@value.name` that only such stores speak of, with the variable's name.

    Only types that the file itself declares are known to hold their parts themselves.
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
    local = {binding.first: binding for binding in item.facts.names.inner}
    parts = {match["part.name"] for match in item.facts.matches.get("part.name", ())}
    for match in item.facts.matches[_VALUE] if parts else ():
        binding, kind = local.get(match[_VALUE]), match.get("value.type")
        if binding is not None and binding.reads and not binding.writes and parts.issuperset(binding.reads):
            yield _Stored(binding.name, None if kind is None else _text(item, kind), binding.reads)


def _plain_types(items: Sequence[Item]) -> frozenset[str]:
    """The names of the types whose values hold all their parts themselves."""
    declared = ((item, match) for item in items for match in item.facts.matches.get(_PLAIN, ()))
    return frozenset(_text(item, match[_PLAIN]) for item, match in declared)


def _text(item: Item, span: Span) -> str:
    return decode(item.facts.text[span.start : span.end])
