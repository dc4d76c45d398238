"""What two texts differ by, as one edit."""

from __future__ import annotations

from collections.abc import Callable

from variorum.syntax.span import Span

# Slices are copies: of this size they cost little, and the search by halving is left for the last of them.
_CHUNK = 65_536


def minimal_edit(before: bytes, after: bytes) -> tuple[Span, bytes]:
    """The one edit that turns `before` into `after`, as small as what they share at both ends allows."""
    start = _shared_start(before, after)
    tail = _shared_end(before, after, min(len(before), len(after)) - start)
    return Span(start, len(before) - tail), after[start : len(after) - tail]


def _shared_start(one: bytes, other: bytes) -> int:
    """How many bytes the two begin with in common."""
    most, start = min(len(one), len(other)), 0
    while start < most and one[start : start + _CHUNK] == other[start : start + _CHUNK]:
        start += _CHUNK
    start = min(start, most)
    return start + _halved(
        min(_CHUNK, most - start), lambda count: one[start : start + count] == other[start : start + count]
    )


def _shared_end(one: bytes, other: bytes, most: int) -> int:
    """How many bytes, up to `most`, the two end with in common."""
    shared, ends = 0, (len(one), len(other))

    def alike(count: int) -> bool:
        here, there = ends[0] - shared, ends[1] - shared
        return one[here - count : here] == other[there - count : there]

    while shared + _CHUNK <= most and alike(_CHUNK):
        shared += _CHUNK
    return shared + _halved(min(_CHUNK, most - shared), alike)


def _halved(most: int, alike: Callable[[int], bool]) -> int:
    """The largest count up to `most` for which the two are alike; if they are for one, then for every smaller one."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if alike(middle) else (low, middle - 1)
    return low
