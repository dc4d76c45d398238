"""Finds the calls that read input or write output."""

from __future__ import annotations

import re
from collections.abc import Sequence

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import Event, item_events


@collected
def io_calls_by_item(document: Document, item: Item) -> Sequence[Event]:
    """Returns the calls of an item that read input or write output, relative to it."""
    return [
        event for event in item_events(document, item, "call") if event.value.startswith(("input", "output"))
    ]


def io_calls(document: Document, concept: str) -> list[Event]:
    """Returns the calls of a file whose concept begins with a word: `input` or `output`. Spans are absolute."""
    return [
        event.shifted(item.span.start)
        for item, events in io_calls_by_item(document)
        for event in events
        if event.value.startswith(concept)
    ]


def skips_line_ends(document: Document) -> bool:
    """Returns whether a program that reads tokens skips the ends of their lines (`line_ends_skipped` of the language)."""
    ways = document.language.meanings.get("line_ends_skipped", ())
    text = document.text.data.decode("utf-8", "replace") if ways else ""
    return any(re.search(way, text) for way in ways)
