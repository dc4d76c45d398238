"""Statistics of many pairs: groups, worst pairs, systems compared, in memory that does not grow with the pairs."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any

import pytest

from variorum.translation.benchmark import OTHER, PairTotals


def pair(s: float, **columns: str) -> dict[str, Any]:
    scores = {"s": s, "estimate": 0.5, "imm": (s + 0.5) / 2}
    divergences = {"dropped-branch": 2} if s < 0.3 else {}
    return {"direction": "java to python", **scores, "divergences": divergences, "columns": columns}


def add_all(tally: PairTotals, results: list[dict[str, Any]]) -> PairTotals:
    for number, result in enumerate(results, start=1):
        tally.add(result, file="pairs.jsonl", line=number, row_id=f"p{number}")
    return tally


def test_means_deviations_and_divergences() -> None:
    values = [0.1, 0.25, 0.7, 0.95, 1.0]
    summary = add_all(PairTotals(), [pair(value) for value in values]).summary()
    assert summary.total.pairs == 5
    assert summary.total.scores["s"].mean == pytest.approx(fmean(values))
    assert summary.total.scores["s"].deviation == pytest.approx(stdev(values))
    assert summary.total.with_divergences == 2
    assert summary.divergences == {"dropped-branch": 4}
    assert summary.distributions["s"][2] == 1
    assert summary.distributions["s"][-1] == 2
    assert [group.name for group in summary.directions] == ["java to python"]


def test_groups_are_by_any_column_and_bounded() -> None:
    rows = [pair(0.5, model=name, label="x") for name in ("b", "a", "b")]
    summary = add_all(PairTotals(["model", "label"]), rows).summary()
    assert [(group.name, group.pairs) for group in summary.groups["model"]] == [("a", 1), ("b", 2)]
    assert [(group.name, group.pairs) for group in summary.groups["label"]] == [("x", 3)]
    many = add_all(PairTotals(["model"]), [pair(0.5, model=str(number)) for number in range(600)]).summary()
    others = {group.name: group.pairs for group in many.groups["model"]}
    assert len(others) == 501
    assert others[OTHER] == 100


def test_the_worst_pairs_come_first_and_the_earlier_of_equals() -> None:
    summary = add_all(
        PairTotals(worst=3), [pair(value) for value in (0.9, 0.2, 0.5, 0.2, 0.2, 0.1)]
    ).summary()
    assert [(one.id, one.s) for one in summary.worst] == [("p6", 0.1), ("p2", 0.2), ("p4", 0.2)]
    assert summary.worst[0].divergences == ("dropped-branch",)
    assert add_all(PairTotals(worst=0), [pair(0.5)]).summary().worst == ()


def test_systems_are_compared_on_the_pairs_that_both_have() -> None:
    pytest.importorskip("scipy", reason="the extra `stats` is not installed")
    rows = [pair(0.8 + case / 100, system="new", case=str(case)) for case in range(10)]
    rows += [pair(0.6 + case / 100, system="old", case=str(case)) for case in range(1, 11)]
    rows += [pair(0.1, system="old", case="5")]
    summary = add_all(PairTotals(compare="system", match="case"), rows).summary()
    (by_s,) = summary.comparisons["s"]
    assert (by_s.first, by_s.second, by_s.cases) == ("new", "old", 9)
    assert by_s.difference == pytest.approx(0.2)
    assert by_s.is_significant
    assert summary.repeated == 1
    (by_estimate,) = summary.comparisons["estimate"]
    assert not by_estimate.is_significant
