"""J is worked out by Variorum from the five fields, and from nothing less than five good fields."""

from __future__ import annotations

from itertools import product

import pytest

from variorum.grading.shipped_rubrics import UnscoredError, load_rubric

J_WEIGHTS = (0.30, 0.25, 0.20, 0.15, 0.10)
FIELDS = ("functional_intent", "idiomaticity", "readability", "unnecessary_artifacts", "safety")
GOOD = dict.fromkeys(FIELDS, 1.0)


def test_the_total_is_the_published_formula_for_every_combination() -> None:
    rubric = load_rubric("translation")
    for marks in product((0, 0.25, 0.5, 0.75, 1), repeat=5):
        expected = sum(weight * mark for weight, mark in zip(J_WEIGHTS, marks, strict=True))
        total = rubric.total(dict(zip(FIELDS, marks, strict=True)))
        assert total == pytest.approx(expected, abs=1e-12)
        assert 0 <= total <= 1


def test_the_best_marks_make_exactly_one() -> None:
    assert load_rubric("translation").total(GOOD) == 1.0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"safety": 0.6}, "safety is 0.6, not one of 0, 0.25, 0.5, 0.75, 1"),
        ({"safety": 7}, "safety is 7, not one of"),
        ({"safety": float("nan")}, "safety is nan, not one of"),
        ({"safety": True}, "safety is True, not one of"),
        ({"safety": "1"}, "safety is '1', not one of"),
        ({"safety": None}, "safety is None, not one of"),
        ({"charm": 1}, "charm is not a dimension of this rubric"),
    ],
)
def test_a_value_off_the_grid_leaves_the_pair_unscored(change: dict[str, float], reason: str) -> None:
    with pytest.raises(UnscoredError, match=reason):
        load_rubric("translation").total(GOOD | change)


def test_every_missing_field_is_named() -> None:
    with pytest.raises(UnscoredError, match="idiomaticity is missing; readability is missing"):
        load_rubric("translation").total({"functional_intent": 1, "unnecessary_artifacts": 1, "safety": 1})


def test_a_rubric_of_points_takes_any_share_and_nothing_beyond() -> None:
    rubric = load_rubric("code-quality")
    values = {dimension.id: 0.5 for dimension in rubric.dimensions}
    assert rubric.total(values) == 0.5
    with pytest.raises(UnscoredError, match=r"testing is 1\.01, not a number from 0 to 1"):
        rubric.total(values | {"testing": 1.01})


def test_a_rubric_of_labels_has_no_total() -> None:
    with pytest.raises(UnscoredError, match="ends in a label"):
        load_rubric("response").total({})
