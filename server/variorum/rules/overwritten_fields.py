"""Finds fields whose initial value every constructor overwrites before anything can read it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

_FIELD = "initial.field"
_MAKER = "maker.body"
_STORE = "maker.store"
# May publish the object before the store, or leave the constructor: a call of its own method, the object itself, an object of a
# possible inner class, a function.
_SEEN = re.compile(
    r"(?<![\w.])(?!(?:if|for|while|switch|catch|synchronized|assert|super)\b)[a-zA-Z_$]\w*\s*\("
    r"|\b(?:this|super)\s*\.\s*\w+\s*\(|\bthis\b(?!\s*\.)|\bnew\b|\breturn\b|->|::"
)


def overwritten_fields(document: Document) -> Iterator[tuple[Item, str, Span]]:
    """Yields each field with a plain initial value that is lost: the item, the field's name and the span of the name."""
    fields = document.items_with(_FIELD)
    makers: dict[int, list[Item]] = {}
    for item in document.items_with(_MAKER) if fields else ():
        if "maker.delegates" not in item.facts.matches:
            makers.setdefault(id(item.container), []).append(item)
    for item in fields if makers else ():
        around = makers.get(id(item.container), ())
        for match in item.facts.matches[_FIELD] if item.container is not None else ():
            name = item.facts.text_of(match[_FIELD])
            if (
                around
                and all(_replaces(maker, name) for maker in around)
                and not _is_read_outside(document, item, name)
            ):
                yield item, name, match[_FIELD]


def _replaces(maker: Item, name: str) -> bool:
    """Returns whether a statement of the constructor's own body stores to the field before anything may have read it."""
    if maker.facts.is_broken:
        return False
    is_local = any(one.name == name for one in (*maker.facts.names.inner, *maker.facts.names.outermost))
    for match in maker.facts.matches.get(_STORE, ()):
        store, whole = match[_STORE], match["maker.whole"]
        if maker.facts.text_of(store) != name or (is_local and store.start == whole.start):
            continue
        body = maker.facts.matches[_MAKER][0][_MAKER]
        before = maker.facts.text_of(Span(body.start, store.start)) + maker.facts.text_of(
            Span(store.end, whole.end)
        )
        own = rf"\bthis\s*\.\s*{name}\b" if is_local else rf"\b{name}\b"
        before = re.sub(r"\bthis\s*\.\s*=", "=", before)
        return re.search(own, before) is None and _SEEN.search(before) is None
    return False


def _is_read_outside(document: Document, field: Item, name: str) -> bool:
    """Returns whether another initial value or an initialiser block uses the field."""
    return any(
        one is not field
        and one.container is field.container
        and name in one.facts.names.free
        and (one.declaration is None or one.declaration.kind == "field")
        for one in document.items_naming(frozenset({name}))
    )
