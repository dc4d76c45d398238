"""Approaches summed up and compared."""

from __future__ import annotations

from typing import Any

import pytest

from variorum.quality.quality_benchmark import QualityAggregator


def attempt(approach: str, task: str, overall: float, reason: str | None = None) -> dict[str, Any]:
    return {
        "approach": approach,
        "task": task,
        "overall": overall,
        "passed": overall >= 0.7,
        "reason": reason,
        "dimensions": {} if reason else {"correctness": overall},
        "metrics": {} if reason else {"cyclomatic": 3},
    }


def tally(*attempts: dict[str, Any]) -> QualityAggregator:
    gathered = QualityAggregator()
    for one in attempts:
        gathered.add(one)
    return gathered


def test_pass_rates_are_over_tasks_with_attempts_enough() -> None:
    values = [("1", 0.8), ("1", 0.6), ("1", 0.9), ("2", 0.1), ("2", 0.2), ("3", 0.7)]
    (one,) = tally(*(attempt("a", task, value) for task, value in values)).summary((1, 2, 5)).approaches
    rates = {rate.k: rate for rate in one.pass_rates}
    # Task 1 passes 2 of 3, task 2 none of 2, task 3 its only attempt.
    assert rates[1].value == pytest.approx((2 / 3 + 0 + 1) / 3)
    # Of the three pairs of task 1 all hold a pass, of the one pair of task 2 it holds none.
    assert (rates[2].value, rates[2].tasks) == (pytest.approx(0.5), 2)
    assert 5 not in rates


def test_with_one_attempt_each_the_interval_is_that_of_a_share() -> None:
    attempts = [attempt("a", str(task), 0.9 if task < 7 else 0.1) for task in range(10)]
    (one,) = tally(*attempts).summary().approaches
    assert one.pass_rates[0].interval == pytest.approx((0.3968, 0.8922), abs=1e-4)
    assert one.distribution[18] == 7
    assert one.distribution[2] == 3


def test_that_all_passed_is_not_certainty() -> None:
    attempts = [attempt("a", str(task), 0.9) for task in range(4) for _ in range(2)]
    (one,) = tally(*attempts).summary().approaches
    interval = one.pass_rates[0].interval
    assert interval is not None
    assert interval == pytest.approx((0.5101, 1.0), abs=1e-4)


def test_failed_attempts_count_and_are_listed_by_reason() -> None:
    empty, broken = "the answer holds no code", "the code does not parse"
    gathered = tally(
        attempt("a", "1", 0.9),
        attempt("a", "2", 0.0, empty),
        attempt("a", "3", 0.0, empty),
        attempt("a", "4", 0.0, broken),
    )
    (one,) = gathered.summary().approaches
    assert (one.attempts, one.failed) == (4, {empty: 2, broken: 1})
    assert one.overall == pytest.approx(0.225)
    assert (one.pass_rates[0].value, one.pass_rates[0].tasks) == (0.25, 4)
    assert one.dimensions["correctness"] == pytest.approx(0.225)
    # What was not measured has no share in the mean of what was.
    assert one.metrics["cyclomatic"] == 3


def test_approaches_are_compared_task_by_task_the_best_first() -> None:
    pytest.importorskip("scipy", reason="the extra `stats` is not installed")
    attempts = [
        attempt(name, str(task), value + task / 1000)
        for name, value in (("a", 0.5), ("b", 0.8))
        for task in range(12)
    ]
    summary = tally(*attempts).summary()
    assert [one.approach for one in summary.approaches] == ["b", "a"]
    (overall,), (passing,) = summary.by_quality, summary.by_passing
    assert (overall.first, overall.second, overall.cases) == ("a", "b", 12)
    assert overall.difference == pytest.approx(-0.3)
    assert passing.difference == -1
    assert overall.is_significant
    assert passing.is_significant
