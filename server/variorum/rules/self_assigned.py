"""Assignments of something to itself, as two rules report them."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import FileUnit, outermost_imports
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.text import decode


def self_assigned(file: FileUnit) -> Iterator[Span]:
    """Every assignment of what is there already. In a class body `name = name` takes a name over from outside, and at the
    top of a file it makes a built-in name one of the file's own."""
    for item in file.document.items_with("redundant.assignment"):
        matches = item.facts.matches["redundant.assignment"]
        if item.facts.is_broken:
            continue
        for span in sorted({match["redundant.assignment"] for match in matches}):
            if (item.container is None or span.start > 0) and not _hands_on(file, item, span):
                yield span.shifted(item.span.start)


def _hands_on(file: FileUnit, item: Item, span: Span) -> bool:
    """Whether an assignment outside of all functions makes a built-in or imported name one of the file's own."""
    if any(one.contains(span) for one in item.facts.functions):
        return False
    name = decode(item.facts.text[span.start : span.end]).partition("=")[0].partition(":")[0].strip()
    return name in file.language.builtins or any(
        binding.name == name for _, binding in file.document.found(outermost_imports)
    )
