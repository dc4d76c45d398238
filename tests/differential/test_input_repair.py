"""Arguments that the source refuses are changed by what it objected to."""

from __future__ import annotations

import pytest

from variorum.differential.input_repair import repaired
from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.verdict import Verdict
from variorum.interpreter.outcome import Outcome
from variorum.languages import language_named


def verdict(source: str, target: str) -> Verdict:
    return compare_sources(source, language_named("python"), target, language_named("java"))


def random() -> SeededRandom:
    return SeededRandom.of_texts("repair")


def test_a_text_that_is_no_number_becomes_one() -> None:
    failed = Outcome("raised", exception="value", message="invalid literal for int() with base 10: 'bc'")
    changed = repaired(random(), ["abcd", 1], failed)
    assert changed is not None
    first, second = changed
    assert isinstance(first, str)
    assert first[0] + first[-1] == "ad"
    assert first[1:3].isdigit()
    assert second == 1


def test_rows_become_indices_of_the_shortest_list() -> None:
    changed = repaired(random(), [[7, 8, 9], [[5, 4], [3, 9]]], Outcome("raised", exception="index"))
    assert changed == [[7, 8, 9], [[1, 0], [1, 1]]]


def test_what_keeps_a_loop_from_ending_becomes_another_number() -> None:
    changed = repaired(random(), [[0, 5, 1], True], Outcome("budget"))
    assert changed is not None
    assert isinstance(changed[0], list)
    assert 0 not in changed[0]
    assert 1 not in changed[0]
    assert changed[1] is True


@pytest.mark.parametrize("failed", [Outcome("raised", exception="key"), Outcome("raised", exception="value")])
def test_other_failures_suggest_nothing(failed: Outcome) -> None:
    assert repaired(random(), ["a", [1]], failed) is None


@pytest.mark.parametrize(("step", "differs"), [("1", False), ("2", True)])
def test_edges_between_the_elements_of_a_list_are_found(step: str, differs: bool) -> None:
    python = """
def heaviest(weights, edges):
    around = [0] * len(weights)
    for a, b in edges:
        around[a] += weights[b]
        around[b] += weights[a] * 1
    return max(around)
"""
    java = """
class Graph {
    static int heaviest(int[] weights, int[][] edges) {
        int[] around = new int[weights.length];
        for (int[] edge : edges) {
            around[edge[0]] += weights[edge[1]];
            around[edge[1]] += weights[edge[0]] * STEP;
        }
        return Arrays.stream(around).max().getAsInt();
    }
}
""".replace("STEP", step)
    found = verdict(python, java)
    assert found.is_conclusive
    assert (found.warning is not None) is differs


@pytest.mark.parametrize(("least", "differs"), [("2", False), ("1", True)])
def test_a_source_that_does_not_end_on_some_numbers_is_run_on_others(least: str, differs: bool) -> None:
    python = """
def streak(nums):
    best, seen = 0, set(nums)
    for x in seen:
        count = 0
        while x in seen:
            count += 1
            x *= x
        best = max(best, count)
    return best if best >= 2 else -1
"""
    java = """
class Streak {
    static int streak(int[] nums) {
        int best = 0;
        Set<Integer> seen = new HashSet<>();
        for (int x : nums) seen.add(x);
        for (int x : seen) {
            int count = 0;
            while (seen.contains(x)) { count++; x *= x; }
            best = Math.max(best, count);
        }
        return best >= LEAST ? best : -1;
    }
}
""".replace("LEAST", least)
    found = verdict(python, java)
    assert found.is_conclusive
    assert (found.witness is not None) is differs
