"""Chooses types for values that neither side types: those that the source runs best on."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from variorum.differential.generation import ArgumentGenerator
from variorum.differential.likeness import key_of
from variorum.differential.observation import is_accepted
from variorum.interpreter.outcome import Outcome
from variorum.program.types import Type
from variorum.program.values import Value

_CANDIDATES = 24
_TRIALS_EACH = 4
# An unlikely guess has to be so much better than a likely one.
_RANK = 0.02


def choose_types(
    options: Sequence[Sequence[Type]],
    generator: ArgumentGenerator,
    run: Callable[[Sequence[Value]], Outcome],
    is_spent: Callable[[], bool],
) -> list[Type]:
    """One of the options for each value.

    Args:
        options: candidate types of each value, the likeliest first.
        generator: makes values.
        run: runs the source.
        is_spent: whether no more runs may be made.
    """
    best, most = [each[0] for each in options], -1.0
    for rank, types in enumerate(_combinations(options)):
        points = _worth(types, generator, run) - rank * _RANK
        if points > most:
            best, most = list(types), points
        if is_spent():
            break
    return best


def _worth(
    types: Sequence[Type], generator: ArgumentGenerator, run: Callable[[Sequence[Value]], Outcome]
) -> float:
    """How well the source runs on values of these types: how often, and with how many results."""
    accepted, results = 0, set()
    for _ in range(_TRIALS_EACH):
        outcome = run(generator.arguments(types))
        if is_accepted(outcome):
            accepted += 1
            results.add(key_of([outcome.value, outcome.output, list(outcome.arguments)]))
    return accepted + len(results) / 2


def _combinations(options: Sequence[Sequence[Type]]) -> list[tuple[Type, ...]]:
    """Combinations of the options, those of likely ones first."""
    every = itertools.islice(itertools.product(*(range(len(each)) for each in options)), 4096)
    ranked = sorted(every, key=lambda ranks: (sum(ranks), ranks))
    return [
        tuple(each[rank] for each, rank in zip(options, ranks, strict=True)) for ranks in ranked[:_CANDIDATES]
    ]
