"""Benchmarks approaches to tasks: pass rates, code quality and significance tests."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final

import attrs

from variorum.statistics.intervals import Interval, mean_interval, share_interval
from variorum.statistics.optional_packages import MissingExtra
from variorum.statistics.paired_tests import Comparison, compare_all
from variorum.statistics.pass_at_k import pass_at_k

BINS: Final = 20


@attrs.frozen
class PassRate:
    """pass@k of an approach, in `[0, 1]`: the mean over the tasks that have at least k scored attempts."""

    k: int
    value: float
    tasks: int
    interval: Interval | None
    """The confidence interval at 95 %: Wilson's where each task has one attempt or all came out alike, the bootstrap
    over tasks else."""


@attrs.frozen
class ApproachSummary:
    """One approach. Means are over its attempts."""

    approach: str
    tasks: int
    attempts: int
    failed: Mapping[str, int]
    """How many attempts hold no code that parses, by reason. They pass nothing; one without any code scores 0."""
    overall: float
    interval: Interval | None
    """The interval at 95 % of the overall score's mean, resampled over tasks."""
    pass_rates: tuple[PassRate, ...]
    dimensions: Mapping[str, float]
    metrics: Mapping[str, float]
    """Means of what is measured beside the six dimensions, over the attempts with code: complexity, nesting,
    maintainability, findings."""
    distribution: tuple[int, ...]
    """How many overall scores fall into each of twenty bins from 0 to 1."""


@attrs.frozen
class QualityBenchmark:
    """All approaches, the best first, and every two of them compared task by task."""

    approaches: tuple[ApproachSummary, ...]
    by_quality: tuple[Comparison, ...]
    by_passing: tuple[Comparison, ...]
    note: str | None = None
    """Why there are no intervals and comparisons, where there are none."""


class QualityAggregator:
    """Gathers scored attempts one by one; it keeps a few numbers for each attempt, and none of the code."""

    def __init__(self) -> None:
        self._overall: defaultdict[str, defaultdict[str, list[float]]] = defaultdict(
            lambda: defaultdict(list)
        )
        self._passed: defaultdict[str, defaultdict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
        self._sums: defaultdict[str, defaultdict[tuple[str, str], float]] = defaultdict(
            lambda: defaultdict(float)
        )
        self._measured: Counter[str] = Counter()
        self._bins: defaultdict[str, list[int]] = defaultdict(lambda: [0] * BINS)
        self._failed: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def add(self, result: Mapping[str, Any]) -> None:
        """Count one attempt, as `score_attempt` yields it."""
        approach, task = result["approach"], result["task"]
        if result["reason"]:
            self._failed[approach][result["reason"]] += 1
        self._overall[approach][task].append(result["overall"])
        self._passed[approach][task].append(result["passed"])
        self._bins[approach][min(int(result["overall"] * BINS), BINS - 1)] += 1
        self._measured[approach] += bool(result["metrics"])
        for group in ("dimensions", "metrics"):
            for name, value in result[group].items():
                self._sums[approach][group, name] += value

    def summary(self, ks: Sequence[int] = (1, 5, 10)) -> QualityBenchmark:
        """Returns what was gathered, with pass@k for each k that some task has attempts enough for.

        Without scipy it holds everything but resampled intervals and comparisons.
        """
        names = sorted(self._overall)
        try:
            approaches = [self._approach(name, ks, with_intervals=True) for name in names]
            by_quality = compare_all({name: _means(tasks) for name, tasks in self._overall.items()})
            by_passing = compare_all({name: _means(tasks) for name, tasks in self._passed.items()})
            note = None
        except MissingExtra as error:
            approaches = [self._approach(name, ks, with_intervals=False) for name in names]
            by_quality = by_passing = ()
            note = f"no resampled intervals and no comparisons: {error}"
        ordered = sorted(approaches, key=lambda one: (-one.overall, one.approach))
        return QualityBenchmark(tuple(ordered), by_quality, by_passing, note)

    def _approach(self, name: str, ks: Sequence[int], *, with_intervals: bool) -> ApproachSummary:
        tasks: Mapping[str, list[float]] = self._overall.get(name, {})
        values = [value for attempts in tasks.values() for value in attempts]
        means = sorted(_means(tasks).items())
        return ApproachSummary(
            approach=name,
            tasks=len(tasks),
            attempts=len(values),
            failed=dict(sorted(self._failed[name].items())),
            overall=fmean(values) if values else 0.0,
            interval=mean_interval([mean for _, mean in means]) if with_intervals else None,
            pass_rates=tuple(self._pass_rates(name, ks, with_intervals=with_intervals)),
            dimensions=self._group_means(name, "dimensions", len(values)),
            metrics=self._group_means(name, "metrics", self._measured[name]),
            distribution=tuple(self._bins[name]),
        )

    def _pass_rates(self, name: str, ks: Sequence[int], *, with_intervals: bool) -> Iterable[PassRate]:
        tasks: Mapping[str, list[bool]] = self._passed.get(name, {})
        for k in ks:
            fit = [attempts for _, attempts in sorted(tasks.items()) if len(attempts) >= k]
            if not fit:
                continue
            rates = [pass_at_k(len(attempts), sum(attempts), k) for attempts in fit]
            interval = None
            if set(rates) <= {0.0, 1.0} and (
                len(set(rates)) == 1 or all(len(attempts) == 1 for attempts in fit)
            ):
                # Tasks that all passed, or all failed, leave the bootstrap nothing to vary; Wilson stays honest.
                interval = share_interval(round(sum(rates)), len(rates))
            elif with_intervals:
                interval = mean_interval(rates)
            yield PassRate(k, fmean(rates), len(fit), interval)

    def _group_means(self, name: str, group: str, count: int) -> dict[str, float]:
        sums = self._sums[name]
        return {metric: total / count for (kind, metric), total in sums.items() if kind == group}


def _means(tasks: Mapping[str, Sequence[float]]) -> dict[str, float]:
    return {task: fmean(values) for task, values in tasks.items()}
