"""Objects that nothing speaks of, of classes that do nothing by themselves when an object is made or goes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.text import decode

_CAPTURE = "object.name"
_ACTIVE = "object.type.active"
_TYPES = frozenset({"class", "enum"})
_WORD = re.compile(r"\w+")


def idle_objects(document: Document) -> Iterator[tuple[Item, Binding]]:
    """The local objects that are made without arguments and never read or written.

    Only classes that the file itself defines are known to be idle; an object of any other class may be there for what
    its constructor or destructor does.
    """
    holders = [item for item in document.items if _CAPTURE in item.facts.matches and not item.facts.is_broken]
    idle = _idle_classes(document) if holders else frozenset()
    for item in holders if idle else ():
        local = {binding.first: binding for binding in item.facts.names.inner}
        for match in item.facts.matches[_CAPTURE]:
            binding, kind = local.get(match[_CAPTURE]), match["object.type"]
            if binding is None or binding.is_read or binding.writes or binding.updates:
                continue
            if decode(item.facts.text[kind.start : kind.end]) in idle:
                yield item, binding


def _idle_classes(document: Document) -> frozenset[str]:
    """The names of the file's classes without a base, constructor, destructor or field that may do something."""
    active = {id(item.container) for item in document.items if "object.active" in item.facts.matches}
    heads = (
        item for item in document.items if item.facts.is_header and "object.active" not in item.facts.matches
    )
    return frozenset(item.declaration.name for item in heads if item.declaration and id(item) not in active)


def idle_types(document: Document) -> frozenset[str]:
    """The names of the file's types whose values do nothing when they go: neither the type nor what it holds is marked
    by `@object.type.active`."""
    active = {
        decode(item.facts.text[match[_ACTIVE].start : match[_ACTIVE].end])
        for item in document.items
        for match in item.facts.matches.get(_ACTIVE, ())
    }
    words = {
        one.name: frozenset(_WORD.findall(decode(item.facts.text[one.span.start : one.span.end])))
        for item in document.items
        for one in item.facts.declarations
        if one.kind in _TYPES and one.name not in active
    }
    while holders := {name for name, held in words.items() if held & active}:
        active |= holders
        words = {name: held for name, held in words.items() if name not in holders}
    return frozenset(words)
