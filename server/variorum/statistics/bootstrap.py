"""Computes percentile-bootstrap intervals from resamples with a fixed seed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

Item = TypeVar("Item")


class Estimate(NamedTuple):
    """A measure with the interval that its bootstrap gives; None if it is undefined."""

    value: float | None
    low: float | None
    high: float | None


def with_interval(
    items: Sequence[Item],
    measure: Callable[[Sequence[Item]], float | None],
    *,
    resamples: int = 1_000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Estimate:
    """Returns a measure with its percentile-bootstrap interval over items; the same input gives the same interval.

    The bounds are None if there are fewer than three items or the measure is mostly undefined.
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


def _quantile(ordered: Sequence[float], share: float) -> float:
    at = share * (len(ordered) - 1)
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])
