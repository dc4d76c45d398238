"""Hands a text to tree-sitter piece by piece without leaking it.

While it parses, the binding takes a reference to each piece and never releases it. Bytes would stay in memory with
every parse, as much as was read. So the parser gets the same buffer each time, and each piece replaces the one
before. When tree-sitter reads the text of a node, it needs bytes, and releases them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tree_sitter import Point

# Bytes. A whole piece is copied for the text of every node: small ones make names four times as cheap, and
# parsing no slower.
_SIZE = 256
# Bytes. For a smaller text, more pieces are requested than it has.
_SMALL = 8_192
_LONE_RETURN = re.compile(rb"\r(?![\r\n])")
# The buffers that no parser uses at the moment: as many as there have been concurrent parsers.
_spare: list[bytearray] = []


class ParserInput:
    """The read callback of a parser, and then of its tree."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        # Grammars end a line, and so a comment, at a line feed only. On old Macs it was a carriage return.
        self._has_lone_returns = b"\r" in data and _LONE_RETURN.search(data) is not None
        self._window: bytearray | None = None
        self.asked = 0
        """How many pieces have been requested."""

    def __call__(self, offset: int, _: Point) -> bytes | bytearray:
        """Returns the piece at an offset, an empty one at the end of the text."""
        self.asked += 1
        piece, window = self._data[offset : offset + _SIZE], self._window
        if self._has_lone_returns:
            # What follows the piece tells whether its last character is alone.
            piece = _LONE_RETURN.sub(b"\n", self._data[offset : offset + _SIZE + 1])[:_SIZE]
        if window is None:
            return piece
        window[:] = piece
        return window

    @property
    def passes(self) -> int:
        """Returns how many times the text has been read through."""
        return self.asked * _SIZE // (len(self._data) + _SMALL)

    @contextmanager
    def in_a_window(self) -> Iterator[None]:
        """Reuses one buffer for all pieces, while a parser reads."""
        try:
            window = _spare.pop()
        except IndexError:
            # Checking first would be a race: another thread may take the last one in between.
            window = bytearray()
        self._window = window
        try:
            yield
        finally:
            self._window = None
            _spare.append(window)
