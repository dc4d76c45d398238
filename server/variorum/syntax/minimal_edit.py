"""Computes the difference of two texts as one edit."""

from __future__ import annotations

from collections.abc import Callable

from variorum.syntax.span import Span

# The size of the slices that are compared before the binary search in the last one.
_CHUNK = 65_536


def minimal_edit(before: bytes, after: bytes) -> tuple[Span, bytes]:
    """Returns the smallest single edit that turns `before` into `after`."""
    start = _shared_start(before, after)
    tail = _shared_end(before, after, min(len(before), len(after)) - start)
    return Span(start, len(before) - tail), after[start : len(after) - tail]


def _shared_start(one: bytes, other: bytes) -> int:
    """Returns the length of the common prefix in bytes."""
    most, start = min(len(one), len(other)), 0
    while start < most and one[start : start + _CHUNK] == other[start : start + _CHUNK]:
        start += _CHUNK
    start = min(start, most)
    return start + _halved(
        min(_CHUNK, most - start), lambda count: one[start : start + count] == other[start : start + count]
    )


def _shared_end(one: bytes, other: bytes, most: int) -> int:
    """Returns the length of the common suffix in bytes, at most `most`."""
    shared, ends = 0, (len(one), len(other))

    def alike(count: int) -> bool:
        here, there = ends[0] - shared, ends[1] - shared
        return one[here - count : here] == other[there - count : there]

    while shared + _CHUNK <= most and alike(_CHUNK):
        shared += _CHUNK
    return shared + _halved(min(_CHUNK, most - shared), alike)


def _halved(most: int, alike: Callable[[int], bool]) -> int:
    """Returns the largest count up to `most` for which `alike` holds, by binary search."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if alike(middle) else (low, middle - 1)
    return low
