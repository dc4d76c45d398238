"""Collects observations, and judges which difference deserves belief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import attrs

from variorum.differential.likeness import key_of
from variorum.differential.messages import message_of
from variorum.differential.observation import (
    EXCEPTION,
    FORM,
    HANG,
    LAYOUT,
    ORDER,
    OVERFLOW,
    SAME,
    UNSURE,
    VALUE,
    Observation,
    is_doubtful,
)
from variorum.differential.regularity import shapes_of
from variorum.differential.verdict import Verdict, Witness
from variorum.interpreter.outcome import Outcome

# A warning needs this share of the natural inputs: a rare difference is more often the interpreter's or the input's than the
# translation's.
_LEAST_SHARE = 0.2
# A target that is slow on some input may be slow for good reasons; one that seldom ends does not.
_HANGING_SHARE = 0.8
_FEWEST_CLEAN = 5
_FEWEST_REGULAR = 4
_FEWEST_NATURAL = 10
_FEWEST_RESULTS = 3
_WARNINGS = (VALUE, EXCEPTION, LAYOUT)
# Hints, the most telling first. Doubtful ones are no hints.
_HINTS = (VALUE, EXCEPTION, HANG, OVERFLOW, ORDER, FORM)

Branches = frozenset[tuple[int, bool]]


@attrs.define
class Tally:
    """What was seen so far. `source_branches` and `target_branches` are those that there are."""

    source_branches: Branches
    target_branches: Branches
    observations: list[Observation] = attrs.Factory(list)
    unsupported: Counter[str] = attrs.Factory(Counter)
    refused: Counter[str] = attrs.Factory(Counter)
    natural: int = 0
    edges: int = 0
    source_taken: set[tuple[int, bool]] = attrs.Factory(set)
    target_taken: set[tuple[int, bool]] = attrs.Factory(set)
    results: set[str] = attrs.Factory(set)

    def refuse(self, outcome: Outcome) -> None:
        """Counts a run that cannot be compared."""
        if outcome.kind == "unsupported":
            self.unsupported[outcome.reason] += 1
        else:
            self.refused[outcome.exception or outcome.reason or outcome.kind] += 1

    def add(self, observation: Observation) -> None:
        """Counts an input that both sides ran on."""
        self.observations.append(observation)
        self.source_taken |= observation.source.branches & self.source_branches
        self.target_taken |= observation.target.branches & self.target_branches
        if observation.is_edge:
            self.edges += 1
        else:
            self.natural += 1
        self.results.add(key_of([observation.source_result, observation.source.output]))

    def has(self, kind: str) -> bool:
        """Whether a difference of a kind was seen."""
        return any(each.kind == kind for each in self.observations)

    @property
    def suffices(self) -> bool:
        """Whether what was seen is enough for a verdict, if there is no time for more."""
        return self.natural >= _FEWEST_NATURAL and len(self.results) >= _FEWEST_RESULTS

    @property
    def is_covered(self) -> bool:
        """Whether all branches of both sides were taken."""
        return len(self.source_taken) == len(self.source_branches) and len(self.target_taken) == len(
            self.target_branches
        )


def judge(
    source_name: str,
    target_name: str,
    names: Sequence[str],
    tally: Tally,
    shrunk: Callable[[Observation], Observation],
) -> Verdict:
    """The verdict on what was seen."""
    believed, share = _believable(tally)
    found = believed or _hint(tally)
    witness = None if found is None else _witness(names, shrunk(found), believed is not None, share)
    return Verdict(
        source_name=source_name,
        target_name=target_name,
        # Whether numbers can become so large is asked, and costs no agreement.
        inputs=sum(each.kind not in (UNSURE, OVERFLOW) for each in tally.observations),
        agreed=sum(each.kind in (SAME, FORM) for each in tally.observations),
        results=len(tally.results),
        branches=len(tally.source_taken) + len(tally.target_taken),
        all_branches=len(tally.source_branches) + len(tally.target_branches),
        witness=witness,
        reason=_reason(tally),
        doubtful=sum(is_doubtful(each.source.notes | each.target.notes) for each in tally.observations),
    )


def _believable(tally: Tally) -> tuple[Observation | None, float]:
    """A natural input of the kind of difference that is seen often enough to be believed, and the share of such inputs."""
    natural: Sequence[Observation] = [each for each in tally.observations if not each.is_edge]
    if not natural:
        return None, 0.0
    natural = _understood(natural)
    differing = [each for each in natural if each.kind in _WARNINGS]
    hanging = [each for each in natural if each.kind == HANG]
    if len(hanging) >= len(natural) * _HANGING_SHARE:
        differing += hanging
    share = len(differing) / len(natural)
    if not differing or share < _LEAST_SHARE:
        return None, share
    for kind in (*_WARNINGS, HANG):
        if found := [each for each in differing if each.kind == kind]:
            return min(found, key=_size), share
    return None, share


def _understood(natural: Sequence[Observation]) -> Sequence[Observation]:
    """The regular inputs, if there are some; of those the ones of shapes on which both sides always agree, if there are any."""
    shapes = shapes_of([each.stdin for each in natural])
    if sum(shape.is_regular for shape in shapes) >= _FEWEST_REGULAR:
        natural = [each for shape, each in zip(shapes, natural, strict=True) if shape.is_regular]
        shapes = [shape for shape in shapes if shape.is_regular]
    counts = Counter((shape, each.kind == SAME) for shape, each in zip(shapes, natural, strict=True))
    clean = {shape for shape in shapes if counts[shape, True] >= _FEWEST_CLEAN and not counts[shape, False]}
    if not clean:
        return natural
    return [each for shape, each in zip(shapes, natural, strict=True) if shape in clean]


def _hint(tally: Tally) -> Observation | None:
    for kind in _HINTS:
        found = [each for each in tally.observations if each.kind == kind]
        if found:
            return min(found, key=lambda each: (each.is_edge, _size(each)))
    return None


def _size(observation: Observation) -> int:
    return len(repr(observation.arguments)) + len(observation.stdin)


def _witness(names: Sequence[str], found: Observation, is_warning: bool, share: float) -> Witness:
    source, target, message = message_of(names, found, is_question=not is_warning)
    return Witness(
        kind=found.kind,
        names=tuple(names),
        arguments=found.arguments,
        stdin=found.stdin,
        source=source,
        target=target,
        is_edge=found.is_edge,
        is_warning=is_warning,
        share=share,
        message=message,
        expected=None if found.shows_output else found.source.value,
    )


def _reason(tally: Tally) -> str:
    if tally.unsupported:
        return tally.unsupported.most_common(1)[0][0]
    if tally.refused:
        return f"the original fails on the inputs tried: {tally.refused.most_common(1)[0][0]}"
    doubts = Counter(
        note for each in tally.observations if each.kind == UNSURE for note in sorted(each.doubts)
    )
    if doubts:
        # What is unknown says more than that something is.
        note = max(sorted(doubts), key=lambda note: (doubts[note], note != "opaque"))
        return f"what takes part cannot be known: {note}"
    return "" if len(tally.observations) > 1 else "nothing to compare"
