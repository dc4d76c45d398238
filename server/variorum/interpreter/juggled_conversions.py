"""Conversions of a language that converts between texts, numbers and booleans. Casts always succeed; declared types refuse what
is no number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.conversions import Conversions, Convert
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numeric_texts import leading_number
from variorum.interpreter.objects import Object
from variorum.interpreter.values import Uninterpreted
from variorum.program.types import Kind, Type

CASTS = {
    Kind.INT: "juggled.integer",
    Kind.FLOAT: "juggled.float",
    Kind.STR: "juggled.text",
    Kind.BOOL: "juggled.boolean",
    Kind.LIST: "juggled.array",
    Kind.MAP: "juggled.array",
}


class JuggledConversions(Conversions):
    """The conversions of PHP."""

    def converter(self, type_: Type, is_implied: bool = False) -> Convert | None:
        """Returns what converts to a type, None where nothing is to be done."""
        if is_implied:
            return self._declared(type_)
        name = CASTS.get(type_.kind)
        if name is None:
            return None
        apply: Callable[..., Any] = self.machine.operation(name)

        def cast(value: Any) -> Any:
            return value if isinstance(value, Uninterpreted) else apply(self.machine, value)

        return cast

    def _declared(self, type_: Type) -> Convert | None:
        if type_.kind is Kind.OPTIONAL and type_.arguments:
            return self._declared(type_.arguments[0])
        make = {
            Kind.INT: self._as_integer,
            Kind.FLOAT: self._as_float,
            Kind.STR: self._as_text,
            Kind.BOOL: self._as_boolean,
        }.get(type_.kind)
        if make is None:
            return None
        plain = {Kind.INT: int, Kind.FLOAT: float, Kind.STR: str, Kind.BOOL: bool}[type_.kind]

        def convert(value: Any) -> Any:
            if type(value) is plain or value is None or isinstance(value, Uninterpreted):
                return value
            if isinstance(value, (KeyedArray, Object)) or hasattr(value, "invoke"):
                if plain is str and isinstance(value, Object) and value.cls.find("__toString"):
                    return self.machine.text(value)
                raise self.machine.fail("type", "a value of another type")
            return make(value)

        return convert

    def _number(self, value: Any) -> int | float:
        if not isinstance(value, str):
            return int(value) if isinstance(value, bool) else value
        found, is_whole = leading_number(value)
        if found is None or not is_whole:
            raise self.machine.fail("type", "a text that is no number")
        return found

    def _as_integer(self, value: Any) -> int:
        found = self._number(value)
        if isinstance(found, float) and (found != found or abs(found) >= 1 << 63):
            raise self.machine.fail("type", "a number that is no integer")
        return int(found)

    def _as_float(self, value: Any) -> float:
        return float(self._number(value))

    def _as_text(self, value: Any) -> str:
        return str(self.machine.text(value))

    def _as_boolean(self, value: Any) -> bool:
        return bool(self.machine.truth(value))
