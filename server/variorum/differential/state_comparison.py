"""Compares what calls that return the same value leave in their objects and arguments.

Ports keep state in other ways, so only what both sides start with alike is compared: fields of one name with the same
initial value, and lists and maps that both sides change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs

from variorum.differential.equivalence import Equivalence, equivalence
from variorum.differential.observation import (
    FORM,
    OVERFLOW,
    SAME,
    STATE,
    UNSURE,
    VALUE,
    Observation,
    is_doubtful,
)
from variorum.differential.paired_calls import PairedCalls
from variorum.differential.receiver_objects import ReceiverField
from variorum.differential.result_kinds import ResultKind, kind_of
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Record, Value

_SCALARS = frozenset({ResultKind.NUMBER, ResultKind.TEXT})
_CONTAINERS = frozenset({ResultKind.SEQUENCE, ResultKind.FIELDS})
# Fields that hold results which were computed before.
_CACHE = re.compile(r"cache|memo", re.IGNORECASE)


@attrs.frozen
class _Part:
    """A field or an argument that is changed, by its name on either side."""

    source_name: str
    target_name: str
    source: Value
    target: Value
    is_scratch: bool = False
    """Whether the change may be no purpose of the call."""

    @property
    def differs(self) -> bool:
        """Returns whether the sides leave different values."""
        return equivalence(self.source, self.target) is Equivalence.DIFFERENT


def with_state(observation: Observation, calls: PairedCalls) -> Observation:
    """Returns the observation with the state that is compared, as one of a difference in state if the sides return the same
    value and leave other state.
    """
    source, target = observation.source, observation.target
    if observation.kind not in (SAME, FORM) or not (source.kind == target.kind == "returned"):
        return observation
    if source.value is None or target.value is None:
        # Then state is what was compared.
        return observation
    names = [each.symbol.name for each in calls.source.parameters]
    parts = [
        *_fields(calls.shared_fields, source, target),
        *_arguments(names, observation.arguments, source, target),
    ]
    if not parts:
        return observation
    differing = [each for each in parts if each.differs]
    if not differing:
        return attrs.evolve(observation, state=tuple(each.source for each in parts))
    return attrs.evolve(
        observation,
        kind=_kind(source, target, differing),
        source_result=Record("this", {each.source_name: each.source for each in differing}),
        target_result=Record("this", {each.target_name: each.target for each in differing}),
        shows_state=True,
    )


def _kind(source: Outcome, target: Outcome, differing: Sequence[_Part]) -> str:
    notes = source.notes | target.notes
    if is_doubtful(notes):
        return UNSURE
    if "overflow" in notes:
        return OVERFLOW
    return STATE if all(each.is_scratch for each in differing) else VALUE


def _fields(fields: Sequence[ReceiverField], source: Outcome, target: Outcome) -> Iterator[_Part]:
    """Yields the fields that start alike and are changed."""
    is_pure = not any(
        _is_changed(value, target.fields.get(name)) for name, value in target.initial_fields.items()
    )
    for field in fields:
        if field.source not in source.initial_fields or field.target not in target.initial_fields:
            continue
        first, second = source.initial_fields[field.source], target.initial_fields[field.target]
        one, other = source.fields.get(field.source), target.fields.get(field.target)
        kind = kind_of(one)
        if kind is not kind_of(other) or equivalence(first, second) is not Equivalence.EQUAL:
            continue
        is_source_changed, is_target_changed = _is_changed(first, one), _is_changed(second, other)
        if kind in _SCALARS:
            is_compared = is_source_changed or is_target_changed
        else:
            # A port that keeps its state in another field changes that one.
            is_compared = is_source_changed and (is_target_changed or is_pure)
            is_compared = is_compared and kind in _CONTAINERS and not _CACHE.search(field.source)
        if is_compared:
            yield _Part(f"this.{field.source}", f"this.{field.target}", one, other)


def _arguments(
    names: Sequence[str], given: Sequence[Value], source: Outcome, target: Outcome
) -> Iterator[_Part]:
    """Yields the lists and maps that both sides change: one side alone may copy what it changes.

    A function that returns whether it succeeded changes them for its caller. Another one may mark what it has visited.
    """
    is_scratch = not isinstance(source.value, bool)
    for name, before, one, other in zip(names, given, source.arguments, target.arguments, strict=False):
        if not isinstance(before, list | dict | set) or kind_of(one) is not kind_of(other):
            continue
        if _is_changed(before, one) and _is_changed(before, other):
            yield _Part(name, name, one, other, is_scratch)


def _is_changed(before: Value, after: Value) -> bool:
    return equivalence(before, after) > Equivalence.FORM
