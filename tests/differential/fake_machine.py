"""Runs Python functions in place of an interpreted program."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from variorum.differential.function_comparison import FunctionComparison
from variorum.differential.program_comparison import ProgramComparison
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.side import Side
from variorum.differential.verdict import Verdict
from variorum.interpreter.limits import Limits
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import StandardInput
from variorum.program.declarations import Function, Parameter, Program
from variorum.program.expressions import Constant
from variorum.program.node import Symbol
from variorum.program.statements import Block, Evaluate
from variorum.program.types import Type

_KINDS = {
    IndexError: "index",
    KeyError: "key",
    ValueError: "value",
    TypeError: "type",
    ZeroDivisionError: "arithmetic",
}


class Unsupported(Exception):
    """The fake cannot run this."""


@attrs.define
class FakeMachine:
    """Runs one Python callable, whatever function is asked for."""

    action: Callable[..., Any]
    notes: frozenset[str] = frozenset()
    calls: int = 0

    def call(
        self,
        function: Function,
        arguments: Sequence[Any],
        *,
        limits: Limits,
        fields: Mapping[str, Any] | None = None,
    ) -> Outcome:
        """Calls the callable with copies."""
        del function, fields
        self.calls += 1
        given = copy.deepcopy(list(arguments))
        try:
            return Outcome("returned", self.action(*given), arguments=tuple(given), steps=1, notes=self.notes)
        except Unsupported as error:
            return Outcome("unsupported", reason=str(error))
        except RecursionError:
            return Outcome("budget", reason="depth", steps=limits.steps)
        except Exception as error:
            return Outcome("raised", exception=_KINDS.get(type(error), "state"), steps=1, notes=self.notes)

    def run(self, stdin: StandardInput, *, limits: Limits) -> Outcome:
        """Calls the callable with the input and a function that prints."""
        del limits
        printed: list[str] = []
        try:
            self.action(stdin, lambda *values: printed.append(" ".join(map(str, values)) + "\n"))
        except (IndexError, ValueError, TypeError, KeyError) as error:
            return Outcome("raised", output="".join(printed), exception=_KINDS[type(error)], steps=1)
        return Outcome("returned", output="".join(printed), steps=1, notes=self.notes)


def function_of(*parameters: tuple[str, Type], constants: Sequence[object] = ()) -> Function:
    """A function of the parameters, with constants to be found in it."""
    made = tuple(Parameter(Symbol(name, Symbol.PARAMETER, type)) for name, type in parameters)
    return Function("f", made, Block(tuple(Evaluate(Constant(each)) for each in constants)))


def compared(
    source: Callable[..., Any],
    target: Callable[..., Any],
    *parameters: tuple[str, Type],
    constants: Sequence[object] = (),
    notes: frozenset[str] = frozenset(),
) -> Verdict:
    """Compares two Python functions."""
    function = function_of(*parameters, constants=constants)
    program = Program("fake", (function,))
    first = Side(program, FakeMachine(source), function)
    second = Side(program, FakeMachine(target, notes), function)
    return FunctionComparison(first, second, SeededRandom(1)).verdict()


def compared_programs(source: Callable[..., Any], target: Callable[..., Any]) -> Verdict:
    """Compares two Python functions that take an input and a function that prints."""
    program = Program("fake")
    return ProgramComparison(
        program, FakeMachine(source), program, FakeMachine(target), SeededRandom(1)
    ).verdict()
