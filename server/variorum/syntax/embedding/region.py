"""A piece of code inside another text, and how its places map to the text around it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.syntax.span import Span


@attrs.frozen
class Piece:
    """A run of the code that stands in the text as it is: where it begins in both, and what stands before it there.

    `prefix` is no part of the code: the marks of a quotation, or the blanks of a list item.
    """

    inside: int
    outside: int
    prefix: bytes = b""


@attrs.frozen
class Region:
    """Code inside a text: its language, its bytes without the marks between its lines, and where its pieces stand."""

    language: Language
    code: bytes
    pieces: Sequence[Piece]
    """In order; at least one, and the first begins where the code does. Of two that stand at one place the first is in
    the code alone, such as a tag that an excerpt leaves out."""
    is_readable: bool = True
    """Whether the code claims to be a program that a parser can read, rather than a session or a template."""

    @property
    def start(self) -> int:
        """Where the region begins in the text."""
        return self.pieces[0].outside

    def span(self, inside: Span) -> Span:
        """The range of the text that a range of the code takes up."""
        start = self._outside(inside.start)
        if inside.start == inside.end:
            return Span(start, start)
        # The end lies behind the last byte of its line, not behind the marks of the next one.
        index = max(bisect_left(self.pieces, inside.end, key=_inside) - 1, 0)
        return Span(start, self._place(index, inside.end))

    def edit(self, inside: Span, text: str) -> tuple[Span, str]:
        """The edit of the surrounding text that amounts to replacing a range of the code by `text`.

        New lines get the marks that the lines around them have, and the last line end of the code stays, because what
        closes the region has to stand on a line of its own.
        """
        inside, text = self._without_last_line_end(inside, text)
        if (
            text
            and not text.endswith("\n")
            and inside.end == len(self.code)
            and self._is_line_start(inside.start)
        ):
            text += "\n"
        prefix = self.pieces[self._index(inside.start)].prefix.decode("utf-8", "replace")
        whole_lines = self._is_line_start(inside.start) and self._is_line_start(inside.end)
        if whole_lines and (not text or text.endswith("\n")):
            lines = text.splitlines(keepends=True)
            replaced = Span(self._line_start(inside.start), self._line_start(inside.end))
            return replaced, "".join(prefix + line for line in lines)
        span = Span(self._outside(inside.start), self._outside(inside.end))
        return span, text.replace("\n", f"\n{prefix}") if prefix else text

    def _index(self, offset: int) -> int:
        return max(bisect_right(self.pieces, offset, key=_inside) - 1, 0)

    def _outside(self, offset: int) -> int:
        return self._place(self._index(offset), offset)

    def _place(self, index: int, offset: int) -> int:
        piece = self.pieces[index]
        outside = piece.outside + offset - piece.inside
        # Nothing in the text stands for what only the code has.
        return min(outside, self.pieces[index + 1].outside) if index + 1 < len(self.pieces) else outside

    def _is_line_start(self, offset: int) -> bool:
        return offset == 0 or self.code[offset - 1 : offset] == b"\n"

    def _line_start(self, offset: int) -> int:
        """Where the text has the start of a line of the code, with the marks before it."""
        piece = self.pieces[self._index(offset)]
        is_marked = piece.inside == offset
        return self._outside(offset) - (len(piece.prefix) if is_marked else 0)

    def _without_last_line_end(self, inside: Span, text: str) -> tuple[Span, str]:
        """The same replacement without the code's last line end; one of whole lines keeps it and brings its own."""
        is_last = inside.end == len(self.code) and self.code.endswith(b"\n")
        if not is_last or self._is_line_start(inside.start):
            return inside, text
        end = inside.end - (2 if self.code.endswith(b"\r\n") else 1)
        return Span(min(inside.start, end), end), text.removesuffix("\n").removesuffix("\r")


def _inside(piece: Piece) -> int:
    return piece.inside
