"""The language-neutral form of a whole text, for the tests of the languages' queries."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.syntax.program_events import Event, item_program


def program_of(document: Document) -> list[Event]:
    """The events of a file in source order, with absolute spans."""
    return [
        event.shifted(item.span.start) for item in document.items for event in item_program(document, item)
    ]
