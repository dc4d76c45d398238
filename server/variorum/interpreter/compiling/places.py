"""Compiles references to variables, members and elements, for pointers and arguments that are passed by reference."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.made_containers import holder, makes_containers
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.objects import Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.values import Cursor, Place
from variorum.program.expressions import Dereference, Index, Member, New, Variable
from variorum.program.node import Expression


def place_of(compiler: Compiler, target: Expression) -> Evaluate:
    """Compiles `&target`: a pointer to an object, an iterator at an element, or the place of anything else."""
    value = compiler.expression(target)
    if isinstance(target, Dereference):
        return compiler.expression(target.pointer)
    if isinstance(target, Index):
        container = compiler.expression(target.object)
        position = compiler.expression(target.index)
        get, set_item = compiler.machine.indexer.get, compiler.machine.indexer.set
        moves = compiler.machine.semantics.collections.pointers_move

        def element(f: Frame) -> Any:
            holder, at = container(f), position(f)
            if isinstance(holder, list) and isinstance(at, int):
                found = get(holder, at)
                if isinstance(found, Object):
                    return Pointer(found)
                if moves or not isinstance(found, list):
                    return Cursor(holder, int(at))
            elif isinstance(holder, Cursor):
                return Cursor(holder.container, holder.position + at)
            return Place(lambda: get(holder, at), lambda new: set_item(holder, at, new))

        return element
    if not isinstance(target, (Variable, Member)):
        if isinstance(target, New):
            return _address_of_new(value)

        def temporary(f: Frame) -> Any:
            result = value(f)
            return Pointer(result) if isinstance(result, Object) else Place(lambda: result, lambda new: None)

        return temporary
    put = setter(compiler, target)

    def run(f: Frame) -> Any:
        found = value(f)
        if isinstance(found, Object) and found.cls.is_value:
            return Pointer(found)
        return Place(lambda: value(f), lambda new: put(f, new))

    return run


def _address_of_new(value: Evaluate) -> Evaluate:
    """Compiles `&T{}`: a pointer to a new struct, which assignments do not copy; another new value is its own address."""

    def run(f: Frame) -> Any:
        made = value(f)
        return Pointer(made) if isinstance(made, Object) and made.cls.is_value else made

    return run


def argument_place(compiler: Compiler, target: Expression) -> Evaluate:
    """Compiles an argument that is passed by reference: a value with parts of its own is passed itself."""
    value = compiler.expression(target)
    if not isinstance(target, (Variable, Member, Index, Dereference)):
        return value
    if isinstance(target, Index) and makes_containers(compiler):
        return _element_argument(compiler, target)
    put = setter(compiler, target)
    is_whole = compiler.machine.is_whole

    def run(f: Frame) -> Any:
        found = value(f)
        if is_whole(found):
            return found
        return Place(lambda: value(f), lambda new: put(f, new))

    return run


def _element_argument(compiler: Compiler, target: Index) -> Evaluate:
    """The place of an element: its container is made where there is none, and gets entries of its own."""
    machine = compiler.machine
    container = holder(compiler, target.object)
    index = compiler.expression(target.index)
    get, set_item = machine.indexer.get, machine.indexer.set

    def run(f: Frame) -> Any:
        found, at = container(f), index(f)
        if isinstance(found, KeyedArray):
            machine.own_entries(found)
        element = get(found, at)
        if machine.is_whole(element):
            return element
        return Place(lambda: get(found, at), lambda new: set_item(found, at, new))

    return run
