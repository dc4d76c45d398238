"""Measures of agreement give the published figures of known examples, and keep the laws that they must."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.statistics.bootstrap import with_interval
from variorum.statistics.correlation import kendall, pearson, ranks, spearman
from variorum.statistics.rater_agreement import bias, cohen_kappa, krippendorff_alpha, weighted_kappa

GRID = (0, 0.25, 0.5, 0.75, 1)
marks = st.lists(st.sampled_from(GRID), min_size=1, max_size=30)

# The worked example of Krippendorff's paper on computing alpha: four observers, twelve units, gaps.
OBSERVERS = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, None, None, None],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, None, 3],
    [None, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, None],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, None],
]


def test_alpha_of_the_published_example() -> None:
    units = [[mark for mark in unit if mark is not None] for unit in zip(*OBSERVERS, strict=True)]
    assert krippendorff_alpha(units) == pytest.approx(0.849, abs=0.0005)


def test_kappa_of_a_table_worked_out_by_hand() -> None:
    # Observed: one step apart in 2 of 4, so 0.5 in squared steps; expected by all 16 combinations: 34 / 16.
    first, second = [0, 0.25, 0.5, 0.75], [0, 0.5, 0.5, 0.5]
    apart = [(GRID.index(a) - GRID.index(b)) ** 2 for a in first for b in second]
    assert weighted_kappa(first, second, GRID) == pytest.approx(1 - 0.5 / (sum(apart) / 16))


def test_rank_correlation_with_ties_worked_out_by_hand() -> None:
    # Ranks 1.5 1.5 3 4 and 1 2 3.5 3.5.
    assert ranks([5, 5, 6, 7]) == [1.5, 1.5, 3, 4]
    assert spearman([5, 5, 6, 7], [1, 2, 9, 9]) == pytest.approx(4 / 4.5)


def test_tau_counts_pairs_in_order_less_those_out_of_order() -> None:
    # Of six pairs one is tied in the first, one in the second, and the other four agree: 4 / sqrt(5 * 5).
    assert kendall([5, 5, 6, 7], [1, 2, 9, 9]) == pytest.approx(4 / 5)
    assert kendall([1, 2, 3, 4], [1, 3, 2, 4]) == pytest.approx((5 - 1) / 6)


def test_pearson_sees_distances_and_rank_correlation_does_not() -> None:
    # Deviations -2 -1 3 and -1 0 1.
    assert pearson([1, 2, 6], [0, 1, 2]) == pytest.approx(5 / math.sqrt(14 * 2))
    assert spearman([1, 2, 6], [0, 1, 2]) == pytest.approx(1)


@given(st.lists(st.tuples(st.sampled_from(GRID), st.sampled_from(GRID)), min_size=2, max_size=25))
def test_tau_is_that_of_all_pairs_one_by_one(pairs: list[tuple[float, float]]) -> None:
    def sign(number: float) -> int:
        return (number > 0) - (number < 0)

    signs = [(sign(a[0] - b[0]), sign(a[1] - b[1])) for at, a in enumerate(pairs) for b in pairs[:at]]
    spread = math.sqrt(sum(one != 0 for one, _ in signs) * sum(other != 0 for _, other in signs))
    found = kendall([one for one, _ in pairs], [other for _, other in pairs])
    assert found == (pytest.approx(sum(one * other for one, other in signs) / spread) if spread else None)


@pytest.mark.parametrize("values", [[], [0.5], [1, 1, 1]])
def test_what_never_varies_has_no_agreement_beyond_chance(values: list[float]) -> None:
    assert weighted_kappa(values, values, GRID) is None
    assert spearman(values, values) is None
    assert kendall(values, values) is None
    assert pearson(values, values) is None
    assert krippendorff_alpha([[one, one] for one in values]) is None


def test_opposites_disagree_fully() -> None:
    for correlation in (spearman, kendall, pearson):
        assert correlation([0, 0.5, 1], [1, 0.5, 0]) == pytest.approx(-1)
    assert weighted_kappa([0, 1], [1, 0], GRID) == pytest.approx(-1)


def test_bias_is_the_mean_difference() -> None:
    assert bias([1, 0.5], [0.5, 0.5]) == 0.25
    assert bias([], []) is None


@given(marks)
def test_everybody_agrees_with_himself(values: list[float]) -> None:
    for measure in (weighted_kappa(values, values, GRID), spearman(values, values)):
        assert measure is None or measure == pytest.approx(1)
    alpha = krippendorff_alpha([[one, one] for one in values])
    assert alpha is None or alpha == pytest.approx(1)


@given(st.lists(st.tuples(st.sampled_from(GRID), st.sampled_from(GRID)), min_size=1, max_size=30))
def test_measures_are_symmetric_and_within_their_range(pairs: list[tuple[float, float]]) -> None:
    first, second = [one for one, _ in pairs], [other for _, other in pairs]
    for measure in (spearman, lambda a, b: weighted_kappa(a, b, GRID)):
        one, other = measure(first, second), measure(second, first)
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert one == pytest.approx(other)
            assert -1 - 1e-9 <= one <= 1 + 1e-9


def test_an_interval_holds_the_value_and_is_the_same_every_time() -> None:
    pairs = [(index % 5 / 4, (index * 3 + index // 7) % 5 / 4) for index in range(60)]

    def measure(drawn: object) -> float | None:
        assert isinstance(drawn, list)
        return spearman([one for one, _ in drawn], [other for _, other in drawn])

    found = with_interval(pairs, measure, resamples=200)
    assert found == with_interval(pairs, measure, resamples=200)
    assert found.value is not None
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.value < found.high


def test_more_items_narrow_the_interval() -> None:
    def wide(count: int) -> float:
        values = [index % 2 for index in range(count)]
        found = with_interval(values, lambda drawn: math.fsum(drawn) / len(drawn), resamples=300)
        assert found.low is not None
        assert found.high is not None
        return found.high - found.low

    assert wide(400) < wide(100) < wide(20)


def test_too_few_items_have_no_interval() -> None:
    assert with_interval([1.0, 0.0], lambda drawn: sum(drawn)) == (1.0, None, None)


def test_cohen_s_kappa_of_a_table_worked_by_hand() -> None:
    # 35 of 50 alike; by their frequencies (25 and 30 times yes) they would agree on half.
    pairs = [("yes", "yes")] * 20 + [("yes", "no")] * 5 + [("no", "yes")] * 10 + [("no", "no")] * 15
    first, second = [one for one, _ in pairs], [other for _, other in pairs]
    assert cohen_kappa(first, second) == pytest.approx(0.4)
    assert cohen_kappa(first, first) == 1
    assert cohen_kappa(["yes"], ["yes"]) is None
    assert cohen_kappa([], []) is None


@given(st.lists(st.tuples(st.floats(-1e200, 1e200), st.floats(-1e200, 1e200)), min_size=1, max_size=9))
def test_pearson_stays_within_its_range(pairs: list[tuple[float, float]]) -> None:
    found = pearson([one for one, _ in pairs], [other for _, other in pairs])
    assert found is None or -1 <= found <= 1
