"""Compiles names, literals, and what reads or stores: members, elements, slices, assignments, pointers."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, Jump, expression, refuse
from variorum.interpreter.compiling.statements import closure_maker, sequence
from variorum.interpreter.compiling.targets import copied, is_place, setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.numerals import Char
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import UNSET, Map, Place
from variorum.program.declarations import Lambda
from variorum.program.expressions import (
    Assign,
    Constant,
    Dereference,
    Do,
    Index,
    Member,
    OpaqueExpression,
    Reference,
    Slice,
    This,
    Unbound,
    Variable,
)
from variorum.program.node import Symbol


@expression(Constant)
def constant(compiler: Compiler, node: Constant) -> Evaluate:
    """Compiles a literal."""
    value = compiler.machine.literal(node)
    return lambda f: value


@expression(Variable)
def variable(compiler: Compiler, node: Variable) -> Evaluate:
    """Compiles the reading of a variable."""
    machine = compiler.machine
    symbol = node.symbol
    if symbol.kind == Symbol.MODULE and symbol.path and machine.is_library(symbol):
        return lambda f: machine.library_value(symbol.path)
    location = compiler.scope.locate(node.symbol)
    slot = location.slot
    if location.is_global:
        return _global(compiler, node, slot)
    if location.is_cell:

        def cell(f: Frame) -> Any:
            value = f[slot][0]
            if type(value) is Place:
                return value.read()
            if value is UNSET:
                return machine.unset(node.symbol)
            return value

        return cell
    if is_place(compiler, node.symbol):

        def place(f: Frame) -> Any:
            value = f[slot]
            return value.read() if type(value) is Place else value

        return place

    def run(f: Frame) -> Any:
        value = f[slot]
        if value is UNSET:
            return machine.unset(node.symbol)
        return value

    return run


def _global(compiler: Compiler, node: Variable, slot: int) -> Evaluate:
    machine = compiler.machine
    cells = machine.globals

    def run(f: Frame) -> Any:
        value = cells[slot]
        if value is UNSET:
            return machine.global_value(node.symbol, slot)
        return value

    return run


@expression(Unbound)
def unbound(compiler: Compiler, node: Unbound) -> Evaluate:
    """Compiles a name that the file does not bind: of the library, or unknown."""
    machine = compiler.machine
    name = node.name
    values = machine.unbound_values

    def run(f: Frame) -> Any:
        if name in values:
            return values[name]
        return machine.library_value(name)

    return run


@expression(This)
def this(compiler: Compiler, node: This) -> Evaluate:
    """Compiles the receiver."""
    return lambda f: f[1]


@expression(Member)
def member(compiler: Compiler, node: Member) -> Evaluate:
    """Compiles the reading of a member."""
    path = compiler.machine.library_path(node)
    if path is not None and compiler.machine.is_known(path):
        return lambda f: compiler.machine.library_value(path)
    holder = compiler.expression(node.object)
    name = node.name
    get = compiler.machine.members.get

    def run(f: Frame) -> Any:
        value = holder(f)
        try:
            return value.fields[name]
        except (AttributeError, KeyError):
            return get(value, name)
        except TypeError:
            return get(value, name)

    return run


@expression(Index)
def index(compiler: Compiler, node: Index) -> Evaluate:
    """Compiles the reading of an element."""
    container = compiler.expression(node.object)
    position = compiler.expression(node.index)
    get = compiler.machine.indexer.get

    def run(f: Frame) -> Any:
        holder = container(f)
        at = position(f)
        if type(at) is int and at >= 0 and isinstance(holder, list):
            try:
                return holder[at]
            except IndexError:
                return get(holder, at)
        return get(holder, at)

    return run


@expression(Slice)
def part(compiler: Compiler, node: Slice) -> Evaluate:
    """Compiles a slice."""
    container = compiler.expression(node.object)
    bounds = [
        compiler.expression(each) if each is not None else None for each in (node.low, node.high, node.step)
    ]
    cut = compiler.machine.indexer.slice

    def run(f: Frame) -> Any:
        holder = container(f)
        return cut(holder, *[each(f) if each is not None else None for each in bounds])

    return run


@expression(Assign)
def assign(compiler: Compiler, node: Assign) -> Evaluate:
    """Compiles an assignment that is an expression."""
    put = setter(compiler, node.target)
    value = copied(compiler, node.value)

    def run(f: Frame) -> Any:
        result = value(f)
        put(f, result)
        return result

    return run


@expression(Do)
def do(compiler: Compiler, node: Do) -> Evaluate:
    """Compiles an expression that runs statements first. Where one of them leaves, a jump carries that out."""
    run_statements = sequence(compiler, node.statements)
    value = compiler.expression(node.value)
    compiler.has_jump = True

    def run(f: Frame) -> Any:
        signal = run_statements(f)
        if signal is not None:
            raise Jump(signal)
        return value(f)

    return run


@expression(Reference)
def reference(compiler: Compiler, node: Reference) -> Evaluate:
    """Compiles the taking of an address."""
    from variorum.interpreter.compiling.places import place_of

    return place_of(compiler, node.target)


@expression(Dereference)
def dereference(compiler: Compiler, node: Dereference) -> Evaluate:
    """Compiles the reading through a pointer."""
    pointer = compiler.expression(node.pointer)
    read = compiler.machine.indexer.read_through
    return lambda f: read(pointer(f))


@expression(Lambda)
def function_value(compiler: Compiler, node: Lambda) -> Evaluate:
    """Compiles a function that is a value."""
    return closure_maker(compiler, node.function)


@expression(OpaqueExpression)
def opaque(compiler: Compiler, node: OpaqueExpression) -> Evaluate:
    """Compiles what was not understood: the evaluation ends there."""
    return refuse(node.reason)


__all__ = ["Char", "Map", "Unsupported"]
