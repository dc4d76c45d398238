"""Where a piece of text stands, and what stands beside it on its lines."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.long_line import Width
from variorum.syntax.source_text import SourceText

# Bytes beside a piece that are kept as they are. In a minified file thousands of pieces have the rest of a megabyte beside
# them, and nobody could keep that for each.
_NEAR = 256
_NON_BLANK = re.compile(rb"\S")
# Bytes: no token that begins a comment is longer.
_LONGEST_TOKEN = 16


class LineContext(NamedTuple):
    """Where something stands, with what stands beside it on its first and its last line: with these the columns of
    what is found in it are settled, and whether a fix takes whole lines."""

    start: int
    row: int
    before: bytes | LongContext
    after: bytes | LongContext

    @classmethod
    def of(cls, document: Document, start: int, end: int) -> LineContext:
        """The place of what stands between two offsets of a document."""
        row, line_start = document.text.line_starts.line_around(start)
        return cls(start, row, _before(document.text, line_start, start), _after(document.text, end))

    def moved_to(self, document: Document, start: int, end: int) -> LineContext | None:
        """The place between two offsets, if the same stands beside it there as here; None where something else does."""
        row, line_start = document.text.line_starts.line_around(start)
        if not self._is_beside(document.text.data, line_start, start, end):
            other = LineContext.of(document, start, end)
            return other if (other.before, other.after) == (self.before, self.after) else None
        return (
            self
            if start == self.start and row == self.row
            else LineContext(start, row, self.before, self.after)
        )

    def _is_beside(self, data: bytes, line_start: int, start: int, end: int) -> bool:
        """Whether it is plain that the same stands beside what stands between two offsets."""
        before, after = self.before, self.after
        return (
            isinstance(before, bytes)
            and isinstance(after, bytes)
            and after.endswith(b"\n")
            and data.startswith(after, end)
            and start - line_start == len(before)
            and data.startswith(before, line_start)
        )


class LongContext(NamedTuple):
    """What is kept of a long text beside a piece."""

    length: int
    """In bytes."""
    width: Width | None
    """In characters, of what stands before; columns do not ask for what stands behind."""
    first_token: bytes
    """The first bytes that are no blanks: a line without any goes with a fix, and a comment behind a statement does."""


def _before(text: SourceText, line_start: int, start: int) -> bytes | LongContext:
    if start - line_start <= _NEAR:
        return text.data[line_start:start]
    width = text.width(line_start, start)
    return LongContext(start - line_start, width, _first_token(text.data, line_start, start))


def _after(text: SourceText, end: int) -> bytes | LongContext:
    # Where lines end with a carriage return alone this can be more than the line, which does no harm.
    line_end = text.data.find(b"\n", end, end + _NEAR) + 1
    if line_end:
        return text.data[end:line_end]
    line_end = text.line_span(text.line_at(end)).end
    if line_end - end <= _NEAR:
        return text.data[end:line_end]
    return LongContext(line_end - end, None, _first_token(text.data, end, line_end))


def _first_token(data: bytes, start: int, end: int) -> bytes:
    found = _NON_BLANK.search(data, start, end)
    return b"" if found is None else data[found.start() : min(found.start() + _LONGEST_TOKEN, end)]
