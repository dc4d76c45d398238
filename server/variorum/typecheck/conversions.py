"""Decides which types convert to which, by the `[kinds]` table of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from variorum.memo import memoized_property
from variorum.typecheck.signatures import Library
from variorum.typecheck.types import ARRAY, NULL, MaybeType, Type

# Conversion costs, compared when a call has several applicable overloads.
_SAME, _WIDER, _BASE, _BOXED = 0, 1, 8, 20


@attrs.frozen(slots=False, eq=False)
class Conversions:
    """The implicit conversions of a language."""

    table: Mapping[str, Any]
    library: Library

    @memoized_property
    def numbers(self) -> Sequence[str]:
        """Returns the numeric types. Without a `widens` table, each converts to those after it."""
        return tuple(self.table["numbers"])

    @memoized_property
    def integers(self) -> frozenset[str]:
        """Returns the integer types."""
        return frozenset(self.table["integers"])

    @memoized_property
    def boolean(self) -> str:
        """Returns the name of the boolean type."""
        return str(self.table["truth"])

    @memoized_property
    def string(self) -> str:
        """Returns the name of the string type."""
        return str(self.table["text"])

    def unboxed(self, type_: MaybeType) -> MaybeType:
        """Returns the primitive type of a box such as `Integer`. Returns any other type as it is."""
        if type_ is None:
            return None
        primitive = self.table.get("boxes", {}).get(type_.name)
        return Type(primitive) if primitive else type_

    def boxed(self, type_: MaybeType) -> MaybeType:
        """Returns the box of a primitive type. Returns any other type as it is."""
        if type_ is None:
            return None
        return next(
            (Type(box) for box, primitive in self.table.get("boxes", {}).items() if primitive == type_.name),
            type_,
        )

    def is_number(self, type_: MaybeType) -> bool:
        """Returns whether it is a number, boxed or not."""
        plain = self.unboxed(type_)
        return plain is not None and plain.name in self.numbers

    def is_boolean(self, type_: MaybeType) -> bool:
        """Returns whether it can be a condition."""
        plain = self.unboxed(type_)
        if plain is None or plain.name == self.boolean:
            return plain is not None
        if plain.name in self.table.get("truths", ()):
            return True
        return bool(self.table.get("numbers_are_truths")) and plain.name in self.numbers

    @memoized_property
    def _widens(self) -> Mapping[str, Sequence[str]] | None:
        """Returns the types that each numeric type converts to; None if their order states it."""
        table: Mapping[str, Sequence[str]] | None = self.table.get("widens")
        return table

    def _widens_either(self, one: str, other: str) -> bool:
        assert self._widens is not None
        return other in self._widens.get(one, ()) or one in self._widens.get(other, ())

    def can_be_incremented(self, type_: MaybeType) -> bool:
        """Returns whether it has `++` and `--` although it is not a number."""
        return type_ is not None and type_.name in self.table.get("steps", ())

    def is_primitive(self, type_: MaybeType) -> bool:
        """Returns whether it is an unboxed number or boolean, which is never null."""
        return type_ is not None and (type_.name in self.numbers or type_.name == self.boolean)

    def is_pointer(self, type_: MaybeType) -> bool:
        """Returns whether it is a pointer, in a language in which pointers are values."""
        return type_ is not None and type_.name in self.table.get("pointers", ())

    def is_known(self, type_: MaybeType) -> bool:
        """Returns whether enough is known about the type to report its misuse."""
        if type_ is None:
            return False
        if self.is_pointer(type_):
            return True
        if type_.name == ARRAY or type_ == NULL or self.is_primitive(type_):
            return True
        return self.library.get(type_.name) is not None and self.library.is_complete(type_)

    def has_overloaded_operators(self, type_: MaybeType) -> bool:
        """Returns whether operators may be overloaded for it: a class of the library that is listed so, or any class
        of the file.
        """
        if type_ is None:
            return False
        listed = self.table.get("overloaded")
        if listed is None:
            return False
        known = self.library.get(type_.name)
        return type_.name in listed or (known is not None and not known.text)

    def default_type(self, type_: MaybeType) -> MaybeType:
        """Returns the type of a variable that is bound to a constant of this type."""
        name = self.table.get("constant_types", {}).get(type_.name) if type_ is not None else None
        return Type(name) if name is not None else type_

    def is_mismatched(self, one: MaybeType, other: MaybeType) -> bool:
        """Returns whether two numbers cannot be operands of one operator, in a language without implicit
        conversions.
        """
        if not self.table.get("exact_operands") or one is None or other is None or one == other:
            return False
        if not (one.name in self.numbers and other.name in self.numbers):
            return False
        constants = self.table.get("constant_types", {})
        return not (one.name in constants and other.name in constants) and not self._widens_either(
            one.name, other.name
        )

    def promote(self, one: MaybeType, other: MaybeType) -> MaybeType:
        """Returns the type of an arithmetic result. Returns None if neither operand converts to the other."""
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
        """Returns whether a value of one type is assignable to another. Returns True if that is not known.

        Args:
            value: the type of the value.
            expected: the type that its place expects.
            constant: the value itself if it is a constant integer, which may fit into a type that its own does
                not convert to.
        """
        return self.cost(value, expected, constant) is not None

    def narrows_constant(self, value: MaybeType, expected: MaybeType) -> bool:
        """Returns whether the language assigns constants of one type to another if the value is in range."""
        if value is None or expected is None or value.name not in self.integers:
            return False
        return expected.name in self.table.get("constants_narrow", {})

    def cost(self, value: MaybeType, expected: MaybeType, constant: int | None = None) -> int | None:
        """Returns the cost of a conversion, 0 if both types are equal or one is unknown. Returns None if there is no
        conversion.
        """
        if value is None or expected is None or value == expected:
            return _SAME
        if not self.is_known(value) or not self.is_known(expected):
            return _SAME
        if value == NULL:
            return None if self.is_primitive(expected) else _BASE
        if expected.name == "Object":
            return _BOXED
        if expected.name in self.table.get("constant_types", {}):
            # The variable was bound to an untyped constant: its later uses decide its type.
            return _SAME
        taken_for = self.table.get("taken_for", {}).get(value.name)
        if taken_for is not None:
            return None if self.is_known(expected) and expected.name not in taken_for else _BASE
        if self.is_pointer(expected):
            return None if constant != 0 and self.is_number(value) else _BASE
        if constant == 0 and self.table.get("pointers") and expected.name == self.string:
            # Zero is also the null pointer.
            return _BASE
        if self.has_overloaded_operators(value) or self.has_overloaded_operators(expected):
            # The class may define conversions.
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
        """Returns whether the type arguments may be equal. Only final types can differ: others may be subclasses."""
        for source, target in zip(value.arguments, expected.arguments, strict=False):
            if source is None or target is None or source == target:
                continue
            if self._is_final(source) and self._is_final(target):
                return False
        return True

    def _is_final(self, type_: Type) -> bool:
        known = self.library.get(type_.name)
        return type_.name == ARRAY or self.is_primitive(type_) or (known is not None and known.is_final)
