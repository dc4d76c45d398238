"""Adds to collections and removes from them by operators, in a language where the right side is one element or holds many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.values import UNDEFINED, Iteration, Map, Pair, Set, Stream, Uninterpreted

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine


def holds_many(value: Any) -> bool:
    """Returns whether a value is a collection of elements. A string, a pair and a map are one element."""
    if isinstance(value, Pair):
        return False
    return isinstance(value, (list, Set, range, Stream, Iteration)) or hasattr(value, "__next__")


def _elements(machine: Machine, value: Any) -> list[Any]:
    return list(elements_of(machine, value)) if holds_many(value) else [value]


def added(machine: Machine, a: Any, b: Any) -> Any:
    """Returns a new collection with what `b` is or holds, UNDEFINED if `a` is none."""
    if isinstance(a, Pair):
        return UNDEFINED
    if isinstance(a, list):
        elements = _elements(machine, b)
        machine.charge(len(a) + len(elements))
        return kind_like(a, [*a, *elements])
    if isinstance(a, (Map, Set)):
        return machine.operation("map.plus" if isinstance(a, Map) else "set.plus")(machine, a, b)
    return UNDEFINED


def removed(machine: Machine, a: Any, b: Any) -> Any:
    """Returns a new collection without what `b` is or holds, UNDEFINED if `a` is none."""
    if isinstance(a, Pair):
        return UNDEFINED
    if isinstance(a, list):
        return kind_like(a, _rest(machine, a, b))
    if isinstance(a, Map):
        return machine.operation("map.minus")(machine, a, _elements(machine, b))
    if isinstance(a, Set):
        return machine.operation("set.minus")(machine, a, _elements(machine, b))
    return UNDEFINED


def _rest(machine: Machine, a: list[Any], b: Any) -> list[Any]:
    """Returns the elements that are left: without all of many, or without the first that equals one."""
    if holds_many(b):
        gone = _elements(machine, b)
        machine.charge(len(a) * len(gone))
        return [each for each in a if not any(machine.equal(each, x) for x in gone)]
    machine.charge(len(a))
    place = next((i for i, each in enumerate(a) if machine.equal(each, b)), len(a))
    return [*a[:place], *a[place + 1 :]]


def updated_in_place(machine: Machine, name: str, a: Any, b: Any) -> bool:
    """Changes a collection in place by `+` or `-`. Returns False if it has no such operator."""
    if isinstance(a, Pair) or getattr(a, "kind", "") == "array" or name not in "+-":
        return False
    if isinstance(b, Uninterpreted):
        # It may be one element, or hold many.
        machine.note("opaque")
    if isinstance(a, list):
        if name == "-":
            a[:] = _rest(machine, a, b)
        else:
            machine.operation("list.extend")(machine, a, _elements(machine, b))
        return True
    if isinstance(a, Map):
        _update_map(machine, name, a, b)
        return True
    if isinstance(a, Set):
        operation = machine.operation("set.add" if name == "+" else "set.remove")
        for each in _elements(machine, b):
            operation(machine, a, each)
        return True
    return False


def _update_map(machine: Machine, name: str, a: Map, b: Any) -> None:
    if name == "-":
        for key in _elements(machine, b):
            a.entries.pop(key, None)
        return
    entries = machine.operation("map.plus")(machine, a.like({}), b).entries
    for key, value in entries.items():
        machine.operation("map.put")(machine, a, key, value)
