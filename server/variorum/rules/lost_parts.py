"""Stores to parts of local values, where nothing reads any part: the value is a copy, and goes with its function."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.text import decode

_VALUE = "value.name"
_PLAIN = "value.plain"


def lost_parts(document: Document) -> Iterator[tuple[Item, str, Span]]:
    """Each store to a part of a `@value.name` that only such stores speak of, with the variable's name.

    Only types that the file itself declares are known to hold their parts themselves.
    """
    holders = [item for item in document.items_with(_VALUE) if not item.facts.is_broken]
    plain = _plain_types(document) if holders else frozenset()
    for item in holders:
        local = {binding.first: binding for binding in item.facts.names.inner}
        parts = {match["part.name"] for match in item.facts.matches.get("part.name", ())}
        for match in item.facts.matches[_VALUE] if parts else ():
            binding, kind = local.get(match[_VALUE]), match.get("value.type")
            if binding is None or binding.writes or not parts.issuperset(binding.reads):
                continue
            if kind is None or _text(item, kind) in plain:
                for place in binding.reads:
                    yield item, binding.name, place


def _plain_types(document: Document) -> frozenset[str]:
    """The names of the file's types whose values hold all their parts themselves."""
    return frozenset(
        _text(item, match[_PLAIN])
        for item in document.items_with(_PLAIN)
        for match in item.facts.matches[_PLAIN]
    )


def _text(item: Item, span: Span) -> str:
    return decode(item.facts.text[span.start : span.end])
