"""Finds assignments of something to itself, for two rules."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import FileUnit, module_imports
from variorum.syntax.item import Item
from variorum.syntax.section_indexes import by_bound_name
from variorum.syntax.span import Span
from variorum.syntax.undefined_names import prepared_parts


def self_assigned(file: FileUnit) -> Iterator[Span]:
    """Yields every self-assignment. In a class body `name = name` copies a name from outside, and at the top of a file it
    turns a built-in name into one of the file; a handler for unknown names tests whether there is one."""
    for item in file.document.items_with("redundant.assignment"):
        matches = item.facts.matches["redundant.assignment"]
        if item.facts.is_broken:
            continue
        for span in sorted({match["redundant.assignment"] for match in matches}):
            if (item.container is None or span.start > 0) and not _hands_on(file, item, span):
                yield span.shifted(item.span.start)


def _hands_on(file: FileUnit, item: Item, span: Span) -> bool:
    """Returns whether an assignment outside of all functions re-exports a built-in or imported name, or copies a name from
    outside into a class."""
    if any(part.contains(span) for part in prepared_parts(item.facts)):
        return True
    if any(one.is_member and span.contains(one.first) for one in item.facts.names.inner):
        return True
    if any(one.contains(span) for one in item.facts.functions):
        return False
    name = item.facts.text_of(span).partition("=")[0].partition(":")[0].strip()
    if name in file.language.builtins or name in file.language.facts.get("dialects", {}).get("older", ()):
        return True
    if any(binding.name == name for _, binding in file.document.found(module_imports)):
        return True
    place = span.shifted(item.span.start)
    return name.isidentifier() and not any(
        one.name == name and one.first.shifted(other.span.start).start < place.start
        for other in file.document.items_listed(by_bound_name, {name})
        for one in other.facts.names.outermost
    )
