"""Spectrum-based fault localisation: how much each branch of the translation is involved in the differences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from variorum.differential.observation import EXCEPTION, HANG, LAYOUT, SAME, VALUE, Observation

_DIFFERENCES = frozenset({VALUE, EXCEPTION, LAYOUT, HANG})


@attrs.frozen
class BranchSuspicion:
    """A branch with its Ochiai coefficient in `[0, 1]`. `start` is the offset of its test in the function or program."""

    start: int
    taken: bool
    suspicion: float


def branch_suspicions(
    observations: Iterable[Observation], branches: frozenset[tuple[int, bool]], first: int
) -> tuple[BranchSuspicion, ...]:
    """Returns the target's branches with their suspicion, by the runs that agree and those that differ. `first` is the offset of
    the function, so that the result remains valid if the function moves.

    The Ochiai coefficient of a branch is `f / sqrt(F * (f + p))`, where `f` of `F` differing runs and `p` agreeing runs take it
    (Abreu, Zoeteweij, van Gemund 2007).
    """
    seen = list(observations)
    differing = [each.target.branches for each in seen if each.kind in _DIFFERENCES]
    agreeing = [each.target.branches for each in seen if each.kind == SAME]
    return tuple(
        BranchSuspicion(start - first, taken, _ochiai((start, taken), differing, agreeing))
        for start, taken in sorted(branches)
        if start >= first
    )


def _ochiai(
    branch: tuple[int, bool],
    differing: Sequence[frozenset[tuple[int, bool]]],
    agreeing: Sequence[frozenset[tuple[int, bool]]],
) -> float:
    failed = sum(branch in each for each in differing)
    passed = sum(branch in each for each in agreeing)
    return failed / (len(differing) * (failed + passed)) ** 0.5 if failed else 0.0
