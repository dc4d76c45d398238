"""Arithmetic and bits on the numbers of a language."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

from variorum.interpreter.integer_types import EXACT, IntegerTypes
from variorum.interpreter.numerals import F32, Big, Char, Numeral, to_single, wrap
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Unset

PLAIN: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}


class Arithmetic(IntegerTypes):
    """The arithmetic of one language."""

    def __init__(self, runtime: Runtime) -> None:
        super().__init__(runtime)
        self.operations: dict[str, Callable[[Any, Any], Any]] = {
            **{name: self._plain(function) for name, function in PLAIN.items()},
            "/": self.divide,
            "%": self.remainder,
            "//": self.floor_divide,
            "**": self.power,
            "<<": self.shift_left,
            ">>": self.shift_right,
            ">>>": self.shift_right_unsigned,
        }

    def _plain(self, function: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        is_bits = function in (operator.and_, operator.or_, operator.xor)
        is_product = function is operator.mul

        def run(a: Any, b: Any) -> Any:
            ta, tb = type(a), type(b)
            if ta is bool and tb is bool and is_bits:
                return function(a, b)
            self._check(a, b)
            if is_bits and self.integers.takes_floats:
                a, b = self.whole(a), self.whole(b)
                ta, tb = type(a), type(b)
            if self.is_one_type and (is_bits or not (ta is int and tb is int)):
                return self._one_type(function, a, b, is_bits)
            if isinstance(a, float) or isinstance(b, float):
                if is_bits:
                    raise self.runtime.fail("type", "bits of a float")
                return self.floating(function(float(a), float(b)), ta, tb)
            if is_product and ta in (int, Big) and not self.integers.bits | (ta is Big):
                self.charge_bits(a.bit_length() + b.bit_length())
            if ta is Big or tb is Big:
                self.charge_bits(a.bit_length() + b.bit_length())
            if ta is Char or tb is Char:
                if self.characters.sum == "character" and ta is not tb:
                    return Char(wrap(function(int(a), int(b)), self.characters.bits, False))
            cls = self.result_type(ta, tb)
            value = function(int(a), int(b))
            return self.make(cls, value)

        return run

    def _check(self, a: Any, b: Any) -> None:
        if not isinstance(a, (int, float)) or not isinstance(b, (int, float)):
            if a is None or b is None:
                raise self.runtime.fail("null" if self.integers.bits else "type", "arithmetic on null")
            if isinstance(a, Unset) or isinstance(b, Unset):
                raise Unsupported("a variable without a value")
            raise self.runtime.fail("type", f"arithmetic on {type(a).__name__} and {type(b).__name__}")

    def _one_type(self, function: Callable[[Any, Any], Any], a: Any, b: Any, is_bits: bool) -> Any:
        if type(a) is Big and type(b) is Big:
            self.charge_bits(a.bit_length() + b.bit_length())
            return Big(function(int(a), int(b)))
        if type(a) is Big or type(b) is Big:
            raise self.runtime.fail("type", "bigint with number")
        if is_bits:
            return wrap(function(self.to_int32(a), self.to_int32(b)), 32, True)
        return self.number(function(float(a), float(b)))

    def whole(self, value: Any) -> Any:
        """Returns the integer that a number begins with, as an operator on integers takes it."""
        return (
            wrap(int(value), self.integers.bits, True)
            if isinstance(value, float) and math.isfinite(value)
            else value
        )

    def number(self, value: float) -> Any:
        """Returns a number of a language with one type of numbers: an `int` where it is whole."""
        if value == value and -EXACT <= value <= EXACT:
            whole = int(value)
            if whole == value and (whole or math.copysign(1.0, value) > 0):
                return whole
        return value

    def to_int32(self, value: Any) -> int:
        """Returns what bit operations take a number for, in a language with one type of numbers."""
        if isinstance(value, float):
            if value != value or value in (math.inf, -math.inf):
                return 0
            value = int(value)
        return wrap(int(value), 32, True)

    def floating(self, value: float, ta: type, tb: type) -> float:
        """Returns a float of the type that the operation has."""
        if (ta is F32 or tb is F32) and float not in (ta, tb):
            return to_single(value)
        return value

    def divide(self, a: Any, b: Any) -> Any:
        """The language's `/`."""
        self._check(a, b)
        ta, tb = type(a), type(b)
        if ta is Big and tb is Big and self.is_one_type:
            return Big(self._truncated(int(a), int(b)))
        if self.is_one_type:
            return self.number(self.float_divide(float(a), float(b)))
        is_whole = not isinstance(a, float) and not isinstance(b, float)
        if not is_whole or (self.integers.division == "float" and Big not in (ta, tb)):
            if is_whole and self.integers.bits == 0:
                return self._true_divide(a, b)
            return self.floating(self.float_divide(float(a), float(b)), ta, tb)
        if self.integers.division == "exact":
            if b == 0:
                raise self.runtime.fail("arithmetic", "division by zero")
            return self.fit(int(a) // int(b)) if int(a) % int(b) == 0 else int(a) / int(b)
        if self.integers.division == "floor":
            return self.floor_divide(a, b)
        return self.make(self.result_type(ta, tb), self._truncated(int(a), int(b)))

    def _true_divide(self, a: Any, b: Any) -> Any:
        if b == 0:
            raise self.runtime.fail("arithmetic", "division by zero")
        try:
            return int(a) / int(b)
        except OverflowError:
            raise self.runtime.fail("arithmetic", "too large for a float") from None

    def _truncated(self, a: int, b: int) -> int:
        if b == 0:
            raise self.runtime.fail("arithmetic", "division by zero")
        quotient = abs(a) // abs(b)
        return quotient if (a < 0) == (b < 0) else -quotient

    def float_divide(self, a: float, b: float) -> float:
        """Division of floats."""
        if b == 0:
            if self.runtime.semantics.float_zero_division in ("error", "division"):
                raise self.runtime.fail("arithmetic", "division by zero")
            if a == 0 or a != a:
                return math.nan
            return math.copysign(math.inf, a) * math.copysign(1.0, b)
        return a / b

    def floor_divide(self, a: Any, b: Any) -> Any:
        """Division that rounds down."""
        self._check(a, b)
        if b == 0:
            raise self.runtime.fail("arithmetic", "division by zero")
        if isinstance(a, float) or isinstance(b, float):
            return a // b
        return self.make(self.result_type(type(a), type(b)), int(a) // int(b))

    def remainder(self, a: Any, b: Any) -> Any:
        """The language's `%`."""
        self._check(a, b)
        ta, tb = type(a), type(b)
        if self.integers.takes_floats:
            a, b = self.whole(a), self.whole(b)
            ta, tb = type(a), type(b)
        if ta is Big and tb is Big and self.is_one_type:
            return Big(int(a) - self._truncated(int(a), int(b)) * int(b))
        if isinstance(a, float) or isinstance(b, float) or self.is_one_type:
            return self._float_remainder(a, b, ta, tb)
        if b == 0:
            raise self.runtime.fail("arithmetic", "division by zero")
        if self.integers.remainder == "divisor":
            return self.make(self.result_type(ta, tb), int(a) % int(b))
        cls = self.result_type(ta, tb)
        a, b = int(a), int(b)
        return self.make(cls, a - self._truncated(a, b) * b)

    def _float_remainder(self, a: Any, b: Any, ta: type, tb: type) -> Any:
        if b == 0 and self.runtime.semantics.float_zero_division == "error":
            raise self.runtime.fail("arithmetic", "division by zero")
        if b == 0 or a in (math.inf, -math.inf) or a != a or b != b:
            value = math.nan
        elif self.integers.remainder == "divisor":
            value = a % b
        else:
            value = math.fmod(a, b)
        return self.number(value) if self.is_one_type else self.floating(value, ta, tb)

    def power(self, a: Any, b: Any) -> Any:
        """The language's `**`."""
        self._check(a, b)
        if type(a) is Big or not self.is_one_type:
            if not isinstance(a, float) and not isinstance(b, float) and b >= 0:
                if abs(a) > 1:
                    self.charge_bits(int(a).bit_length() * int(b))
                return self.make(self.result_type(type(a), type(b)), int(a) ** int(b))
        return self.float_power(a, b)

    def float_power(self, a: Any, b: Any) -> Any:
        """Power of floats, as C's `pow`; of a language with one type of numbers, an `int` where it is whole."""
        try:
            value = math.pow(a, b)
        except OverflowError:
            value = math.inf if a > 0 or b % 2 == 0 else -math.inf
        except ValueError:
            value = math.inf if a == 0 else math.nan
        if self.runtime.semantics.float_zero_division == "error":
            if value == math.inf and abs(a) != math.inf and abs(b) != math.inf:
                raise self.runtime.fail("arithmetic", "out of range")
            if value != value and a == a and b == b:
                raise Unsupported("a complex number")
        return self.number(value) if self.is_one_type else value

    def _shift_operands(self, a: Any, b: Any) -> tuple[type, int, int, int]:
        self._check(a, b)
        if self.is_one_type and type(a) is not Big:
            return int, self.to_int32(a), self.to_int32(b) & 31, 32
        if self.integers.takes_floats:
            a, b = self.whole(a), self.whole(b)
        if isinstance(a, float) or isinstance(b, float):
            raise self.runtime.fail("type", "shift of a float")
        cls = type(a)
        if self.integers.small == "promote" and cls is not Big and self.width(cls)[0] < self.integers.bits:
            cls = int
        bits = self.width(cls)[0] if cls is not Big else 0
        count = int(b)
        if not bits:
            if count < 0:
                raise self.runtime.fail("value", "negative shift count")
            return cls, int(a), count, 0
        if not 0 <= count < bits:
            if self.integers.shift == "error" or (count < 0 and self.integers.shift == "wide"):
                raise self.runtime.fail("arithmetic", "shift count")
            if self.integers.shift == "undefined":
                self.runtime.note("undefined")
            if self.integers.shift != "wide":
                count &= bits - 1
        return cls, int(a), count, bits

    def shift_left(self, a: Any, b: Any) -> Any:
        """The language's `<<`."""
        cls, value, count, bits = self._shift_operands(a, b)
        if self.is_one_type and cls is int:
            return wrap(value << count, 32, True)
        if bits:
            count = min(count, bits)
        elif value:
            self.charge_bits(value.bit_length() + count)
        shifted = value << count
        if bits and cls is not int and not issubclass(cls, Numeral):
            return self.fit(shifted)
        if bits:
            is_signed = self.width(cls)[1]
            wrapped = wrap(shifted, bits, is_signed)
            if wrapped != shifted and is_signed:
                self.runtime.note("overflow")
            return wrapped if cls is int else cls(wrapped)
        return cls(shifted)

    def shift_right(self, a: Any, b: Any) -> Any:
        """The language's `>>`."""
        cls, value, count, _ = self._shift_operands(a, b)
        return value >> count if cls is int else cls(value >> count)

    def shift_right_unsigned(self, a: Any, b: Any) -> Any:
        """Shifts zeros in."""
        cls, value, count, bits = self._shift_operands(a, b)
        if not bits:
            return cls(value >> count)
        shifted = (value & ((1 << bits) - 1)) >> count
        if self.is_one_type:
            return shifted
        shifted = wrap(shifted, bits, self.width(cls)[1])
        return shifted if cls is int else cls(shifted)

    def negate(self, value: Any) -> Any:
        """The language's unary `-`."""
        if type(value) is float:
            return -value
        if self.is_one_type and type(value) is int:
            return -value if value else -0.0
        self._check(value, 0)
        if isinstance(value, float):
            return type(value)(-value)
        cls = self.result_type(type(value), type(value))
        return self.make(cls, -int(value))

    def invert(self, value: Any) -> Any:
        """The language's `~`."""
        self._check(value, 0)
        if self.is_one_type and type(value) is not Big:
            return ~self.to_int32(value)
        if self.integers.takes_floats:
            value = self.whole(value)
        if isinstance(value, float):
            raise self.runtime.fail("type", "bits of a float")
        cls = self.result_type(type(value), type(value))
        inverted = ~int(value)
        if cls is not int and not cls.is_signed:  # type: ignore[attr-defined]
            inverted &= (1 << cls.bits) - 1  # type: ignore[attr-defined]
        return self.make(cls, inverted)
