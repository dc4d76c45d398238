"""Calls a function and its translation on the same values, within one budget."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.budget import Budget, SourceLimit
from variorum.differential.observation import has_stand_in, is_accepted
from variorum.differential.receiver_objects import (
    ReceiverField,
    fields_with,
    needs_receiver,
    receiver_fields,
)
from variorum.differential.side import Side
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.program.values import ABSENT, Value

_STEPS = 4_000
_SIZE = 400_000
_DEPTH = 200
_TARGET_FACTOR = 40


@attrs.define
class PairedCalls:
    """Both sides. The values of a call are its arguments, followed by the receiver's `fields`; None if constructors without
    arguments make the receivers.
    """

    source: Side
    target: Side
    budget: Budget = attrs.Factory(Budget)
    fields: tuple[ReceiverField, ...] | None = None
    absent: int = 0
    """How many parameters of one side have no counterpart, and get an object of an unknown class."""
    limit: SourceLimit = attrs.Factory(lambda: SourceLimit(_STEPS))
    _seed: int = 0
    _shared: tuple[ReceiverField, ...] | None = attrs.field(default=None, init=False)

    @property
    def shared_fields(self) -> tuple[ReceiverField, ...]:
        """Returns the fields that both receivers have; none if a side is no method."""
        if self.fields is not None:
            return self.fields
        if self._shared is None:
            are_methods = needs_receiver(self.source) and needs_receiver(self.target)
            self._shared = receiver_fields(self.source, self.target) if are_methods else ()
        return self._shared

    @property
    def is_spent(self) -> bool:
        """Returns whether no more runs are allowed."""
        return self.budget.is_spent or self.limit.is_hopeless

    def run_source(self, values: Sequence[Value]) -> Outcome:
        """Runs the source. What an object of an unknown class answers is decided otherwise than in the run before."""
        if self.fields is not None or not values or has_stand_in(values):
            self._seed += 1
        outcome = self._run(self.source, values, self.limit.steps, _SIZE, of_source=True)
        if outcome.kind == "budget":
            self.limit.record_timeout()
        elif is_accepted(outcome):
            self.limit.record_success(outcome.steps)
        return outcome

    def run_target(self, values: Sequence[Value], source: Outcome) -> Outcome:
        """Runs the target, with a multiple of the steps that the source took."""
        steps = max(_STEPS, source.steps * _TARGET_FACTOR)
        return self._run(self.target, values, steps, _SIZE * 2, of_source=False)

    def _run(self, side: Side, values: Sequence[Value], steps: int, size: int, *, of_source: bool) -> Outcome:
        paired = self.fields or ()
        count = len(values) - len(paired)
        fields = None if self.fields is None else fields_with(paired, values[count:], of_source=of_source)
        limits = Limits(self.budget.limit(steps), size, _DEPTH, self._seed)
        passed = side.passed(values[:count])
        if count < len(side.parameters):
            passed = [*passed, *([ABSENT] * self.absent)]
        outcome = side.runner.call(side.function, passed, limits=limits, fields=fields)
        self.budget.spend(min(outcome.steps, limits.steps))
        if outcome.kind == "budget":
            self.budget.record_timeout(limits.steps, steps)
        return outcome
