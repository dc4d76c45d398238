"""S of rewrites with the same meaning, and of changes of meaning, over small generated programs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import variorum
from tests.translation.small_programs import MUTATIONS, REWRITES, Sum, by_index, java


def programs() -> Iterator[Sum]:
    """Yields the same few programs in every run."""
    chance = Random(7)
    for _ in range(4):
        yield Sum(
            comparison=chance.choice(["<", ">", "<=", ">="]),
            operator=chance.choice(["+", "*", "-"]),
            factor=chance.randint(3, 40),
            otherwise=chance.randint(41, 70),
            start=chance.randint(71, 99),
        )


def s(program: Sum, translation: str) -> float:
    """Returns the structural score of a translation of the program."""
    return variorum.score_translation(
        java(program), translation, source_language="java", target_language="python"
    ).s


@pytest.mark.parametrize("rewrite", REWRITES)
def test_a_rewrite_with_the_same_meaning_costs_next_to_nothing(rewrite: str) -> None:
    for program in programs():
        assert s(program, REWRITES[rewrite](program)) >= s(program, by_index(program)) - 0.05


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_change_of_meaning_always_costs(mutation: str) -> None:
    for program in programs():
        changed = MUTATIONS[mutation](program)
        assert changed != by_index(program)
        assert s(program, changed) < s(program, by_index(program))
