"""Bounds a comparison in steps of the interpreter, not in time, so that a verdict is reproducible."""

from __future__ import annotations

import attrs

RUN_OVERHEAD = 60
"""The cost of a run apart from its steps. Measured: starting and ending one takes as long as 60 steps."""
TOTAL_STEPS = 80_000
"""The steps for all inputs of one comparison, both sides together. Measured: 0.2 seconds on one core."""
_TIGHT_SHARE = 0.4
_MIN = 2_000
_MAX = 24_000
# The limit of a source run grows by this factor if no run ends within it.
_GROWTH = 4
_FAILURES = 2
# After so many runs that ended, one that takes so many times as long as the longest of them does not end.
_ENOUGH = 5
_MARGIN = 20
# The additional share for shrinking a witness.
_SHRINKING = 0.2


@attrs.define
class Budget:
    """The steps of one comparison. `is_limiting` says that more of them could change the verdict."""

    steps: int = TOTAL_STEPS
    used: int = 0
    is_limiting: bool = False
    is_shrinking: bool = False

    def spend(self, steps: int) -> None:
        """Counts a run."""
        self.used += steps + RUN_OVERHEAD

    @property
    def is_spent(self) -> bool:
        """Returns whether no more runs are allowed."""
        spent = self.used >= self._steps
        self.is_limiting = self.is_limiting or (spent and not self.is_shrinking)
        return spent

    @property
    def is_tight(self) -> bool:
        """Returns whether so much is used that the comparison should stop at the minimum for a verdict."""
        return self.used >= self.steps * _TIGHT_SHARE

    def limit(self, steps: int) -> int:
        """Returns the step limit of a run that asks for so many."""
        return max(min(steps, self._steps - self.used), _MIN)

    def record_timeout(self, limit: int, asked: int) -> None:
        """Records a run that did not end within its limit, which may be less than it asked for."""
        self.is_limiting = self.is_limiting or (limit < asked and not self.is_shrinking)

    @property
    def _steps(self) -> int:
        return int(self.steps * (1 + _SHRINKING)) if self.is_shrinking else self.steps


@attrs.define
class SourceLimit:
    """The step limit of a source run, which grows as long as no run ends within it, and shrinks once some runs ended early and
    another did not end.
    """

    steps: int
    _failures: int = 0
    _successes: int = 0
    _most: int = 0

    def record_success(self, steps: int) -> None:
        """Records a run that ended after so many steps."""
        self._successes += 1
        self._most = max(self._most, steps)

    def record_timeout(self) -> None:
        """Records a run that exceeded its limit."""
        self._failures += 1
        if self._successes >= _ENOUGH:
            self.steps = min(self.steps, max(_MIN, self._most * _MARGIN))
        if not self._successes and self._failures % _FAILURES == 0:
            self.steps = min(self.steps * _GROWTH, max(_MAX, self.steps))

    @property
    def is_hopeless(self) -> bool:
        """Returns whether no run is likely to end."""
        return not self._successes and self._failures >= 2 * _FAILURES
