"""Finds members of a class that a method uses without the required receiver, `self.` or `this.`."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import FileUnit
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span

Read = tuple[Item, str, Span]
"""An item, a name, and the span of the read relative to the item."""


def missing_receivers(file: FileUnit) -> Iterator[Read]:
    """Yields every read of an unbound name that is a member of the enclosing class."""
    if file.language.scopes.class_members_are_names:
        return
    document = file.document
    bound = document.symbol_counts.members_bound
    suspects = frozenset([name for name in file.unbound if name in bound or name in document.member_names])
    if not suspects:
        return
    # An attribute that another method of the class uses is a member as well.
    spoken = {
        (id(item.container), name)
        for item in document.items_speaking_of(suspects)
        if item.container is not None
        for name in suspects & item.facts.names.members
    }
    for item, name, span in unbound_reads(file, suspects):
        if name in item.facts.names.shared:
            continue
        is_member = (id(item.container), name) in spoken or document.has_member(item.container, name)
        if is_member and _is_in_a_body(item.facts, span):
            yield item, name, span


def unbound_reads(file: FileUnit, names: frozenset[str]) -> Iterator[Read]:
    """Yields every read of the given free names, outside of items with syntax errors."""
    for item in file.document.items_naming(names):
        if not item.facts.is_broken:
            for name in sorted(names & item.facts.names.free.keys()):
                for span in item.facts.names.free[name]:
                    yield item, name, span


def _is_in_a_body(facts: ItemFacts, span: Span) -> bool:
    """Returns whether a place is in the body of a function. Decorators, defaults and other expressions of the class body see
    the names of the class."""
    return any(
        one.body is not None and one.body.contains(span)
        for one in facts.declarations
        if one.kind in ("function", "method", "constructor")
    )
