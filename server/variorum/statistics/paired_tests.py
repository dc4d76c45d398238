"""Tests whether two systems differ on the same cases beyond chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

import attrs

from variorum.statistics.intervals import LEVEL, SEED, Interval, mean_interval
from variorum.statistics.optional_packages import import_optional

_RESAMPLES: Final = 9_999
_AT_ONCE: Final = 10_000_000
_LARGE: Final = 500


@attrs.frozen
class Comparison:
    """Two systems on the cases that both have. Positive differences speak for `first`."""

    first: str
    second: str
    cases: int
    """How many cases both systems have; nothing else is compared."""
    difference: float
    """The mean of first minus second."""
    interval: Interval | None
    """The difference's confidence interval at 95 %; None with fewer than two cases."""
    p: float | None
    """How likely chance alone makes a difference this large, in `[0, 1]`; None with fewer than two cases."""
    p_adjusted: float | None = None
    """`p` after Holm's correction for the number of comparisons made together."""

    @property
    def is_significant(self) -> bool:
        """Whether the corrected probability lies below 0.05."""
        return self.p_adjusted is not None and self.p_adjusted < 1 - LEVEL


def compare_all(systems: Mapping[str, Mapping[str, float]]) -> tuple[Comparison, ...]:
    """Returns every two systems compared, each a mapping from case to value, with Holm's correction over all.

    Raises:
        MissingExtra: scipy is not installed.
    """
    pairs = [_compared(systems, first, second) for first, second in combinations(sorted(systems), 2)]
    adjusted = holm([one.p for one in pairs])
    return tuple(attrs.evolve(one, p_adjusted=p) for one, p in zip(pairs, adjusted, strict=True))


def paired_p(differences: Sequence[float]) -> float | None:
    """Returns the two-sided p-value of a sign-flip permutation test of the mean.

    Exact where all the signs can be tried, by 9,999 random choices of them otherwise; for more than 500
    differences by the paired t test, which then says the same. None for fewer than two differences. Raises
    `MissingExtra` without scipy.
    """
    if len(differences) < 2:
        return None
    if not any(differences):
        return 1.0
    stats, numpy = import_optional("scipy.stats", "stats"), import_optional("numpy", "stats")
    values = numpy.asarray(differences, dtype=float)
    if len(values) > _LARGE:
        return 0.0 if values.std() == 0 else float(stats.ttest_1samp(values, 0.0).pvalue)
    return float(
        stats.permutation_test(
            (values,),
            lambda sample, axis: numpy.mean(sample, axis=axis),
            permutation_type="samples",
            vectorized=True,
            n_resamples=_RESAMPLES,
            batch=max(1, _AT_ONCE // len(values)),
            rng=numpy.random.default_rng(SEED),
        ).pvalue
    )


def holm(probabilities: Sequence[float | None]) -> list[float | None]:
    """Holm's step-down correction: the chance of even one false claim among all stays below the level."""
    order = sorted((p, place) for place, p in enumerate(probabilities) if p is not None)
    adjusted: list[float | None] = [None] * len(probabilities)
    highest = 0.0
    for rank, (p, place) in enumerate(order):
        highest = max(highest, min(1.0, p * (len(order) - rank)))
        adjusted[place] = highest
    return adjusted


def _compared(systems: Mapping[str, Mapping[str, float]], first: str, second: str) -> Comparison:
    one, other = systems[first], systems[second]
    # In a fixed order: the resampling sees the same sequence however the results came in.
    cases = sorted(one.keys() & other.keys())
    differences = [one[case] - other[case] for case in cases]
    return Comparison(
        first=first,
        second=second,
        cases=len(cases),
        difference=fmean(differences) if differences else 0.0,
        interval=mean_interval(differences),
        p=paired_p(differences),
    )
