"""Summarises a leaderboard: means and deviations per run, and significance tests between runs."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean, stdev
from typing import Final

import attrs

from variorum.retrieval.leaderboard import NO_MEASURES, Measures, Scores, all_measures
from variorum.retrieval.topics import Topic
from variorum.statistics.intervals import Interval, mean_interval
from variorum.statistics.optional_packages import MissingExtra
from variorum.statistics.paired_tests import Comparison, compare_all

# The grades are rounded, which hides differences; the same scale before rounding does not.
COMPARED: Final = "AVG_SCORE"


@attrs.frozen
class MeasureSummary:
    """A measure of one run over its topics; `deviation` is the sample's standard deviation, 0 for one topic."""

    mean: float
    deviation: float
    interval: Interval | None
    """The mean's confidence interval at 95 %; None for one topic, or where scipy is not installed."""


@attrs.frozen
class RunSummary:
    """One run: how many topics it answers, which it leaves out, and its measures by name, of other judges perhaps none."""

    run: str
    topics: int
    missing: tuple[str, ...]
    measures: Mapping[str, MeasureSummary]


@attrs.frozen
class Summary:
    """All runs, the best mean `AVG_SCORE` first, and every two of them compared on their common topics."""

    runs: tuple[RunSummary, ...]
    comparisons: tuple[Comparison, ...]
    note: str | None = None
    """Why there are no intervals and comparisons, where there are none."""


def summarise(topics: Mapping[str, Topic], scores: Scores, more: Measures = NO_MEASURES) -> Summary:
    """Returns the summary of a leaderboard; `more` holds the measures of other judges.

    Without scipy it holds everything but intervals and comparisons.
    """
    values = {run: all_measures(by_topic, more.get(run, {})) for run, by_topic in scores.items() if by_topic}
    try:
        compared = {
            run: {topic: measures[COMPARED] for topic, measures in by_topic.items()}
            for run, by_topic in values.items()
        }
        comparisons, note = compare_all(compared), None
        runs = [_run(run, by_topic, topics, with_intervals=True) for run, by_topic in values.items()]
    except MissingExtra as error:
        comparisons, note = (), f"no intervals and no comparisons: {error}"
        runs = [_run(run, by_topic, topics, with_intervals=False) for run, by_topic in values.items()]
    ordered = sorted(runs, key=lambda one: (-one.measures[COMPARED].mean, one.run))
    return Summary(tuple(ordered), comparisons, note)


def _run(
    run: str,
    by_topic: Mapping[str, Mapping[str, float]],
    topics: Mapping[str, Topic],
    *,
    with_intervals: bool,
) -> RunSummary:
    measures = {}
    for measure in dict.fromkeys(name for given in by_topic.values() for name in given):
        values = [by_topic[topic][measure] for topic in sorted(by_topic) if measure in by_topic[topic]]
        measures[measure] = MeasureSummary(
            mean=fmean(values),
            deviation=stdev(values) if len(values) > 1 else 0.0,
            interval=mean_interval(values) if with_intervals else None,
        )
    return RunSummary(run, len(by_topic), tuple(topic for topic in topics if topic not in by_topic), measures)
