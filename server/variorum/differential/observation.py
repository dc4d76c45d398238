"""Classifies what both sides did on one input."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from variorum.differential.equivalence import Equivalence, equivalence
from variorum.differential.output_equivalence import output_equivalence
from variorum.differential.undefined_names import UNDEFINED
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Opaque, Record, Value

# Notes of a run that make a difference doubtful.
_DOUBTFUL = frozenset({"opaque", "unordered", "identity", "undefined", "outside", "coerced"})
# Notes of a source run with unreliable behaviour, which says nothing about the target.
_UNDEFINED = frozenset({"undefined", "outside", "coerced"})

SAME = "same"
VALUE = "value"
EXCEPTION = "exception"
LAYOUT = "layout"
"""The target fails in a layout of the input's words that the source accepts."""
HANG = "hang"
OVERFLOW = "overflow"
STATE = "state"
"""Both return the same and leave other values in arguments, which may be scratch."""
FORM = "form"
ORDER = "order"
UNSURE = "unsure"
"""Differs, but something opaque, unordered or undefined takes part."""


@attrs.frozen
class Observation:
    """One input, what both sides did, and how that differs (`kind`; `same` if it does not)."""

    arguments: tuple[Value, ...]
    stdin: str
    source: Outcome
    target: Outcome
    kind: str
    source_result: Value = None
    target_result: Value = None
    shows_output: bool = False
    is_edge: bool = False
    is_negated: bool = False
    """Whether numbers of an input on which both agree were negated."""
    shows_state: bool = False
    """Whether both return the same, and the results are the state that each leaves."""
    state: tuple[Value, ...] = ()
    """The values of fields and arguments that both change and leave the same, beside what they return."""

    @property
    def doubts(self) -> frozenset[str]:
        """Returns the notes of either run that make a difference doubtful."""
        return frozenset(note for note in self.source.notes | self.target.notes if is_doubtful((note,)))


def counts_as_input(observation: Observation) -> bool:
    """Returns whether an observation tells how far both sides agree. Large and negated numbers are questions that do not
    lower the agreement.
    """
    if observation.kind in (SAME, FORM):
        return True
    return observation.kind not in (UNSURE, OVERFLOW) and not observation.is_negated


def is_accepted(source: Outcome) -> bool:
    """Returns whether the source's run can be compared."""
    return source.kind in ("returned", "exited") and not source.notes & _UNDEFINED


def fails_on_purpose(source: Outcome) -> bool:
    """Returns whether the source raises an exception that only its program knows."""
    return source.kind == "raised" and source.exception.startswith("thrown:")


def failing_alike(arguments: tuple[Value, ...], source: Outcome, target: Outcome) -> Observation:
    """Returns the observation that both raise the same exception."""
    result = Opaque(source.exception)
    return Observation(arguments, "", source, target, SAME, result, result)


def is_doubtful(notes: Iterable[str]) -> bool:
    """Returns whether a run's notes make a difference doubtful."""
    return any(note in _DOUBTFUL or note.startswith("unknown:") for note in notes)


def has_stand_in(value: Value) -> bool:
    """Returns whether a value is or holds an object that stands for one of an unknown class."""
    if value is None or isinstance(value, (str, int, float)):
        return False
    if isinstance(value, Record):
        return any(map(has_stand_in, value.fields.values()))
    if isinstance(value, Mapping):
        return any(has_stand_in(each) for item in value.items() for each in item)
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(has_stand_in, value))
    return isinstance(value, Opaque)


def without_difference(observation: Observation) -> Observation:
    """Returns the observation, unsure if the sides differ."""
    return observation if observation.kind in (SAME, FORM) else attrs.evolve(observation, kind=UNSURE)


def results_of(source: Outcome, target: Outcome) -> tuple[Value, Value]:
    """Returns what is compared: the returned values, or the mutated arguments if a side returns nothing, and the calls of
    unknown objects.
    """
    if source.value is None and (target.value is None or (source.calls and target.calls)):
        # What a target returns in addition, such as how much it wrote, has no counterpart.
        return [*_mutable_arguments(source), *source.calls], [*_mutable_arguments(target), *target.calls]
    if source.value is None and not source.output and (changed := _changed(source)):
        return _closest(changed, target.value), target.value
    if target.value is None and not target.output and (changed := _changed(target)):
        return source.value, _closest(changed, source.value)
    return source.value, target.value


def _mutable_arguments(outcome: Outcome) -> list[Value]:
    changed: list[Value] = [
        each for each in outcome.arguments if not isinstance(each, str | int | float | Opaque | None)
    ]
    # As an object, because languages spell field names differently.
    return [*changed, Record("this", outcome.fields)] if outcome.fields else changed


def _changed(outcome: Outcome) -> list[Value]:
    """Returns the mutable arguments, and the receiver unless all of its fields are as they were before the call."""
    is_same = outcome.fields and outcome.fields == outcome.initial_fields
    return _mutable_arguments(attrs.evolve(outcome, fields={}) if is_same else outcome)


def _closest(changed: list[Value], value: Value) -> Value:
    """Returns the mutated argument that is most similar to the value the other side returns."""
    return min(changed, key=lambda each: equivalence(each, value))


def _is_comparable(source: Outcome, target: Outcome, first: Value, second: Value) -> bool:
    """Returns whether a side returns, prints or mutates something. An object without fields cannot be compared."""
    if any(isinstance(each, Record) and not each.fields for each in (first, second)):
        return False
    return bool(source.output or target.output) or not (first in (None, []) and second in (None, []))


def observe(
    arguments: tuple[Value, ...],
    stdin: str,
    source: Outcome,
    target: Outcome,
    *,
    is_edge: bool,
    can_do_nothing: bool = False,
) -> Observation | None:
    """Compares what both sides did. Returns None if there is nothing to compare: neither returns, prints or mutates
    anything, although something unseen may happen (`can_do_nothing` says that it cannot), or the target cannot be run.
    """
    if target.kind == "unsupported":
        return None
    first, second = results_of(source, target)
    if target.kind == "returned" and not _is_comparable(source, target, first, second):
        is_mute = source.value is None and target.value is None and first == [] == second
        if not can_do_nothing or not is_mute or is_doubtful(source.notes | target.notes):
            return None
    kind, shows_output = _kind(source, target, first, second)
    return Observation(arguments, stdin, source, target, kind, first, second, shows_output, is_edge)


def _kind(source: Outcome, target: Outcome, first: Value, second: Value) -> tuple[str, bool]:
    notes = source.notes | target.notes
    shows_output = source.value is None and bool(source.output)
    if target.exception == UNDEFINED:
        return EXCEPTION, shows_output
    if target.kind == "raised":
        # A target that ends with an access out of bounds is wrong, whatever its language does then.
        notes -= {"outside"} if target.exception == "index" else frozenset()
        # Another file may define the name. Other rules report undefined names.
        is_unsure = is_doubtful(notes) or target.exception == "name"
        return (UNSURE if is_unsure else OVERFLOW if "overflow" in notes else EXCEPTION), shows_output
    if target.kind == "budget":
        # A loop may wait for what an unknown object never says.
        return (UNSURE if source.calls or target.calls else HANG), shows_output
    values = equivalence(first, second)
    printed = (
        output_equivalence(source.output, target.output)
        if (source.output and target.output) or shows_output
        else Equivalence.EQUAL
    )
    worst = max(values, printed)
    shows_output = shows_output or printed > values
    if worst is Equivalence.EQUAL:
        return SAME, shows_output
    if worst is Equivalence.FORM:
        return FORM, shows_output
    is_cut = ("endless" in source.notes) != ("endless" in target.notes)
    if is_cut or is_doubtful(notes) or has_stand_in((first, second)):
        return UNSURE, shows_output
    if worst is Equivalence.ORDER:
        return ORDER, shows_output
    return (OVERFLOW if "overflow" in notes else VALUE), shows_output
