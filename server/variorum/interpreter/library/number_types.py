"""Converts between types of numbers, and exact arithmetic."""

from __future__ import annotations

import math
from typing import Any

from variorum.interpreter.library.numbers import real
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import text_of, values_of
from variorum.interpreter.numerals import Big


@operation("number.to_big")
def to_big(m: Any, value: Any) -> Any:
    """An integer without a width."""
    return Big(int(value))


@operation("number.in_range")
def in_range(m: Any, value: Any, low: Any, high: Any) -> Any:
    """The value, or the bound that it is beyond."""
    return low if m.order(value, low) < 0 else high if m.order(value, high) > 0 else value


@operation("number.big_power_mod")
def big_power_mod(m: Any, a: Any, b: Any, modulus: Any) -> Any:
    """A power modulo a number."""
    if modulus <= 0:
        raise m.fail("arithmetic", "modulus")
    return Big(pow(int(a), int(b), int(modulus)))


@operation("number.big_mod")
def big_mod(m: Any, a: Any, b: Any) -> Any:
    """The remainder, never negative."""
    if b <= 0:
        raise m.fail("arithmetic", "modulus")
    return Big(int(a) % int(b))


@operation("number.is_prime")
def is_prime(m: Any, a: Any, *_: Any) -> bool:
    """Whether a number is prime."""
    n = int(a)
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        m.step()
        if n % i == 0:
            return False
        i += 1
    return True


@operation("number.fraction_parts")
def fraction_parts(m: Any, a: Any) -> tuple[float, float]:
    """Python's `math.modf`."""
    return math.modf(real(m, a))


@operation("number.sum_exact")
def sum_exact(m: Any, values: Any) -> float:
    """Python's `math.fsum`."""
    return math.fsum(values_of(m, values))


@operation("number.product")
def product(m: Any, values: Any, start: Any = 1) -> Any:
    """The product of numbers."""
    result = start
    for each in values_of(m, values):
        result = m.operators.table["*"](result, each)
    return result


@operation("number.absolute_float")
def absolute_float(m: Any, a: Any) -> float:
    """The absolute value, as a float."""
    return abs(real(m, a))


@operation("number.copy_sign")
def copy_sign(m: Any, a: Any, b: Any) -> float:
    """A number with the sign of another."""
    return math.copysign(real(m, a), real(m, b))


@operation("parse.int32_or_same")
def parse_int32_or_same(m: Any, *values: Any) -> Any:
    """An integer from a text; an integer is itself."""
    if values and type(values[0]).__name__ == "Type":
        values = values[1:]
    if isinstance(values[0], int):
        return int(values[0])
    return m.operation("parse.int32")(m, *values)


@operation("parse.int64_or_same")
def parse_int64_or_same(m: Any, *values: Any) -> Any:
    """A wide integer from a text or an integer."""
    if isinstance(values[0], int):
        return m.operation("number.to_int64")(m, values[0])
    return m.operation("parse.int64")(m, *values)


@operation("parse.bool_java")
def parse_bool_java(m: Any, value: Any) -> bool:
    """Whether a text is `true`, in any case of letters."""
    return value if isinstance(value, bool) else value is not None and text_of(m, value).lower() == "true"
