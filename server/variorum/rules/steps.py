"""Variables that are only a step between two statements: assigned once, and handed on by the very next one."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.rules.finding import Edit, Fix
from variorum.rules.removal import without_statement
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span


@attrs.frozen
class Step:
    """A variable between two statements. The spans are relative to the item."""

    name: str
    definition: Span
    """Where the variable gets its name."""
    use: Span
    statement: Span
    """The statement of the use."""
    fix: Fix
    """Puts the value where the variable is used."""


def steps(item: ItemUnit) -> Iterator[Step]:
    """The steps that the language's `@redundant.definition` marks and that the scopes confirm."""
    matches = item.matches("redundant.definition")
    if not matches or item.facts.names.is_dynamic:
        return
    local = {binding.first: binding for binding in item.facts.names.inner}
    guarded = {match["guarded"] for match in item.matches("guarded")}
    for match in matches:
        binding = local.get(match["redundant.name"])
        if binding is None or not _is_step(binding, match["redundant.use"]):
            continue
        if match["redundant.definition"] not in guarded:
            use, statement = match["redundant.use"], match["redundant.statement"]
            yield Step(binding.name, binding.first, use, statement, _inlined(item, match))


def _is_step(binding: Binding, use: Span) -> bool:
    stores = len(binding.definitions) + len(binding.writes) + len(binding.updates)
    return stores == 1 and binding.reads == [use] and not binding.is_captured


def _inlined(item: ItemUnit, match: Match) -> Fix:
    """Puts the value where the variable is used. A comment in between or beside it would be lost, so then a
    person decides."""
    definition, statement = match["redundant.definition"], match["redundant.statement"]
    value = item.text(match["redundant.value"])
    line_end = item.facts.text.find(b"\n", definition.end)
    touched = Span(definition.start, max(statement.start, line_end))
    comments = any(touched.overlaps(comment) for comment in item.facts.comments)
    edits = (without_statement(item.language, item.facts, definition), Edit(match["redundant.use"], value))
    return Fix("Use the value directly", edits, is_safe=not comments)
