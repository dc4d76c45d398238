"""Renders code frames: numbered lines around a range, with carets under it."""

from __future__ import annotations

from variorum.reports.printable import display_width, visible
from variorum.reports.style import PLAIN, Style
from variorum.rules.finding import Severity
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

_WIDEST = 110
_BEFORE_CARET = 40
_CONTEXT = 1
# Bytes of a line before and after a range that a code frame shows. Minified lines have hundreds of thousands.
_REACH = 1_000
_CONTINUATION = range(0x80, 0xC0)


def code_frame(
    text: SourceText,
    span: Span,
    *,
    style: Style = PLAIN,
    severity: Severity = Severity.WARNING,
    indent: str = "",
) -> str:
    """Returns the frame of a range. Lines end with line feeds, except the last.

    A range over several lines is marked on its first one, and the frame says where it ends.
    """
    first, last = text.line_at(span.start), text.line_at(max(span.start, span.end - 1))
    rows = range(max(first - _CONTEXT, 0), min(first + _CONTEXT, len(text.line_starts) - 1) + 1)
    gutter = len(str(rows[-1] + 1))
    blank = style.faint(f"{indent}{'':{gutter}} |")
    lines = []
    for row in rows:
        part = _part(text, row, span.start if row == first else 0)
        visible_line = visible(text.slice(part))
        start, marked = _marked(text, span, part) if row == first else (0, 0)
        cut = max(start - _BEFORE_CARET, 0) if display_width(visible_line) > _WIDEST else 0
        number = style.faint(f"{indent}{row + 1:>{gutter}} |")
        lines.append(f"{number} {_window(visible_line, cut)}".rstrip())
        if row == first:
            carets = "^" * max(min(marked, _WIDEST - (start - cut)), 1)
            until = f" to line {last + 1}" if last > first else ""
            lines.append(f"{blank} {' ' * (start - cut)}{style.severity(carets + until, severity)}")
    return "\n".join(lines)


def _part(text: SourceText, row: int, near: int) -> Span:
    """Returns the part of a row that a frame shows: all of it, or the surroundings of a position in a very long row."""
    line, data = text.line_span(row), text.data
    start = max(line.start, near - _REACH)
    while start > line.start and data[start] in _CONTINUATION:
        start -= 1
    end = min(line.end, max(start, near) + _REACH)
    while end < line.end and data[end] in _CONTINUATION:
        end += 1
    while end > start and data[end - 1] in b"\r\n":
        end -= 1
    return Span(start, end)


def _marked(text: SourceText, span: Span, part: Span) -> tuple[int, int]:
    """Returns the first column of the range in its first row, and its width there."""
    before = visible(decode(text.data[part.start : span.start]))
    through = visible(decode(text.data[part.start : max(min(span.end, part.end), span.start)]))
    return display_width(before), display_width(through) - display_width(before)


def _window(visible_line: str, cut: int) -> str:
    """Returns a part of a line that fits a terminal, from column `cut` on."""
    if display_width(visible_line) <= _WIDEST:
        return visible_line
    at = 0
    while cut > 0 and at < len(visible_line):
        cut -= display_width(visible_line[at])
        at += 1
    end = at
    room = _WIDEST
    while end < len(visible_line) and room > 0:
        room -= display_width(visible_line[end])
        end += 1
    return visible_line[at:end] + ("…" if end < len(visible_line) else "")
