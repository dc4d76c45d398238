"""Names whose type is known inside an item: written down, or plain from a literal, and the same wherever the name is bound."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program import Event, item_program

_GENERIC = re.compile(r"<.*>|\[.*\](?=$)")
_ARRAY = re.compile(r"\[\]$")


def typed_names(document: Document, item: Item) -> Mapping[str, str]:
    """The item's names and their types, the type's arguments left out and `[]` for every array.

    A name that is bound somewhere without a known type, or with two types, is left out: nobody can say what it is.
    """
    inner = _types(event for event in item_program(document, item) if event.kind == "typed")
    names = item.facts.names
    bound: dict[str, int] = {}
    for binding in (*names.inner, *names.outermost):
        bound[binding.name] = bound.get(binding.name, 0) + len(binding.definitions)
    known = {
        name: kinds[0]
        for name, kinds in inner.items()
        if len(set(kinds)) == 1 and len(kinds) >= bound.get(name, 0)
    }
    fields = _field_types(document)
    return {name: kind for name, kind in fields.items() if name not in bound and name not in inner} | known


def _field_types(document: Document) -> dict[str, str]:
    """Types of names that are bound outside of functions, where all such bindings agree."""
    found: dict[str, list[str]] = {}
    for item in document.items:
        if item.facts.names.inner:
            continue
        for name, kinds in _types(
            event for event in item_program(document, item) if event.kind == "typed"
        ).items():
            found.setdefault(name, []).extend(kinds)
    return {name: kinds[0] for name, kinds in found.items() if len(set(kinds)) == 1}


def _types(events: Iterable[Event]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for event in events:
        found.setdefault(event.value, []).append(plain_type(event.receiver))
    return found


def plain_type(written: str) -> str:
    """`List<Integer>` is `List`, `int[][]` is `[]`."""
    if written == "array" or _ARRAY.search(written):
        return "[]"
    return _GENERIC.sub("", written).rpartition(".")[2]
