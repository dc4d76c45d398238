"""Aggregates the scores of many pairs: by direction, by any column, with the worst pairs and a comparison of systems."""

from __future__ import annotations

import heapq
import math
from array import array
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import attrs

from variorum.statistics.optional_packages import MissingExtra
from variorum.statistics.paired_tests import Comparison, compare_all

BINS: Final = 20
SCORES: Final = ("s", "estimate", "imm", "judge", "judge_imm")
"""S, the offline estimate and IMM of every pair; a model's J and IMM of the pairs that it judged."""
# A column with more values than this is no grouping, such as an id. The remaining values are aggregated as one group.
_MOST_GROUPS: Final = 500
OTHER: Final = "(other values)"


@attrs.frozen
class ScoreSummary:
    """The statistics of one score over the pairs that have it, in `[0, 1]`. `deviation` is the sample's standard deviation."""

    mean: float
    deviation: float
    pairs: int


@attrs.frozen
class GroupSummary:
    """A group of pairs: their number, their scores, and how many of them have a divergence."""

    name: str
    pairs: int
    scores: Mapping[str, ScoreSummary]
    with_divergences: int


@attrs.frozen
class WorstPair:
    """A pair with a low IMM."""

    file: str
    line: int
    id: str
    direction: str
    s: float
    imm: float
    divergences: tuple[str, ...]


@attrs.frozen
class TranslationBenchmark:
    """The statistics of a whole set of pairs."""

    total: GroupSummary
    failed: int
    directions: tuple[GroupSummary, ...]
    groups: Mapping[str, tuple[GroupSummary, ...]]
    divergences: Mapping[str, int]
    """The number of findings per rule, most frequent first."""
    worst: tuple[WorstPair, ...]
    distributions: Mapping[str, tuple[int, ...]]
    """For each score, how many pairs are in each of twenty bins from 0 to 1."""
    comparisons: Mapping[str, tuple[Comparison, ...]]
    """For each score, every two systems compared on the pairs that both have."""
    repeated: int = 0
    """How many pairs a system has more than once; the first of them is compared."""
    note: str | None = None
    """Why systems were not compared, if that was requested."""


class _Group:
    """Running sums: the memory of a group does not grow with its pairs."""

    def __init__(self) -> None:
        self.pairs = 0
        self.with_divergences = 0
        self._counts = dict.fromkeys(SCORES, 0)
        self._mean = dict.fromkeys(SCORES, 0.0)
        self._squares = dict.fromkeys(SCORES, 0.0)

    def add(self, scores: Mapping[str, float], *, has_divergences: bool) -> None:
        self.pairs += 1
        self.with_divergences += has_divergences
        for name, value in scores.items():
            self._counts[name] += 1
            # Welford's recurrence is accurate for any number of values; sums of squares are not.
            before = value - self._mean[name]
            self._mean[name] += before / self._counts[name]
            self._squares[name] += before * (value - self._mean[name])

    def summary(self, name: str) -> GroupSummary:
        scores = {
            one: ScoreSummary(self._mean[one], math.sqrt(self._squares[one] / max(count - 1, 1)), count)
            for one, count in self._counts.items()
            if count
        }
        return GroupSummary(name, self.pairs, scores, self.with_divergences)


class PairTotals:
    """Collects scored pairs one by one. Its memory grows with the groups and, if systems are compared, with the pairs: a few
    dozen bytes for each.

    Args:
        columns: the columns to group by.
        worst: how many of the worst pairs to keep.
        compare: the column that names the system, or "" to compare none.
        match: the column that is the same for the same pair of every system.
        alpha: the share of S in the IMM of a pair that a model judged, in `[0, 1]`.
    """

    def __init__(
        self,
        columns: Sequence[str] = (),
        worst: int = 20,
        compare: str = "",
        match: str = "id",
        alpha: float = 0.5,
    ) -> None:
        self._alpha = alpha
        self._columns = tuple(columns)
        self._most_worst = worst
        self._compare = compare
        self._match = match
        self._total = _Group()
        self._failed = 0
        self._directions: defaultdict[str, _Group] = defaultdict(_Group)
        self._groups: dict[str, defaultdict[str, _Group]] = {
            name: defaultdict(_Group) for name in self._columns
        }
        self._divergences: Counter[str] = Counter()
        self._bins = {name: [0] * BINS for name in SCORES}
        self._worst: list[tuple[float, float, int, WorstPair]] = []
        self._repeated = 0
        self._systems: defaultdict[str, dict[bytes, array[float]]] = defaultdict(dict)

    def add_failed(self) -> None:
        """Count a pair that could not be scored."""
        self._failed += 1

    def add(
        self,
        result: Mapping[str, Any],
        *,
        file: str,
        line: int,
        row_id: object,
        system: str = "",
        judged: float | None = None,
    ) -> None:
        """Count one pair, as `score_pair` yields it, of a system if no column names it.

        `judged` is a model's J in `[0, 1]`. None if no model judged the pair.
        """
        scores = {name: result[name] for name in ("s", "estimate", "imm")}
        if judged is not None:
            scores |= {"judge": judged, "judge_imm": self._alpha * scores["s"] + (1 - self._alpha) * judged}
        has_divergences = bool(result["divergences"])
        self._total.add(scores, has_divergences=has_divergences)
        self._directions[result["direction"]].add(scores, has_divergences=has_divergences)
        for column, groups in self._groups.items():
            value = result["columns"].get(column, "")
            group = groups[value if value in groups or len(groups) < _MOST_GROUPS else OTHER]
            group.add(scores, has_divergences=has_divergences)
        self._divergences.update(result["divergences"])
        for name, value in scores.items():
            self._bins[name][min(int(value * BINS), BINS - 1)] += 1
        self._keep_if_bad(result, file, line, "" if row_id is None else str(row_id))
        self._keep_for_comparison(result, scores, row_id, system)

    def summary(self) -> TranslationBenchmark:
        """Returns the statistics of all pairs. Without scipy there are no comparisons."""
        note = None
        comparisons: dict[str, tuple[Comparison, ...]] = {}
        try:
            comparisons = {
                name: self._compared(place)
                for place, name in enumerate(SCORES)
                if self._systems and any(self._bins[name])
            }
        except MissingExtra as error:
            note = f"no comparison of systems: {error}"
        return TranslationBenchmark(
            total=self._total.summary("all"),
            failed=self._failed,
            directions=_summaries(self._directions),
            groups={column: _summaries(groups) for column, groups in self._groups.items()},
            divergences=dict(self._divergences.most_common()),
            worst=tuple(
                pair for *_, pair in sorted(self._worst, key=lambda one: (-one[0], -one[1], -one[2]))
            ),
            distributions={name: tuple(bins) for name, bins in self._bins.items() if any(bins)},
            comparisons=comparisons,
            repeated=self._repeated,
            note=note,
        )

    def _keep_if_bad(self, result: Mapping[str, Any], file: str, line: int, row_id: str) -> None:
        pair = WorstPair(
            file,
            line,
            row_id,
            result["direction"],
            result["s"],
            result["imm"],
            tuple(sorted(result["divergences"])),
        )
        # The heap's first pair is the best of the worst. Of equal pairs the earlier one stays.
        entry = (-pair.imm, -pair.s, -self._total.pairs, pair)
        if len(self._worst) < self._most_worst:
            heapq.heappush(self._worst, entry)
        elif self._worst and entry[:3] > self._worst[0][:3]:
            heapq.heapreplace(self._worst, entry)

    def _keep_for_comparison(
        self, result: Mapping[str, Any], scores: Mapping[str, float], row_id: object, system: str
    ) -> None:
        name = result["columns"].get(self._compare, "") if self._compare else system
        case = result["columns"].get(self._match, "") or ("" if row_id is None else str(row_id))
        if name and case:
            digest = blake2b(case.encode("utf-8", "backslashreplace"), digest_size=16).digest()
            if digest in self._systems[name]:
                self._repeated += 1
            else:
                self._systems[name][digest] = array("d", [scores.get(score, math.nan) for score in SCORES])

    def _compared(self, place: int) -> tuple[Comparison, ...]:
        return compare_all(
            {
                name: {
                    case.hex(): values[place]
                    for case, values in cases.items()
                    if not math.isnan(values[place])
                }
                for name, cases in self._systems.items()
            }
        )


def _summaries(groups: Mapping[str, _Group]) -> tuple[GroupSummary, ...]:
    return tuple(groups[name].summary(name) for name in sorted(groups))
