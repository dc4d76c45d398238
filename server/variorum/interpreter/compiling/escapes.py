"""Compiles what leaves a function, or a call, from within a block that it was given."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, statement
from variorum.interpreter.compiling.control import RETURN
from variorum.interpreter.compiling.scope import RESULT
from variorum.interpreter.compiling.statements import block
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.signals import Escaped
from variorum.program.statements import Escape, Landing


@statement(Landing)
def landing(compiler: Compiler, node: Landing) -> Evaluate:
    """Compiles the place where an escape ends."""
    machine = compiler.machine
    body = block(compiler, node.body)
    put = setter(compiler, node.target) if node.target is not None else None
    label = node.label

    def run(f: Frame) -> Any:
        depth = machine.depth
        try:
            return body(f)
        except Escaped as escaped:
            if escaped.label != label:
                raise
            machine.depth = depth
            if put is not None:
                put(f, escaped.value)
                return None
            f[RESULT] = escaped.value
            return RETURN

    return run


@statement(Escape)
def escape(compiler: Compiler, node: Escape) -> Evaluate:
    """Compiles the leaving."""
    value = compiler.expression(node.value) if node.value is not None else None
    absent = compiler.machine.absent
    label = node.label

    def run(f: Frame) -> Any:
        raise Escaped(label, absent if value is None else value(f))

    return run
