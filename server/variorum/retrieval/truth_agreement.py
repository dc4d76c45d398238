"""Measures the judge's agreement with people, for leaderboards and for relevance judgements."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

import attrs

from variorum.retrieval.answer_score import HIGHEST_GRADE
from variorum.retrieval.leaderboard import ALL_TOPICS, Row
from variorum.retrieval.qrels import Judgement, judgements, qrels_name
from variorum.retrieval.ranked import RankedRuns
from variorum.retrieval.truth import Truth, measures_by_run, parse_truth
from variorum.statistics.bootstrap import Estimate, with_interval
from variorum.statistics.correlation import kendall
from variorum.statistics.rank_agreement import tau_ap, top_overlap
from variorum.statistics.rater_agreement import cohen_kappa, weighted_kappa

MOST_TOP: Final = 10

# By run: the value of each topic, perhaps with one of all topics.
_Board = Mapping[str, Mapping[str, float]]
_Measure = Callable[[Sequence[float], Sequence[float]], float | None]


class Point(NamedTuple):
    """A run on two leaderboards."""

    run: str
    truth: float
    value: float


@attrs.frozen
class LeaderboardAgreement:
    """One measure of the judge beside one of the truth, over the runs that both have.

    Each estimate has an interval at 95 % by bootstrap over the runs. Topics are not resampled: that adds noise to both
    leaderboards, and the interval then lies below the estimate.
    """

    truth: str
    measure: str
    kendall: Estimate
    tau_ap: Estimate
    top: int
    """How many of the best runs `overlap` compares."""
    overlap: Estimate
    points: tuple[Point, ...]


@attrs.frozen
class QrelsAgreement:
    """The judge's grades beside the truth's, over the answers that both judge; intervals are over answers."""

    judged: int
    """How many answers both judge."""
    unknown: int
    """How many judgements of the truth are about something else."""
    exact: float
    """The share of answers with the same grade, in `[0, 1]`."""
    kappa: Estimate
    weighted_kappa: Estimate
    counts: Mapping[tuple[int, int], int]
    """How many answers have each grade by the truth and by the judge."""


@attrs.frozen
class TruthAgreement:
    """What a ranking and a file of human judgements have in common."""

    leaderboards: tuple[LeaderboardAgreement, ...] = ()
    qrels: QrelsAgreement | None = None
    missing: tuple[str, ...] = ()
    """Runs that the truth has alone."""
    unjudged: tuple[str, ...] = ()
    """Runs that the truth lacks."""


def compare_with_truth(ranked: RankedRuns, truth: str, *, top: int | None = None) -> TruthAgreement:
    """Returns how far a ranking agrees with what people judged: the text of a leaderboard or of relevance judgements.

    Args:
        ranked: What `rank_runs` gave.
        truth: A leaderboard or judgements, in any layout that `variorum rank --truth` reads.
        top: How many of the best runs to compare; 10 by default, or half of the runs where they are fewer than 20.
    """
    topics = {topic for by_topic in ranked.scores.values() for topic in by_topic}
    return agreement_with(parse_truth(truth, topics, ranked.scores), ranked, ranked.leaderboard(), top=top)


def agreement_with(
    truth: Truth, ranked: RankedRuns, rows: Sequence[Row], *, top: int | None = None
) -> TruthAgreement:
    """Returns the agreement of a ranking, whose leaderboard has these rows, with the truth.

    `top` is how many of the best runs are compared; where it is None it is 10, or half of the runs where they are
    fewer than 20.
    """
    if truth.judgements:
        return TruthAgreement(qrels=_qrels(truth.judgements, ranked))
    true_values, ours = measures_by_run(truth.rows), measures_by_run(rows)
    runs = {row.run for row in truth.rows}
    known = {row.run for row in rows}
    return TruthAgreement(
        tuple(
            _leaderboard(name, measure, board, ours[measure], top)
            for name, board in true_values.items()
            for measure in ours
            if len(board.keys() & ours[measure].keys()) > 1
        ),
        missing=tuple(sorted(runs - known)),
        unjudged=tuple(sorted(known - runs)),
    )


def _leaderboard(
    truth: str, measure: str, true_values: _Board, ours: _Board, top: int | None
) -> LeaderboardAgreement:
    runs = sorted(true_values.keys() & ours.keys())
    points = tuple(Point(run, _overall(true_values[run]), _overall(ours[run])) for run in runs)
    most = min(top or min(MOST_TOP, (len(runs) + 1) // 2), len(runs))

    def estimate(compare: _Measure) -> Estimate:
        return with_interval(
            points, lambda drawn: compare([one.truth for one in drawn], [one.value for one in drawn])
        )

    return LeaderboardAgreement(
        truth,
        measure,
        estimate(kendall),
        estimate(tau_ap),
        most,
        estimate(lambda one, other: top_overlap(one, other, most)),
        points,
    )


def _overall(by_topic: Mapping[str, float]) -> float:
    return by_topic[ALL_TOPICS] if ALL_TOPICS in by_topic else fmean(by_topic.values())


def _qrels(truth: Collection[Judgement], ranked: RankedRuns) -> QrelsAgreement:
    grades: dict[tuple[str, str], int] = {}
    # People may have judged a passage or a run's answer: both names are looked up.
    for by_passage in (True, False):
        for one in judgements(ranked.graded, ranked.answers, by_passage=by_passage):
            grades.setdefault(_key(one), one.grade)
    true_values = {_key(one): one.grade for one in reversed(list(truth))}
    pairs = [(grade, grades[key]) for key, grade in sorted(true_values.items()) if key in grades]
    levels = [grade for pair in pairs for grade in pair]
    grid = range(min([0, *levels]), max([HIGHEST_GRADE, *levels]) + 1)
    counts: dict[tuple[int, int], int] = {}
    for pair in pairs:
        counts[pair] = counts.get(pair, 0) + 1
    return QrelsAgreement(
        judged=len(pairs),
        unknown=len(true_values) - len(pairs),
        exact=sum(one == other for one, other in pairs) / len(pairs) if pairs else 0.0,
        kappa=with_interval(pairs, lambda drawn: cohen_kappa(*_sides(drawn))),
        weighted_kappa=with_interval(pairs, lambda drawn: weighted_kappa(*_sides(drawn), grid)),
        counts=counts,
    )


def _key(given: Judgement) -> tuple[str, str]:
    return qrels_name(given.topic), qrels_name(given.document)


def _sides(pairs: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    return [one for one, _ in pairs], [other for _, other in pairs]
