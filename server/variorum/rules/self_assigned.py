"""Assignments of something to itself, as two rules report them."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.unit import FileUnit
from variorum.syntax.span import Span


def self_assigned(file: FileUnit) -> Iterator[Span]:
    """Every assignment of what is there already. In a class body `name = name` takes a name over from outside."""
    for item in file.document.items_with("redundant.assignment"):
        matches = item.facts.matches["redundant.assignment"]
        if item.facts.is_broken:
            continue
        for span in sorted({match["redundant.assignment"] for match in matches}):
            if item.container is None or span.start > 0:
                yield span.shifted(item.span.start)
