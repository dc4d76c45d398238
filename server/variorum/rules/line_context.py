"""The text beside a range on its first and last line."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.document import Document
from variorum.syntax.long_line import Width
from variorum.syntax.source_text import SourceText

# Bytes beside a range that are stored. In a minified file thousands of ranges have the rest of a megabyte beside them.
_NEAR = 256
_NON_BLANK = re.compile(rb"\S")
# Bytes: no token that begins a comment is longer.
_LONGEST_TOKEN = 16


class LineContext(NamedTuple):
    """The place of a range with the text beside it on its first and last line. The columns of findings in the range and the
    extent of whole-line fixes depend on nothing else."""

    start: int
    row: int
    before: bytes | LongContext
    after: bytes | LongContext

    @classmethod
    def of(cls, document: Document, start: int, end: int) -> LineContext:
        """Returns the context of a range of a document."""
        row, line_start = document.text.line_starts.line_around(start)
        return cls(start, row, _before(document.text, line_start, start), _after(document.text, end))

    def moved_to(self, document: Document, start: int, end: int) -> LineContext | None:
        """Returns the context of a range, if the text beside it is the same as here. Returns None otherwise."""
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
        """Returns whether the text beside a range is certainly the same."""
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
    """A summary of a long text beside a range."""

    length: int
    """In bytes."""
    width: Width | None
    """In characters, for the text before the range; columns do not depend on the text after it."""
    first_token: bytes
    """The first non-blank bytes: a fix removes a blank line, and a trailing comment with its statement."""


def _before(text: SourceText, line_start: int, start: int) -> bytes | LongContext:
    if start - line_start <= _NEAR:
        return text.data[line_start:start]
    width = text.width(line_start, start)
    return LongContext(start - line_start, width, _first_token(text.data, line_start, start))


def _after(text: SourceText, end: int) -> bytes | LongContext:
    # If lines end with a lone carriage return, this can be more than the line, which is harmless.
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
