"""Bounds what a comparison may compute, in steps of the interpreter: never by a clock, so that the verdict is always the same."""

from __future__ import annotations

import attrs

RUN_OVERHEAD = 60
"""What a run costs apart from its steps. Measured: to begin and to end one takes as long as 60 steps."""
TOTAL_STEPS = 80_000
"""For all inputs of one comparison, both sides together. Measured: 0.2 seconds on one core."""
_TIGHT_SHARE = 0.4
_MIN = 2_000
_MAX = 24_000
# The source may take longer than most do, if it needs as much to end at all.
_GROWTH = 4
_FAILURES = 2
# Shrinking a witness comes on top.
_SHRINKING = 0.2


@attrs.define
class Budget:
    """The steps of one comparison. `is_limiting` says that more of them could have changed the verdict."""

    steps: int = TOTAL_STEPS
    used: int = 0
    is_limiting: bool = False
    is_shrinking: bool = False

    def spend(self, steps: int) -> None:
        """Counts a run."""
        self.used += steps + RUN_OVERHEAD

    @property
    def is_spent(self) -> bool:
        """Whether no more runs may be made."""
        spent = self.used >= self._steps
        self.is_limiting = self.is_limiting or (spent and not self.is_shrinking)
        return spent

    @property
    def is_tight(self) -> bool:
        """Whether so much is used up that what suffices for a verdict has to do."""
        return self.used >= self.steps * _TIGHT_SHARE

    def is_share_spent(self, share: float) -> bool:
        """Whether a share of the steps is used up."""
        spent = self.used >= self.steps * share
        self.is_limiting = self.is_limiting or spent
        return spent

    def limit(self, steps: int) -> int:
        """The steps of a run that would like to have so many."""
        left = self._steps - self.used
        self.is_limiting = self.is_limiting or (left < steps and not self.is_shrinking)
        return max(min(steps, left), _MIN)

    @property
    def _steps(self) -> int:
        return int(self.steps * (1 + _SHRINKING)) if self.is_shrinking else self.steps


@attrs.define
class SourceLimit:
    """The steps of a run of the source: few at first, more if no run ends with as many."""

    steps: int
    _failures: int = 0
    _succeeds: bool = False

    def record_success(self) -> None:
        """A run ended."""
        self._succeeds = True

    def record_timeout(self) -> None:
        """A run did not end within its steps."""
        self._failures += 1
        if not self._succeeds and self._failures % _FAILURES == 0:
            self.steps = min(self.steps * _GROWTH, max(_MAX, self.steps))

    @property
    def is_hopeless(self) -> bool:
        """Whether no run is likely to end."""
        return not self._succeeds and self._failures >= 2 * _FAILURES
