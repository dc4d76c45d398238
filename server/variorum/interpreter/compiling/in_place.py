"""Compiles what changes a text, in a language whose texts change in place: the variable that holds it gets the new text.

Another variable with the same text does not see the change. Methods with a `!` of other values do what those without it do, and
store the result into the value itself.
"""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.values import Map, Set
from variorum.program.expressions import Binary, Index, Member, MethodCall, Variable
from variorum.program.node import Expression


def changes_texts(compiler: Compiler) -> bool:
    """Whether texts change in place in the language."""
    return compiler.machine.semantics.texts_change_in_place


def appending(compiler: Compiler, target: Expression, left: Evaluate, right: Evaluate) -> Evaluate:
    """`<<` appends to a text, or means what it does for other values."""
    machine = compiler.machine
    general = machine.operators.table["<<"]
    while isinstance(target, Binary) and target.operator == "<<":
        target = target.left
    put = setter(compiler, target) if isinstance(target, (Variable, Member, Index)) else None

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is not str:
            return general(a, b)
        text = a + (chr(b) if isinstance(b, int) else machine.text(b))
        machine.charge(len(text) >> 4)
        if put is not None:
            put(f, text)
        return text

    return run


def changing_call(compiler: Compiler, node: MethodCall) -> Any:
    """Returns what calls a method, given the frame, the receiver and the arguments, and stores what it changes. None for a method
    that changes no text."""
    name = node.name
    machine = compiler.machine
    change = machine.operations.changes.get(name, "")
    if not name.endswith("!") and not change:
        return None
    dispatch = machine.dispatch
    put = setter(compiler, node.receiver) if isinstance(node.receiver, (Variable, Member, Index)) else None

    def run(f: Frame, target: Any, values: list[Any], named: Any) -> Any:
        if type(target) is str:
            result = text = dispatch(target, name if change else name[:-1], values, named)
            if change == "both":
                text, result = result
            if put is not None:
                put(f, text)
            return result
        is_plain = isinstance(target, (list, Map, Set))
        if not is_plain or not name.endswith("!") or machine.operations.method(machine.kind_of(target), name):
            return dispatch(target, name, values, named)
        new = dispatch(target, name[:-1], values, named)
        if isinstance(target, list):
            target[:] = new
        elif isinstance(target, Map):
            target.entries = new.entries
        else:
            target.elements = new.elements
        return target

    return run
