"""Measures of agreement between raters: kappa, Krippendorff's alpha and bias. None means undefined."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from variorum.statistics.correlation import deviations, mean


def weighted_kappa(first: Sequence[float], second: Sequence[float], grid: Sequence[float]) -> float | None:
    """Cohen's kappa with quadratic weights: 1 minus observed over expected squared distance, in `[-1, 1]`.

    Weights are by rank on the grid (Cohen, 1968). None if both raters always say the same one thing, or
    where there are no ratings: chance would agree as well.
    """
    if not first:
        return None
    rank = {value: index for index, value in enumerate(sorted(grid))}
    pairs = [(rank[one], rank[other]) for one, other in zip(first, second, strict=True)]
    observed = math.fsum((one - other) ** 2 for one, other in pairs) / len(pairs)
    ones, others = ([pair[side] for pair in pairs] for side in (0, 1))
    # The mean over all combinations, without walking through them.
    expected = _variance(ones) + _variance(others) + (mean(ones) - mean(others)) ** 2
    return None if expected == 0 else 1 - observed / expected


def cohen_kappa(first: Sequence[Hashable], second: Sequence[Hashable]) -> float | None:
    """Cohen's kappa: how much more often both raters say the same than chance would have it, in `[-1, 1]`.

    It is `(observed - expected) / (1 - expected)`, with the agreement that each rater's own frequencies make likely
    (Cohen, 1960). None if both always say the same one thing, or where there are no ratings.
    """
    if not first:
        return None
    count = len(first)
    observed = sum(one == other for one, other in zip(first, second, strict=True)) / count
    ones, others = Counter(first), Counter(second)
    expected = math.fsum(ones[value] * others[value] for value in ones) / count**2
    return None if expected == 1 else (observed - expected) / (1 - expected)


def krippendorff_alpha(units: Iterable[Sequence[float]]) -> float | None:
    """Krippendorff's alpha for interval data, at most 1; 0 is chance.

    Each unit holds the ratings that one item got, from any number of raters; items with fewer than two are
    left out (Krippendorff, 2011). None if fewer than two ratings are left, or all of them are the same.
    """
    rated = [unit for unit in units if len(unit) >= 2]
    values = [value for unit in rated for value in unit]
    if len(values) < 2:
        return None
    # Sums of squared differences of all pairs within a group of size m are m times its squared deviations.
    observed = math.fsum(2 * len(unit) * deviations(unit) / (len(unit) - 1) for unit in rated) / len(values)
    expected = 2 * deviations(values) / (len(values) - 1)
    return None if expected == 0 else 1 - observed / expected


def bias(first: Sequence[float], second: Sequence[float]) -> float | None:
    """How much higher `first` marks than `second`, on average."""
    return mean([one - other for one, other in zip(first, second, strict=True)]) if first else None


def _variance(values: Sequence[float]) -> float:
    return deviations(values) / len(values)
