"""Byte ranges: the one kind of position that everything inside Variorum speaks."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A half-open range `[start, end)` of byte offsets into the UTF-8 form of a text."""

    start: int
    end: int

    def shifted(self, offset: int) -> Span:
        """The same range, `offset` bytes further on."""
        return Span(self.start + offset, self.end + offset)

    def contains(self, other: Span) -> bool:
        """Whether `other` lies wholly inside this range; a range contains itself."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Whether the two ranges share at least one byte, or one is an empty range inside the other."""
        return (self.start < other.end and other.start < self.end) or self.start == other.start
