"""Finds member accesses of names with a known type: declared or inferred from a literal, and the same wherever the name is
bound."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected, memoized_per_item
from variorum.syntax.program_events import Event, item_events

_GENERIC = re.compile(r"<.*>|\[.*\](?=$)")
_PATH = re.compile(r"\.|::")
_ARRAY = re.compile(r"\[\]$")
_UNSIGNED = re.compile(r"^unsigned|^u(?:int|long|short|8|16|32|64|128|size)|^(?:std::)?size_t$")
_TAKING = ("method", "member", "index")


def uses_of_typed_names(document: Document) -> Iterator[tuple[Item, Event, str]]:
    """Yields the methods, attributes and elements accessed of names with a known type, relative to their item.

    Items with syntax errors are skipped. Types are without arguments, and every array is `[]`.
    """
    fields = _field_types(document)
    for item, uses in _uses(document):
        if item.facts.is_broken:
            continue
        for event, kind in uses.own if uses else ():
            yield item, event, kind
        for event in uses.outer if fields and uses else ():
            if event.receiver in fields:
                yield item, event, fields[event.receiver]


class _Uses(NamedTuple):
    """What an item accesses of names: of its own, with their types, and of those of its surroundings."""

    own: Sequence[tuple[Event, str]]
    outer: Sequence[Event]


@memoized_per_item
def types_of(document: Document, item: Item) -> Mapping[str, str]:
    """Returns the types of names that an item binds.

    A name with a binding of unknown type, or with two types, is left out.
    """
    inner, names = _types(item_events(document, item, "typed")), item.facts.names
    bound: Counter[str] = Counter()
    for binding in (*names.inner, *names.outermost):
        bound[binding.name] += len(binding.definitions)
    return {
        name: kinds[0] for name, kinds in inner.items() if len(set(kinds)) == 1 and len(kinds) >= bound[name]
    }


@collected
def _uses(document: Document, item: Item) -> _Uses | None:
    taken = [event for kind in _TAKING for event in item_events(document, item, kind) if event.receiver]
    if not taken:
        return None
    inner, names = _types(item_events(document, item, "typed")), item.facts.names
    known = types_of(document, item)
    bound = {binding.name for binding in (*names.inner, *names.outermost)}
    return _Uses(
        [(event, known[event.receiver]) for event in taken if event.receiver in known],
        [event for event in taken if event.receiver not in bound and event.receiver not in inner],
    )


def _field_types(document: Document) -> Mapping[str, str]:
    """Returns the types of names that are bound outside of functions, if all such bindings agree."""
    found: dict[str, list[str]] = {}
    for _, types in _types_outside(document):
        for name, kinds in types.items():
            found.setdefault(name, []).extend(kinds)
    return {name: kinds[0] for name, kinds in found.items() if len(set(kinds)) == 1}


@collected
def _types_outside(document: Document, item: Item) -> Mapping[str, Sequence[str]]:
    return {} if item.facts.names.inner else _types(item_events(document, item, "typed"))


def _types(events: Iterable[Event]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for event in events:
        found.setdefault(event.value, []).append(plain_type(event.receiver))
    return found


def plain_type(type_text: str) -> str:
    """Returns the bare type: `List<Integer>` is `List`, `std::vector<int>` is `vector`, `int[][]` is `[]`."""
    if type_text == "array" or _ARRAY.search(type_text):
        return "[]"
    return _PATH.split(_GENERIC.sub("", type_text).strip())[-1].strip()


def is_unsigned(kind: str) -> bool:
    """Returns whether a type is an unsigned integer: `unsigned int`, `uint32_t`, `usize`, `size_t`, `ulong`."""
    return _UNSIGNED.search(kind) is not None
