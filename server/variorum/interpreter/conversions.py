"""Conversions between types, the values that variables start with, and the making of collections."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.numerals import BY_WIDTH, F32, I32, U8, Big, Char, Numeral, to_single
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Deque,
    Fifo,
    Fixed,
    Iteration,
    Linked,
    Map,
    Optional,
    Pair,
    Place,
    Plain,
    PlainDeque,
    PlainLinked,
    PlainStack,
    PriorityQueue,
    Sequence,
    Set,
    Stack,
    Uninterpreted,
)
from variorum.program.expressions import Constant
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

Convert = Callable[[Any], Any]

LISTS: dict[str, type[list[Any]]] = {
    "list": Sequence,
    "array": Array,
    "python list": list,
    "linked": Linked,
    "deque": Deque,
    "stack": Stack,
    "fifo": Fifo,
    "fixed": Fixed,
    "pair": Pair,
    "plain": Plain,
    "plain fifo": PlainDeque,
    "plain stack": PlainStack,
    "plain linked": PlainLinked,
}


class Conversions:
    """What a machine knows of types."""

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

    # --- conversions

    def converter(self, type_: Type, is_implied: bool = False) -> Convert | None:
        """Returns what converts to a type, None where nothing is to be done."""
        key = (type_, is_implied)
        if key not in self._converters:
            self._converters[key] = self._make_converter(type_, is_implied)
        return self._converters[key]

    def _make_converter(self, type_: Type, is_implied: bool) -> Convert | None:
        kind = type_.kind
        if kind is Kind.INT:
            return self._to_integer(type_)
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
            return lambda value: self.collected(value, type_)
        return None

    def _to_integer(self, type_: Type) -> Convert:
        cls = self.numeral(type_)
        make = self.machine.operators.arithmetic.make
        keeps_null = bool(self.semantics.integers.bits)
        saturates = self.semantics.names.get("float_to_int", "saturate") == "saturate"
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
        return self.make_collection("list", units)

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

    # --- first values

    def default_maker(self, type_: Type) -> Callable[[], Any]:
        """Returns what makes the value that a variable of the type starts with."""
        rule = self.semantics.defaults
        kind = type_.kind
        if rule != "null":
            is_boxed = type_.name[:1].isupper() and rule == "zero" and not self.semantics.copied
            if kind is Kind.INT and not is_boxed:
                zero = self.numeral(type_)(0)
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
            return lambda: "" if self.semantics.names.get("text_default") == "empty" else None
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
            return lambda: None
        if kind is Kind.TUPLE:
            makers = [self.default_maker(each) for each in type_.arguments]
            return lambda: self.collected([make() for make in makers], type_)
        if kind is Kind.MAP and self.semantics.names.get("map_default") == "null":
            return lambda: None
        if type_.name in self.machine.operations.constructors:
            make_container = self.machine.constructor_of(type_)
            return lambda: make_container([], None)
        return lambda: self.collected([], type_)

    # --- collections

    def representation(self, type_: Type) -> str:
        """Returns what represents a type of collection."""
        found = self.machine.operations.types.get(type_.name)
        if found is not None:
            return found
        defaults = {
            Kind.LIST: "list",
            Kind.SET: "set hash",
            Kind.MAP: "map hash",
            Kind.QUEUE: "queue",
            Kind.TUPLE: "tuple",
        }
        if type_.kind is Kind.LIST and type_.name.startswith("["):
            return self.machine.operations.types.get("[]", "array")
        return self.semantics.names.get(type_.kind.value, defaults.get(type_.kind, ""))

    def element_converter(self, type_: Type, position: int = 0) -> Convert | None:
        """Returns what converts the elements of a typed collection."""
        if not self.semantics.copied or len(type_.arguments) <= position:
            return None
        element = type_.arguments[position]
        if element.kind in (Kind.ANY, Kind.OBJECT, Kind.POINTER):
            return None
        return self.converter(element, True)

    def collected(self, values: Any, type_: Type) -> Any:
        """Returns a collection of the type with the values, or the value itself if it is none."""
        form = self.representation(type_)
        if isinstance(values, (str, Builder)) and form not in ("list", "array"):
            return values
        if isinstance(values, Map):
            return self._retyped_map(values, type_)
        if form == "optional":
            return values if isinstance(values, Optional) else Optional(values)
        if not isinstance(values, (list, tuple, Set)):
            return values
        if isinstance(values, Set):
            values = list(values.elements)
        if form.startswith(("map", "counter")):
            made_map = self.map_maker(type_)()
            for each in values:
                made_map.entries[self.machine.indexer.key(made_map, each[0])] = (
                    made_map.value_of(each[1]) if made_map.value_of is not None else each[1]
                )
            return made_map
        convert = self.element_converter(type_)
        if form in ("pair", "tuple") and type_.arguments:
            converters = [self.element_converter(type_, index) for index in range(len(type_.arguments))]
            values = [
                convert(each) if convert is not None else each
                for each, convert in zip(values, [*converters, *[None] * len(values)], strict=False)
            ]
        elif convert is not None:
            values = [convert(each) for each in values]
        return self.make_collection(form, values, convert)

    def _retyped_map(self, value: Map, type_: Type) -> Any:
        if type_.kind is Kind.MAP and type_.arguments:
            made = self.map_maker(type_)()
            if made.kind == value.kind:
                made.entries = value.entries
                return made
        return value

    def make_collection(self, form: str, values: Iterable[Any], convert: Convert | None = None) -> Any:
        """Returns a collection of a representation."""
        cls = LISTS.get(form)
        if cls is not None:
            made = cls(values)
            if convert is not None:
                made.element = convert  # type: ignore[attr-defined]
            return made
        if form == "tuple":
            return tuple(values)
        word, _, order = form.partition(" ")
        if word in ("set", "multiset"):
            return self._make_set(word, order, values, convert)
        if form == "queue" or form == "queue descending":
            queue = PriorityQueue()
            queue.is_descending = form != "queue"
            queue.element = convert
            for each in values:
                self.machine.operation("queue.push")(self.machine, queue, each)
            return queue
        if form == "builder":
            return Builder("".join(self.machine.text(each) for each in values))
        if form == "text":
            return "".join(self.machine.text(each) for each in values)
        if form == "iterator":
            return Iteration(values)
        if word in ("map", "record", "counter"):
            made_map = self.make_map(form)
            for each in values:
                made_map.entries[each[0]] = each[1]
            return made_map
        raise Unsupported(f"a collection of the form {form or 'unknown'}")

    def _make_set(self, word: str, order: str, values: Iterable[Any], convert: Convert | None) -> Set:
        made = Set(order or "hash", (), "multiset" if word == "multiset" else "set")
        made.element = convert
        for each in values:
            try:
                made.elements[each] = made.elements.get(each, 0) + 1 if word == "multiset" else 1
            except TypeError:
                raise self.machine.fail("type", "unhashable element") from None
        return made

    def make_map(self, form: str) -> Map:
        """Returns an empty map of a representation."""
        word, _, order = form.partition(" ")
        return Map(order or "insertion", None, word)

    def map_maker(self, type_: Type) -> Callable[[], Map]:
        """Returns what makes an empty map of a type."""
        form = "record" if type_.name == "object" else self.representation(type_)
        if not form.startswith(("map", "record", "counter")):
            form = "map insertion"
        key = self.element_converter(type_, 0)
        value = self.element_converter(type_, 1)
        makes_default = self.semantics.index.key in ("default", "zero")
        default = (
            self.default_maker(type_.arguments[1]) if makes_default and len(type_.arguments) > 1 else None
        )

        def make() -> Map:
            made = self.make_map(form)
            made.key_of, made.value_of, made.missing = key, value, default
            return made

        return make

    def collection_maker(self, type_: Type) -> Callable[[list[Any]], Any]:
        """Returns what makes a collection that is written out."""
        if type_.kind is Kind.ANY:
            form = self.semantics.names.get("list", "list")
            return lambda values: self.make_collection(form, values)
        form = self.representation(type_)
        if form == "python list":
            return lambda values: values
        if form == "tuple" and not self.semantics.copied:
            return tuple
        return lambda values: self.collected(values, type_)

    def array(self, type_: Type, lengths: list[Any]) -> Any:
        """Returns a new array: `lengths` outermost first; what has no length is null."""
        element = type_.arguments[0] if type_.arguments else Type(Kind.ANY)
        length = lengths[0] if lengths else 0
        if not isinstance(length, int):
            raise Unsupported("the length of an array")
        if length < 0:
            raise self.machine.fail("value", "negative length")
        if len(lengths) > 1 and self.semantics.names.get("second_length") == "capacity":
            if lengths[1] < length:
                raise self.machine.fail("value", "a capacity below the length")
            made = self.array(type_, lengths[:1])
            made.capacity = lengths[1]
            return made
        self.machine.charge(int(length) + 2)
        if len(lengths) > 1:
            values = [self.array(element, lengths[1:]) for _ in range(length)]
        elif element.kind is Kind.LIST and self.semantics.defaults == "zero":
            values = [None] * length
        else:
            make = self.default_maker(element)
            values = [make() for _ in range(length)]
        made = self.make_collection(self.representation(type_), values)
        if type_.name == "[n]" and isinstance(made, (Sequence, Array)):
            made.kind = "array"  # type: ignore[misc]
        return made
