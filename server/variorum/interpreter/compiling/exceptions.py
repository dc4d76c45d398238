"""Compiles the handling of exceptions."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, Jump, statement
from variorum.interpreter.compiling.statements import block
from variorum.interpreter.compiling.targets import declare_value
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.signals import Escaped, Raised
from variorum.program.statements import Try


@statement(Try)
def attempt(compiler: Compiler, node: Try) -> Evaluate:
    """Compiles `try`. Budgets and what is unsupported are no exceptions of the program and pass through."""
    machine = compiler.machine
    body = block(compiler, node.body)
    handlers = [
        (
            handler.types,
            declare_value(compiler, handler.symbol) if handler.symbol is not None else None,
            block(compiler, handler.body),
        )
        for handler in node.handlers
    ]
    otherwise = block(compiler, node.otherwise) if node.otherwise is not None else None

    def run(f: Frame) -> Any:
        depth = machine.depth
        try:
            signal = body(f)
        except Raised as raised:
            machine.depth = depth
            for types, bind, handle in handlers:
                if machine.catches(types, raised):
                    if bind is not None:
                        bind(f, machine.exception_value(raised))
                    outer, machine.current_exception = machine.current_exception, raised
                    try:
                        return handle(f)
                    finally:
                        machine.current_exception = outer
            raise
        if signal is None and otherwise is not None:
            return otherwise(f)
        return signal

    if node.final is None:
        return run
    final = block(compiler, node.final)

    def run_final(f: Frame) -> Any:
        depth = machine.depth
        result = f[0]
        try:
            signal = run(f)
        except (Raised, Escaped, Jump):
            machine.depth = depth
            last = final(f)
            if last is not None:
                return last
            raise
        result = f[0]
        last = final(f)
        if last is not None:
            return last
        f[0] = result
        return signal

    return run_final
