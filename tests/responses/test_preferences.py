"""Two answers compared in both orders, and rankings held against the ratings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.dimensions import CRITICALITY, RatingError
from variorum.responses.preferences import better_by_ratings, combine_orders, ranking_problems

PERFECT = dict.fromkeys(CRITICALITY, 3)
RATINGS = st.fixed_dictionaries({name: st.integers(1, 3) for name in CRITICALITY})


@pytest.mark.parametrize(
    ("a_first", "b_first", "value", "inconsistent"),
    [
        # The judge names the same winner twice: the weaker verdict stands.
        (2, -2, 2, False),
        (2, -1, 1, False),
        (1, -2, 1, False),
        (-2, 1, -1, False),
        (0, 0, 0, False),
        # The judge prefers whichever answer it saw first, or second.
        (1, 1, 0, True),
        (2, 1, 0, True),
        (-2, -2, 0, True),
        # A preference in one order, a tie in the other.
        (2, 0, 0, True),
        (0, -1, 0, True),
    ],
)
def test_both_orders_make_one_preference(a_first: int, b_first: int, value: int, inconsistent: bool) -> None:
    assert combine_orders(a_first, b_first) == (value, inconsistent)


@given(a_first=st.integers(-2, 2), b_first=st.integers(-2, 2))
def test_swapping_the_answers_turns_the_preference(a_first: int, b_first: int) -> None:
    preference, swapped = combine_orders(a_first, b_first), combine_orders(b_first, a_first)
    assert swapped == (-preference.value, preference.inconsistent)


@pytest.mark.parametrize("value", [3, -3, True, 1.0, None])
def test_a_preference_off_the_scale_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match="whole number from -2 to 2"):
        combine_orders(0, value)


def test_a_critical_dimension_outweighs_everything_below_it() -> None:
    a = PERFECT | {"technical_accuracy": 2}
    b = PERFECT | {"code_quality": 2, "safety": 2, "presentation_clarity": 2}
    assert better_by_ratings(a, b) == -1


def test_an_important_dimension_outweighs_presentation() -> None:
    assert better_by_ratings(PERFECT | {"safety": 2}, PERFECT | {"presentation_clarity": 1}) == -1


def test_majors_count_before_minors_within_a_group() -> None:
    one_major = PERFECT | {"code_quality": 1}
    three_minors = PERFECT | {"code_quality": 2, "completeness_focus": 2, "safety": 2}
    assert better_by_ratings(one_major, three_minors) == -1


def test_equal_ratings_prefer_neither() -> None:
    assert better_by_ratings(PERFECT, PERFECT) == 0


@given(a=RATINGS, b=RATINGS)
def test_better_by_ratings_is_the_same_from_either_side(a: dict[str, int], b: dict[str, int]) -> None:
    assert better_by_ratings(a, b) == -better_by_ratings(b, a)


@given(a=RATINGS, b=RATINGS, preference=st.integers(-2, 2))
def test_ranking_problems_are_the_same_from_either_side(
    a: dict[str, int], b: dict[str, int], preference: int
) -> None:
    assert bool(ranking_problems(preference, a, b)) == bool(ranking_problems(-preference, b, a))


@given(a=RATINGS, b=RATINGS)
def test_some_ranking_always_agrees_with_the_ratings(a: dict[str, int], b: dict[str, int]) -> None:
    assert any(not ranking_problems(preference, a, b) for preference in (-1, 0, 1))


def test_a_better_label_and_a_negative_preference_contradict_each_other() -> None:
    problems = ranking_problems(-1, PERFECT, PERFECT | {"safety": 1})
    assert problems == ("the ranking is -1, but A is Excellent and B is Inadequate",)


def test_a_tie_between_unequal_labels_is_flagged() -> None:
    problems = ranking_problems(0, PERFECT | {"safety": 2}, PERFECT)
    assert problems == ("the ranking is +0, but A is Discrete and B is Excellent",)


def test_a_preference_without_any_difference_is_flagged() -> None:
    assert ranking_problems(2, PERFECT, PERFECT) == (
        "the ranking is +2, but the ratings do not tell the answers apart",
    )


def test_between_equal_labels_the_weightiest_difference_decides() -> None:
    a, b = PERFECT | {"technical_accuracy": 2}, PERFECT | {"presentation_clarity": 2}
    assert ranking_problems(-1, a, b) == ()
    assert ranking_problems(1, a, b) == (
        "the ranking is +1, but the weightiest dimensions that differ favour B",
    )


def test_between_equal_labels_a_tie_is_the_graders_to_give() -> None:
    assert ranking_problems(0, PERFECT | {"safety": 2}, PERFECT | {"code_quality": 2}) == ()


def test_incomplete_ratings_cannot_be_compared() -> None:
    with pytest.raises(RatingError):
        ranking_problems(0, PERFECT, {})
