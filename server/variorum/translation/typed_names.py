"""What is taken from names whose type is known: written down or plain from a literal, and the same wherever the name is bound."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item, noted
from variorum.syntax.program_events import Event, item_events

_GENERIC = re.compile(r"<.*>|\[.*\](?=$)")
_PATH = re.compile(r"\.|::")
_ARRAY = re.compile(r"\[\]$")
_UNSIGNED = re.compile(r"^unsigned|^u(?:int|long|short|8|16|32|64|128|size)|^(?:std::)?size_t$")
_TAKING = ("method", "member", "index")


def uses_of_typed_names(document: Document) -> Iterator[tuple[Item, Event, str]]:
    """What a file takes from names whose type is known: a method, an attribute or an element, relative to its item.

    Items with syntax errors are left out. Of the types, the arguments are left out, and every array is `[]`.
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
    """What an item takes from names: from its own, with their types, and from those of its surroundings."""

    own: Sequence[tuple[Event, str]]
    outer: Sequence[Event]


@memoized_per_item
def types_of(document: Document, item: Item) -> Mapping[str, str]:
    """The names that an item binds and whose type is known.

    A name that is bound somewhere without a known type, or with two types, is left out: nobody can say what it is.
    """
    inner, names = _types(item_events(document, item, "typed")), item.facts.names
    bound: Counter[str] = Counter()
    for binding in (*names.inner, *names.outermost):
        bound[binding.name] += len(binding.definitions)
    return {
        name: kinds[0] for name, kinds in inner.items() if len(set(kinds)) == 1 and len(kinds) >= bound[name]
    }


@noted
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
    """Types of names that are bound outside of functions, where all such bindings agree."""
    found: dict[str, list[str]] = {}
    for _, types in _types_outside(document):
        for name, kinds in types.items():
            found.setdefault(name, []).extend(kinds)
    return {name: kinds[0] for name, kinds in found.items() if len(set(kinds)) == 1}


@noted
def _types_outside(document: Document, item: Item) -> Mapping[str, Sequence[str]]:
    return {} if item.facts.names.inner else _types(item_events(document, item, "typed"))


def _types(events: Iterable[Event]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for event in events:
        found.setdefault(event.value, []).append(plain_type(event.receiver))
    return found


def plain_type(written: str) -> str:
    """`List<Integer>` is `List`, `std::vector<int>` is `vector`, `int[][]` is `[]`."""
    if written == "array" or _ARRAY.search(written):
        return "[]"
    return _PATH.split(_GENERIC.sub("", written).strip())[-1].strip()


def is_unsigned(kind: str) -> bool:
    """Whether a type's name is that of integers without a sign: `unsigned int`, `uint32_t`, `usize`, `size_t`, `ulong`."""
    return _UNSIGNED.search(kind) is not None
