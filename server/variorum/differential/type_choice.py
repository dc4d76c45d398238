"""Chooses types for parameters without types: those on which the source runs best."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from variorum.differential.argument_generation import ArgumentGenerator
from variorum.differential.equivalence import canonical_key
from variorum.differential.observation import is_accepted
from variorum.interpreter.outcome import Outcome
from variorum.program.types import Type
from variorum.program.values import Value

_CANDIDATES = 24
_TRIALS_EACH = 4
# How much better an unlikely guess must be than the next likelier one.
_RANK = 0.02
# Guesses up to this much worse than the best are plausible too: one run in four may fail.
_PLAUSIBLE = 1.6
_MAX_PLAUSIBLE = 3


def plausible_types(
    options: Sequence[Sequence[Type]],
    generator: ArgumentGenerator,
    run: Callable[[Sequence[Value]], Outcome],
    is_spent: Callable[[], bool],
) -> list[list[Type]]:
    """Returns the most plausible combinations of types, best first and at least one.

    Args:
        options: candidate types of each value, the likeliest first.
        generator: generates values.
        run: runs the source.
        is_spent: whether no more runs are allowed.
    """
    ranked: list[tuple[float, list[Type]]] = []
    for rank, types in enumerate(_combinations(options)):
        ranked.append((_plausibility(types, generator, run) - rank * _RANK, list(types)))
        if is_spent():
            break
    ranked.sort(key=lambda each: -each[0])
    most = ranked[0][0]
    return [types for points, types in ranked if points > 0 and points >= most - _PLAUSIBLE][
        :_MAX_PLAUSIBLE
    ] or [ranked[0][1]]


def _plausibility(
    types: Sequence[Type], generator: ArgumentGenerator, run: Callable[[Sequence[Value]], Outcome]
) -> float:
    """Returns how well the source runs on values of these types: the accepted runs and half of the different
    results.
    """
    accepted, results = 0, set()
    for _ in range(_TRIALS_EACH):
        outcome = run(generator.arguments(types))
        if is_accepted(outcome):
            accepted += 1
            results.add(canonical_key([outcome.value, outcome.output, list(outcome.arguments)]))
    return accepted + len(results) / 2


def _combinations(options: Sequence[Sequence[Type]]) -> list[tuple[Type, ...]]:
    """Returns combinations of the options, the likeliest first."""
    every = itertools.islice(itertools.product(*(range(len(each)) for each in options)), 4096)
    ranked = sorted(every, key=lambda ranks: (sum(ranks), ranks))
    return [
        tuple(each[rank] for each, rank in zip(options, ranks, strict=True)) for ranks in ranked[:_CANDIDATES]
    ]
