"""Maps positions in embedded code to the document around it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import attrs

from variorum.languages import Language
from variorum.syntax.span import Span


@attrs.frozen
class Piece:
    """A run of code that is contiguous in the document: its start in both, and the prefix before it in the document.

    `prefix` is not code: block quote markers, or the indentation of a list item.
    """

    inside: int
    outside: int
    prefix: bytes = b""


@attrs.frozen
class Region:
    """Code inside a document: its language, its bytes without line prefixes, and the positions of its pieces."""

    language: Language
    code: bytes
    pieces: Sequence[Piece]
    """In order; at least one, and the first starts where the code does. If two start at one place of the document,
    the first is in the code only, such as an opening tag that an excerpt omits.
    """
    is_readable: bool = True
    """Whether the code is meant to parse, unlike a session or a template."""

    @property
    def start(self) -> int:
        """Returns the start of the region in the document."""
        return self.pieces[0].outside

    def span(self, inside: Span) -> Span:
        """Returns the range of the document that a range of the code covers."""
        start = self._outside(inside.start)
        if inside.start == inside.end:
            return Span(start, start)
        # The end is after the last byte of its line, not after the prefix of the next one.
        index = max(bisect_left(self.pieces, inside.end, key=_inside) - 1, 0)
        return Span(start, self._place(index, inside.end))

    def edit(self, inside: Span, text: str) -> tuple[Span, str]:
        """Returns the edit of the document that replaces a range of the code by `text`.

        New lines get the prefix of the lines around them. The last line end of the code is kept, because the closing
        fence or tag must be on a line of its own.
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
        # Code without a counterpart in the document has no length there.
        return min(outside, self.pieces[index + 1].outside) if index + 1 < len(self.pieces) else outside

    def _is_line_start(self, offset: int) -> bool:
        return offset == 0 or self.code[offset - 1 : offset] == b"\n"

    def _line_start(self, offset: int) -> int:
        """Returns the start in the document of a line of the code, before its prefix."""
        piece = self.pieces[self._index(offset)]
        is_marked = piece.inside == offset
        return self._outside(offset) - (len(piece.prefix) if is_marked else 0)

    def _without_last_line_end(self, inside: Span, text: str) -> tuple[Span, str]:
        """Returns the replacement without the code's last line end. One of whole lines keeps it and ends with a line
        end itself.
        """
        is_last = inside.end == len(self.code) and self.code.endswith(b"\n")
        if not is_last or self._is_line_start(inside.start):
            return inside, text
        end = inside.end - (2 if self.code.endswith(b"\r\n") else 1)
        return Span(min(inside.start, end), end), text.removesuffix("\n").removesuffix("\r")


def _inside(piece: Piece) -> int:
    return piece.inside
