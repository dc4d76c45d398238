"""Finds type parameters of classes and interfaces that neither the head nor a member uses."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.memo import memoized
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts

_KIND = "type_parameter"


def unused_by_members(document: Document) -> Iterator[tuple[Item, Binding]]:
    """Yields the type parameters in the head of a container that nothing else in it uses.

    The head is an item of its own, so that only the whole file can tell. A member that binds the same name does not use the
    parameter, because the name is not free there.
    """
    open_heads = {id(item): (item, _unread(item)) for item in document.items_where(_unread)}
    if not open_heads:
        return
    asked: dict[int, set[str]] = {identity: set() for identity in open_heads}
    for item in document.items:
        owner = item.container
        while owner is not None:
            if id(owner) in asked:
                asked[id(owner)] |= item.facts.names.free_reads
            owner = owner.container
    for identity, (item, unread) in open_heads.items():
        for binding in unread:
            if binding.name not in asked[identity]:
                yield item, binding


def _unread(item: Item) -> tuple[Binding, ...]:
    """Returns the type parameters that the head of a container does not use itself."""
    return _unread_in(item.facts) if item.facts.is_header else ()


@memoized
def _unread_in(facts: ItemFacts) -> tuple[Binding, ...]:
    return tuple(one for one in facts.names.outermost if one.kind == _KIND and not one.is_read)
