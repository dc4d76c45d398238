"""Measures how far an estimated ranking agrees with a true one. None means undefined."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Sequence


def tau_ap(truth: Sequence[float], estimate: Sequence[float]) -> float | None:
    """AP correlation, in `[-1, 1]`: 1 where both orders are the same, -1 where one is the other reversed.

    With N items in the order of the estimate, best first, it is `2 / (N - 1) * sum(C(i) / (i - 1)) - 1` over the places
    i from 2; C(i) counts the items above place i that the truth has above the item there as well (Yilmaz, Aslam and
    Robertson, 2008). It is not symmetric. Of items that the estimate ties it is the mean over their orders, which is
    tau-AP-a (Urbano and Marrero, 2017). A pair that only the truth ties counts as half right, one that both tie is left
    out, as Kendall's tau-b leaves it out. None for fewer than two items and where a side never varies.
    """
    if len(truth) < 2 or len(set(truth)) == 1 or len(set(estimate)) == 1:
        return None
    groups: dict[float, list[float]] = {}
    for true, estimated in zip(truth, estimate, strict=True):
        groups.setdefault(estimated, []).append(true)
    above: list[float] = []
    total = compared = 0.0
    for estimated in sorted(groups, reverse=True):
        group = sorted(groups[estimated])
        for true in group:
            right, weight = _share_right(true, above, group)
            total += right
            compared += weight
        for true in group:
            insort(above, true)
    return 2 * total / compared - 1


def top_overlap(truth: Sequence[float], estimate: Sequence[float], k: int) -> float | None:
    """Returns the share of the k best items by the truth that are among the k best by the estimate, in `[0, 1]`.

    Items that tie at the k-th place have equal shares of the places that are left; of an item's two shares the smaller
    counts, so that a ranking always agrees with itself. None if there are fewer than k items or k is not at least 1.
    """
    if not 1 <= k <= len(truth):
        return None
    pairs = zip(_in_top(truth, k), _in_top(estimate, k), strict=True)
    return math.fsum(min(pair) for pair in pairs) / k


def _share_right(true: float, above: Sequence[float], group: Sequence[float]) -> tuple[float, float]:
    """Returns the mean share of the items above that are rightly there, and how likely there is one.

    `above` holds the truth of the items above the group of equal estimates that the item is in; both are sorted. Each
    of those in the group is above the item in half of the orders.
    """
    at, beyond = bisect_left(group, true), bisect_right(group, true)
    others = len(group) - (beyond - at)
    rightly = (len(group) - beyond) / others if others else 0.0
    higher = len(above) - bisect_right(above, true)
    equal = bisect_right(above, true) - bisect_left(above, true)
    total = weight = 0.0
    for before in range(others + 1):
        if len(above) + before:
            total += (higher + equal / 2 + before * rightly) / (len(above) + before)
            weight += 1
    return total / (others + 1), weight / (others + 1)


def _in_top(values: Sequence[float], k: int) -> list[float]:
    """Returns for each value, its share of a place among the k highest, in `[0, 1]`."""
    ordered = sorted(values, reverse=True)
    last = ordered[k - 1]
    higher = sum(value > last for value in values)
    tied = Counter(values)[last]
    return [1.0 if value > last else (k - higher) / tied if value == last else 0.0 for value in values]
