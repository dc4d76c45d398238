"""Measures of agreement between raters. All take plain numbers, and none of them guesses: None means undefined."""

from __future__ import annotations

import math
import random
from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, TypeVar

Item = TypeVar("Item")


class Estimate(NamedTuple):
    """A measure with the interval that its bootstrap gives; None where it is undefined."""

    value: float | None
    low: float | None
    high: float | None


def weighted_kappa(first: Sequence[float], second: Sequence[float], grid: Sequence[float]) -> float | None:
    """Cohen's kappa with quadratic weights: 1 minus observed over expected squared distance, in `[-1, 1]`.

    Weights are by rank on the grid (Cohen, 1968). None where both raters always say the same one thing, or
    where there are no ratings: chance would agree as well.
    """
    if not first:
        return None
    rank = {value: index for index, value in enumerate(sorted(grid))}
    pairs = [(rank[one], rank[other]) for one, other in zip(first, second, strict=True)]
    observed = math.fsum((one - other) ** 2 for one, other in pairs) / len(pairs)
    ones, others = ([pair[side] for pair in pairs] for side in (0, 1))
    # The mean over all combinations, without walking through them.
    expected = _variance(ones) + _variance(others) + (_mean(ones) - _mean(others)) ** 2
    return None if expected == 0 else 1 - observed / expected


def krippendorff_alpha(units: Iterable[Sequence[float]]) -> float | None:
    """Krippendorff's alpha for interval data, at most 1; 0 is chance.

    Each unit holds the ratings that one item got, from any number of raters; items with fewer than two are
    left out (Krippendorff, 2011). None where fewer than two ratings are left, or all of them are the same.
    """
    rated = [unit for unit in units if len(unit) >= 2]
    values = [value for unit in rated for value in unit]
    if len(values) < 2:
        return None
    # Sums of squared differences of all pairs within a group of size m are m times its squared deviations.
    observed = math.fsum(2 * len(unit) * _deviations(unit) / (len(unit) - 1) for unit in rated) / len(values)
    expected = 2 * _deviations(values) / (len(values) - 1)
    return None if expected == 0 else 1 - observed / expected


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Spearman's rank correlation, in `[-1, 1]`; ties share their mean rank. None where a side never varies."""
    return pearson(ranks(first), ranks(second))


def pearson(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Pearson's correlation, in `[-1, 1]`: how far the two lie on a rising line. None where a side never varies."""
    spread = math.sqrt(_deviations(first) * _deviations(second)) if first else 0.0
    if spread == 0:
        return None
    middle, other_middle = _mean(first), _mean(second)
    return math.fsum((a - middle) * (b - other_middle) for a, b in zip(first, second, strict=True)) / spread


def kendall(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Kendall's tau-b, in `[-1, 1]`: pairs of items in the same order less those in opposite order, over what ties leave.

    The formula with ties is Kendall's (1945), counted by sorting (Knight, 1966). None where a side never varies.
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


def bias(first: Sequence[float], second: Sequence[float]) -> float | None:
    """How much higher `first` marks than `second`, on average."""
    return _mean([one - other for one, other in zip(first, second, strict=True)]) if first else None


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, counted from 1; equal values share the mean of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    start = 0
    for end in range(1, len(order) + 1):
        if end == len(order) or values[order[end]] != values[order[start]]:
            for index in order[start:end]:
                found[index] = (start + 1 + end) / 2
            start = end
    return found


def with_interval(
    items: Sequence[Item],
    measure: Callable[[Sequence[Item]], float | None],
    *,
    resamples: int = 1_000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Estimate:
    """A measure with its percentile-bootstrap interval over items; the same input gives the same interval.

    The bounds are None where there are fewer than three items or the measure is mostly undefined.
    """
    value = measure(items)
    if value is None or len(items) < 3:
        return Estimate(value, None, None)
    draw = random.Random(seed)  # noqa: S311 - resampling is repeatable, and keeps nothing secret
    drawn = (measure(draw.choices(items, k=len(items))) for _ in range(resamples))
    found = sorted(one for one in drawn if one is not None)
    if len(found) < resamples / 2:
        return Estimate(value, None, None)
    tail = (1 - confidence) / 2
    return Estimate(value, _quantile(found, tail), _quantile(found, 1 - tail))


def _tied_pairs(values: Sequence[Hashable]) -> int:
    return sum(math.comb(count, 2) for count in Counter(values).values())


def _quantile(ordered: Sequence[float], share: float) -> float:
    at = share * (len(ordered) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _deviations(values: Sequence[float]) -> float:
    """The sum of squared deviations from the mean; exactly 0 where all values are the same."""
    if min(values) == max(values):
        return 0.0
    middle = _mean(values)
    return math.fsum((value - middle) ** 2 for value in values)


def _variance(values: Sequence[float]) -> float:
    return _deviations(values) / len(values)
