"""Stops a comparison between two runs when its verdict is no longer needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import attrs

from variorum.differential.runner import Runner
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import StandardInput
from variorum.program.declarations import Function
from variorum.program.values import Value


class Interrupted(BaseException):
    """Raised between two runs. It is not an `Exception`, because those become a verdict."""


@attrs.frozen(eq=False)
class InterruptibleRunner:
    """A runner that checks before each run whether it is stopped. A single run is bounded by its limits."""

    runner: Runner
    is_stopped: Callable[[], bool]

    def call(
        self,
        function: Function,
        arguments: Sequence[Value],
        *,
        limits: Limits,
        fields: Mapping[str, Value] | None = None,
    ) -> Outcome:
        """Calls a function.

        Raises:
            Interrupted: the comparison is stopped.
        """
        self._check()
        return self.runner.call(function, arguments, limits=limits, fields=fields)

    def run(self, stdin: StandardInput, *, limits: Limits) -> Outcome:
        """Runs the program.

        Raises:
            Interrupted: the comparison is stopped.
        """
        self._check()
        return self.runner.run(stdin, limits=limits)

    def _check(self) -> None:
        if self.is_stopped():
            raise Interrupted
