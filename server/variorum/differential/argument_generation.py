"""Generates arguments of given types.

The arguments of one call are related: an int is often a length, an index or an element of the list beside it, a
second string a part of the first. Natural arguments come first. Edge ones (empty, zero, negative, ragged) and large
ones are kept apart, because real input may never have them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum

import attrs

from variorum.differential.constants import Constants
from variorum.differential.list_shapes import derived, ordered, rows_of, sizes
from variorum.differential.merged_types import element_of
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.string_generation import TextGenerator
from variorum.program.declarations import Class
from variorum.program.types import Kind, Type
from variorum.program.values import Opaque, Record, Value

_MAX_DEPTH = 5
# Tuples and rows of matrices are nested deeper than what may be empty.
_DEEPEST = 12
_EMPTY: Mapping[Kind, Callable[[], Value]] = {
    Kind.LIST: list,
    Kind.QUEUE: list,
    Kind.SET: set,
    Kind.MAP: dict,
}
_MAX_LARGE_INT = 5000
_MAX_LARGE_LENGTH = 16
# The probability that a number is an element of the list or the object beside it.
_OF_LIST = 0.25
_OF_OBJECT = 0.7
# The probability that numbers of a list follow from each other, where usual lists give equal results.
_DERIVED = 0.5
# The probability that a number is a multiple of one whose remainders are asked for.
_MULTIPLE = 0.2
# The probability that an edge input has null instead of an object.
_NULL = 0.15
# How many objects there are of a class that no side defines.
_STAND_INS = 9


class Style(Enum):
    """The kind of input to generate."""

    NATURAL = "natural"
    EDGE = "edge"
    LARGE = "large"


class CannotGenerate(Exception):
    """Values of this type cannot be generated."""


@attrs.define
class _Call:
    """The state shared by the arguments of one call."""

    length: int | None = None
    elements: list[int] = attrs.Factory(list)
    texts: list[str] = attrs.Factory(list)
    alphabet: Sequence[str] | None = None
    mode: int = 0
    has_object: bool = False
    """Whether the elements are field values of an object, such as the nodes of a tree."""


@attrs.define
class ArgumentGenerator:
    """Generates arguments. `classes` are those of both sides by name; `style` may be changed between calls."""

    random: SeededRandom
    constants: Constants
    classes: Mapping[str, Class] = attrs.Factory(dict)
    style: Style = Style.NATURAL
    is_searching: bool = False
    """Whether strings of rarer forms are generated, too."""
    _due: list[int] = attrs.field(init=False)
    """Constants that have not been tried yet."""

    def __attrs_post_init__(self) -> None:
        self._due = [value for value in self.constants.ints if 1 < value <= _MAX_LARGE_INT][
            -_MAX_LARGE_LENGTH:
        ]

    def learn(self, ints: Sequence[int]) -> None:
        """Adds constants, which are tried first."""
        self.constants = attrs.evolve(self.constants, ints=tuple(sorted({*self.constants.ints, *ints})))
        self._due += [value for value in ints if 1 < value <= _MAX_LARGE_INT]

    def arguments(self, types: Sequence[Type]) -> list[Value]:
        """Returns one value of each type.

        Raises:
            CannotGenerate: values of a type cannot be generated.
        """
        call = _Call(mode=self.random.below(6))
        values: list[Value] = [None] * len(types)
        # Scalars are generated last, so that they can refer to a list's length and elements.
        for i in sorted(
            range(len(types)), key=lambda i: not types[i].arguments and types[i].kind is not Kind.OBJECT
        ):
            values[i] = self._value(types[i], call, 0)
        return values

    def _value(self, type: Type, call: _Call, depth: int) -> Value:
        kind, random = type.kind, self.random
        if depth > _MAX_DEPTH and kind is Kind.OBJECT:
            return self._stand_in(depth)
        if depth > _MAX_DEPTH and kind in _EMPTY:
            return _EMPTY[kind]()
        if depth > _DEEPEST:
            raise CannotGenerate(f"a type that is nested more than {_DEEPEST} deep")
        if kind is Kind.INT or kind is Kind.ANY:
            return self._related_int(type, call)
        if kind is Kind.FLOAT:
            return self._float(call)
        if kind is Kind.BOOL:
            return random.chance(0.5)
        if kind is Kind.CHAR:
            return random.choice(call.alphabet or self._texts().alphabet())
        if kind in (Kind.STR, Kind.BUILDER):
            return self._text(call)
        if kind in (Kind.LIST, Kind.QUEUE):
            return self._list(type, call, depth)
        if kind is Kind.SET:
            return {self._key(each) for each in self._list(type, call, depth)}
        if kind is Kind.TUPLE:
            return tuple(self._value(each, _Call(mode=call.mode), depth + 1) for each in type.arguments)
        if kind is Kind.MAP:
            return self._map(type, depth)
        if kind in (Kind.OPTIONAL, Kind.POINTER) and type.arguments:
            return self._value(type.arguments[0], call, depth)
        if kind is Kind.OBJECT and type.name in self.classes:
            return self._object(self.classes[type.name], call, depth)
        if kind in (Kind.OBJECT, Kind.FUNCTION):
            return self._stand_in(depth)
        raise CannotGenerate(f"a value of type {type.name or kind.value}")

    def _texts(self) -> TextGenerator:
        is_natural = self.style is Style.NATURAL
        return TextGenerator(self.random, self.constants, is_natural, self.is_searching and is_natural)

    def _related_int(self, type: Type, call: _Call) -> int:
        random = self.random
        if self._due and self.style is Style.NATURAL and random.chance(0.35):
            return self._due.pop()
        if call.length is not None and random.chance(0.35):
            return random.between(1 if self.style is Style.NATURAL else 0, max(1, call.length))
        if call.elements and random.chance(_OF_OBJECT if call.has_object else _OF_LIST):
            return random.choice(call.elements) or 1
        value = self._int()
        return _fitting(value if type.is_signed else abs(value), type)

    def _int(self) -> int:
        random, ints = self.random, self.constants.ints
        if self.style is Style.LARGE:
            low, high = random.choice(((1, 20), (30_000, 200_000), (1_000_000, 1_000_000_000)))
            return random.between(low, high)
        if self.style is Style.NATURAL:
            if self.constants.moduli and random.chance(_MULTIPLE):
                return self._multiple()
            roll = random.fraction()
            if roll < 0.15 and ints:
                return max(1, min(5000, abs(random.choice(ints) + random.between(-1, 1))))
            return random.between(*((1, 10) if roll < 0.65 else (1, 100) if roll < 0.92 else (100, 1500)))
        roll = random.fraction()
        if roll < 0.15 and ints:
            return random.choice(ints) + random.between(-1, 1)
        return random.between(
            *((-6, 0) if roll < 0.45 else (0, 3) if roll < 0.75 else (0, 10) if roll < 0.9 else (100, 2500))
        )

    def _multiple(self) -> int:
        """Returns a multiple of a number whose remainders the programs ask for."""
        modulus = self.random.choice(self.constants.moduli)
        return modulus * self.random.between(1, _MAX_LARGE_INT // modulus)

    def element(self, mode: int) -> int:
        """Returns an element of a list of numbers; those of one list have one mode, below 6."""
        random = self.random
        if self.style is Style.LARGE:
            return random.between(*random.choice(((1, 9), (30_000, 200_000), (100_000_000, 1_000_000_000))))
        if mode == 1:
            return random.between(-9, 9) if self.style is Style.EDGE else random.between(1, 100)
        if mode == 3:
            return self._int()
        low, high = {0: (0, 5), 2: (1, 100), 4: (0, 1), 5: (1, 9)}[mode]
        return random.between(low, high)

    def _float(self, call: _Call) -> float:
        random = self.random
        low = 0 if self.style is Style.NATURAL else -10
        roll = random.fraction()
        if roll < 0.1 and self.constants.floats:
            return (
                abs(random.choice(self.constants.floats))
                if low == 0
                else random.choice(self.constants.floats)
            )
        if roll < 0.4:
            return float(random.between(low + 1, 10))
        if roll < 0.7:
            return random.between(low * 10, 100) / 10
        return random.between(low * 100, 10_000) / 100

    def _text(self, call: _Call) -> str:
        made = self._texts()
        if call.texts and self.random.chance(0.5):
            return made.related(call.texts[-1])
        call.alphabet = made.alphabet()
        text = made.text(call.alphabet)
        call.texts.append(text)
        return text

    def _list(self, type: Type, call: _Call, depth: int) -> list[Value]:
        random, element = self.random, element_of(type)
        length = (
            call.length
            if call.length is not None and random.chance(0.7)
            else random.choice(sizes(self.style is Style.NATURAL))
        )
        values: list[Value]
        if element.kind in (Kind.INT, Kind.ANY):
            if self.is_searching and self.style is Style.NATURAL and random.chance(_DERIVED):
                made = [_fitting(each, element) for each in derived(random, max(length, 2))]
                values = list(made)
            else:
                made = [_fitting(self.element(call.mode), element) for _ in range(length)]
                values = list(ordered(random, made))
            call.elements.extend(values[:5])
        elif element.kind in (Kind.STR, Kind.BUILDER):
            call.alphabet = call.alphabet or self._texts().alphabet()
            values = list(self._texts().texts(length, call.alphabet))
            call.texts.extend(values[:3])
        elif element.kind is Kind.LIST:
            values = self._matrix(element, max(length, 1), depth)
        else:
            values = [self._value(element, call, depth + 1) for _ in range(length)]
        call.length = length if call.length is None else call.length
        return values

    def _matrix(self, row: Type, count: int, depth: int) -> list[Value]:
        """Generates rows of one length, or ragged rows for some edge inputs."""
        call = _Call(mode=self.random.below(6), alphabet=self._texts().alphabet())
        width = self.random.choice((1, 2, 2, 3, count, 4))
        is_ragged = self.style is Style.EDGE and self.random.chance(0.3)

        def cell() -> Value:
            return self._value(element_of(row), _Call(mode=call.mode, alphabet=call.alphabet), depth + 2)

        def number() -> Value:
            return _fitting(self.element(call.mode), element_of(row))

        make = number if element_of(row).kind in (Kind.INT, Kind.ANY) else cell
        return rows_of(self.random, make, count, width, is_ragged)

    def _key(self, value: Value) -> Value:
        """Returns a value as an element of a set or a key of a map, where an object of a known class would need its own hash."""
        return self._stand_in(1) if isinstance(value, Record) else _hashable(value)

    def _map(self, type: Type, depth: int) -> dict[Value, Value]:
        key, value = type.arguments if len(type.arguments) == 2 else (Type(Kind.STR), Type(Kind.INT))
        keys, values = _Call(mode=self.random.below(6)), _Call(mode=self.random.below(6))
        count = self.random.between(1 if self.style is Style.NATURAL else 0, 4)
        return {
            self._key(self._value(key, keys, depth + 1)): self._value(value, values, depth + 1)
            for _ in range(count)
        }

    def _stand_in(self, depth: int) -> Value:
        """Generates an object of a class that no side defines: what is done with it is the same for the same object."""
        if depth == 0 and self.style is Style.EDGE and self.random.chance(_NULL):
            return None
        return Opaque(f"object {self.random.between(1, _STAND_INS)}")

    def _object(self, definition: Class, call: _Call, depth: int) -> Value:
        """Generates an object. One field of its own class makes a linked list, two make a tree; both end in null."""
        if depth == 0 and self.style is Style.EDGE and self.random.chance(_NULL):
            return None
        fields: dict[str, Value] = {}
        for field in definition.fields:
            if field.is_static:
                continue
            type = field.symbol.type
            inner = (
                type.arguments[0] if type.kind in (Kind.POINTER, Kind.OPTIONAL) and type.arguments else type
            )
            if inner.kind is Kind.OBJECT and inner.name == definition.name:
                ends = depth + 1 >= _MAX_DEPTH or self.random.chance(0.35)
                fields[field.symbol.name] = None if ends else self._object(definition, call, depth + 1)
            else:
                value = self._value(type, _Call(mode=self.random.below(6)), depth + 1)
                fields[field.symbol.name] = value
                if type.kind is Kind.INT:
                    call.elements.append(value)
                    call.has_object = True
        return Record(definition.name, fields)


def _fitting(value: int, type: Type) -> int:
    """Returns the number, or one that an integer type of few bits holds."""
    if not type.bits or type.bits > 32:
        return value
    most = (1 << (type.bits - type.is_signed)) - 1
    return value if abs(value) <= most else abs(value) % (most + 1)


def _hashable(value: Value) -> Value:
    return tuple(map(_hashable, value)) if isinstance(value, list) else value
