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
    for number, section in enumerate(items.sections):
        start, end = items.start_of(number), items.end_of(number)
        make = partial(_found, document, pattern, start, end)
        for span in section.once((found_behind_items, pattern), make):
            yield span.shifted(start)
        is_last = number + 1 == len(items.sections)
        following = len(data) if is_last else items.start_of(number + 1)
        if data[end:following].strip():
            for span in _found(document, pattern, end, following):
                yield span.shifted(end)


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
