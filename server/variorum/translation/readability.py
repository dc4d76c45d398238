"""Measures readability by counts: long lines, deep nesting, long functions, poor names."""

from __future__ import annotations

import re

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import collected
from variorum.syntax.program_events import Event, item_program
from variorum.syntax.span import Span
from variorum.translation.score import Evidence

_LONGEST_LINE = 110
_LONG_LINE = re.compile(rb"[^\r\n]{%d,}" % (_LONGEST_LINE + 1))
_DEEPEST = 5
_LONGEST_FUNCTION = 60


def readability(document: Document) -> tuple[float, list[Evidence]]:
    """Returns the value on the grid {0, 0.25 ... 1} and its evidence. Every kind of difficulty that occurs costs one step."""
    evidence = [
        found
        for found in (_long_lines(document), _nesting(document), _length(document), _names(document))
        if found
    ]
    steps = min(len(evidence), 4)
    return 1.0 - 0.25 * steps, evidence


def _long_lines(document: Document) -> Evidence | None:
    text = document.text
    long = [found.start() for found in _LONG_LINE.finditer(text.data)]
    if not long:
        return None
    return Evidence(
        f"{len(long)} lines are longer than {_LONGEST_LINE} characters",
        target=text.line_span(text.line_at(long[0])),
    )


def _nesting(document: Document) -> Evidence | None:
    deepest = max(_deep_events(document), key=lambda noted: noted[1].depth, default=None)
    if deepest is None:
        return None
    item, event = deepest
    return Evidence(
        f"branches and loops are nested {event.depth} deep", target=event.span.shifted(item.span.start)
    )


@collected
def _deep_events(document: Document, item: Item) -> Event | None:
    """Returns the deepest event of an item, if that is too deep."""
    deep = (event for event in item_program(document, item) if event.depth > _DEEPEST)
    return max(deep, key=lambda event: event.depth, default=None)


def _length(document: Document) -> Evidence | None:
    for item in document.items:
        for declaration in item.facts.declarations:
            if declaration.body is None or declaration.kind == "class" or item.facts.is_header:
                continue
            span = declaration.span.shifted(item.span.start)
            lines = document.text.line_at(span.end) - document.text.line_at(span.start) + 1
            if lines > _LONGEST_FUNCTION:
                return Evidence(f"`{declaration.name}` is {lines} lines long", target=span)
    return None


def _names(document: Document) -> Evidence | None:
    short: list[Span] = []
    bound = 0
    for item in document.items:
        for binding in (*item.facts.names.inner, *item.facts.names.outermost):
            bound += 1
            if len(binding.name) == 1:
                short.append(binding.first.shifted(item.span.start))
    if len(short) < 6 or len(short) * 2 < bound:
        return None
    return Evidence(f"{len(short)} of {bound} names have a single letter", target=short[0])
