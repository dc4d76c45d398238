"""The integer types of a language: their widths, their overflow, and the type that an operation on two has."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.numerals import BY_WIDTH, Big, Char, wrap
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import BudgetExceeded

BIGGEST = 40_000
"""Bits of the largest integer that is computed."""
EXACT = 1 << 53


_SIZED = frozenset({int, *BY_WIDTH.values()})


class SizedResults(dict[tuple[type, type], tuple[int, int, type] | None]):
    """The least and the largest result of an operation on integers of two types, and its type. None for types that are no
    integers of a width, or of which one alone has a sign.
    """

    def __init__(self, types: IntegerTypes) -> None:
        self.types = types

    def __missing__(self, key: tuple[type, type]) -> tuple[int, int, type] | None:
        self[key] = found = self._found(*key)
        return found

    def _found(self, a: type, b: type) -> tuple[int, int, type] | None:
        types = self.types
        if types.is_one_type or not types.integers.bits or not {a, b} <= _SIZED:
            return None
        if types.width(a)[1] is not types.width(b)[1]:
            return None
        made = types.result_type(a, b)
        bits, is_signed = types.width(made)
        return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1, made) if is_signed else (0, (1 << bits) - 1, made)


class IntegerTypes:
    """The integer types of one language."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.integers = runtime.semantics.integers
        self.characters = runtime.semantics.characters
        self.is_one_type = runtime.semantics.one_number_type
        self._results: dict[tuple[type, type], type] = {}
        self.sized = SizedResults(self)
        bits = self.integers.bits
        self.low = -(1 << (bits - 1)) if bits else 0
        self.high = (1 << (bits - 1)) - 1 if bits else 0

    def numeral(self, bits: int, is_signed: bool) -> type:
        """Returns the class of integers of a width; the commonest one is `int`."""
        if bits == 0:
            return Big if self.integers.bits else int
        if bits == self.integers.bits and is_signed:
            return int
        return BY_WIDTH.get((bits, is_signed), int)

    def make(self, cls: type, value: int) -> Any:
        """Returns a value of the class, wrapped to its width, and notes an overflow."""
        if cls is int:
            return self.fit(value)
        if cls is bool:
            return bool(value)
        if cls is Char:
            return Char(wrap(value, self.characters.bits, self.characters.is_signed))
        bits = cls.bits  # type: ignore[attr-defined]
        if not bits:
            return cls(value)
        wrapped = wrap(value, bits, cls.is_signed)  # type: ignore[attr-defined]
        if wrapped != value:
            self._overflowed(cls.is_signed)  # type: ignore[attr-defined]
        return cls(wrapped)

    def fit(self, value: int) -> Any:
        """Returns the commonest integer that an exact result is."""
        if self.is_one_type:
            return value if -EXACT <= value <= EXACT else float(value)
        bits = self.integers.bits
        if not bits:
            if value.bit_length() > 512:
                self.charge_bits(value.bit_length())
            return value
        if self.low <= value <= self.high:
            return value
        if self.integers.overflow == "float":
            self.runtime.note("overflow")
            return float(value)
        self._overflowed(True)
        return wrap(value, bits, True)

    def _overflowed(self, is_signed: bool) -> None:
        if self.integers.overflow == "error":
            self.runtime.note("overflow")
            raise self.runtime.fail("arithmetic", "overflow")
        self.runtime.note("overflow")
        if is_signed and self.integers.is_overflow_undefined:
            self.runtime.note("undefined")

    def charge_bits(self, bits: int) -> None:
        """Refuses an integer of too many bits before it is made."""
        if bits > BIGGEST:
            raise BudgetExceeded("memory")
        self.runtime.charge(bits >> 3)

    def result_type(self, a: type, b: type) -> type:
        """Returns the type that an operation on the two has."""
        key = (a, b)
        found = self._results.get(key)
        if found is None:
            found = self._results[key] = self._promoted(a, b)
        return found

    def _promoted(self, a: type, b: type) -> type:
        if a is Big or b is Big:
            return Big
        if self.integers.small == "keep":
            if a is b:
                return int if a is bool else a
            return b if a in (int, bool) else a
        left, right = self.width(a), self.width(b)
        plain = self.integers.bits
        widest = max(left[0], right[0])
        if widest < plain or (widest == plain and left[1] and right[1]):
            return int
        if left[0] == right[0]:
            is_signed = left[1] and right[1]
            if left[1] != right[1] and self.integers.mixed == "wider":
                return self.numeral(min(widest * 2, 64), True)
        else:
            is_signed = left[1] if left[0] > right[0] else right[1]
            narrow = min(left, right)
            if self.integers.mixed == "wider" and is_signed is False and narrow[1] and widest < 64:
                return self.numeral(widest * 2, True)
        return self.numeral(widest, is_signed)

    def width(self, cls: type) -> tuple[int, bool]:
        """Returns the bits of a class of integers and whether it has a sign."""
        if cls is int:
            return self.integers.bits, True
        if cls is bool:
            return 1, True
        if cls is Char:
            return self.characters.bits, self.characters.is_signed
        return cls.bits, cls.is_signed  # type: ignore[attr-defined]
