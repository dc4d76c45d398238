"""Computes 95 % confidence intervals of means and shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from variorum.statistics.optional_packages import import_optional

LEVEL: Final = 0.95
SEED: Final = 20260
_RESAMPLES: Final = 9_999
# So many numbers are resampled at once: some 80 MB, whatever the sample's size.
_AT_ONCE: Final = 10_000_000
# Beyond this size a mean is normally distributed for all purposes, and resampling would only take time.
_LARGE: Final = 500
_Z: Final = NormalDist().inv_cdf(0.5 + LEVEL / 2)


class Interval(NamedTuple):
    """The bounds of a confidence interval, both included."""

    low: float
    high: float


def share_interval(hits: int, total: int) -> Interval | None:
    """Wilson's interval, in `[0, 1]`, of a share that was seen `hits` times among `total` independent cases.

    It keeps its promise for small samples and for shares near 0 and 1, where the textbook interval leaves
    the scale. None if there are no cases.
    """
    if total == 0:
        return None
    share, z2 = hits / total, _Z * _Z
    centre = (share + z2 / (2 * total)) / (1 + z2 / total)
    reach = _Z / (1 + z2 / total) * math.sqrt(share * (1 - share) / total + z2 / (4 * total * total))
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Returns the percentile bootstrap's interval of a mean; the normal one for more than 500 values.

    None if fewer than two values leave nothing to resample. Raises `MissingExtra` without scipy.
    """
    if len(values) < 2:
        return None
    if min(values) == max(values):
        return Interval(values[0], values[0])
    if len(values) > _LARGE:
        centre, reach = fmean(values), _Z * stdev(values) / math.sqrt(len(values))
        return Interval(centre - reach, centre + reach)
    stats, numpy = import_optional("scipy.stats", "stats"), import_optional("numpy", "stats")
    found = stats.bootstrap(
        (numpy.asarray(values, dtype=float),),
        numpy.mean,
        confidence_level=LEVEL,
        n_resamples=_RESAMPLES,
        batch=max(1, _AT_ONCE // len(values)),
        method="percentile",
        rng=numpy.random.default_rng(SEED),
    ).confidence_interval
    return Interval(float(found.low), float(found.high))
