"""Collects observations and decides which difference to report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

import attrs

from variorum.differential.equivalence import canonical_key
from variorum.differential.fault_localisation import branch_suspicions
from variorum.differential.input_shapes import Shape, input_shapes
from variorum.differential.observation import (
    EXCEPTION,
    FORM,
    HANG,
    LAYOUT,
    ORDER,
    OVERFLOW,
    SAME,
    STATE,
    UNSURE,
    VALUE,
    Observation,
    counts_as_input,
)
from variorum.differential.result_kinds import have_other_kinds
from variorum.differential.verdict import Verdict, Witness
from variorum.differential.witness_messages import message_of
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Value

# A warning needs this share of the natural inputs: a rarer difference is mostly a fault of the interpreter or
# the input.
_MIN_SHARE = 0.2
# A target may be slow on some inputs; one that exceeds its limit on this share hangs.
_HANGING_SHARE = 0.8
_MIN_AGREEING = 5
# The share of a difference on inputs of which some may not be intended: that of a question.
_DOUBTED_SHARE = 0.1
_MIN_REGULAR = 4
_MIN_NATURAL = 10
_MIN_RESULTS = 3
_WARNINGS = (VALUE, EXCEPTION, LAYOUT)
# Kinds of hints, most informative first. Doubtful observations are never hints.
_HINTS = (VALUE, EXCEPTION, HANG, OVERFLOW, STATE, ORDER, FORM)

Branches = frozenset[tuple[int, bool]]


@attrs.define
class ObservationCounts:
    """The observations so far. `source_branches` and `target_branches` are all branches of each side."""

    source_branches: Branches
    target_branches: Branches
    target_start: int = 0
    """The offset of the target's function."""
    observations: list[Observation] = attrs.Factory(list)
    unsupported: Counter[str] = attrs.Factory(Counter)
    rejected: Counter[str] = attrs.Factory(Counter)
    natural: int = 0
    edges: int = 0
    source_taken: set[tuple[int, bool]] = attrs.Factory(set)
    target_taken: set[tuple[int, bool]] = attrs.Factory(set)
    results: set[str] = attrs.Factory(set)

    def reject(self, outcome: Outcome) -> None:
        """Counts a run that cannot be compared."""
        if outcome.kind == "unsupported":
            self.unsupported[outcome.reason] += 1
        else:
            self.rejected[outcome.exception or outcome.reason or outcome.kind] += 1

    def add(self, observation: Observation) -> None:
        """Counts an input that both sides ran on."""
        self.observations.append(observation)
        self.source_taken |= observation.source.branches & self.source_branches
        self.target_taken |= observation.target.branches & self.target_branches
        if observation.is_edge:
            self.edges += 1
        else:
            self.natural += 1
        self.results.add(
            canonical_key([observation.source_result, observation.source.output, *observation.state])
        )

    def has(self, kind: str) -> bool:
        """Returns whether a difference of a kind was seen."""
        return any(each.kind == kind for each in self.observations)

    @property
    def agreeing(self) -> list[tuple[Value, ...]]:
        """Returns the natural arguments if both sides agree on all of them, otherwise none."""
        natural = [each for each in self.observations if not each.is_edge]
        found = [each.arguments for each in natural if each.kind == SAME and each.arguments]
        return found if len(found) == len(natural) else []

    @property
    def is_doubtful(self) -> bool:
        """Returns whether something unknown took part in the latest run."""
        return bool(self.observations) and bool(self.observations[-1].doubts)

    @property
    def is_sufficient(self) -> bool:
        """Returns whether the observations suffice for a verdict, if there is no time for more."""
        return self.natural >= _MIN_NATURAL and len(self.results) >= _MIN_RESULTS

    @property
    def is_covered(self) -> bool:
        """Returns whether all branches of both sides were taken."""
        return len(self.source_taken) == len(self.source_branches) and len(self.target_taken) == len(
            self.target_branches
        )


def decide(
    source_name: str,
    target_name: str,
    names: Sequence[str],
    counts: ObservationCounts,
    shrunk: Callable[[Observation], Observation],
) -> Verdict:
    """Returns the verdict on the observations."""
    ordinary, share = _ordinary_difference(counts)
    found = ordinary or _hint(counts)
    witness = None if found is None else _witness(names, shrunk(found), share >= _MIN_SHARE, share)
    return Verdict(
        source_name=source_name,
        target_name=target_name,
        inputs=sum(map(counts_as_input, counts.observations)),
        agreed=sum(each.kind in (SAME, FORM, STATE) for each in counts.observations),
        results=len(counts.results),
        branches=len(counts.source_taken) + len(counts.target_taken),
        all_branches=len(counts.source_branches) + len(counts.target_branches),
        witness=witness,
        reason=_reason(counts),
        branch_suspicions=branch_suspicions(counts.observations, counts.target_branches, counts.target_start)
        if witness is not None and witness.is_reported
        else (),
    )


def _ordinary_difference(counts: ObservationCounts) -> tuple[Observation | None, float]:
    """Returns an observation of a difference on ordinary inputs, or None, and the share of ordinary inputs that show one."""
    natural: Sequence[Observation] = [each for each in counts.observations if not each.is_edge]
    if not natural:
        return None, 0.0
    natural, are_intended = _regular_inputs(natural)
    if have_other_kinds(each for each in natural if not each.shows_output and each.target.kind == "returned"):
        return None, 0.0
    differing = [each for each in natural if each.kind in _WARNINGS]
    hanging = [each for each in natural if each.kind == HANG]
    if len(hanging) >= len(natural) * _HANGING_SHARE:
        differing += hanging
    share = len(differing) / len(natural)
    share = share if are_intended else min(share, _DOUBTED_SHARE)
    for kind in (*_WARNINGS, HANG):
        if found := [each for each in differing if each.kind == kind]:
            return min(found, key=_size), share
    return None, 0.0


def _regular_inputs(natural: Sequence[Observation]) -> tuple[Sequence[Observation], bool]:
    """Returns the regular inputs if there are enough; of those, the ones of shapes on which both sides always agree,
    if there are any. These shapes are the intended ones, unless the source shows more results on others: then
    returns all of them, and False.
    """
    shapes = input_shapes([each.stdin for each in natural])
    if sum(shape.is_regular for shape in shapes) >= _MIN_REGULAR:
        natural = [each for shape, each in zip(shapes, natural, strict=True) if shape.is_regular]
        shapes = [shape for shape in shapes if shape.is_regular]
    counts = Counter((shape, each.kind == SAME) for shape, each in zip(shapes, natural, strict=True))
    clean = {shape for shape in shapes if counts[shape, True] >= _MIN_AGREEING and not counts[shape, False]}
    if not clean:
        return natural, True
    results: dict[Shape, set[str]] = defaultdict(set)
    for shape, each in zip(shapes, natural, strict=True):
        results[shape].add(each.source.output)
    most = min(_MIN_RESULTS, max(map(len, results.values())))
    intended = {shape for shape in clean if len(results[shape]) >= most}
    if not intended:
        return natural, False
    return [each for shape, each in zip(shapes, natural, strict=True) if shape in intended], True


def _hint(counts: ObservationCounts) -> Observation | None:
    for kind in _HINTS:
        found = [each for each in counts.observations if each.kind == kind]
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
        expected=None if found.shows_output or found.shows_state else found.source.value,
    )


def _reason(counts: ObservationCounts) -> str:
    if counts.unsupported:
        return counts.unsupported.most_common(1)[0][0]
    if counts.rejected:
        return f"the original fails on the inputs tried: {counts.rejected.most_common(1)[0][0]}"
    doubts = Counter(
        note for each in counts.observations if each.kind == UNSURE for note in sorted(each.doubts)
    )
    if doubts:
        # A specific unknown is more informative than `opaque`.
        note = max(sorted(doubts), key=lambda note: (doubts[note], note != "opaque"))
        return f"what takes part cannot be known: {note}"
    return "" if len(counts.observations) > 1 else "nothing to compare"
