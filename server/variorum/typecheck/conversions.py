"""Which kinds convert to which, from the `[types]` table of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

from variorum.typecheck.signatures import Library
from variorum.typecheck.types import ARRAY, NULL, MaybeType, Type

# What a conversion costs when one of several versions of a method has to be chosen.
_SAME, _WIDER, _BASE, _BOXED = 0, 1, 8, 20


@attrs.frozen(slots=False, eq=False)
class Conversions:
    """What the language lets a value of one kind be taken for."""

    table: Mapping[str, Any]
    library: Library

    @cached_property
    def numbers(self) -> Sequence[str]:
        """The kinds of numbers; each converts to those behind it."""
        return tuple(self.table["numbers"])

    @cached_property
    def integers(self) -> frozenset[str]:
        """Those of the numbers that have no fractions."""
        return frozenset(self.table["integers"])

    @cached_property
    def boolean(self) -> str:
        """The kind of a condition."""
        return str(self.table["truth"])

    @cached_property
    def string(self) -> str:
        """The kind of a text."""
        return str(self.table["text"])

    def unboxed(self, type_: MaybeType) -> MaybeType:
        """The number or truth value in a box; any other kind as it is."""
        if type_ is None:
            return None
        primitive = self.table.get("boxes", {}).get(type_.name)
        return Type(primitive) if primitive else type_

    def boxed(self, type_: MaybeType) -> MaybeType:
        """The box that a number or truth value goes into where only objects can be."""
        if type_ is None:
            return None
        return next(
            (Type(box) for box, primitive in self.table.get("boxes", {}).items() if primitive == type_.name),
            type_,
        )

    def is_number(self, type_: MaybeType) -> bool:
        """Whether arithmetic works on it, in a box or not."""
        plain = self.unboxed(type_)
        return plain is not None and plain.name in self.numbers

    def is_boolean(self, type_: MaybeType) -> bool:
        """Whether it can be a condition."""
        plain = self.unboxed(type_)
        if plain is None or plain.name == self.boolean:
            return plain is not None
        if plain.name in self.table.get("truths", ()):
            return True
        return bool(self.table.get("numbers_are_truths")) and plain.name in self.numbers

    @cached_property
    def _widens(self) -> Mapping[str, Sequence[str]] | None:
        """The kinds that each number converts to, where their order does not say it."""
        table: Mapping[str, Sequence[str]] | None = self.table.get("widens")
        return table

    def _widens_either(self, one: str, other: str) -> bool:
        assert self._widens is not None
        return other in self._widens.get(one, ()) or one in self._widens.get(other, ())

    def can_be_incremented(self, type_: MaybeType) -> bool:
        """Whether counting up takes it to its next value, though it is no number."""
        return type_ is not None and type_.name in self.table.get("steps", ())

    def is_primitive(self, type_: MaybeType) -> bool:
        """Whether it is a number or truth value outside of a box, which can never be null."""
        return type_ is not None and (type_.name in self.numbers or type_.name == self.boolean)

    def is_pointer(self, type_: MaybeType) -> bool:
        """Whether it points to something, in a language in which pointers are values."""
        return type_ is not None and type_.name in self.table.get("pointers", ())

    def is_known(self, type_: MaybeType) -> bool:
        """Whether all is known that a verdict about the kind needs."""
        if type_ is None:
            return False
        if self.is_pointer(type_):
            return True
        if type_.name == ARRAY or type_ == NULL or self.is_primitive(type_):
            return True
        return self.library.get(type_.name) is not None and self.library.is_complete(type_)

    def has_overloaded_operators(self, type_: MaybeType) -> bool:
        """Whether operators may mean anything on it: a class of the library that defines some, or one of the file."""
        if type_ is None:
            return False
        listed = self.table.get("overloaded")
        if listed is None:
            return False
        known = self.library.get(type_.name)
        return type_.name in listed or (known is not None and not known.text)

    def default_type(self, type_: MaybeType) -> MaybeType:
        """What a constant of that kind becomes as the value of a variable."""
        name = self.table.get("settled", {}).get(type_.name) if type_ is not None else None
        return Type(name) if name is not None else type_

    def is_mismatched(self, one: MaybeType, other: MaybeType) -> bool:
        """Whether two numbers cannot stand on both sides of an operator, in a language that converts none."""
        if not self.table.get("exact_operands") or one is None or other is None or one == other:
            return False
        if not (one.name in self.numbers and other.name in self.numbers):
            return False
        constants = self.table.get("settled", {})
        return not (one.name in constants and other.name in constants) and not self._widens_either(
            one.name, other.name
        )

    def promote(self, one: MaybeType, other: MaybeType) -> MaybeType:
        """The kind of an arithmetic result; unknown where neither operand converts to the other."""
        source, target = self.unboxed(one), self.unboxed(other)
        if source is None or target is None:
            return None
        if source.name not in self.numbers or target.name not in self.numbers:
            return None
        if (
            self._widens is not None
            and source != target
            and not self._widens_either(source.name, target.name)
        ):
            return None
        least = self.numbers.index(self.table.get("promoted", self.numbers[0]))
        return Type(
            self.numbers[max(self.numbers.index(source.name), self.numbers.index(target.name), least)]
        )

    def is_assignable(self, value: MaybeType, expected: MaybeType, constant: int | None = None) -> bool:
        """Whether a value of the one kind can be taken for the other; True where that cannot be said.

        Args:
            value: the kind of the value.
            wanted: the kind that its place asks for.
            constant: the value itself where it is a constant integer: it may fit where its kind does not.
        """
        return self.cost(value, expected, constant) is not None

    def narrows_constant(self, value: MaybeType, expected: MaybeType) -> bool:
        """Whether a constant of a kind is taken as the other one where its value fits."""
        if value is None or expected is None or value.name not in self.integers:
            return False
        return expected.name in self.table.get("constants_narrow", {})

    def cost(self, value: MaybeType, expected: MaybeType, constant: int | None = None) -> int | None:
        """How far the conversion goes, 0 for none at all; None where there is no conversion."""
        if value is None or expected is None or value == expected:
            return _SAME
        if not self.is_known(value) or not self.is_known(expected):
            return _SAME
        if value == NULL:
            return None if self.is_primitive(expected) else _BASE
        if expected.name == "Object":
            return _BOXED
        if expected.name in self.table.get("settled", {}):
            # A variable that was bound to a constant: what it is, its other uses decide.
            return _SAME
        taken_for = self.table.get("taken_for", {}).get(value.name)
        if taken_for is not None:
            return None if self.is_known(expected) and expected.name not in taken_for else _BASE
        if self.is_pointer(expected):
            return None if constant != 0 and self.is_number(value) else _BASE
        if constant == 0 and self.table.get("pointers") and expected.name == self.string:
            # Zero is a pointer to nothing, too.
            return _BASE
        if self.has_overloaded_operators(value) or self.has_overloaded_operators(expected):
            # Such a class may say what converts to it, too.
            return _BASE
        if self.is_primitive(expected):
            return self._to_primitive(value, expected, constant)
        if self.is_primitive(value):
            return self._to_boxed(value, expected, constant)
        if (value.name == ARRAY or expected.name == ARRAY) and self.library.get(ARRAY) is None:
            return self._array_cost(value, expected)
        return self._base_class_cost(value, expected)

    def _to_primitive(self, value: Type, expected: Type, constant: int | None) -> int | None:
        plain = self.unboxed(value)
        assert plain is not None
        base_cost = _SAME if plain is value else _BOXED
        if plain == expected:
            return base_cost
        if plain.name not in self.numbers or expected.name not in self.numbers:
            return None
        if self.table.get("numbers_convert"):
            return base_cost + _WIDER
        if self._widens is not None:
            wider = self._widens.get(plain.name, ())
            if expected.name in wider:
                return base_cost + (1 + wider.index(expected.name)) * _WIDER
            return _BASE if constant is not None and self._is_in_range(expected.name, constant) else None
        steps = self.numbers.index(expected.name) - self.numbers.index(plain.name)
        if steps > 0 and expected.name not in self.table.get("never_wider", ()):
            return base_cost + steps * _WIDER
        return _BASE if constant is not None and self._is_in_range(expected.name, constant) else None

    def _to_boxed(self, value: Type, expected: Type, constant: int | None) -> int | None:
        plain = self.unboxed(expected)
        if plain is not expected and plain is not None:
            is_assignable = plain == value or (
                constant is not None and self._is_in_range(plain.name, constant)
            )
            return _BOXED if is_assignable else None
        box = self.boxed(value)
        steps = self._base_class_cost(box, expected) if box is not None else None
        return None if steps is None else _BOXED + steps

    def _is_in_range(self, type_: str, constant: int) -> bool:
        bounds = self.table.get("constants_narrow", {}).get(type_)
        return bounds is not None and bounds[0] <= constant <= bounds[1]

    def _array_cost(self, value: Type, expected: Type) -> int | None:
        if value.name != expected.name:
            return None
        source, target = value.element, expected.element
        if source is None or target is None or source == target:
            return _SAME
        if self.is_primitive(source) or self.is_primitive(target):
            return None if self.is_known(source) and self.is_known(target) else _SAME
        return self.cost(source, target)

    def _base_class_cost(self, value: Type, expected: Type) -> int | None:
        if value.name == ARRAY and expected.name in self.table.get("arrays_are", ()):
            return _BASE
        if value.name == expected.name == ARRAY:
            return self._array_cost(value, expected)
        for steps, (known, seen) in enumerate(self.library.lineage(value)):
            if known.name == expected.name:
                return steps * _WIDER if self._has_compatible_arguments(seen, expected) else None
        return None

    def _has_compatible_arguments(self, value: Type, expected: Type) -> bool:
        """Whether the type arguments can be the same; only boxes and texts are told apart."""
        for source, target in zip(value.arguments, expected.arguments, strict=False):
            if source is None or target is None or source == target:
                continue
            if self._is_final(source) and self._is_final(target):
                return False
        return True

    def _is_final(self, type_: Type) -> bool:
        known = self.library.get(type_.name)
        return type_.name == ARRAY or self.is_primitive(type_) or (known is not None and known.is_final)
