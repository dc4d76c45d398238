"""The text buffer: UTF-8 bytes and the line table that LSP's definition of a line asks for."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.line_table import LineTable
from variorum.syntax.long_line import LongLine, Width
from variorum.syntax.span import Span

# LSP knows three line ends. Form feeds, U+2028 and the others that `str.splitlines` honours stay inside their line.
_SURROGATE = re.compile("[\ud800-\udfff]")
# Bytes in which line ends, or characters, are counted sooner than a table of them is made.
_NEAR = 4096


class Place(NamedTuple):
    """A position for people: `line` and `column` count from 1, columns in characters."""

    line: int
    column: int


def encode(text: str) -> bytes:
    """The bytes of `text`. Lone surrogates, which JSON can carry and UTF-8 cannot, become U+FFFD: tree-sitter ends the
    process on bytes that are no text, and the replacement is as long as what it replaces in every encoding."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", text).encode("utf-8")


def decode(data: bytes) -> str:
    """The text of `data`; bytes that are no text become replacement characters instead of an error."""
    return data.decode("utf-8", "replace")


class SourceText:
    """An immutable text with its line table. An edit makes a new text and leaves this one as it was."""

    __slots__ = ("_line_starts", "_long_lines", "data")

    def __init__(self, data: bytes, line_starts: LineTable | None = None) -> None:
        self.data = data
        self._line_starts = line_starts
        # By the byte at which they begin; an edit makes a new text, which counts its long lines again when it is asked.
        self._long_lines: dict[int, LongLine] = {}

    @classmethod
    def of(cls, text: str) -> SourceText:
        """The buffer that holds `text`."""
        return cls(encode(text))

    @property
    def line_starts(self) -> LineTable:
        """Where the lines begin; it is worked out when somebody asks for it, which not everybody does."""
        if self._line_starts is None:
            self._line_starts = LineTable.of(self.data)
        return self._line_starts

    def __str__(self) -> str:
        return decode(self.data)

    def __len__(self) -> int:
        return len(self.data)

    def slice(self, span: Span) -> str:
        """The text of a range."""
        return decode(self.data[span.start : span.end])

    def line_at(self, offset: int) -> int:
        """The line, counted from 0, that holds the byte at `offset`."""
        return self.line_starts.line_at(offset)

    def line_span(self, line: int) -> Span:
        """The range of a line, its line end included; lines past the end are empty."""
        if line >= len(self.line_starts):
            return Span(len(self.data), len(self.data))
        end = self.line_starts[line + 1] if line + 1 < len(self.line_starts) else len(self.data)
        return Span(self.line_starts[line], end)

    def line_content(self, line: int) -> bytes:
        """The bytes of a line without its line end."""
        span = self.line_span(line)
        return self.data[span.start : span.end].rstrip(b"\r\n")

    def point(self, offset: int) -> tuple[int, int]:
        """Row and byte column, both from 0, as tree-sitter counts them."""
        row, start = self.line_starts.line_around(offset)
        return row, offset - start

    def place(self, offset: int) -> Place:
        """Line and column, both from 1, as people count them."""
        row, start = self._line_around(offset)
        return Place(row + 1, self.width(start, offset).characters + 1)

    def width(self, line_start: int, offset: int) -> Width:
        """How long the line that begins at `line_start` is up to `offset`."""
        if offset - line_start <= _NEAR:
            return Width.of(self.data[line_start:offset])
        long_line = self._long_lines.get(line_start)
        if long_line is None:
            end = self.line_span(self.line_at(line_start)).end
            long_line = self._long_lines[line_start] = LongLine(self.data, line_start, end)
        return long_line.width_before(offset)

    def _line_around(self, offset: int) -> tuple[int, int]:
        """The line, counted from 0, that holds the byte at `offset`, and where that line begins."""
        # A report asks for two or three places of a text that nobody else asks for any.
        if self._line_starts is None and offset < _NEAR and self.data.find(b"\r", 0, offset) < 0:
            return self.data.count(b"\n", 0, offset), self.data.rfind(b"\n", 0, offset) + 1
        return self.line_starts.line_around(offset)

    def edited(self, span: Span, replacement: bytes) -> SourceText:
        """This text with `span` replaced. The line table is mended around the edit, not made again."""
        start, end = span
        before = memoryview(self.data)
        data = b"".join((before[:start], replacement, before[end:]))
        return SourceText(data, self.line_starts.edited(data, span, len(replacement) - (end - start)))
