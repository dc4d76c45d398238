"""Compiles generator functions to Python generators: only statements that hold a `yield` need to be suspended."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from variorum.interpreter.compiling.analysis import yields
from variorum.interpreter.compiling.compiler import Compiler, refuse
from variorum.interpreter.compiling.control import RETURN
from variorum.interpreter.compiling.loops import _goes_on, _leaves, loop_setter
from variorum.interpreter.compiling.statements import condition
from variorum.interpreter.compiling.targets import declare_value, setter
from variorum.interpreter.compiling.template import Frame
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.signals import BudgetExceeded, Raised
from variorum.interpreter.values import Iteration
from variorum.program.expressions import Assign, Yield
from variorum.program.node import Statement
from variorum.program.statements import Block, Declare, Evaluate, ForEach, If, Labelled, Loop, Return, Try

Steps = Callable[[Frame], Generator[Any, Any, Any]]


def generator(compiler: Compiler, body: Block) -> Steps:
    """Returns what runs the body as a generator."""
    return _block(compiler, body)


def _suspendable(compiler: Compiler, node: Statement) -> Steps:
    if not yields(node):
        return _plain(compiler, node)
    if isinstance(node, Block):
        return _block(compiler, node)
    if isinstance(node, Evaluate) and isinstance(node.value, Yield):
        return _yield(compiler, node.value, lambda f, value: None)
    if isinstance(node, Evaluate) and isinstance(node.value, Assign) and isinstance(node.value.value, Yield):
        return _yield(compiler, node.value.value, setter(compiler, node.value.target))
    if isinstance(node, Declare) and isinstance(node.value, Yield):
        return _yield(compiler, node.value, declare_value(compiler, node.symbol))
    if isinstance(node, If):
        return _if(compiler, node)
    if isinstance(node, Loop):
        return _loop(compiler, node)
    if isinstance(node, ForEach):
        return _for_each(compiler, node)
    if isinstance(node, Labelled):
        return _labelled(compiler, node)
    if isinstance(node, Try):
        return _try(compiler, node)
    if isinstance(node, Return) and isinstance(node.value, Yield):
        return _yield(compiler, node.value, lambda f, value: None)
    refusal = refuse("a yield inside of an expression")

    def refused(f: Frame) -> Generator[Any, Any, Any]:
        refusal(f)
        yield None

    return refused


def _plain(compiler: Compiler, node: Statement) -> Steps:
    run = compiler.statement(node)

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        return run(f)
        yield

    return steps


def _block(compiler: Compiler, node: Block) -> Steps:
    parts = [
        (yields(each), _suspendable(compiler, each) if yields(each) else compiler.statement(each))
        for each in node.statements
    ]

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        for is_suspended, part in parts:
            signal = (yield from part(f)) if is_suspended else part(f)
            if signal is not None:
                return signal
        return None

    return steps


def _yield(compiler: Compiler, node: Yield, put: Callable[[Frame, Any], None]) -> Steps:
    machine = compiler.machine
    value = compiler.expression(node.value) if node.value is not None else None
    if node.is_all:

        def delegate(f: Frame) -> Generator[Any, Any, Any]:
            source = value(f) if value is not None else None
            for each in elements_of(machine, source):
                machine.step()
                yield each
            put(f, source.returned() if isinstance(source, Iteration) and source.returned else None)

        return delegate

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        machine.step()
        sent = yield value(f) if value is not None else None
        put(f, sent)

    return steps


def _if(compiler: Compiler, node: If) -> Steps:
    test = condition(compiler, node.test)
    then = _block(compiler, node.then)
    otherwise = _block(compiler, node.otherwise) if node.otherwise is not None else None

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        if test(f):
            return (yield from then(f))
        if otherwise is not None:
            return (yield from otherwise(f))
        return None

    return steps


def _loop(compiler: Compiler, node: Loop) -> Steps:
    machine = compiler.machine
    test = condition(compiler, node.test) if node.test is not None else None
    body = _block(compiler, node.body)
    update = _block(compiler, node.update) if node.update is not None else None
    otherwise = _block(compiler, node.otherwise) if node.otherwise is not None else None

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        is_first = node.tests_last
        while is_first or test is None or test(f):
            is_first = False
            machine.step()
            signal = yield from body(f)
            if signal is not None:
                if _leaves(signal, node.label):
                    return None
                if not _goes_on(signal, node.label):
                    return signal
            if update is not None:
                yield from update(f)
        return (yield from otherwise(f)) if otherwise is not None else None

    return steps


def _for_each(compiler: Compiler, node: ForEach) -> Steps:
    machine = compiler.machine
    iterable = compiler.expression(node.iterable)
    put = loop_setter(compiler, node)
    body = _block(compiler, node.body)
    otherwise = _block(compiler, node.otherwise) if node.otherwise is not None else None
    values = machine.loop_keys if node.keys else machine.loop_values

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        for item in values(iterable(f)):
            machine.step()
            put(f, item)
            signal = yield from body(f)
            if signal is not None:
                if _leaves(signal, node.label):
                    return None
                if not _goes_on(signal, node.label):
                    return signal
        return (yield from otherwise(f)) if otherwise is not None else None

    return steps


def _labelled(compiler: Compiler, node: Labelled) -> Steps:
    body = _block(compiler, node.body)

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        signal = yield from body(f)
        if signal is not None and signal.form == "break" and signal.label == node.label:
            return None
        return signal

    return steps


def _try(compiler: Compiler, node: Try) -> Steps:
    machine = compiler.machine
    body = _block(compiler, node.body)
    handlers = [
        (
            each.types,
            declare_value(compiler, each.symbol) if each.symbol is not None else None,
            _block(compiler, each.body),
        )
        for each in node.handlers
    ]
    otherwise = _block(compiler, node.otherwise) if node.otherwise is not None else None
    final = _block(compiler, node.final) if node.final is not None else None

    def attempt(f: Frame) -> Generator[Any, Any, Any]:
        try:
            signal = yield from body(f)
        except Raised as raised:
            for types, bind, handle in handlers:
                if machine.catches(types, raised):
                    if bind is not None:
                        bind(f, machine.exception_value(raised))
                    return (yield from handle(f))
            raise
        if signal is None and otherwise is not None:
            return (yield from otherwise(f))
        return signal

    def steps(f: Frame) -> Generator[Any, Any, Any]:
        try:
            signal = yield from attempt(f)
        except Raised:
            if final is not None:
                yield from final(f)
            raise
        if final is not None:
            last = yield from final(f)
            if last is not None:
                return last
        return signal

    return steps


__all__ = ["RETURN", "BudgetExceeded", "generator"]
