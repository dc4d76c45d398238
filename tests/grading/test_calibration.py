"""A judge is fitted to people: marks rise with levels, alpha is found again, few ratings are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.grading.calibration import TooFewRatings, best_alpha, calibrate, rising_fit
from variorum.grading.ratings import Rating
from variorum.grading.shipped_rubrics import load_rubric

RUBRIC = load_rubric("translation")
GRID = RUBRIC.grid


def ratings(rater: str, marks: list[float], *, is_human: bool) -> list[Rating]:
    return [
        Rating(f"item-{index}", rater, is_human, {dimension.id: mark for dimension in RUBRIC.dimensions})
        for index, mark in enumerate(marks)
    ]


def test_a_judge_that_marks_one_level_too_high_is_corrected() -> None:
    people = [index % 4 / 4 for index in range(40)]
    judge = ratings("gpt", [mark + 0.25 for mark in people], is_human=False)
    found = calibrate(judge, ratings("Ada", people, is_human=True), RUBRIC)
    correction = found.corrections["safety"]
    assert correction.levels == pytest.approx({0: 0, 0.25: 0, 0.5: 0.25, 0.75: 0.5, 1: 0.75})
    assert (correction.error_before, correction.error_after) == pytest.approx((0.25, 0))
    assert correction.helps
    assert found.alpha.value is None


def test_several_people_count_with_their_mean() -> None:
    judge = ratings("gpt", [0.5] * 30, is_human=False)
    people = ratings("Ada", [0.25] * 30, is_human=True) + ratings("Bo", [1.0] * 30, is_human=True)
    assert calibrate(judge, people, RUBRIC).corrections["safety"].levels[0.5] == 0.625


def test_too_few_ratings_are_said_to_be_too_few() -> None:
    judge = ratings("gpt", [0.5] * 29, is_human=False)
    with pytest.raises(
        TooFewRatings, match="29 items were rated by people and by the judge; 30 are the fewest"
    ):
        calibrate(judge, ratings("Ada", [0.5] * 29, is_human=True), RUBRIC)


def test_alpha_is_found_again() -> None:
    pairs = [(index * 7 % 30 / 30, index % 5 / 4) for index in range(40)]
    assert best_alpha([(s, j, 0.3 * s + 0.7 * j) for s, j in pairs]) == pytest.approx(0.3)


def test_alpha_is_fitted_to_the_marks_as_they_are_corrected() -> None:
    # The judge marks one level too high. Once that is taken off, it says what people say, and S adds nothing.
    structural = {f"item-{index}": index * 7 % 30 / 30 for index in range(40)}
    levels = [index * 3 % 4 / 4 for index in range(40)]
    judge = ratings("gpt", [level + 0.25 for level in levels], is_human=False)
    found = calibrate(judge, ratings("Ada", levels, is_human=True), RUBRIC, structural)
    assert found.alpha.value == pytest.approx(0)


def test_alpha_stays_within_its_range() -> None:
    assert best_alpha([(1.0, 0.0, 5.0)]) == 1
    assert best_alpha([(1.0, 0.0, -5.0)]) == 0
    assert best_alpha([(0.5, 0.5, 1.0)]) is None


@given(st.lists(st.tuples(st.sampled_from(GRID), st.floats(0, 1)), min_size=1, max_size=40))
def test_a_fit_rises_stays_in_range_and_keeps_the_mean(points: list[tuple[float, float]]) -> None:
    fit = rising_fit(points, GRID)
    values = [fit[level] for level in sorted(GRID)]
    assert values == sorted(values)
    assert all(0 <= value <= 1 for value in values)
    assert sum(fit[x] for x, _ in points) == pytest.approx(sum(y for _, y in points))


@given(st.lists(st.tuples(st.sampled_from(GRID), st.floats(0, 1)), min_size=1, max_size=40))
def test_no_constant_fits_better(points: list[tuple[float, float]]) -> None:
    fit = rising_fit(points, GRID)
    mean = sum(y for _, y in points) / len(points)
    squared = sum((fit[x] - y) ** 2 for x, y in points)
    assert squared <= sum((mean - y) ** 2 for _, y in points) + 1e-9
