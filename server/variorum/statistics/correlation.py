"""Computes correlations of two measurements of the same items. None means undefined."""

from __future__ import annotations

import math
from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Hashable, Sequence


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Spearman's rank correlation, in `[-1, 1]`; ties share their mean rank. None if a side never varies."""
    return pearson(ranks(first), ranks(second))


def pearson(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Pearson's correlation, in `[-1, 1]`: how far the two lie on a rising line. None if a side never varies."""
    if not first or min(first) == max(first) or min(second) == max(second):
        return None
    cosine = math.fsum(a * b for a, b in zip(_direction(first), _direction(second), strict=True))
    return max(-1.0, min(1.0, cosine))


def _direction(values: Sequence[float]) -> list[float]:
    """Returns the deviations from the mean, scaled to the length 1, which no size of the values can overflow."""
    middle = mean(values)
    length = math.hypot(*(value - middle for value in values))
    return [(value - middle) / length for value in values]


def kendall(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Kendall's tau-b, in `[-1, 1]`: pairs of items in the same order less those in opposite order, over what ties leave.

    The formula with ties is Kendall's (1945), counted by sorting (Knight, 1966). None if a side never varies.
    """
    both = sorted(zip(first, second, strict=True))
    pairs = math.comb(len(both), 2)
    tied, other_tied = _tied_pairs(first), _tied_pairs(second)
    if tied == pairs or other_tied == pairs:
        return None
    passed: list[float] = []
    opposite = 0
    for _, value in both:
        # Items that come before by the first and lie above by the second; those tied in the first do not lie above.
        opposite += len(passed) - bisect_right(passed, value)
        insort(passed, value)
    concordance = pairs - tied - other_tied + _tied_pairs(both) - 2 * opposite
    return concordance / math.sqrt((pairs - tied) * (pairs - other_tied))


def ranks(values: Sequence[float]) -> list[float]:
    """Returns the rank of each value, counted from 1; equal values share the mean of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    for end in range(1, len(order) + 1):
        if end == len(order) or values[order[end]] != values[order[start]]:
            for index in order[start:end]:
                found[index] = (start + 1 + end) / 2
            start = end
    return found


def mean(values: Sequence[float]) -> float:
    """Returns the mean; there is at least one value."""
    return math.fsum(values) / len(values)


def deviations(values: Sequence[float]) -> float:
    """Returns the sum of squared deviations from the mean; exactly 0 where all values are the same."""
    if min(values) == max(values):
        return 0.0
    middle = mean(values)
    return math.fsum((value - middle) ** 2 for value in values)


def _tied_pairs(values: Sequence[Hashable]) -> int:
    return sum(math.comb(count, 2) for count in Counter(values).values())
