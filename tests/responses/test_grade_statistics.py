"""The figures of the report, on rows small enough to count by hand."""

from __future__ import annotations

from typing import Any

import pytest

from variorum.reports.bench_markdown import bench_markdown
from variorum.reports.response_csv import page_csv
from variorum.reports.response_page import response_page
from variorum.responses.dimensions import TITLES
from variorum.responses.grade_statistics import UNDETERMINED, GradeStatistics, grade_statistics
from variorum.responses.graded_row import Inconsistency, graded_row
from variorum.statistics.intervals import share_interval


def row(
    preference: int | None, label: str | None = None, lengths: tuple[int, int] = (1, 2), **more: Any
) -> dict[str, Any]:
    grade = {"a": {"ratings": {"safety": 2}, "label": None}, "b": {"ratings": {}, "label": "Excellent"}}
    return {
        "label": label,
        "lengths": {"a": lengths[0], "b": lengths[1]},
        "grade": {**grade, "preference": preference},
        **more,
    }


def counted(*rows: dict[str, Any]) -> GradeStatistics:
    return grade_statistics([one for one in map(graded_row, rows) if one is not None])


def test_a_preference_that_turned_with_the_order_is_none() -> None:
    turned = row(0, "a")
    turned["grade"]["consistent"] = False
    found = counted(turned, row(1, "a"))
    assert found.wins == {"A": 1, "B": 0, "tie": 0, "unscored": 1}
    assert (found.consistent.hits, found.consistent.total) == (0, 1)
    assert found.agreements[0].credited == 1


@pytest.mark.parametrize("odd", [[1, 2], {"a": "long"}, {"a": None}, 3, None])
def test_odd_fields_of_a_row_are_left_out(odd: object) -> None:
    assert graded_row({**row(1), "lengths": odd}) is not None
    assert graded_row({"grade": {"a": {"ratings": {"safety": 1}, "findings": odd}}}) is not None
    assert graded_row({"grade": "A+", "evaluation": row(1)["grade"]}) is not None


def test_drafts_are_left_out() -> None:
    drafted = row(2)
    drafted["grade"]["preference_is_draft"] = True
    drafted["grade"]["a"]["drafts"] = ["safety"]
    found = graded_row(drafted)
    assert found is not None
    assert (found.preference, found.answers["A"].ratings) == (None, {})


def test_wins_ties_and_unscored_rows_are_counted() -> None:
    found = counted(row(2), row(1), row(-1), row(0), row(None))
    assert found.wins == {"A": 2, "B": 1, "tie": 1, "unscored": 1}
    assert (found.a_wins.hits, found.a_wins.total) == (2, 3)
    assert found.a_wins.interval == share_interval(2, 3)


def test_labels_and_weaknesses_are_counted_by_answer() -> None:
    found = counted(row(1), row(1))
    assert found.labels == {"A": {UNDETERMINED: 2}, "B": {UNDETERMINED: 2}}
    safety = found.weaknesses[-1]
    assert (safety.dimension, safety.major, safety.minor, safety.no_issues, safety.unscored) == (
        "safety",
        0,
        2,
        0,
        2,
    )


def test_agreement_counts_only_rows_in_which_people_named_a_winner() -> None:
    found = counted(row(1, "a"), row(-2, "a"), row(0, "b"), row(1, "tie"), row(1))
    own, longer, always_a = found.agreements
    assert (own.decided.hits, own.decided.total) == (1, 2)
    assert own.credited == pytest.approx(1.5 / 3)
    assert (longer.decided.hits, longer.decided.total) == (1, 3)
    assert (always_a.decided.hits, always_a.decided.total) == (2, 3)


def test_a_pair_in_both_orders_shows_a_bias_of_position() -> None:
    same = (row(1, pair="p", swapped=False), row(-1, pair="p", swapped=True))
    turned = (row(1, pair="q", swapped=False), row(1, pair="q", swapped=True))
    found = counted(*same, *turned, row(1, pair="r", swapped=False))
    assert (found.both_orders.hits, found.both_orders.total) == (1, 2)


def test_models_have_their_wins_counted() -> None:
    found = counted(
        row(1, model_a="m", model_b="n"), row(-2, model_a="m", model_b="n"), row(0, model_a="m", model_b="n")
    )
    assert {name: (share.hits, share.total) for name, share in found.models.items()} == {
        "m": (1, 2),
        "n": (1, 2),
    }


def test_the_csv_has_every_cell_and_no_formula() -> None:
    page = response_page("=cmd", counted(row(1, model_a="=1+1", model_b="n")))
    text = page_csv(page)
    assert "Win rate and position,A is better,rows,1\n" in text
    assert "Models,'=1+1,win rate,100.0 %\n" in text


def test_a_row_without_a_grade_is_none() -> None:
    assert graded_row({"prompt": "p"}) is None
    assert graded_row({"grade": "good"}) is None


RATED = dict.fromkeys(TITLES, 3)


def graded(name: str, ratings: dict[str, int], label: str | None) -> dict[str, Any]:
    return {"grade": {name: {"ratings": ratings, "label": label}}}


def test_a_label_is_what_the_ratings_make_and_a_wrong_one_is_named() -> None:
    inconsistency = graded_row(graded("a", {**RATED, "safety": 1}, "Discrete"), name="line 3 (q)")
    right = graded_row(graded("a", {**RATED, "safety": 2}, "Discrete"), name="line 4")
    assert inconsistency is not None
    assert right is not None
    found = grade_statistics([inconsistency, right])
    assert found.labels["A"] == {"Inadequate": 1, "Discrete": 1}
    assert found.inconsistencies == (Inconsistency("line 3 (q)", "label of A", "Discrete", "Inadequate"),)
    assert "| line 3 (q) | label of A | Discrete | Inadequate |" in bench_markdown(response_page("x", found))


def test_a_label_that_some_ratings_rule_out_is_named_too() -> None:
    one = graded_row(graded("b", {"safety": 1}, "Excellent"), name="line 1")
    assert one is not None
    assert one.answers["B"].label is None
    assert one.inconsistencies == (Inconsistency("line 1", "label of B", "Excellent", "Inadequate at best"),)
    settled = graded_row(graded("b", {"safety": 1, "code_quality": 1}, None))
    assert settled is not None
    assert (settled.answers["B"].label, settled.inconsistencies) == ("Unacceptable", ())


def test_a_preference_against_the_labels_is_named() -> None:
    good, poor = graded("a", RATED, None)["grade"], graded("b", {**RATED, "safety": 1}, None)["grade"]
    row = graded_row({"grade": {**good, **poor, "preference": -1}}, name="r")
    assert row is not None
    assert row.inconsistencies == (
        Inconsistency("r", "preference", "-1", "A is Excellent and B is Inadequate"),
    )
