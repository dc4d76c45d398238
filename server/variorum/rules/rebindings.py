"""Finds variables that rebind the value of a variable of the same name in the same scope."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import ItemUnit
from variorum.rules.usage import enclosing_function
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span

_CHANGEABLE = "mut"


def rebindings(item: ItemUnit) -> Iterator[Match]:
    """Yields the matches of `@rebound.statement` whose variable equals the variable of its value.

    A closure captures its own copy, and the end of an inner block may free the value.
    """
    for match in item.matches("rebound.statement"):
        value = match["rebound.value"]
        binding = next((one for one in item.facts.names.inner if value in one.reads), None)
        if binding is not None and _is_alike(item, match, binding):
            yield match


def _is_alike(item: ItemUnit, match: Match, binding: Binding) -> bool:
    name, block = match["rebound.name"], match["rebound.block"]
    # A scope that begins before its block, as that of a function or a loop, ends with it.
    if binding.scope != block and not (binding.scope.end == block.end and binding.scope.start < block.start):
        return False
    before = [place for place in binding.definitions if place.start < name.start]
    if not before or enclosing_function(item.facts, before[-1]) != enclosing_function(item.facts, name):
        return False
    return _is_changeable(item, before[-1]) == _is_changeable(item, name)


def _is_changeable(item: ItemUnit, name: Span) -> bool:
    return item.facts.text[: name.start].rstrip().endswith(_CHANGEABLE.encode())
