"""Finds calls of pure methods whose result is dropped, by the declared type of the receiver."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item
from variorum.syntax.span import Span


def discarded_results(file: FileUnit, pure_methods: Mapping[str, str]) -> Iterator[tuple[Item, Span]]:
    """Yields each `@pure.call` with its item, if the receiver is declared in the file with a type of `pure_methods` and the
    method matches the expression of that type."""
    callers = [item for item in file.document.items_with("pure.call") if not item.facts.is_broken]
    own = {name for found in file.document.folded(_declared_types) for name in found} if callers else set()
    fields = _fields(file) if callers else {}
    for item in callers:
        types = _types_of(item)
        for match in item.facts.matches["pure.call"]:
            place = match["pure.call.object"]
            binding = next((one for one in item.facts.names.inner if place in one.reads), None)
            places = (
                {types.get(at) for at in binding.definitions}
                if binding
                else fields.get(item.facts.text_of(place), set())
            )
            kind = next(iter(places)) if len(places) == 1 else None
            pattern = pure_methods.get(kind) if kind is not None and kind not in own else None
            if pattern is not None and re.match(pattern, item.facts.text_of(match["pure.call.method"])):
                yield item, match["pure.call"]


def _types_of(item: Item) -> dict[Span, str]:
    matches = item.facts.matches.get("pure.call.declared", ())
    return {match["pure.call.declared"]: item.facts.text_of(match["pure.call.type"]) for match in matches}


def _fields(file: FileUnit) -> Mapping[str, set[str | None]]:
    """Returns the declared types of names that other items of the file can use, by name."""
    found: dict[str, set[str | None]] = defaultdict(set)
    for item in file.document.items_with("pure.call.declared"):
        types = _types_of(item)
        for binding in item.facts.names.outermost:
            found[binding.name].update(types.get(place) for place in binding.definitions)
    return found


def _declared_types(items: Sequence[Item]) -> tuple[str, ...]:
    bindings = (binding for item in items for binding in item.facts.names.outermost)
    return tuple(binding.name for binding in bindings if binding.kind in ("class", "type"))
