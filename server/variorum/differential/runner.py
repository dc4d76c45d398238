"""The interface of what runs a program: the interpreter, or a sandbox with a real toolchain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import StandardInput
from variorum.program.declarations import Function
from variorum.program.values import Value


class Runner(Protocol):
    """Runs functions of one program, and the program as a whole."""

    def call(
        self,
        function: Function,
        arguments: Sequence[Value],
        *,
        limits: Limits,
        fields: Mapping[str, Value] | None = None,
    ) -> Outcome:
        """Calls a function or method with neutral values. `fields` are those of the receiver; if None, its class
        constructs it.
        """

    def run(self, stdin: StandardInput, *, limits: Limits) -> Outcome:
        """Runs the program with an input."""


class EmptyRunner:
    """Runs a file without any code, which prints nothing."""

    def call(
        self,
        function: Function,
        arguments: Sequence[Value],
        *,
        limits: Limits,
        fields: Mapping[str, Value] | None = None,
    ) -> Outcome:
        """There is no function."""
        return Outcome("unsupported", reason="no function")

    def run(self, stdin: StandardInput, *, limits: Limits) -> Outcome:
        """Reads and prints nothing."""
        return Outcome("returned")
