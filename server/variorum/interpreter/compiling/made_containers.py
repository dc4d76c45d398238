"""Compiles stores into elements in a language that makes containers where there are none: `$a[$i][] = 1` for an `$a` of null.

Arrays are copied by assignments, so what an element is stored into must be the array that the variable, member or element holds,
with entries of its own. Texts are stored anew with another character.
"""

from __future__ import annotations

from typing import Any

from variorum.interpreter.compiling.compiler import Compiler
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.juggling import position_in_text
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Place
from variorum.program.expressions import Dereference, Index, Member, Variable
from variorum.program.node import Expression


def makes_containers(compiler: Compiler) -> bool:
    """Whether the language makes containers where there are none."""
    return compiler.machine.semantics.index.makes


def holder(compiler: Compiler, target: Expression) -> Evaluate:
    """Compiles what an element is stored into or removed from."""
    if not makes_containers(compiler):
        return compiler.expression(target)
    if isinstance(target, Index):
        return _element(compiler, target)
    value = compiler.expression(target)
    if not isinstance(target, (Variable, Member, Dereference)):
        return value
    from variorum.interpreter.compiling.targets import setter

    put = setter(compiler, target)

    def run(f: Frame) -> Any:
        found = value(f)
        if type(found) is Place:
            found = found.read()
        if found is None:
            found = KeyedArray()
            put(f, found)
        return found

    return run


def _element(compiler: Compiler, target: Index) -> Evaluate:
    machine = compiler.machine
    outer = holder(compiler, target.object)
    index = compiler.expression(target.index)
    get = machine.indexer.get

    def run(f: Frame) -> Any:
        container = outer(f)
        at = index(f)
        if not isinstance(container, KeyedArray):
            return get(container, at)
        machine.own_entries(container)
        key = machine.indexer.key(container, at)
        found = container.entries.get(key)
        if found is None:
            found = KeyedArray()
            machine.charge(4)
            container.put(key, found)
        return found

    return run


def element_setter(compiler: Compiler, target: Index) -> Any:
    """Returns what stores a value in an element."""
    from variorum.interpreter.compiling.targets import setter

    machine = compiler.machine
    container = holder(compiler, target.object)
    index = compiler.expression(target.index)
    is_place = isinstance(target.object, (Variable, Member, Index, Dereference))
    put_back = setter(compiler, target.object) if is_place else None
    set_item = machine.indexer.set

    def put(f: Frame, value: Any) -> None:
        found = container(f)
        at = index(f)
        if not isinstance(found, str):
            set_item(found, at, value)
            return
        if put_back is None:
            raise Unsupported("a character of a text that nothing holds")
        put_back(f, _with_character(machine, found, position_in_text(machine, at), value))

    return put


def _with_character(machine: Any, text: str, position: int, value: Any) -> str:
    if not text.isascii():
        raise Unsupported("a byte of a text that is not ASCII")
    character: str = machine.text(value)[:1]
    if position < 0:
        position += len(text)
    if position < 0 or not character:
        raise machine.fail("value", "no character to store")
    machine.charge(max(len(text), position))
    padded = text.ljust(position)
    return padded[:position] + character + padded[position + 1 :]
