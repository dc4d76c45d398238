"""Dispatches nodes to the functions that compile them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from variorum.interpreter.compiling.scope import Scope
from variorum.interpreter.compiling.template import Evaluate, Frame, Template
from variorum.interpreter.compiling.weights import weighted
from variorum.interpreter.signals import Unsupported
from variorum.program.node import Expression, Node, Statement
from variorum.program.statements import Append, Declare, Return
from variorum.program.statements import Evaluate as EvaluateStatement

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine
    from variorum.interpreter.objects import ClassValue

_SIMPLE = (EvaluateStatement, Declare, Return, Append)
"""The statements of expressions only."""
Compile = Callable[["Compiler", Any], Evaluate]
Function = TypeVar("Function", bound=Callable[..., Any])

EXPRESSIONS: dict[type, Compile] = {}
STATEMENTS: dict[type, Compile] = {}


def expression(node: type) -> Callable[[Function], Function]:
    """Registers the function that compiles a kind of expression."""

    def register(function: Function) -> Function:
        EXPRESSIONS[node] = function
        return function

    return register


def statement(node: type) -> Callable[[Function], Function]:
    """Registers the function that compiles a kind of statement."""

    def register(function: Function) -> Function:
        STATEMENTS[node] = function
        return function

    return register


class Jump(Exception):
    """Carries a signal of a statement out of an expression that holds statements."""

    def __init__(self, signal: Any) -> None:
        self.signal = signal


class Compiler:
    """Compiles the nodes of one function. A statement gives None, or a signal that says how control leaves it."""

    def __init__(
        self, machine: Machine, scope: Scope, owner: ClassValue | None, template: Template | None = None
    ) -> None:
        self.machine = machine
        self.scope = scope
        self.owner = owner
        self.template = template
        self.has_jump = False
        self.handled = 0

    def expression(self, node: Expression) -> Evaluate:
        """Returns what evaluates the node. What cannot be compiled ends the evaluation where it is reached."""
        compile_node = EXPRESSIONS.get(type(node))
        if compile_node is None:
            return refuse(type(node).__name__)
        return compile_node(self, node)

    def statement(self, node: Statement) -> Evaluate:
        """Returns what runs the statement."""
        compile_node = STATEMENTS.get(type(node))
        if compile_node is None:
            return refuse(type(node).__name__)
        outer, self.has_jump = self.has_jump, False
        run = compile_node(self, node)
        if self.has_jump:
            run = _catching(run)
        self.has_jump = outer
        if isinstance(node, _SIMPLE):
            run = weighted(self.machine, node, run)
        if self.machine.is_tracing and node.end:
            run = self._traced(run, node)
        return run

    def _traced(self, run: Evaluate, node: Node) -> Evaluate:
        trace = self.machine.trace
        place = (node.start, node.end)

        def traced(f: Frame) -> Any:
            if len(trace) < 5000:
                trace.append(place)
            return run(f)

        return traced


def _catching(run: Evaluate) -> Evaluate:
    def caught(f: Frame) -> Any:
        try:
            return run(f)
        except Jump as jump:
            return jump.signal

    return caught


def refuse(reason: str) -> Evaluate:
    """Returns what ends an evaluation as unsupported."""

    def run(f: Frame) -> Any:
        raise Unsupported(reason)

    return run
