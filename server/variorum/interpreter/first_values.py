"""The values that variables and the elements of new arrays start with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.numerals import F32, I32, Char
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    UNSET,
    Array,
    Builder,
    Optional,
    Sequence,
)
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

# Making an empty one takes as long as a step.
_CONTAINERS = frozenset({Kind.LIST, Kind.SET, Kind.MAP, Kind.QUEUE, Kind.TUPLE})


class FirstValues:
    """Makes first values by type."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.semantics = machine.semantics

    def default_maker(self, type_: Type) -> Callable[[], Any]:
        """Returns what makes the value that a variable of the type starts with."""
        rule = self.semantics.unassigned.value
        kind = type_.kind
        if rule != "null":
            is_boxed = type_.name[:1].isupper() and rule == "zero" and not self.semantics.copied
            if kind is Kind.INT and not is_boxed:
                zero = self.machine.numeral(type_)(0)
                return lambda: zero
            if kind is Kind.FLOAT and not is_boxed:
                return (lambda: F32(0.0)) if type_.bits == 32 else (lambda: 0.0)
            if kind is Kind.BOOL and not is_boxed:
                return lambda: False
            if kind is Kind.CHAR and not is_boxed:
                zeros = {"number": Char(0), "byte": I32(0)}
                first = zeros.get(self.semantics.characters.form, "\0")
                return lambda: first
        if rule == "construct":
            return self._constructing(type_)
        absent = self.machine.absent
        return lambda: absent

    def _constructing(self, type_: Type) -> Callable[[], Any]:
        kind = type_.kind
        if kind is Kind.STR:
            return lambda: "" if self.semantics.unassigned.text == "empty" else None
        if kind is Kind.BUILDER:
            return lambda: Builder("")
        if kind is Kind.POINTER or kind is Kind.ANY or kind is Kind.FUNCTION:
            return lambda: None
        if kind is Kind.OPTIONAL:
            return lambda: Optional(None)
        if kind is Kind.OBJECT:
            cls = self.machine.class_named(type_.name)
            if cls is not None:
                return (
                    (lambda: self.machine.construct(cls, [], None))
                    if self.machine.is_struct(cls)
                    else (lambda: None)
                )
            make = self.machine.constructor_of(type_)
            if type_.name in self.machine.operations.constructors:
                return lambda: make([], None)
            if self.semantics.unassigned.unknown == "unset" and not self._is_nullable(type_.name):
                # A parameter of a generic type: its zero depends on the caller.
                return lambda: UNSET
            return lambda: None
        if kind is Kind.TUPLE:
            makers = [self.default_maker(each) for each in type_.arguments]
            return lambda: self.machine.containers.collected([make() for make in makers], type_)
        if kind is Kind.MAP and self.semantics.unassigned.map == "null":
            return lambda: None
        if type_.name in self.machine.operations.constructors:
            make_container = self.machine.constructor_of(type_)
            return lambda: make_container([], None)
        return lambda: self.machine.containers.collected([], type_)

    def _is_nullable(self, name: str) -> bool:
        tables = self.machine.operations
        return any(name in names for names in (tables.exceptions, tables.constructors, tables.types))

    def array(self, type_: Type, lengths: list[Any]) -> Any:
        """Returns a new array: `lengths` outermost first; what has no length is null."""
        element = type_.arguments[0] if type_.arguments else Type(Kind.ANY)
        length = lengths[0] if lengths else 0
        if not isinstance(length, int):
            raise Unsupported("the length of an array")
        if length < 0:
            raise self.machine.fail("value", "negative length")
        if len(lengths) > 1 and self.semantics.collections.second_length_is_capacity:
            if lengths[1] < length:
                raise self.machine.fail("value", "a capacity below the length")
            made = self.array(type_, lengths[:1])
            made.capacity = lengths[1]
            return made
        # Buffers of bytes are large and cheap.
        self.machine.charge((int(length) >> 4 if element.bits == 8 else int(length)) + 2)
        if len(lengths) > 1:
            values = [self.array(element, lengths[1:]) for _ in range(length)]
        elif element.kind is Kind.LIST and self.semantics.unassigned.value == "zero":
            values = [None] * length
        else:
            make = self.default_maker(element)
            is_number = element.kind in (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.BOOL)
            if element.kind in _CONTAINERS:
                self.machine.step(length)
            values = [make()] * length if is_number else [make() for _ in range(length)]
        made = self.machine.make_collection(self.machine.containers.representation(type_), values)
        if type_.name == "[n]" and isinstance(made, (Sequence, Array)):
            made.kind = "array"  # type: ignore[misc]
        return made
