"""Text between the items of a file, such as a semicolon behind a statement: it belongs to none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from variorum.syntax.document import Document
from variorum.syntax.span import Span


def found_behind_items(document: Document, pattern: re.Pattern[bytes]) -> Iterator[Span]:
    """What a pattern matches directly behind an item. What is between the items of a section stays as long as it does."""
    items, data = document.items, document.text.data
    inside = items.listed((found_behind_items, pattern), partial(_found_inside, document, pattern))
    starts = [*items.starts, len(data)]
    for number, found in enumerate(inside):
        for span in found:
            yield span.shifted(starts[number])
        end = items.end_of(number)
        if data[end : starts[number + 1]].strip():
            for span in _found(document, pattern, end, starts[number + 1]):
                yield span.shifted(end)


def _found_inside(document: Document, pattern: re.Pattern[bytes], section: int) -> list[Span]:
    return _found(document, pattern, document.items.starts[section], document.items.end_of(section))


def _found(document: Document, pattern: re.Pattern[bytes], start: int, end: int) -> list[Span]:
    """The matches that begin between two offsets, and where an item ends; relative to the first offset."""
    data = document.text.data
    # A pattern may look on to the end of the line.
    line_end = data.find(b"\n", end) + 1 or len(data)
    return [
        Span(*match.span()).shifted(-start)
        for match in pattern.finditer(data, start, line_end)
        if match.start() < end and document.has_item_ending_at(match.start())
    ]
