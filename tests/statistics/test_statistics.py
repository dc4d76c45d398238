"""Intervals, paired tests and pass@k against figures worked out by hand or by trying every case."""

from __future__ import annotations

from itertools import combinations, product
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.statistics.intervals import Interval, mean_interval, share_interval
from variorum.statistics.optional_packages import MissingExtra, import_optional
from variorum.statistics.paired_tests import compare_all, holm, paired_p
from variorum.statistics.pass_at_k import pass_at_k


def test_a_package_that_is_missing_is_named_with_the_way_to_get_it() -> None:
    with pytest.raises(MissingExtra, match=r"no_such is not installed: `pip install 'variorum\[stats\]'`"):
        import_optional("no_such.module", "stats")


def test_the_interval_of_a_share_stays_within_0_and_1() -> None:
    # Wilson's published example: 7 of 10.
    assert share_interval(7, 10) == pytest.approx((0.3968, 0.8922), abs=1e-4)
    assert share_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(0, 0) is None


@given(st.integers(1, 8).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n), st.integers(1, n))))
def test_pass_at_k_is_the_share_of_draws_with_a_pass(case: tuple[int, int, int]) -> None:
    attempts, passed, k = case
    outcomes = [place < passed for place in range(attempts)]
    draws = [any(draw) for draw in combinations(outcomes, k)]
    assert pass_at_k(attempts, passed, k) == pytest.approx(fmean(draws))


def test_pass_at_k_needs_k_attempts() -> None:
    with pytest.raises(ValueError, match="k needs as many attempts"):
        pass_at_k(2, 1, 3)


def test_holm_corrects_step_by_step_and_leaves_out_what_was_not_tested() -> None:
    assert holm([0.01, None, 0.04, 0.03]) == [
        pytest.approx(0.03),
        None,
        pytest.approx(0.06),
        pytest.approx(0.06),
    ]


class TestWithScipy:
    """What needs the `stats` extra."""

    @pytest.fixture(autouse=True)
    def scipy(self) -> None:
        pytest.importorskip("scipy", reason="the extra `stats` is not installed")

    @given(st.lists(st.sampled_from([-2.0, -1.0, 0.0, 1.0, 3.0]), min_size=2, max_size=6))
    def test_the_p_of_few_cases_is_that_of_trying_all_signs(self, differences: list[float]) -> None:
        seen = abs(sum(differences))
        sums = [
            abs(sum(d * s for d, s in zip(differences, signs, strict=True)))
            for signs in product((1, -1), repeat=len(differences))
        ]
        assert paired_p(differences) == pytest.approx(fmean(one >= seen - 1e-9 for one in sums))

    def test_the_same_values_give_the_same_interval(self) -> None:
        values = [0.1, 0.5, 0.4, 0.9, 0.3, 0.8]
        first, second = mean_interval(values), mean_interval(values)
        assert first == second
        assert first is not None
        assert 0.1 < first.low < fmean(values) < first.high < 0.9

    def test_large_samples_are_not_resampled_and_agree(self) -> None:
        small = [(place * 37 % 100) / 100 for place in range(500)]
        # Two more values at the mean: the same sample for all purposes, but too large to be resampled.
        large = [*small, fmean(small), fmean(small)]
        assert mean_interval(large) == pytest.approx(mean_interval(small), abs=0.002)
        differences = [value - 0.48 for value in small], [value - 0.48 for value in large]
        assert paired_p(differences[1]) == pytest.approx(paired_p(differences[0]), abs=0.02)

    def test_nothing_to_resample_is_no_interval(self) -> None:
        assert mean_interval([0.5]) is None
        assert paired_p([0.5]) is None
        assert mean_interval([0.5, 0.5]) == Interval(0.5, 0.5)
        assert paired_p([0.0, 0.0]) == 1.0

    def test_systems_are_compared_on_their_common_cases(self) -> None:
        cases = [f"case {place}" for place in range(12)]
        better = {case: 0.9 - place / 100 for place, case in enumerate(cases)}
        worse = dict.fromkeys([*cases, "another"], 0.5)
        same = {
            case: value + (0.01 if place % 2 else -0.01) for place, (case, value) in enumerate(better.items())
        }
        found = {(one.first, one.second): one for one in compare_all({"b": better, "w": worse, "s": same})}
        assert found["b", "w"].cases == 12
        assert found["b", "w"].difference == pytest.approx(fmean(better.values()) - 0.5)
        # All twelve differences have one sign: 2 of the 4,096 choices of signs go as far; three were compared.
        assert found["b", "w"].p == pytest.approx(2 / 4096)
        assert found["b", "w"].p_adjusted == pytest.approx(3 * 2 / 4096)
        assert found["b", "w"].is_significant
        assert not found["b", "s"].is_significant
