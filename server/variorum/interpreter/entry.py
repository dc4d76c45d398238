"""Finds and runs the entry function of a whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.interpreter.signals import Exited, Unsupported
from variorum.interpreter.values import Array

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine


def run_entry(machine: Machine) -> None:
    """Runs `main`, by the names that the language has for it. Raises Unsupported where there is none and one is needed."""
    names = machine.semantics.entry
    if not names:
        return
    for name in names:
        for cls in list(machine.classes.by_definition.values()):
            methods = [each for each in cls.definition.methods if each.name == name and each.body is not None]
            for method in methods:
                if method.is_static:
                    machine.make_ready(cls)
                    arguments = [Array()] if method.parameters else []
                    machine.template_of(method).invoke(arguments, None, cls)
                    return
        for function in machine.functions.get(name, ()):
            values = (
                [0, Array()][: len(function.parameters)]
                if machine.semantics.copied
                else [Array()][: len(function.parameters)]
            )
            result = machine.template_of(function).invoke(list(values), None, None)
            if isinstance(result, int) and result:
                raise Exited(result)
            return
    if not machine.program.statements or all(
        type(each).__name__.startswith("Define") for each in machine.program.statements
    ):
        raise Unsupported("no entry function")
