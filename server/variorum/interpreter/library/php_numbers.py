"""Operations on numbers as PHP has them: rounding, whole division, bases."""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from typing import Any

from variorum.interpreter.library.php_support import leading, number, text, whole
from variorum.interpreter.library.registry import operation
from variorum.interpreter.numeric_texts import HIGHEST, LOWEST, whole_number

MODES = {1: ROUND_HALF_UP, 2: ROUND_HALF_DOWN, 3: ROUND_HALF_EVEN}
MOST_DIGITS = 64
"""Digits of a float in another base; those in front of them are lost."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def rounded(value: float, places: int, mode: int = 1) -> float:
    """Returns a number rounded to decimal places, of its first fifteen digits; a half is rounded away from zero in mode 1."""
    if not math.isfinite(value) or value == 0:
        return value
    exact = Decimal(f"{value:.14e}")
    if exact.adjusted() + places > 15:
        return value
    return float(exact.quantize(Decimal(1).scaleb(-places), rounding=MODES[mode]))


@operation("juggled.round")
def round_(m: Any, value: Any, places: Any = 0, mode: Any = 1) -> float:
    """Rounded to a number of decimal places."""
    if mode not in MODES:
        raise TypeError("a mode of rounding")
    return rounded(float(number(m, value)), whole(m, places), mode)


def _of_float(name: str, apply: Callable[[float], float]) -> None:
    @operation(name)
    def run(m: Any, value: Any) -> float:
        """A function of one number, not a number where it has no value."""
        found = float(number(m, value))
        try:
            return float(apply(found))
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf


def _whole_float(apply: Callable[[float], int]) -> Callable[[float], float]:
    return lambda value: math.copysign(float(apply(value)), value) if math.isfinite(value) else value


_of_float("juggled.floor", _whole_float(math.floor))
_of_float("juggled.ceiling", _whole_float(math.ceil))
_of_float("juggled.root", math.sqrt)
_of_float("juggled.exp", math.exp)
_of_float("juggled.log10", lambda value: math.log10(value) if value else -math.inf)
_of_float("juggled.log2", lambda value: math.log2(value) if value else -math.inf)
_of_float("juggled.sin", math.sin)
_of_float("juggled.cos", math.cos)
_of_float("juggled.tan", math.tan)
_of_float("juggled.asin", math.asin)
_of_float("juggled.acos", math.acos)
_of_float("juggled.atan", math.atan)
_of_float("juggled.sinh", math.sinh)
_of_float("juggled.cosh", math.cosh)
_of_float("juggled.tanh", math.tanh)
_of_float("juggled.radians", lambda value: value / 180.0 * math.pi)
_of_float("juggled.degrees", lambda value: value / math.pi * 180.0)


@operation("juggled.log")
def log(m: Any, value: Any, base: Any = None) -> float:
    """The logarithm."""
    found = float(number(m, value))
    if found <= 0:
        return -math.inf if found == 0 else math.nan
    if base is None:
        return math.log(found)
    divisor = float(number(m, base))
    if divisor <= 0:
        raise m.fail("value", "a base that is not above zero")
    if divisor == 1:
        return math.nan
    return (
        math.log2(found)
        if divisor == 2
        else math.log10(found)
        if divisor == 10
        else math.log(found) / math.log(divisor)
    )


@operation("juggled.atan2")
def atan2(m: Any, y: Any, x: Any) -> float:
    """The angle of a point."""
    return math.atan2(number(m, y), number(m, x))


@operation("juggled.hypotenuse")
def hypotenuse(m: Any, x: Any, y: Any) -> float:
    """The distance of a point."""
    return math.hypot(number(m, x), number(m, y))


@operation("juggled.absolute")
def absolute(m: Any, value: Any) -> Any:
    """The number without its sign."""
    return (
        m.operators.arithmetic.fit(abs(found)) if isinstance(found := number(m, value), int) else abs(found)
    )


@operation("juggled.power")
def power(m: Any, a: Any, b: Any) -> Any:
    """A power."""
    return m.operators.arithmetic.power(number(m, a), number(m, b))


@operation("juggled.whole_quotient")
def whole_quotient(m: Any, a: Any, b: Any) -> Any:
    """The quotient, rounded towards zero."""
    x, y = whole(m, a), whole(m, b)
    if y == 0:
        raise m.fail("arithmetic", "Division by zero")
    quotient = abs(x) // abs(y)
    result = quotient if (x < 0) == (y < 0) else -quotient
    if result > HIGHEST:
        raise m.fail("arithmetic", "the quotient is no integer")
    return result


@operation("juggled.remainder")
def remainder(m: Any, a: Any, b: Any) -> float:
    """The remainder of floats, with the sign of the dividend."""
    x, y = float(number(m, a)), float(number(m, b))
    if y == 0 or not math.isfinite(x) or y != y:
        return math.nan
    return math.fmod(x, y)


@operation("juggled.quotient")
def quotient(m: Any, a: Any, b: Any) -> float:
    """The quotient of floats; a division by zero gives infinity."""
    x, y = float(number(m, a)), float(number(m, b))
    if y == 0:
        return math.nan if x == 0 or x != x else math.copysign(math.inf, x) * math.copysign(1.0, y)
    return x / y


@operation("juggled.pi")
def pi(m: Any) -> float:
    """The ratio of a circle's circumference to its diameter."""
    return math.pi


def _testing(name: str, holds: Callable[[float], bool]) -> None:
    @operation(name)
    def test(m: Any, value: Any) -> bool:
        """What a float is."""
        return holds(float(number(m, value)))


_testing("juggled.is_nan", math.isnan)
_testing("juggled.is_finite", math.isfinite)
_testing("juggled.is_infinite", math.isinf)


def clamped(value: int | float) -> int:
    """Returns the integer that a number is converted to."""
    if isinstance(value, int):
        return value
    if not math.isfinite(value):
        return 0
    found = int(value)
    return found if LOWEST <= found <= HIGHEST else ((found + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


@operation("juggled.integer")
def integer(m: Any, value: Any, base: Any = 10) -> int:
    """A value as an integer; digits of a text may be those of another base."""
    if isinstance(value, str) and base != 10:
        return _in_base(value.strip(" \t\n\r\v\f").lower(), whole(m, base))
    found = leading(value)
    if isinstance(value, str) and isinstance(found, float):
        if not math.isfinite(found):
            return 0
        return HIGHEST if found >= HIGHEST else LOWEST if found <= LOWEST else int(found)
    return clamped(found)


def _in_base(digits: str, base: int) -> int:
    sign = -1 if digits.startswith("-") else 1
    digits = digits.lstrip("+-")
    prefixes = {"0x": 16, "0b": 2, "0o": 8}
    if digits[:2] in prefixes and base in (0, prefixes[digits[:2]]):
        digits, base = digits[2:], prefixes[digits[:2]]
    elif base == 0:
        base = 8 if digits.startswith("0") else 10
    total = 0
    for each in digits:
        digit = DIGITS.find(each)
        if not 0 <= digit < base:
            break
        total = total * base + digit
    return max(min(total * sign, HIGHEST), LOWEST)


@operation("juggled.float")
def float_(m: Any, value: Any) -> float:
    """A value as a float."""
    return float(leading(value))


@operation("juggled.is_numeric")
def is_numeric(m: Any, value: Any) -> bool:
    """Whether a value is a number or a text that is one."""
    if isinstance(value, str):
        return whole_number(value) is not None
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _to_base(value: int, base: int) -> str:
    if value < 0:
        value += 1 << 64
    digits = ""
    while value:
        value, rest = divmod(value, base)
        digits = DIGITS[rest] + digits
    return digits or "0"


def _writing(name: str, base: int) -> None:
    @operation(name)
    def write(m: Any, value: Any) -> str:
        """The digits of an integer in a base."""
        return _to_base(whole(m, value), base)


def _digits(m: Any, value: Any, base: int) -> int | float:
    """The number of digits in a base; what no integer holds is a float."""
    total: int | float = 0
    digits = text(m, value).lower()
    m.step(1 + (len(digits) >> 2))
    for each in digits:
        digit = DIGITS.find(each)
        if 0 <= digit < base:
            total = total * base + digit
            if isinstance(total, int) and total > HIGHEST:
                total = float(total)
    return total


def _reading(name: str, base: int) -> None:
    @operation(name)
    def read(m: Any, value: Any) -> int | float:
        """The integer of digits in a base; other characters are passed over."""
        return _digits(m, value, base)


for _word, _base in (("binary", 2), ("octal", 8), ("hexadecimal", 16)):
    _writing(f"juggled.to_{_word}", _base)
    _reading(f"juggled.of_{_word}", _base)


@operation("juggled.converted_base")
def converted_base(m: Any, value: Any, old: Any, new: Any) -> str:
    """Digits of one base in another."""
    bases = whole(m, old), whole(m, new)
    if not all(2 <= each <= 36 for each in bases):
        raise m.fail("value", "a base outside of 2 to 36")
    found = _digits(m, value, bases[0])
    if isinstance(found, int):
        return _to_base(found, bases[1])
    if not math.isfinite(found):
        raise m.fail("value", "a number that is too large")
    digits = ""
    while found >= 1 and len(digits) < MOST_DIGITS:
        digits = DIGITS[int(math.fmod(found, bases[1]))] + digits
        found /= bases[1]
    return digits or "0"
