"""Finds variables that are assigned once and only used by the next statement."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.rules.finding import Edit, Fix
from variorum.rules.removal_edits import remove_statement
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span

# Kinds of bindings that only their own function can see.
_PASSED_ON = frozenset({"variable", "parameter", "unpacked", "loop", "with", "object"})


@attrs.frozen
class InlinableVariable:
    """A variable that only carries a value to the next statement. The spans are relative to the item."""

    name: str
    definition: Span
    """Where the variable is named."""
    use: Span
    statement: Span
    """The statement of the use."""
    fix: Fix | None
    """Inlines the value. None if the value cannot move there."""


def inlinable_variables(item: ItemUnit) -> Iterator[InlinableVariable]:
    """Yields the variables that the language's `@redundant.definition` marks and that the scopes confirm."""
    matches = item.matches("redundant.definition")
    if not matches or item.facts.names.is_dynamic:
        return
    local = {binding.first: binding for binding in item.facts.names.inner}
    reassigned = item.policy("redundant-variable").get("reassigned", False)
    if reassigned:
        local = {place: binding for binding in item.facts.names.inner for place in binding.definitions}
    guarded = {match["guarded"] for match in item.matches("guarded")}
    for match in matches:
        name, use = match["redundant.name"], match["redundant.use"]
        binding = local.get(name)
        if binding is None or match["redundant.definition"] in guarded:
            continue
        if not (_is_left_at_once(item, binding, use) if reassigned else _is_step(binding, use)):
            continue
        fix = None if "redundant.apart" in match else _inlined(item, match)
        yield InlinableVariable(binding.name, name, use, match["redundant.statement"], fix)


def _is_step(binding: Binding, use: Span) -> bool:
    stores = len(binding.definitions) + len(binding.writes) + len(binding.updates)
    return stores == 1 and binding.reads == [use] and not binding.is_captured


def _is_left_at_once(item: ItemUnit, binding: Binding, use: Span) -> bool:
    """Returns whether nothing can read the variable after it is returned at `use`: no nested function and no `finally`."""
    if binding.is_captured or binding.is_outermost or not _PASSED_ON.issuperset(binding.kinds):
        return False
    deferred = [match["redundant.deferred"] for match in item.matches("redundant.deferred")]
    return not any(part.contains(read) for part in deferred for read in binding.reads if read != use)


def _inlined(item: ItemUnit, match: Match) -> Fix:
    """Returns a fix that inlines the value. The fix is unsafe if a comment would be lost."""
    definition, statement = match["redundant.definition"], match["redundant.statement"]
    value = item.text(match["redundant.value"])
    line_end = item.facts.text.find(b"\n", definition.end)
    touched = Span(definition.start, max(statement.start, line_end))
    comments = any(touched.overlaps(comment) for comment in item.facts.comments)
    edits = (remove_statement(item.language, item.facts, definition), Edit(match["redundant.use"], value))
    # In other languages a variable may convert its value, or give a function its name.
    is_plain = bool(item.policy("redundant-variable").get("untyped")) and not value.startswith("yield")
    return Fix("Use the value directly", edits, is_safe=is_plain and not comments)
