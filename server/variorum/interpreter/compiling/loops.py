"""Compiles loops."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, statement
from variorum.interpreter.compiling.control import BREAK, CONTINUE
from variorum.interpreter.compiling.statements import block, condition
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.copying import copies_elements
from variorum.interpreter.signals import BudgetExceeded
from variorum.interpreter.values import UNSET, Cursor
from variorum.program.expressions import Variable
from variorum.program.statements import ForEach, Loop
from variorum.program.types import Kind

LEAVE = object()
"""What tells that a loop was left by `break`."""


def _goes_on(signal: Any, label: str) -> bool:
    return signal is CONTINUE or (signal.form == "continue" and signal.label == label and label != "")


def _leaves(signal: Any, label: str) -> bool:
    return signal is BREAK or (signal.form == "break" and signal.label == label and label != "")


@statement(Loop)
def loop(compiler: Compiler, node: Loop) -> Evaluate:
    """Compiles a loop with a test."""
    machine = compiler.machine
    test = condition(compiler, node.test) if node.test is not None else None
    body = block(compiler, node.body)
    update = block(compiler, node.update) if node.update is not None else None
    otherwise = block(compiler, node.otherwise) if node.otherwise is not None else None
    label = node.label
    tests_last = node.tests_last

    def run(f: Frame) -> Any:
        is_first = tests_last
        while is_first or test is None or test(f):
            is_first = False
            machine.steps -= 1
            if machine.steps < 0:
                raise BudgetExceeded("steps")
            signal = body(f)
            if signal is not None:
                if _leaves(signal, label):
                    return None
                if not _goes_on(signal, label):
                    return signal
            if update is not None:
                update(f)
        return otherwise(f) if otherwise is not None else None

    return run


@statement(ForEach)
def for_each(compiler: Compiler, node: ForEach) -> Evaluate:
    """Compiles a loop over the values, or keys, of an iterable."""
    machine = compiler.machine
    iterable = compiler.expression(node.iterable)
    put = loop_setter(compiler, node)
    body = block(compiler, node.body)
    otherwise = block(compiler, node.otherwise) if node.otherwise is not None else None
    label = node.label
    values = machine.loop_keys if node.keys else machine.loop_values
    hits = machine.hits
    entered = machine.branch(node.iterable.start)
    is_by_reference = _is_by_reference(node)

    def run(f: Frame) -> Any:
        container = iterable(f)
        items = machine.places_of(container) if is_by_reference else values(container)
        for item in items:
            machine.steps -= 1
            if machine.steps < 0:
                raise BudgetExceeded("steps")
            hits[entered] = 1
            put(f, item)
            signal = body(f)
            if signal is not None:
                if _leaves(signal, label):
                    return None
                if not _goes_on(signal, label):
                    return signal
        hits[entered + 1] = 1
        return otherwise(f) if otherwise is not None else None

    return run


def _is_by_reference(node: ForEach) -> bool:
    return (
        isinstance(node.target, Variable)
        and node.target.symbol.type.kind is Kind.POINTER
        and node.target.symbol.type.name == "&"
    )


def loop_setter(compiler: Compiler, node: ForEach) -> Any:
    """Returns what gives the variables of a round their values; captured ones get a new cell each round."""
    put = setter(compiler, node.target, declares=frozenset(node.declares))
    machine = compiler.machine
    if not copies_elements(machine) or _is_by_reference(node):
        return put
    copy = machine.copy

    def put_copy(f: Frame, value: Any) -> None:
        put(f, copy(value))

    return put_copy


__all__ = ["LEAVE", "UNSET", "Cursor"]
