"""Compiles what stores a value: into variables, members, elements, through pointers, and into patterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.made_containers import element_setter, makes_containers
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.copying import copier_of, replace
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import UNSET, Map, Place
from variorum.program.expressions import (
    Cast,
    Dereference,
    Destructuring,
    Index,
    Member,
    Slice,
    Unbound,
    Variable,
)
from variorum.program.node import Expression, Symbol

Put = Callable[[Frame, Any], None]


def declare(compiler: Compiler, symbol: Symbol, value: Evaluate) -> Evaluate:
    """Compiles a declaration: a captured variable gets a cell of its own each time."""
    location = compiler.scope.locate(symbol)
    slot = location.slot
    if location.is_global:
        cells = compiler.machine.globals

        def run_global(f: Frame) -> None:
            cells[slot] = value(f)

        return run_global
    if not location.is_cell:

        def run(f: Frame) -> None:
            f[slot] = value(f)

        return run

    def run_cell(f: Frame) -> None:
        result = value(f)
        cell = f[slot]
        if cell[0] is UNSET:
            cell[0] = result
        else:
            f[slot] = [result]

    return run_cell


def declare_value(compiler: Compiler, symbol: Symbol) -> Put:
    """Returns what declares a variable with a value that is at hand."""
    location = compiler.scope.locate(symbol)
    slot = location.slot
    if location.is_global:
        cells = compiler.machine.globals

        def put_global(f: Frame, value: Any) -> None:
            cells[slot] = value

        return put_global
    if location.is_cell:

        def put_cell(f: Frame, value: Any) -> None:
            f[slot] = [value]

        return put_cell

    def put(f: Frame, value: Any) -> None:
        f[slot] = value

    return put


def store(compiler: Compiler, target: Expression, node: Expression) -> Evaluate:
    """Compiles an assignment that is a statement."""
    value = copied(compiler, node)
    if isinstance(target, Variable) and not is_place(compiler, target.symbol):
        location = compiler.scope.locate(target.symbol)
        slot = location.slot
        if not location.is_cell and not location.is_global:

            def run(f: Frame) -> None:
                f[slot] = value(f)

            return run
    if isinstance(target, Index):
        return _store_element(compiler, target, value)
    put = setter(compiler, target)

    def run_put(f: Frame) -> None:
        put(f, value(f))

    return run_put


def _store_element(compiler: Compiler, target: Index, value: Evaluate) -> Evaluate:
    if makes_containers(compiler):
        put = element_setter(compiler, target)
        return lambda f: put(f, value(f))
    container = compiler.expression(target.object)
    index = compiler.expression(target.index)
    set_item = compiler.machine.indexer.set

    def run(f: Frame) -> None:
        holder = container(f)
        position = index(f)
        set_item(holder, position, value(f))

    return run


def copied(compiler: Compiler, node: Expression) -> Evaluate:
    """Compiles a value that is stored: one that has another holder is copied, where the language copies."""
    value = compiler.expression(node)
    copy = copier_of(compiler.machine, node)
    if copy is None:
        return value

    def run(f: Frame) -> Any:
        return copy(value(f))

    return run


def is_place(compiler: Compiler, symbol: Symbol) -> bool:
    """Whether the symbol is a parameter that stands for a place of the caller."""
    return symbol in compiler.machine.reference_parameters


def setter(compiler: Compiler, target: Expression, declares: frozenset[Symbol] = frozenset()) -> Put:
    """Returns what stores a value in the target. `declares` are variables that get a new cell."""
    if isinstance(target, Variable):
        return _variable(compiler, target.symbol, target.symbol in declares)
    if isinstance(target, Member):
        return _member(compiler, target)
    if isinstance(target, Index):
        if makes_containers(compiler):
            return element_setter(compiler, target)  # type: ignore[no-any-return]
        container = compiler.expression(target.object)
        index = compiler.expression(target.index)
        set_item = compiler.machine.indexer.set
        return lambda f, value: set_item(container(f), index(f), value)
    if isinstance(target, Slice):
        return _slice(compiler, target)
    if isinstance(target, Dereference):
        pointer = compiler.expression(target.pointer)
        write = compiler.machine.indexer.write_through
        return lambda f, value: write(pointer(f), value)
    if isinstance(target, Destructuring):
        return _pattern(compiler, target, declares)
    if isinstance(target, Cast):
        return setter(compiler, target.value, declares)
    if isinstance(target, Unbound):
        return _unbound(compiler, target)
    return _other(compiler, target)


def _other(compiler: Compiler, target: Expression) -> Put:
    value = compiler.expression(target)

    def put(f: Frame, new: Any) -> None:
        holder = value(f)
        if isinstance(holder, Place):
            holder.write(new)
        elif not replace(compiler.machine, holder, new):
            raise Unsupported("assignment to " + type(target).__name__)

    return put


def _unbound(compiler: Compiler, target: Unbound) -> Put:
    values = compiler.machine.unbound_values
    name = target.name
    if compiler.machine.semantics.unset == "error" or not compiler.machine.semantics.undefined:

        def refuse(f: Frame, value: Any) -> None:
            raise Unsupported(f"assignment to {name}")

        return refuse

    def put(f: Frame, value: Any) -> None:
        values[name] = value

    return put


def _variable(compiler: Compiler, symbol: Symbol, declares: bool) -> Put:
    if declares:
        return declare_value(compiler, symbol)
    location = compiler.scope.locate(symbol)
    slot = location.slot
    machine = compiler.machine
    if is_place(compiler, symbol):
        is_cell = location.is_cell

        def put_place(f: Frame, value: Any) -> None:
            old = f[slot][0] if is_cell else f[slot]
            if type(old) is Place:
                old.write(value)
            elif not replace(machine, old, value):
                if is_cell:
                    f[slot][0] = value
                else:
                    f[slot] = value

        return put_place
    if location.is_global:
        cells = machine.globals
        machine.rebinds_globals |= compiler.template is not None

        def put_global(f: Frame, value: Any) -> None:
            cells[slot] = value

        return put_global
    if location.is_cell:

        def put_cell(f: Frame, value: Any) -> None:
            f[slot][0] = value

        return put_cell

    def put(f: Frame, value: Any) -> None:
        f[slot] = value

    return put


def _member(compiler: Compiler, target: Member) -> Put:
    holder = compiler.expression(target.object)
    name = target.name
    set_member = compiler.machine.members.set
    return lambda f, value: set_member(holder(f), name, value)


def _slice(compiler: Compiler, target: Slice) -> Put:
    container = compiler.expression(target.object)
    bounds = [
        compiler.expression(each) if each is not None else None
        for each in (target.low, target.high, target.step)
    ]
    set_slice = compiler.machine.indexer.set_slice

    def put(f: Frame, value: Any) -> None:
        low, high, step = [each(f) if each is not None else None for each in bounds]
        set_slice(container(f), low, high, step, value)

    return put


def _pattern(compiler: Compiler, target: Destructuring, declares: frozenset[Symbol]) -> Put:
    puts = [setter(compiler, each, declares) for each in target.elements]
    machine = compiler.machine
    if target.keys:
        return _by_key(compiler, target, puts)
    count, rest = len(puts), target.rest
    takes_any_count = machine.semantics.arguments == "loose"

    def put(f: Frame, value: Any) -> None:
        values = machine.components_of(value, count)
        if rest >= 0:
            behind = count - rest - 1
            if len(values) < count - 1 and not takes_any_count:
                raise machine.fail("value", "not enough values to unpack")
            end = max(len(values) - behind, rest)
            values = [*values[:rest], machine.new_list(values[rest:end]), *values[end:]]
        if len(values) != count:
            if not takes_any_count:
                raise machine.fail("value", "wrong number of values to unpack")
            values = [*values[:count], *[machine.absent] * (count - len(values))]
        for each, part in zip(puts, values, strict=True):
            each(f, part)

    return put


def _by_key(compiler: Compiler, target: Destructuring, puts: list[Put]) -> Put:
    get = compiler.machine.members.get
    machine = compiler.machine
    named = list(zip(target.keys, puts, strict=False))

    def put(f: Frame, value: Any) -> None:
        for index, (key, each) in enumerate(named):
            if index == target.rest:
                taken = set(target.keys[:index])
                each(
                    f, Map("insertion", {k: v for k, v in value.entries.items() if k not in taken}, "record")
                )
            else:
                each(f, get(value, key))

    _ = machine
    return put


__all__ = ["copied", "declare", "declare_value", "elements_of", "setter", "store"]
