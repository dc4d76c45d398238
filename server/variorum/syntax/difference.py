"""What two texts differ by, as one edit."""

from __future__ import annotations

from variorum.syntax.span import Span


def difference(before: bytes, after: bytes) -> tuple[Span, bytes]:
    """The one edit that turns `before` into `after`, as small as what they share at both ends allows."""
    start = _common(before, after, min(len(before), len(after)), from_end=False)
    most = min(len(before), len(after)) - start
    tail = _common(before, after, most, from_end=True)
    return Span(start, len(before) - tail), after[start : len(after) - tail]


def _common(one: bytes, other: bytes, most: int, *, from_end: bool) -> int:
    """How many bytes, up to `most`, the two share at an end; found by halving, at the speed of C."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        same = (
            one[len(one) - middle :] == other[len(other) - middle :]
            if from_end
            else one[:middle] == other[:middle]
        )
        low, high = (middle, high) if same else (low, middle - 1)
    return low
