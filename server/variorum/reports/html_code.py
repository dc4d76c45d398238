"""Renders code in HTML reports: numbered lines with findings under them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from variorum.reports.markup import html_plain, html_text
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span
from variorum.translation.score import Declared

# Bounds the report of a huge item, so that browsers can open it.
_MOST_LINES = 400


@attrs.frozen
class Note:
    """A note under a line of code. `kind` is the CSS class of a severity."""

    kind: str
    html: str


Notes = Mapping[int, Sequence[Note]]
"""Notes by 0-based line."""


def own_lines(item: Declared, others: Iterable[Declared], text: SourceText) -> list[int]:
    """Returns the 0-based lines of an item without those of nested items, so that a class does not repeat its methods."""
    inner: set[int] = set()
    for other in others:
        if other.span != item.span and item.span.contains(other.span):
            inner.update(lines_of(other.span, text))
    own = [line for line in lines_of(item.span, text) if line not in inner]
    # The blank lines around removed members are dropped.
    return [line for line in own if not inner or text.line_content(line).strip()]


def lines_of(span: Span, text: SourceText) -> range:
    """Returns the 0-based lines that a range touches."""
    return range(text.line_at(span.start), text.line_at(max(span.end - 1, span.start)) + 1)


def code(lines: Sequence[int], text: SourceText, notes: Notes) -> str:
    """Returns these lines of a file as HTML, with a marker for omitted lines."""
    if not lines:
        return '<p class="none">nothing</p>'
    rows = []
    before = lines[0] - 1
    for line in lines[:_MOST_LINES]:
        if line != before + 1:
            rows.append('<div class="gap">⋮</div>')
        before = line
        rows.append(_row(line, text, notes.get(line, ())))
    if len(lines) > _MOST_LINES:
        rows.append(f'<div class="gap">and {len(lines) - _MOST_LINES} more lines</div>')
    return f'<div class="code">{"".join(rows)}</div>'


def message(kind: str, place: str, words: str) -> Note:
    """Returns a note with an escaped label and message."""
    return Note(kind, f"<strong>{html_plain(place)}</strong>: {html_text(words)}")


def _row(line: int, text: SourceText, notes: Sequence[Note]) -> str:
    marked = ' class="marked"' if notes else ""
    source_line = html_plain(decode(text.line_content(line)))
    row = f'<div{marked}><span class="number">{line + 1}</span>{source_line}</div>'
    return row + "".join(f'<div class="finding {note.kind}">{note.html}</div>' for note in notes)
