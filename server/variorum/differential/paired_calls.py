"""Calls a function and its translation on the same values, within one budget."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.receivers import ReceiverField, fields_with
from variorum.differential.side import Side
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.program.values import Value

_SOURCE = Limits(steps=4_000, size=400_000, depth=200)
_TARGET_FACTOR = 40
ALL_STEPS = 150_000
"""For both sides and all inputs of one comparison together."""


@attrs.define
class PairedCalls:
    """Both sides. The values of a call are its arguments, then the receiver's `fields`."""

    source: Side
    target: Side
    fields: tuple[ReceiverField, ...] = ()
    steps: int = 0

    @property
    def is_spent(self) -> bool:
        """Whether the budget is used up."""
        return self.steps > ALL_STEPS

    def run_source(self, values: Sequence[Value]) -> Outcome:
        """Runs the source."""
        return self._run(self.source, values, _SOURCE, of_source=True)

    def run_target(self, values: Sequence[Value], source: Outcome) -> Outcome:
        """Runs the target, which gets a multiple of the steps that the source took."""
        steps = max(_SOURCE.steps, source.steps * _TARGET_FACTOR)
        limits = attrs.evolve(_SOURCE, steps=steps, size=_SOURCE.size * 2)
        return self._run(self.target, values, limits, of_source=False)

    def _run(self, side: Side, values: Sequence[Value], limits: Limits, *, of_source: bool) -> Outcome:
        count = len(values) - len(self.fields)
        fields = fields_with(self.fields, values[count:], of_source=of_source) if self.fields else None
        outcome = side.runner.call(side.function, values[:count], limits=limits, fields=fields)
        self.steps += outcome.steps
        return outcome
