"""The text buffer: UTF-8 bytes and a line table with LSP's definition of a line."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.line_table import LineTable
from variorum.syntax.long_line import LongLine, Width
from variorum.syntax.span import Span

# LSP has three line ends. Form feeds, U+2028 and the others that `str.splitlines` splits at do not end a
# line.
_SURROGATE = re.compile("[\ud800-\udfff]")
# Bytes up to which counting lines or characters is faster than building a table.
_NEAR = 4096


class Place(NamedTuple):
    """A position for display: `line` and `column` are 1-based, columns in characters."""

    line: int
    column: int


def encode(text: str) -> bytes:
    """Returns `text` as UTF-8. Lone surrogates, which JSON can contain and UTF-8 cannot, become U+FFFD: tree-sitter
    aborts the process on invalid UTF-8, and the replacement has the same length in every encoding.
    """
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", text).encode("utf-8")


def decode(data: bytes) -> str:
    """Returns `data` as text, with invalid bytes replaced."""
    return data.decode("utf-8", "replace")


class SourceText:
    """An immutable text with its line table. An edit returns a new text."""

    __slots__ = ("_line_starts", "_long_lines", "data")

    def __init__(self, data: bytes, line_starts: LineTable | None = None) -> None:
        self.data = data
        self._line_starts = line_starts
        # By the byte at which they start. An edit returns a new text, which builds its own.
        self._long_lines: dict[int, LongLine] = {}

    @classmethod
    def of(cls, text: str) -> SourceText:
        """Returns the buffer of `text`."""
        return cls(encode(text))

    @property
    def line_starts(self) -> LineTable:
        """Returns the line table, built on first use."""
        if self._line_starts is None:
            self._line_starts = LineTable.of(self.data)
        return self._line_starts

    def __str__(self) -> str:
        return decode(self.data)

    def __len__(self) -> int:
        return len(self.data)

    def slice(self, span: Span) -> str:
        """Returns the text of a range."""
        return decode(self.data[span.start : span.end])

    def line_at(self, offset: int) -> int:
        """Returns the 0-based line of the byte at `offset`."""
        return self.line_starts.line_at(offset)

    def line_span(self, line: int) -> Span:
        """Returns the range of a line, its line end included. Lines past the end are empty."""
        if line >= len(self.line_starts):
            return Span(len(self.data), len(self.data))
        end = self.line_starts[line + 1] if line + 1 < len(self.line_starts) else len(self.data)
        return Span(self.line_starts[line], end)

    def line_content(self, line: int) -> bytes:
        """Returns the bytes of a line without its line end."""
        span = self.line_span(line)
        return self.data[span.start : span.end].rstrip(b"\r\n")

    def point(self, offset: int) -> tuple[int, int]:
        """Returns the row and byte column of an offset, both 0-based, as tree-sitter counts them."""
        row, start = self.line_starts.line_around(offset)
        return row, offset - start

    def place(self, offset: int) -> Place:
        """Returns the line and column of an offset, both 1-based, for display."""
        row, start = self._line_around(offset)
        return Place(row + 1, self.width(start, offset).characters + 1)

    def width(self, line_start: int, offset: int) -> Width:
        """Returns the width of the line that starts at `line_start` up to `offset`."""
        if offset - line_start <= _NEAR:
            return Width.of(self.data[line_start:offset])
        long_line = self._long_lines.get(line_start)
        if long_line is None:
            end = self.line_span(self.line_at(line_start)).end
            long_line = self._long_lines[line_start] = LongLine(self.data, line_start, end)
        return long_line.width_before(offset)

    def _line_around(self, offset: int) -> tuple[int, int]:
        """Returns the 0-based line of the byte at `offset`, and that line's start."""
        # A report needs two or three places of a text whose line table nothing else needs.
        if self._line_starts is None and offset < _NEAR and self.data.find(b"\r", 0, offset) < 0:
            return self.data.count(b"\n", 0, offset), self.data.rfind(b"\n", 0, offset) + 1
        return self.line_starts.line_around(offset)

    def edited(self, span: Span, replacement: bytes) -> SourceText:
        """Returns this text with `span` replaced. The line table is updated around the edit, not rebuilt."""
        start, end = span
        before = memoryview(self.data)
        data = b"".join((before[:start], replacement, before[end:]))
        return SourceText(data, self.line_starts.edited(data, span, len(replacement) - (end - start)))
