"""Constructs values of a type that `new` names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import OPERATIONS
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Exceptional, Object
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.values import (
    Builder,
    Cursor,
    Place,
)
from variorum.program.declarations import Program
from variorum.program.types import Kind, Type


class Constructors(MachinePart):
    """Finds what constructs a value of a type."""

    program: Program

    def constructor_of(self, type_: Type) -> Callable[[list[Any], dict[str, Any] | None], Any]:
        """Returns what constructs a value of a type."""
        if type_.kind is Kind.POINTER and type_.arguments:
            make = self.constructor_of(type_.arguments[0])
            return lambda values, named: self._pointer_to(make(values, named))
        if type_.kind is Kind.LIST and type_.name.startswith("["):
            return lambda values, named: self._new_array(type_, values, named)
        named_operation = self.operations.constructors.get(type_.name)
        operation = OPERATIONS[named_operation] if named_operation is not None else None

        def run(values: list[Any], named: dict[str, Any] | None) -> Any:
            cls = self.class_named(type_.name)
            if cls is not None:
                return self.construct(cls, values, named)
            if operation is not None:
                return self.guarded(operation.function, type_, *values, **(named or {}))
            known = self.operations.exceptions.get(type_.name.rsplit(".", 1)[-1])
            if known is not None:
                message = self.text(values[0]) if values and values[0] is not None else ""
                return Exceptional(type_.name, known.kind, message, tuple(values))
            if type_.kind in (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR):
                convert = self.converter(type_)
                return convert(values[0]) if values and convert is not None else self.default_maker(type_)()
            return self.unknown_call("new " + type_.name, values, named)

        return run

    def _new_array(self, type_: Type, lengths: list[Any], named: dict[str, Any] | None) -> Any:
        elements = named.get("elements") if named else None
        if elements is None:
            return self.first_values.array(type_, lengths)
        made = self.first_values.array(type_, lengths) if lengths else None
        return self._filled_array(made, elements, type_)

    def _filled_array(self, made: Any, elements: Any, type_: Type) -> Any:
        if isinstance(elements, (str, Builder)):
            elements = [Char(ord(each)) for each in self.text(elements)] + [Char(0)]
        if made is None:
            made = self.make_collection(self.containers.representation(type_), list(elements))
            made.kind = "array"
            return made
        if len(elements) > len(made):
            made.extend([None] * (len(elements) - len(made)))
        for position, each in enumerate(elements):
            if isinstance(made[position], list) and isinstance(each, (list, tuple)):
                self._filled_array(made[position], each, type_.arguments[0])
            else:
                made[position] = self.cast_like(made[position], each)
        return made

    @staticmethod
    def _pointer_to(value: Any) -> Any:
        if isinstance(value, Object):
            return Pointer(value)
        if isinstance(value, list):
            return Cursor(value, 0)
        box = [value]

        def write(new: Any) -> None:
            box[0] = new

        return Place(lambda: box[0], write)

    def parameter_converter(self, type_: Type) -> Callable[[Any], Any] | None:
        """Returns what converts an argument to the type of its parameter, in a language with static types."""
        if not self.semantics.integers.bits:
            return None
        if self.semantics.equality == "juggled":
            return self.converter(type_, True)  # type: ignore[no-any-return]
        if type_.kind in (Kind.INT, Kind.FLOAT) and not type_.name[:1].isupper():
            is_converted = True
        else:
            is_converted = type_.kind is Kind.BUILDER and self.semantics.mutable_texts
        convert: Callable[[Any], Any] | None = self.converter(type_, True) if is_converted else None
        return convert
