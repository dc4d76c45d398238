"""Finds objects that nothing uses, of classes without constructor or destructor effects."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.rules.pure_functions import plain_variables, pure_functions
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

_CAPTURE = "object.name"
_ACTIVE = "object.type.active"
_MAKER = "object.maker"
_PLAIN = "object.plain"
_RESTS = "object.rests"
_TYPES = frozenset({"class", "enum"})
_WORD = re.compile(r"\w+")


@attrs.frozen(eq=False)
class UnusedObject:
    """A local object that nothing reads. Spans are relative to the item."""

    item: Item
    binding: Binding
    stores: tuple[Span, ...]
    """Where it gets constructor arguments or a value for one of its fields."""


def unused_objects(document: Document) -> Iterator[UnusedObject]:
    """Yields the local objects that are used only by stores to their fields.

    Only classes of the same file are known to be trivial. An object of any other class may exist for the effects of its
    constructor or destructor.
    """
    holders = [
        item
        for item in document.items_with(_CAPTURE)
        if not (item.facts.is_broken or item.facts.names.is_dynamic)
    ]
    trivial = trivial_classes(document) if holders else frozenset()
    for item in holders if trivial else ():
        local = {binding.first: binding for binding in item.facts.names.inner}
        parts = {match["part.name"] for match in item.facts.matches.get("part.name", ())}
        for match in item.facts.matches[_CAPTURE]:
            name, kind = match[_CAPTURE], match["object.type"]
            binding = local.get(name)
            if binding is None or binding.writes or not parts.issuperset(binding.reads):
                continue
            if item.facts.text_of(kind) in trivial:
                given = (name,) if "object.given" in match else ()
                yield UnusedObject(item, binding, (*given, *binding.reads, *binding.updates))


def trivial_classes(document: Document) -> frozenset[str]:
    """Returns the names of the file's types without a constructor, destructor, base or field that may have an effect."""
    plain = _plain_names(document) if document.items_with(_MAKER) else frozenset[str]()
    busy = {name for item in document.items_where(_is_active, plain) for name in _defined_by(item)}
    rests: dict[str, set[str]] = {
        name: set() for item in document.items_where(_defines) for name in _defined_by(item)
    }
    for item in document.items_with(_RESTS):
        for match in item.facts.matches[_RESTS]:
            alias = match.get("object.alias")
            for name in _defined_by(item) if alias is None else (item.facts.text_of(alias),):
                rests.setdefault(name, set()).add(item.facts.text_of(match[_RESTS]))
    while more := {name for name, on in rests.items() if name not in busy and not on <= rests.keys() - busy}:
        busy |= more
    return frozenset(rests.keys() - busy)


def _defines(item: Item) -> bool:
    return _is_head(item) or _PLAIN in item.facts.matches


def _defined_by(item: Item) -> Iterator[str]:
    """Yields the types that an item belongs to: the class it is the head or a member of, or those that it declares."""
    for match in item.facts.matches.get(_PLAIN, ()):
        yield item.facts.text_of(match[_PLAIN])
    if _PLAIN in item.facts.matches:
        return
    head = item if _is_head(item) else item.container
    if head is not None and head.declaration is not None and _is_head(head):
        yield head.declaration.name


def _is_head(item: Item) -> bool:
    return item.facts.is_header and item.declaration is not None and item.declaration.kind in _TYPES


def _plain_names(document: Document) -> frozenset[str]:
    """Returns the names of what can be read and called outside of a class without an effect."""
    variables = plain_variables(document)
    return variables | pure_functions(document, variables)


def _is_active(item: Item, plain: frozenset[str]) -> bool:
    """Returns whether this part of a class may have an effect. An outside value may have one when it is copied into a field,
    unless it is plain."""
    facts = item.facts
    return "object.active" in facts.matches or (
        _MAKER in facts.matches and not facts.names.free.keys() <= plain
    )


def _declares_a_type(item: Item) -> bool:
    return any(one.kind in _TYPES for one in item.facts.declarations)


def trivial_types(document: Document) -> frozenset[str]:
    """Returns the names of the file's types whose values have no effect when they are destroyed: no `@object.type.active`
    marks the type or what it holds."""
    active = {
        item.facts.text_of(match[_ACTIVE])
        for item in document.items_with(_ACTIVE)
        for match in item.facts.matches[_ACTIVE]
    }
    words = {
        one.name: frozenset(_WORD.findall(item.facts.text_of(one.span)))
        for item in document.items_where(_declares_a_type)
        for one in item.facts.declarations
        if one.kind in _TYPES and one.name not in active
    }
    while holders := {name for name, mentioned in words.items() if mentioned & active}:
        active |= holders
        words = {name: mentioned for name, mentioned in words.items() if name not in holders}
    return frozenset(words)
