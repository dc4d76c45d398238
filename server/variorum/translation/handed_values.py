"""Values that are handed from one name to another, or back, whose types have nothing to do with each other.

Only plain names are looked at, and only types that `types.toml` of the language lists: `int total = word;` where `word` is
a text. `numbers` of that file are the types that are taken for one another without a word; without it nobody checks types.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program import item_events
from variorum.syntax.shapes import item_shapes
from variorum.syntax.span import Span
from variorum.syntax.text import decode
from variorum.translation.typed_names import plain_type, types_of

_NAME = re.compile(r"^[^\W\d]\w*$")
_RETURNED = re.compile(r"^return\s+([^\W\d]\w*)\s*+;?\s*$")


def handed_values(document: Document, item: Item) -> Iterator[tuple[Span, str, str]]:
    """The places in an item where a value gets to a type that cannot take it, with the value's type and the place's."""
    facts = document.language.types
    if "numbers" not in facts:
        return
    known = types_of(document, item)
    for shape in item_shapes(document, item):
        if shape.kind != "assign" or not _NAME.match(shape.text("value")):
            continue
        value, place = known.get(shape.text("value")), known.get(shape.text("name"))
        if value is not None and place is not None and _differ(value, place, facts):
            yield shape.parts["value"].span, value, place
    for event in item_events(document, item, "return"):
        found = _RETURNED.match(decode(item.facts.text[event.span.start : event.span.end]))
        value = known.get(found[1]) if found is not None else None
        wanted = _result_around(item, event.span)
        if value is not None and wanted is not None and _differ(value, wanted, facts):
            yield event.span, value, wanted


def _differ(value: str, place: str, facts: Mapping[str, Any]) -> bool:
    methods, numbers = facts["methods"], facts["numbers"]
    if value not in methods or place not in methods or value == place or "[]" in (value, place):
        return False
    return not (value in numbers and place in numbers)


def _result_around(item: Item, place: Span) -> str | None:
    """The result of the innermost function around a place."""
    around = [one for one in item.facts.declarations if one.body is not None and one.span.contains(place)]
    return plain_type(around[-1].result) if around and around[-1].result else None
