"""Distinguishes programs from files that only define things, or nothing."""

from __future__ import annotations

from variorum.differential.side import all_functions
from variorum.program.declarations import DefineClass, DefineFunction, Program
from variorum.program.expressions import Call, MethodCall
from variorum.program.statements import Evaluate, ForEach, If, Loop, Try
from variorum.program.traversal import walk

_MAIN = "main"


def is_empty(program: Program) -> bool:
    """Returns whether a file defines and does nothing, such as one that has nothing but imports."""
    return not program.statements and not all_functions(program) and not program.binds_unseen


def is_program(program: Program) -> bool:
    """Returns whether a file has a `main`, or top-level statements with calls."""
    if any(each.name == _MAIN for each in all_functions(program)):
        return True
    started = [
        each
        for each in program.statements
        if isinstance(each, Evaluate | If | Loop | ForEach | Try)
        and not isinstance(each, DefineClass | DefineFunction)
    ]
    return any(isinstance(node, Call | MethodCall) for each in started for node in walk(each))
