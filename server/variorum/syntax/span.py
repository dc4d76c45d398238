"""Byte ranges, the only kind of position used inside Variorum."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A half-open range `[start, end)` of byte offsets into the UTF-8 form of a text."""

    start: int
    end: int

    def shifted(self, offset: int) -> Span:
        """Returns the range, moved by `offset` bytes."""
        return Span(self.start + offset, self.end + offset)

    def contains(self, other: Span) -> bool:
        """Returns whether `other` is wholly inside this range. A range contains itself."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Returns whether the ranges share at least one byte, or start at the same offset."""
        return (self.start < other.end and other.start < self.end) or self.start == other.start
