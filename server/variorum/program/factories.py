"""Finds the functions that make the objects of classes without constructors, as in Go and Rust."""

from __future__ import annotations

from collections.abc import Sequence

from variorum.program.declarations import Class, Function, Program
from variorum.program.plain_names import plain_name
from variorum.program.types import Kind, Type

_CONSTRUCTORS = frozenset({"", "__init__", "constructor"})
_OF_CLASS = frozenset({"new", "default"})


def factories(program: Program, definition: Class) -> Sequence[Function]:
    """Returns the functions named `NewX` or `New`, and the static methods `new` and `default`, that return an object of the
    class, those with the fewest parameters first. Returns none if the class has a constructor.
    """
    if any(each.name in _CONSTRUCTORS for each in definition.methods):
        return ()
    free = {"new", *(prefix + plain_name(definition.name) for prefix in ("new", "make"))}
    found = [each for each in definition.methods if each.is_static and plain_name(each.name) in _OF_CLASS]
    found += [each for each in program.functions if not each.owner and plain_name(each.name) in free]
    made = [each for each in found if each.body is not None and _returns(each.result, definition.name)]
    return sorted(made, key=lambda each: len(each.parameters))


def _returns(type: Type, name: str) -> bool:
    if type.kind is Kind.POINTER and type.arguments:
        return _returns(type.arguments[0], name)
    return type.kind is Kind.OBJECT and type.name in (name, "Self")
