"""Searches text between the items of a file, such as a semicolon after a statement."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from variorum.syntax.document import Document
from variorum.syntax.span import Span


def matches_after_items(document: Document, pattern: re.Pattern[bytes]) -> Iterator[Span]:
    """Yields the matches of a pattern directly after an item. The text between the items of a section is cached with the
    section."""
    items, data = document.items, document.text.data
    starts = [*items.starts, len(data)]
    for number, gaps in enumerate(items.listed(matches_after_items, partial(_gaps_inside, document))):
        for gap in gaps:
            yield from _found(document, pattern, gap.shifted(starts[number]))
        behind = Span(items.end_of(number), starts[number + 1])
        if data[behind.start : behind.end].strip():
            yield from _found(document, pattern, behind)


def _gaps_inside(document: Document, section: int) -> list[Span]:
    """Returns the non-empty gaps between the items of a section, relative to its start."""
    data, begin = document.text.data, document.items.starts[section]
    gaps = []
    for item, following in pairwise(document.items.placed(section)):
        start, end = item.span.start + len(item.facts.text), following.span.start
        if data[start:end].strip():
            gaps.append(Span(start - begin, end - begin))
    return gaps


def _found(document: Document, pattern: re.Pattern[bytes], gap: Span) -> Iterator[Span]:
    """Yields the matches that begin in a gap, where an item ends."""
    data = document.text.data
    # A pattern may match up to the end of the line.
    line_end = data.find(b"\n", gap.end) + 1 or len(data)
    for match in pattern.finditer(data, gap.start, line_end):
        if match.start() < gap.end and document.items.has_item_ending_at(match.start()):
            yield Span(*match.span())
