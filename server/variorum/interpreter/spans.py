"""Ranges of integers or letters as Ruby and Rust have them: two bounds, each of which may be missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar


class Span:
    """A range from `low` to `high`; with `is_open` without `high`. A bound that is missing is None."""

    __slots__ = ("high", "is_open", "low")
    kind: ClassVar[str] = "range"

    def __init__(self, low: Any, high: Any, is_open: bool) -> None:
        self.low = low
        self.high = high
        self.is_open = is_open

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Span)
            and (self.low, self.high) == (other.low, other.high)
            and self.is_open == other.is_open
        )

    def __hash__(self) -> int:
        return hash((self.low, self.high, self.is_open))

    def __iter__(self) -> Iterator[Any]:
        low, high = self.low, self.high
        if isinstance(low, str):
            yield from self._letters()
            return
        cls = type(high) if type(low) is int and isinstance(high, int) else type(low)
        position = int(low)
        while high is None or position < high + (not self.is_open):
            yield cls(position)
            position += 1

    def _letters(self) -> Iterator[str]:
        if len(self.low) != 1 or len(self.high) != 1:
            raise TypeError("a range of long texts")
        for code in range(ord(self.low), ord(self.high) + (not self.is_open)):
            yield chr(code)

    def __len__(self) -> int:
        if isinstance(self.low, str):
            return max(ord(self.high) - ord(self.low) + (not self.is_open), 0)
        return max(int(self.high) - int(self.low) + (not self.is_open), 0)

    def holds(self, value: Any) -> bool:
        """Whether a value lies between the bounds."""
        if value is None or isinstance(value, str) != isinstance(
            self.low if self.low is not None else self.high, str
        ):
            return False
        is_above = self.low is None or self.low <= value
        return is_above and (self.high is None or (value < self.high if self.is_open else value <= self.high))

    def bounds(self, size: int, counts_from_end: bool) -> tuple[int, int] | None:
        """Returns the start and the end that the range has in a sequence of a size, None where it starts outside of it."""
        if isinstance(self.low, str) or isinstance(self.high, str):
            raise TypeError("letters as positions")
        low = 0 if self.low is None else int(self.low)
        high = size if self.high is None else int(self.high) + (not self.is_open)
        if counts_from_end:
            if low < 0:
                low += size
            if self.high is not None and self.high < 0:
                high += size
        if not 0 <= low <= size:
            return None
        return low, max(high, low) if counts_from_end else high
