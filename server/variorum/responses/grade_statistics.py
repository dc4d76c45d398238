"""Aggregates graded rows: labels, wins, agreement with people and weaknesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import attrs

from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES
from variorum.responses.graded_row import GradedAnswer, GradedRow, Inconsistency, sign
from variorum.responses.scheme import STANDARD, Scheme
from variorum.statistics.intervals import Interval, share_interval

UNDETERMINED: Final = "not settled"
"""The label of an answer with unscored dimensions that could still change it."""

_GUESS: Final = "the guess of the text checks"


@attrs.frozen
class Share:
    """`hits` of `total`, with the 95 % interval of the share; None if there is no case."""

    hits: int
    total: int
    interval: Interval | None

    @classmethod
    def of(cls, hits: int, total: int) -> Share:
        """Returns the share with Wilson's interval."""
        return cls(hits, total, share_interval(hits, total))


@attrs.frozen
class Agreement:
    """How often a way to prefer names the same winner as people, over the rows in which people named one.

    `decided` counts only rows in which the way named a winner too; `credited` counts a row that it left open as
    half a hit, which is what tossing a coin would earn, so that ways with and without ties can be compared.
    """

    way: str
    decided: Share
    credited: float | None


@attrs.frozen
class Weakness:
    """How one dimension was rated over all answers, and which checks spoke up in it most often."""

    dimension: str
    no_issues: int
    minor: int
    major: int
    unscored: int


@attrs.frozen
class GradeStatistics:
    """Everything that the report shows."""

    rows: int
    labels: Mapping[str, Mapping[str, int]]
    """For each answer, "A" and "B", how many have each label."""
    wins: Mapping[str, int]
    """How many rows prefer "A", "B", or neither ("tie"); "unscored" where there is no preference, as where
    a judge's turned with the order."""
    a_wins: Share
    """The share of A among the rows with a winner: the position bias, where positions were drawn by lot."""
    both_orders: Share
    """Of the pairs that stand there in both orders: how many got the same verdict in both, a tie included."""
    consistent: Share
    """Of the rows whose judge was asked in both orders: how many named the same winner in both."""
    agreements: tuple[Agreement, ...]
    models: Mapping[str, Share]
    """Each model's wins among the rows that it took part in and that have a winner."""
    weaknesses: tuple[Weakness, ...]
    checks: Mapping[str, int]
    """How often each check spoke up, the most frequent first."""
    inconsistencies: tuple[Inconsistency, ...]
    """The labels and preferences that the ratings beside them contradict."""


def grade_statistics(rows: Sequence[GradedRow], scheme: Scheme = STANDARD) -> GradeStatistics:
    """Count what is in the rows, which were graded by `scheme`. Labels are those that the ratings make."""
    preferences = [row.preference for row in rows if row.preference is not None]
    wins = Counter("A" if one > 0 else "B" if one < 0 else "tie" for one in preferences)
    wins["unscored"] = len(rows) - len(preferences)
    answers = [answer for row in rows for answer in row.answers.values()]
    checks = Counter(check for answer in answers for check in answer.checks)
    return GradeStatistics(
        rows=len(rows),
        labels={name: _labels(rows, name) for name in ("A", "B")},
        wins={name: wins[name] for name in ("A", "B", "tie", "unscored")},
        a_wins=Share.of(wins["A"], wins["A"] + wins["B"]),
        both_orders=_both_orders(rows),
        consistent=_consistent(rows),
        agreements=tuple(_agreements(rows)),
        models=_models(rows),
        weaknesses=tuple(_weakness(answers, dimension) for dimension in scheme.titles),
        checks=dict(sorted(checks.items(), key=lambda item: (-item[1], item[0]))),
        inconsistencies=tuple(inconsistency for row in rows for inconsistency in row.inconsistencies),
    )


def _labels(rows: Iterable[GradedRow], name: str) -> dict[str, int]:
    counts = Counter(row.answers[name].label or UNDETERMINED for row in rows if name in row.answers)
    return dict(counts)


def _both_orders(rows: Iterable[GradedRow]) -> Share:
    found: dict[str, dict[bool, int]] = {}
    for row in rows:
        if row.pair and row.preference is not None:
            found.setdefault(row.pair, {})[row.is_swapped] = sign(row.preference)
    both = [orders for orders in found.values() if len(orders) == 2]
    return Share.of(sum(orders[False] == -orders[True] for orders in both), len(both))


def _consistent(rows: Iterable[GradedRow]) -> Share:
    asked = [row.is_consistent for row in rows if row.is_consistent is not None]
    return Share.of(sum(asked), len(asked))


def _agreements(rows: Sequence[GradedRow]) -> Iterable[Agreement]:
    """Yields the rows' own preference and the guess beside it, with two ways that read nothing to hold them against."""
    ways: Mapping[str, Callable[[GradedRow], int | None]] = {
        "this grading": lambda row: row.preference,
        _GUESS: lambda row: row.guess,
        "always the longer answer": lambda row: row.longer,
        "always answer A": lambda _: 1,
    }
    decided_by_people = [row for row in rows if row.human]
    for name, way in ways.items():
        if name == _GUESS and all(row.guess is None for row in rows):
            continue
        verdicts = [(way(row), row.human or 0) for row in decided_by_people]
        stated = [(sign(verdict), human) for verdict, human in verdicts if verdict is not None]
        winners = [(verdict, human) for verdict, human in stated if verdict]
        hits = sum(verdict == human for verdict, human in winners)
        credited = (hits + (len(stated) - len(winners)) / 2) / len(stated) if stated else None
        yield Agreement(name, Share.of(hits, len(winners)), credited)


def _models(rows: Iterable[GradedRow]) -> dict[str, Share]:
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for row in rows:
        if not row.preference or len(row.models) != 2:
            continue
        games.update(row.models.values())
        wins[row.models["a" if row.preference > 0 else "b"]] += 1
    return {model: Share.of(wins[model], games[model]) for model in sorted(games)}


def _weakness(answers: Iterable[GradedAnswer], dimension: str) -> Weakness:
    counts = Counter(answer.ratings.get(dimension) for answer in answers)
    return Weakness(dimension, counts[NO_ISSUES], counts[MINOR], counts[MAJOR], counts[None])
