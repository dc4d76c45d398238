"""Compiles the body of a function, and what is done with its arguments first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.compiling import (
    calls,
    escapes,
    exceptions,
    expressions,
    generators,
    loops,
    made_values,
    operators,
    statements,
)
from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.control import RETURN
from variorum.interpreter.compiling.scope import FIRST
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Frame, Template
from variorum.interpreter.copying import SIMPLE_KINDS
from variorum.interpreter.signals import Unsupported
from variorum.program.statements import Return

MODULES = (calls, escapes, exceptions, expressions, generators, loops, made_values, operators, statements)
"""Importing them registers what compiles each kind of node."""


def compile_function(template: Template) -> None:
    """Compiles a function into its template. Raises Unsupported where it has no body."""
    machine = template.machine
    function = template.function
    if function.body is None:
        raise Unsupported(f"{function.name} has no body")
    if template in machine.opaque_functions or function.is_opaque:
        raise Unsupported(f"{function.name} is changed by something unknown")
    machine.reference_parameters |= {
        each.symbol for each in function.parameters if each.is_by_reference
    } - machine.reference_parameters
    compiler = Compiler(machine, template.scope, template.owner, template)
    template.defaults = [
        compiler.expression(each.default) if each.default is not None else None
        for each in function.parameters
    ]
    template.entry = _entry(compiler, template)
    if function.is_generator:
        template.steps = generators.generator(compiler, function.body)
        return
    nodes = function.body.statements
    if (
        len(nodes) == 1
        and isinstance(nodes[0], Return)
        and nodes[0].value is not None
        and not machine.is_tracing
    ):
        compiled = compiler.statement(nodes[0])

        def value(f: Frame) -> Any:
            compiled(f)
            return f[0]

        template.value = value
        return
    body = statements.sequence(compiler, nodes)
    absent = machine.absent
    if absent is None:
        template.body = body
        return

    def run(f: Frame) -> Any:
        if body(f) is not RETURN:
            f[0] = absent

    template.body = run


def _entry(compiler: Compiler, template: Template) -> tuple[Callable[[Frame], None], ...]:
    """Conversions and copies of arguments, and the taking apart of those that have no name."""
    machine = compiler.machine
    found: list[Callable[[Frame], None]] = []
    cells = set(template.scope.cell_parameters)
    for index, parameter in enumerate(template.function.parameters):
        slot = FIRST + index
        if parameter.pattern is not None:
            found.append(_taking_apart(compiler, slot, parameter.pattern, slot in cells))
        if parameter.is_by_reference or parameter.rest:
            continue
        convert = machine.parameter_converter(parameter.symbol.type)
        if convert is not None:
            found.append(_converting(slot, convert, slot in cells))
        elif machine.semantics.copied and parameter.symbol.type.kind not in SIMPLE_KINDS:
            found.append(_converting(slot, machine.copy, slot in cells))
    return tuple(found)


def _converting(slot: int, convert: Callable[[Any], Any], is_cell: bool) -> Callable[[Frame], None]:
    if is_cell:

        def run_cell(f: Frame) -> None:
            f[slot][0] = convert(f[slot][0])

        return run_cell

    def run(f: Frame) -> None:
        f[slot] = convert(f[slot])

    return run


def _taking_apart(compiler: Compiler, slot: int, pattern: Any, is_cell: bool) -> Callable[[Frame], None]:
    put = setter(compiler, pattern)

    def run(f: Frame) -> None:
        put(f, f[slot][0] if is_cell else f[slot])

    return run
