"""AP correlation and the overlap of the best, against their definitions and against published figures."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.statistics.rank_agreement import tau_ap, top_overlap

# The examples in the documentation of the R package ircor, with the figures that it prints.
FIRST = (
    [0.67, 0.45, 0.29, 0.12, 0.57, 0.24, 0.94, 0.75, 0.08, 0.54],
    [0.48, 0.68, 0.32, 0.09, 0.06, 0.61, 0.87, 0.22, 0.44, 0.84],
)
SECOND = (
    [0.06, 0.2, 0.27, 0.37, 0.57, 0.63, 0.66, 0.9, 0.91, 0.94],
    [0.37, 0.06, 0.2, 0.27, 0.57, 0.66, 0.63, 0.91, 0.9, 0.94],
)


@pytest.mark.parametrize(
    ("truth", "estimate", "value"),
    [
        (*FIRST, 0.3928571),
        (*SECOND, 0.7491182),
        (FIRST[0], [round(one, 1) for one in FIRST[1]], 0.39903),
        (SECOND[0], [round(one * 5) / 5 for one in SECOND[1]], 0.6074515),
    ],
)
def test_ap_correlation_is_what_others_compute(
    truth: list[float], estimate: list[float], value: float
) -> None:
    assert tau_ap(truth, estimate) == pytest.approx(value, abs=5e-7)


def test_an_error_at_the_top_costs_more_than_one_at_the_bottom() -> None:
    truth = list(range(10, 0, -1))
    assert tau_ap(truth, truth) == 1
    assert tau_ap(truth, truth[::-1]) == -1
    top, bottom = [9, 10, *truth[2:]], [*truth[:8], 1, 2]
    assert tau_ap(truth, top) == pytest.approx(1 - 2 / 9)
    assert tau_ap(truth, bottom) == pytest.approx(1 - 2 / 81)


@pytest.mark.parametrize(("truth", "estimate"), [([], []), ([1], [1]), ([1, 1], [1, 2]), ([1, 2], [1, 1])])
def test_it_is_undefined_where_nothing_can_be_told(truth: list[float], estimate: list[float]) -> None:
    assert tau_ap(truth, estimate) is None


MARKS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=6)


@given(MARKS)
def test_ties_count_as_the_mean_over_their_orders(marks: list[tuple[int, int]]) -> None:
    truth, estimate = [one for one, _ in marks], [other for _, other in marks]
    if len(set(truth)) > 1 and len(set(estimate)) > 1:
        assert tau_ap(truth, estimate) == pytest.approx(by_definition(marks))


def by_definition(marks: list[tuple[int, int]]) -> float:
    shares = []
    for order in permutations(marks):
        if [estimate for _, estimate in order] != sorted((one for _, one in marks), reverse=True):
            continue
        for place, item in enumerate(order):
            above = [other[0] for other in order[:place] if other != item]
            if above:
                right = sum(true > item[0] for true in above) + sum(true == item[0] for true in above) / 2
                shares.append(right / len(above))
    return 2 * sum(shares) / len(shares) - 1


def test_the_overlap_is_the_share_of_the_best() -> None:
    truth, estimate = [5, 4, 3, 2, 1], [5, 1, 4, 2, 3]
    assert [top_overlap(truth, estimate, k) for k in range(7)] == [None, 1, 0.5, 2 / 3, 0.75, 1, None]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=8), st.data())
def test_a_ranking_agrees_with_itself_whatever_it_ties(values: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(1, len(values)))
    assert top_overlap(values, values, k) == pytest.approx(1)


def test_items_that_tie_for_the_last_place_share_it() -> None:
    assert top_overlap([3, 2, 1], [3, 1, 1], 2) == 0.75
