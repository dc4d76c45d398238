"""Counts the characters of a long line once and not for each column.

A minified file or an embedded image is one line of a megabyte, and each finding in it needs two columns.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

# Bytes between two marks, which bounds what a column lookup reads.
_STRIDE = 4096
_CONTINUATION = range(0x80, 0xC0)
# The longest sequence of continuation bytes in a character.
_MOST_CONTINUATIONS = 3
_FIRST_ASTRAL = "\U00010000"


class Width(NamedTuple):
    """The length of a piece of a line, in characters and in UTF-16 code units."""

    characters: int
    utf16: int

    @classmethod
    def of(cls, data: bytes) -> Width:
        """Returns the width of `data`. Invalid bytes count as replacement characters."""
        if data.isascii():
            return cls(len(data), len(data))
        text = data.decode("utf-8", "replace")
        astral = sum(map(_FIRST_ASTRAL.__le__, text)) if max(text) >= _FIRST_ASTRAL else 0
        return cls(len(text), len(text) + astral)

    def plus(self, other: Width) -> Width:
        """Returns the width of both pieces together."""
        return Width(self.characters + other.characters, self.utf16 + other.utf16)


class LongLine:
    """The widths of a line up to marks at character boundaries. A line of ASCII needs none."""

    __slots__ = ("_data", "_marks", "_start", "_widths")

    def __init__(self, data: bytes, start: int, end: int) -> None:
        self._data = data
        self._start = start
        self._marks = [start]
        self._widths = [Width(0, 0)]
        if not data[start:end].isascii():
            for mark in _marks(data, start, end):
                self._widths.append(self._widths[-1].plus(Width.of(data[self._marks[-1] : mark])))
                self._marks.append(mark)

    def width_before(self, offset: int) -> Width:
        """Returns the width from the line's start to `offset`, which is on this line or at its end."""
        if len(self._marks) == 1:
            return Width(offset - self._start, offset - self._start)
        last = bisect_right(self._marks, offset) - 1
        return self._widths[last].plus(Width.of(self._data[self._marks[last] : offset]))


def _marks(data: bytes, start: int, end: int) -> Iterator[int]:
    """Yields offsets about a stride apart, each at a character boundary."""
    for mark in range(start + _STRIDE, end, _STRIDE):
        back = 0
        while back < _MOST_CONTINUATIONS and data[mark - back] in _CONTINUATION:
            back += 1
        yield mark - back
