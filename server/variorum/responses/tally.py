"""What a set of graded rows amounts to: labels, wins, agreement with people, weaknesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from variorum.responses.dimensions import MAJOR, MINOR, NO_ISSUES, TITLES
from variorum.statistics.intervals import Interval, share_interval

UNSETTLED: Final = "not settled"
"""The label of an answer with unscored dimensions that could still change it."""

_GUESS: Final = "the guess of the text checks"
_SIDES: Final = {"a": 1, "b": -1, "tie": 0}


@attrs.frozen
class GradedAnswer:
    """The grade of one answer in a row."""

    label: str | None
    ratings: Mapping[str, int]
    checks: tuple[str, ...] = ()
    """The ids of the checks behind the ratings, where checks made them."""


@attrs.frozen
class GradedRow:
    """One row. Preferences are in `[-2, 2]`, positive for A; None where nobody stated one."""

    answers: Mapping[str, GradedAnswer]
    preference: int | None
    lean: int | None
    """The guess beside a text-only preference: 1 for A, -1 for B, 0 for neither; None where there is none."""
    human: int | None
    """What people preferred: 1 for A, -1 for B, 0 for a tie."""
    longer: int
    """1 where A has more characters, -1 where B has, else 0."""
    pair: str = ""
    """Equal for two rows that hold the same texts, whichever order the answers have."""
    is_swapped: bool = False
    """Whether the answers stand in the other order than in the pair's first form."""
    is_consistent: bool | None = None
    """Whether a judge that was asked in both orders named the same winner; None where it was not asked so."""
    models: Mapping[str, str] = attrs.field(factory=dict)
    """Which model wrote which answer, where the data set says so."""


@attrs.frozen
class Share:
    """`hits` of `total`, with the 95 % interval of the share; None where there is no case."""

    hits: int
    total: int
    interval: Interval | None

    @classmethod
    def of(cls, hits: int, total: int) -> Share:
        """The share with Wilson's interval."""
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
class Tally:
    """Everything that the report shows."""

    rows: int
    labels: Mapping[str, Mapping[str, int]]
    """For each answer, "A" and "B", how many have each label."""
    wins: Mapping[str, int]
    """How many rows prefer "A", "B", or neither ("tie"); "unscored" where there is no preference."""
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


def tally(rows: Sequence[GradedRow]) -> Tally:
    """Count what is in the rows."""
    preferences = [row.preference for row in rows if row.preference is not None]
    wins = Counter("A" if one > 0 else "B" if one < 0 else "tie" for one in preferences)
    wins["unscored"] = len(rows) - len(preferences)
    answers = [answer for row in rows for answer in row.answers.values()]
    checks = Counter(check for answer in answers for check in answer.checks)
    return Tally(
        rows=len(rows),
        labels={name: _labels(rows, name) for name in ("A", "B")},
        wins={name: wins[name] for name in ("A", "B", "tie", "unscored")},
        a_wins=Share.of(wins["A"], wins["A"] + wins["B"]),
        both_orders=_both_orders(rows),
        consistent=_consistent(rows),
        agreements=tuple(_agreements(rows)),
        models=_models(rows),
        weaknesses=tuple(_weakness(answers, dimension) for dimension in TITLES),
        checks=dict(sorted(checks.items(), key=lambda item: (-item[1], item[0]))),
    )


def graded_row(fields: Mapping[str, Any]) -> GradedRow | None:
    """A row of `variorum response grade`, or one that was exported from graded documents; None for others."""
    grade = fields.get("grade") or fields.get("evaluation")
    if not isinstance(grade, Mapping):
        return None
    answers = {
        name.upper(): _answer(grade[name]) for name in ("a", "b") if isinstance(grade.get(name), Mapping)
    }
    lengths = fields.get("lengths") or {name: len(str(fields.get(name, ""))) for name in ("a", "b")}
    preference = grade.get("preference")
    return GradedRow(
        answers=answers,
        preference=preference if type(preference) is int and abs(preference) <= 2 else None,
        lean=grade["lean"] if grade.get("lean") in (-1, 0, 1) else None,
        human=_SIDES.get(str(fields.get("label")).lower()),
        longer=_sign(lengths.get("a", 0) - lengths.get("b", 0)),
        pair=str(fields.get("pair", "")),
        is_swapped=bool(fields.get("swapped", False)),
        is_consistent=grade["consistent"] if isinstance(grade.get("consistent"), bool) else None,
        models={name: str(fields[f"model_{name}"]) for name in ("a", "b") if f"model_{name}" in fields},
    )


def _answer(fields: Mapping[str, Any]) -> GradedAnswer:
    ratings = fields.get("ratings")
    known = ratings.items() if isinstance(ratings, Mapping) else ()
    checks = tuple(str(one.get("check")) for one in fields.get("findings", ()) if isinstance(one, Mapping))
    label = fields.get("label")
    valid = {name: value for name, value in known if name in TITLES and value in (MAJOR, MINOR, NO_ISSUES)}
    return GradedAnswer(label if isinstance(label, str) else None, valid, checks)


def _labels(rows: Iterable[GradedRow], name: str) -> dict[str, int]:
    counts = Counter(row.answers[name].label or UNSETTLED for row in rows if name in row.answers)
    return dict(counts)


def _both_orders(rows: Iterable[GradedRow]) -> Share:
    found: dict[str, dict[bool, int]] = {}
    for row in rows:
        if row.pair and row.preference is not None:
            found.setdefault(row.pair, {})[row.is_swapped] = _sign(row.preference)
    both = [orders for orders in found.values() if len(orders) == 2]
    return Share.of(sum(orders[False] == -orders[True] for orders in both), len(both))


def _consistent(rows: Iterable[GradedRow]) -> Share:
    asked = [row.is_consistent for row in rows if row.is_consistent is not None]
    return Share.of(sum(asked), len(asked))


def _agreements(rows: Sequence[GradedRow]) -> Iterable[Agreement]:
    """The rows' own preference and the guess beside it, with two ways that read nothing to hold them against."""
    ways: Mapping[str, Callable[[GradedRow], int | None]] = {
        "this grading": lambda row: row.preference,
        _GUESS: lambda row: row.lean,
        "always the longer answer": lambda row: row.longer,
        "always answer A": lambda _: 1,
    }
    decided_by_people = [row for row in rows if row.human]
    for name, way in ways.items():
        if name == _GUESS and all(row.lean is None for row in rows):
            continue
        verdicts = [(way(row), row.human or 0) for row in decided_by_people]
        stated = [(_sign(verdict), human) for verdict, human in verdicts if verdict is not None]
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


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
