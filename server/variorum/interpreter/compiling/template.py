"""A function of the program, compiled when it is first called; closures of it share the code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.compiling.scope import FIRST, RESULT, Scope
from variorum.interpreter.signals import BudgetExceeded
from variorum.interpreter.values import UNSET, Iteration
from variorum.program.declarations import Function

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine
    from variorum.interpreter.objects import ClassValue

Frame = list[Any]
Evaluate = Callable[[Frame], Any]


class Template:
    """The code of a function, and how its arguments become its first slots."""

    def __init__(
        self,
        machine: Machine,
        function: Function,
        parent: Scope | None = None,
        owner: ClassValue | None = None,
    ) -> None:
        self.machine = machine
        self.function = function
        self.owner = owner
        self.scope = Scope(machine, function, parent)
        self.count = len(function.parameters)
        self.is_ready = False
        self.body: Evaluate | None = None
        self.value: Evaluate | None = None
        self.steps: Callable[[Frame], Any] | None = None
        self.entry: tuple[Callable[[Frame], None], ...] = ()
        self.defaults: list[Evaluate | None] = []
        self.blank: list[Any] = []
        self.shared_defaults: dict[int, Any] = {}
        self.run = -1
        fills_undefined = machine.semantics.undefined
        self.is_simple = all(
            not each.rest and not each.is_keyword_only and not (fills_undefined and each.default is not None)
            for each in function.parameters
        )
        self.is_generator = function.is_generator
        self.bound_cells: tuple[list[Any], ...] = ()
        """The cells of the variables that a method of a class inside of a function uses."""

    def prepare(self) -> None:
        """Compiles the body."""
        from variorum.interpreter.compiling.functions import compile_function

        self.is_ready = True
        compile_function(self)
        self.blank = [UNSET] * (self.scope.size - FIRST - self.count)

    def invoke(
        self, arguments: list[Any], named: dict[str, Any] | None, this: Any, cells: tuple[list[Any], ...] = ()
    ) -> Any:
        """Calls the function. Raises what it raises, and BudgetExceeded."""
        if not self.is_ready:
            self.prepare()
        machine = self.machine
        machine.steps -= 1
        machine.depth -= 1
        if machine.depth < 0 or machine.steps < 0:
            raise BudgetExceeded("depth" if machine.depth < 0 else "steps")
        if self.is_simple and not named and len(arguments) == self.count:
            frame = [None, this, *arguments, *self.blank]
        else:
            frame = [None, this, *([UNSET] * self.count), *self.blank]
            self._bind(frame, arguments, named)
        scope = self.scope
        for slot in scope.cell_parameters:
            frame[slot] = [frame[slot]]
        for slot in scope.fresh_cells:
            frame[slot] = [UNSET]
        cells = cells or self.bound_cells
        if cells:
            frame[scope.first_capture : scope.first_capture + len(cells)] = cells
        for prepare in self.entry:
            prepare(frame)
        if self.is_generator:
            machine.depth += 1
            made = Iteration(self.steps(frame))  # type: ignore[misc]
            made.returned = lambda: frame[0]
            return made
        if self.value is not None:
            result = self.value(frame)
        else:
            self.body(frame)  # type: ignore[misc]
            result = frame[RESULT]
        machine.depth += 1
        return result

    def _bind(self, frame: Frame, arguments: list[Any], named: dict[str, Any] | None) -> None:
        from variorum.interpreter.compiling.binding import bind_arguments

        bind_arguments(self, frame, arguments, named)
