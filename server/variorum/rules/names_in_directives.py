"""Reads names from comments for tools: `/* global $ */` declares a name, `/* exported run */` marks a name as used.
`[documentation]` of a language has the patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from variorum.languages import Language
from variorum.memo import memoized
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.span import Span

_ENTRY = re.compile(rb"(?<![^\s,])([A-Za-z_$\x80-\xff][\w$\x80-\xff]*)(?![^\s,:*])(?:\s*:\s*\w+)?")


def names_in_directives(document: Document, what: str) -> Iterator[tuple[str, Span]]:
    """Yields each name that a comment lists, with its absolute span.

    Args:
        document: the parsed file.
        what: the key of `[documentation]`: `bound` or `exported`.
    """
    pattern = _pattern(document.language, what)
    if pattern is None:
        return
    for item, (name, span) in document.found(_listed, what, pattern):
        yield name, span.shifted(item.span.start)


def _listed(
    items: Sequence[Item], what: str, pattern: re.Pattern[bytes]
) -> list[tuple[int, tuple[str, Span]]]:
    """Returns what each of the items lists."""
    return [
        (index, listed)
        for index, item in enumerate(items)
        if item.facts.comments
        for listed in _listed_in(item.facts, pattern)
    ]


@memoized
def _listed_in(facts: ItemFacts, pattern: re.Pattern[bytes]) -> tuple[tuple[str, Span], ...]:
    lists = (pattern.match(facts.text, *comment) for comment in facts.comments)
    return tuple(
        (entry[1].decode(errors="replace"), Span(*entry.span(1)))
        for found in lists if found
        for entry in _ENTRY.finditer(facts.text, *found.span(1))
    )  # fmt: skip


@cache
def _pattern(language: Language, what: str) -> re.Pattern[bytes] | None:
    pattern = language.facts.get("documentation", {}).get(what)
    return re.compile(pattern.encode()) if pattern else None
