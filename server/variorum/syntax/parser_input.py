"""A text as tree-sitter asks for it, piece by piece, without leaving a copy of it behind.

The binding never lets go of what it is handed while it parses: it takes a reference of its own for each piece, and keeps
it. Bytes would stay in memory with every parse of a text, as much as was read of it. So what it is handed then is always
one and the same window, in which the next piece takes the place of the one before. For the text of a node it asks in the same
way, but there it wants bytes, and lets go of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tree_sitter import Point

# Bytes. All of a piece is copied for the text of every node that is asked for: small ones make names four times as cheap,
# and cost the parser nothing.
_SIZE = 256
# Bytes. Of a text that is smaller than this, more pieces are asked for than it has.
_SMALL = 8_192
# The windows that no parser looks through at the moment. There are as many as there were parsers at work at a time.
_spare: list[bytearray] = []


class ParserInput:
    """What a parser, and then its tree, calls to see a text from an offset on."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._window: bytearray | None = None
        self.asked = 0
        """How many pieces were asked for so far."""

    def __call__(self, offset: int, _: Point) -> bytes | bytearray:
        """The piece from an offset on; an empty one behind the end of the text."""
        self.asked += 1
        piece, window = self._data[offset : offset + _SIZE], self._window
        if window is None:
            return piece
        window[:] = piece
        return window

    @property
    def passes(self) -> int:
        """How many times the text would have been read through by now."""
        return self.asked * _SIZE // (len(self._data) + _SMALL)

    @contextmanager
    def in_a_window(self) -> Iterator[None]:
        """For as long as a parser reads."""
        try:
            window = _spare.pop()
        except IndexError:
            # To ask beforehand would be no answer: another thread may take the last one in between.
            window = bytearray()
        self._window = window
        try:
            yield
        finally:
            self._window = None
            _spare.append(window)
