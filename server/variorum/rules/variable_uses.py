"""Checks conditions of a leftover that depend on all uses of a variable, such as a list that always has one element."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.leftover_table import Entry
from variorum.rules.line_patterns import line_around_use, use_pattern
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span

_VARIABLE = "variable"
_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")


def uses_agree(entry: Entry, item: ItemUnit, match: Match) -> bool:
    """Returns whether the uses of the variable that the entry's query marks satisfy the entry."""
    if _VARIABLE not in match:
        return True
    binding = _bound_at(item, match[_VARIABLE])
    if binding is None:
        return False
    uses = list(_uses(binding, match[_VARIABLE]))
    if "within" in entry and not all(match[entry["within"]].contains(use) for use in uses):
        return False
    places = [line_around_use(item, use) for use in uses]
    every = use_pattern(_filled(entry.get("every_use", "@"), item, match))
    some = [use_pattern(_filled(expression, item, match)) for expression in entry.get("some_uses", ())]
    return all(every.search(place) for place in places) and all(
        any(pattern.search(place) for place in places) for pattern in some
    )


def _bound_at(item: ItemUnit, span: Span) -> Binding | None:
    return next((one for one in item.facts.names.inner if span in one.definitions), None)


def _uses(binding: Binding, definition: Span) -> Iterator[Span]:
    """Yields every place that names the variable, except the one that the query marks."""
    for span in {*binding.definitions, *binding.writes, *binding.updates, *binding.reads}:
        if span != definition:
            yield span


def _filled(expression: str, item: ItemUnit, match: Match) -> str:
    """Returns the expression with the query's captures filled in literally."""
    return _PLACEHOLDER.sub(
        lambda found: re.escape(item.text(match[found[1]])) if found[1] in match else found[0], expression
    )
