"""Converts values between types."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.numerals import BY_WIDTH, F32, I32, U8, Big, Char, Numeral, to_single
from variorum.interpreter.objects import Object
from variorum.interpreter.values import (
    UNDEFINED,
    Builder,
    Place,
    SymbolName,
    Uninterpreted,
)
from variorum.program.expressions import Constant
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

Convert = Callable[[Any], Any]


class Conversions:
    """The conversions of a language."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.semantics = machine.semantics
        self._converters: dict[tuple[Type, bool], Convert | None] = {}

    def numeral(self, type_: Type) -> type:
        """Returns the class of the integers of a type."""
        return self.machine.operators.arithmetic.numeral(type_.bits, type_.is_signed)

    def literal(self, node: Constant) -> Any:
        """Returns the value of a literal."""
        value, kind = node.value, node.type.kind
        if node.type.name == "Symbol" and isinstance(value, str):
            return SymbolName(value)
        if kind is Kind.CHAR and isinstance(value, str) and self.semantics.characters.form == "number":
            return Char(ord(value)) if len(value) == 1 else value
        if kind is Kind.CHAR and isinstance(value, str) and self.semantics.characters.form == "byte":
            return I32(ord(value))
        if isinstance(value, str) and node.type.kind is Kind.INT and len(value) == 1:
            return self.numeral(node.type)(ord(value))
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            if value is None and node.type.name == "undefined":
                return UNDEFINED
            return value
        if self.semantics.one_number_type:
            if kind is Kind.INT:
                return Big(value)
            return (
                value
                if isinstance(value, int) and abs(value) <= 1 << 53
                else self.machine.operators.arithmetic.number(float(value))
            )
        if kind is Kind.FLOAT:
            return to_single(float(value)) if node.type.bits == 32 else float(value)
        if kind is Kind.INT and isinstance(value, int):
            cls = self.numeral(node.type)
            if cls is int:
                bits = self.semantics.integers.bits
                if bits and not -(1 << (bits - 1)) <= value < (1 << (bits - 1)):
                    return self.machine.operators.arithmetic.make(
                        BY_WIDTH[min(bits * 2, 64), value < 1 << 63], value
                    )
                return value
            return self.machine.operators.arithmetic.make(cls, value)
        return value

    def converter(self, type_: Type, is_implied: bool = False) -> Convert | None:
        """Returns what converts to a type, None where nothing is to be done."""
        key = (type_, is_implied)
        if key not in self._converters:
            self._converters[key] = self._make_converter(type_, is_implied)
        return self._converters[key]

    def _make_converter(self, type_: Type, is_implied: bool) -> Convert | None:
        kind = type_.kind
        if kind is Kind.INT:
            return self._to_integer(type_, is_implied)
        if kind is Kind.FLOAT:
            return self._to_float(type_)
        if kind is Kind.CHAR:
            return self._to_character
        if kind is Kind.BOOL:
            return self._to_boolean
        if kind is Kind.STR and not is_implied:
            return self._to_text
        if kind is Kind.BUILDER and self.semantics.mutable_texts:
            return self._to_builder
        if (
            kind in (Kind.LIST, Kind.SET, Kind.MAP, Kind.QUEUE, Kind.TUPLE, Kind.OPTIONAL)
            and "container" in self.semantics.copied
        ):
            return lambda value: self.machine.containers.collected(value, type_)
        if kind is Kind.LIST and not is_implied and self.semantics.characters.form == "byte":
            # `[]rune(s)` and `[]byte(s)`.
            return lambda value: self._units(value, type_)
        return None

    def _to_integer(self, type_: Type, is_implied: bool) -> Convert:
        cls = self.numeral(type_)
        make = self.machine.operators.arithmetic.make
        keeps_null = bool(self.semantics.integers.bits)
        saturates = self.semantics.integers.from_float == "saturate"
        casts_characters = self.semantics.characters.casts_to_code
        bits, is_signed = type_.bits, type_.is_signed
        is_wrapping_cast = True

        def convert(value: Any) -> Any:
            kind = type(value)
            if kind is cls:
                return value
            if kind is bool or isinstance(value, int):
                before = "overflow" in self.machine.notes
                made = make(cls, int(value)) if not is_wrapping_cast else self._wrapped(cls, int(value))
                if before is False and made != value and bits >= 32:
                    self.machine.note("overflow")
                return made
            if isinstance(value, float):
                return self._float_to_integer(value, cls, bits, is_signed, saturates)
            if casts_characters and isinstance(value, str) and len(value) == 1:
                return self._wrapped(cls, ord(value))
            if isinstance(value, Object) and value.constant is not None and not is_implied:
                return self._wrapped(cls, value.number)
            if value is None and keeps_null:
                if type_.name and type_.name[0].isupper():
                    return None
                raise self.machine.fail("null", "null as a number")
            if isinstance(value, Place):
                return convert(value.read())
            return value

        return convert

    def _wrapped(self, cls: type, value: int) -> Any:
        arithmetic = self.machine.operators.arithmetic
        if cls is Char:
            return arithmetic.make(cls, value)
        if cls is int:
            bits = self.semantics.integers.bits
            if not bits or arithmetic.low <= value <= arithmetic.high:
                return value
            return ((value + (1 << (bits - 1))) & ((1 << bits) - 1)) - (1 << (bits - 1))
        bits = cls.bits  # type: ignore[attr-defined]
        if not bits:
            return cls(value)
        value &= (1 << bits) - 1
        if cls.is_signed and value >> (bits - 1):  # type: ignore[attr-defined]
            value -= 1 << bits
        return cls(value)

    def _float_to_integer(self, value: float, cls: type, bits: int, is_signed: bool, saturates: bool) -> Any:
        if value != value:
            self.machine.note("overflow")
            if not saturates:
                self.machine.note("undefined")
            return cls(0)
        width = bits or self.semantics.integers.bits
        if not width:
            if value in (math.inf, -math.inf):
                raise self.machine.fail("value", "infinity as an integer")
            return cls(int(value))
        low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
        if low <= value <= high:
            return cls(int(value))
        self.machine.note("overflow")
        if not saturates:
            self.machine.note("undefined")
        return cls(high if value > 0 else low)

    def _to_float(self, type_: Type) -> Convert:
        is_single = type_.bits == 32
        is_one = self.semantics.one_number_type

        def convert(value: Any) -> Any:
            if isinstance(value, (int, float)) and not (is_one and not isinstance(value, bool)):
                if is_single:
                    return to_single(float(value))
                try:
                    return float(value)
                except OverflowError:
                    return math.inf if value > 0 else -math.inf
            if (
                value is None
                and self.semantics.integers.bits
                and not (type_.name and type_.name[0].isupper())
            ):
                raise self.machine.fail("null", "null as a number")
            return value

        return convert

    def _to_character(self, value: Any) -> Any:
        if self.semantics.characters.form == "number":
            if isinstance(value, (int, float)):
                return self.machine.operators.arithmetic.make(Char, int(value))
            if isinstance(value, str) and len(value) == 1:
                return Char(ord(value))
            return value
        if self.semantics.characters.form == "byte":
            return self._wrapped(I32, int(value)) if isinstance(value, (int, float)) else value
        if isinstance(value, int) and not isinstance(value, bool):
            return chr(value & 0x10FFFF)
        return value

    def _units(self, value: Any, type_: Type) -> Any:
        """The bytes or characters of a text, in a language whose texts are bytes."""
        if not isinstance(value, str):
            return value
        self.machine.charge(len(value))
        is_bytes = bool(type_.arguments) and type_.arguments[0].bits == 8
        units = (
            [U8(each) for each in value.encode("utf-8", "replace")]
            if is_bytes
            else [I32(ord(each)) for each in value]
        )
        return self.machine.make_collection("list", units)

    def _to_boolean(self, value: Any) -> Any:
        if value is True or value is False:
            return value
        if self.semantics.strict_truth:
            return value
        return self.machine.comparer.truth(value)

    def _to_text(self, value: Any) -> Any:
        if isinstance(value, (str, Builder, Uninterpreted)) or value is None:
            return value
        if self.semantics.characters.form == "byte":
            if isinstance(value, int):
                return chr(value) if 0 <= value < 0x110000 else "\ufffd"
            if isinstance(value, list):
                self.machine.charge(len(value))
                if all(type(each) is U8 for each in value):
                    return bytes(value).decode("utf-8", "replace")
                return "".join(chr(each) for each in value)
        if isinstance(value, (int, float)):
            return self.machine.text(value)
        return value

    def _to_builder(self, value: Any) -> Any:
        if isinstance(value, (str, Builder)):
            text = value if isinstance(value, str) else value.text
            self.machine.charge(len(text))
            return Builder(text)
        if isinstance(value, Char):
            return Builder(chr(value))
        if isinstance(value, list) and all(isinstance(each, (Char, str)) for each in value):
            return Builder("".join(self.machine.text(each) for each in value))
        return value

    def cast_like(self, old: Any, new: Any) -> Any:
        """Returns a value with the numeric type that the old one has, in a language with static types."""
        kind: Any = type(old)
        if kind is type(new) or not self.semantics.integers.bits or not isinstance(new, (int, float)):
            if kind is Builder and isinstance(new, str):
                return Builder(new)
            return new
        if kind is float:
            return float(new)
        if kind is F32:
            return to_single(new)
        if isinstance(new, float):
            if isinstance(old, int) and kind is not bool and self.semantics.copied:
                width = self.semantics.integers.bits if kind in (int, Char) else kind.bits
                return self._float_to_integer(new, kind, width, kind is int or kind.is_signed, False)
            return new
        if kind is int or issubclass(kind, Numeral):
            if self.semantics.integers.overflow == "float":
                return new
            return self._wrapped(kind, int(new))
        return new
