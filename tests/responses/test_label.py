"""The overall label of all 729 combinations of ratings, and what worse ratings can do to it."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.grading.shipped_rubrics import load_rubric
from variorum.responses.dimensions import CRITICALITY, TITLES, RatingError
from variorum.responses.label import LABELS, overall_label

NAMES = tuple(CRITICALITY)
ALL_RATINGS = [dict(zip(NAMES, values, strict=True)) for values in product((1, 2, 3), repeat=6)]

# The guide's table, written out: (majors, minors) of six dimensions.
EXPECTED = {
    (0, 0): "Excellent",
    (0, 1): "Discrete",
    (0, 2): "Discrete",
    (0, 3): "Sufficient",
    (0, 4): "Sufficient",
    (0, 5): "Inadequate",
    (0, 6): "Inadequate",
} | {(1, minors): "Inadequate" for minors in range(6)}


@pytest.mark.parametrize("ratings", ALL_RATINGS, ids=lambda ratings: "".join(map(str, ratings.values())))
def test_every_combination_has_the_label_of_the_table(ratings: dict[str, int]) -> None:
    counts = Counter(ratings.values())
    assert overall_label(ratings) == EXPECTED.get((counts[1], counts[2]), "Unacceptable")


def test_the_labels_are_as_frequent_as_counting_by_hand_says() -> None:
    # Of six dimensions: C(6,k) ways to have k minors; 6 * 2**5 with one major; all the rest have two or more.
    assert Counter(map(overall_label, ALL_RATINGS)) == {
        "Excellent": 1,
        "Discrete": 6 + 15,
        "Sufficient": 20 + 15,
        "Inadequate": 6 + 1 + 192,
        "Unacceptable": 729 - 1 - 21 - 35 - 199,
    }


def test_the_rules_of_the_rubric_file_say_the_same() -> None:
    rules = load_rubric("response").labels
    for ratings in ALL_RATINGS:
        counts = Counter(ratings.values())
        label = next(
            rule.label
            for rule in rules
            if any(counts[1] >= each.major and counts[2] >= each.minor for each in rule.any_of)
        )
        assert label == overall_label(ratings)


def test_code_and_rubric_file_name_the_same_dimensions() -> None:
    dimensions = load_rubric("response").dimensions
    assert {each.id: each.criticality for each in dimensions} == CRITICALITY
    assert {each.id: each.title for each in dimensions} == TITLES


@given(ratings=st.sampled_from(ALL_RATINGS), name=st.sampled_from(NAMES))
def test_a_worse_rating_never_improves_the_label(ratings: dict[str, int], name: str) -> None:
    worse = ratings | {name: max(1, ratings[name] - 1)}
    assert LABELS.index(overall_label(worse)) >= LABELS.index(overall_label(ratings))


@given(ratings=st.sampled_from(ALL_RATINGS), order=st.permutations(NAMES))
def test_the_order_of_the_dimensions_does_not_matter(ratings: dict[str, int], order: list[str]) -> None:
    assert overall_label({name: ratings[name] for name in order}) == overall_label(ratings)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"safety": 0}, "safety is 0, not 3, 2 or 1"),
        ({"safety": 4}, "safety is 4, not 3, 2 or 1"),
        ({"safety": True}, "safety is True, not 3, 2 or 1"),
        ({"safety": 2.0}, "safety is 2.0, not 3, 2 or 1"),
        ({"safety": None}, "safety is None, not 3, 2 or 1"),
        ({"charm": 3}, "charm is not a dimension"),
    ],
)
def test_ratings_off_the_scale_have_no_label(change: dict[str, int], message: str) -> None:
    with pytest.raises(RatingError, match=message):
        overall_label(dict.fromkeys(NAMES, 3) | change)


def test_every_missing_dimension_is_named() -> None:
    with pytest.raises(RatingError, match="code_quality is missing; completeness_focus is missing"):
        overall_label({"requirements_compliance": 3, "technical_accuracy": 3})
