"""Operations on the integers of Rust that fail, wrap or round in their own way: multiples, roots, logarithms and shifts."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_numbers import U32, bits_of, class_of, limits, power
from variorum.interpreter.library.support import integer
from variorum.interpreter.numerals import wrap
from variorum.interpreter.values import Optional

Exact = Callable[[Any, Any, Any], "int | None"]
"""Computes without bounds. Returns None if there is no result."""


def _multiple_above(a: int, b: int) -> int | None:
    return -(-a // b) * b if b else None


def _power_of_two_above(a: int) -> int:
    return 1 << max(a - 1, 0).bit_length()


def _logarithm(a: int, base: int) -> int | None:
    if a <= 0 or base < 2:
        return None
    found = 0
    while a >= base:
        a //= base
        found += 1
    return found


def _checked(name: str, cls: Any, exact: Callable[..., int | None]) -> None:
    """Registers `checked_…`: nothing where there is no result, or it does not fit. `cls` gives the class of the result."""

    def run(m: Any, a: Any, *rest: Any) -> Optional:
        found = exact(int(a), *(int(each) for each in rest))
        made = cls(m, a, *rest)
        if found is None:
            return Optional()
        _, low, high = limits(m, made)
        return Optional(made(found)) if low <= found <= high else Optional()

    operation(f"rust.checked_{name}")(run)


def _plain(name: str, cls: Any, exact: Callable[..., int | None]) -> None:
    """Registers an operation that raises an arithmetic error where there is no result, or it does not fit."""

    def run(m: Any, a: Any, *rest: Any) -> Any:
        found = exact(int(a), *(int(each) for each in rest))
        if found is None:
            raise m.fail("arithmetic", name)
        return m.operators.arithmetic.make(cls(m, a, *rest), found)

    operation(f"rust.{name}")(run)


def _own(m: Any, a: Any, *rest: Any) -> type:
    return type(a)


def _common(m: Any, a: Any, b: Any) -> type:
    return class_of(m, a, b)


def _u32(m: Any, a: Any, *rest: Any) -> Any:
    return U32


def _euclidean_quotient(a: int, b: int) -> int | None:
    return (a - a % abs(b)) // b if b else None


for _name, _cls, _exact in (
    ("next_multiple_of", _common, _multiple_above),
    ("ilog", _u32, _logarithm),
    ("ilog2", _u32, lambda a: _logarithm(a, 2)),
    ("ilog10", _u32, lambda a: _logarithm(a, 10)),
    ("isqrt", _own, lambda a: math.isqrt(a) if a >= 0 else None),
):
    _checked(_name, _cls, _exact)
    _plain(_name, _cls, _exact)
for _name, _cls, _exact in (
    ("neg", _own, lambda a: -a),
    ("abs", _own, abs),
    ("div_euclid", _common, _euclidean_quotient),
    ("rem_euclid", _common, lambda a, b: a % abs(b) if b else None),
    ("next_power_of_two", _own, _power_of_two_above),
    ("add_signed", _own, lambda a, b: a + b),
    ("add_unsigned", _own, lambda a, b: a + b),
    ("sub_unsigned", _own, lambda a, b: a - b),
):
    _checked(_name, _cls, _exact)


@operation("rust.is_multiple_of")
def is_multiple_of(m: Any, a: Any, b: Any) -> bool:
    """Whether a number is a multiple of another. Only 0 is a multiple of 0."""
    return int(a) % int(b) == 0 if b else a == 0


@operation("rust.midpoint")
def midpoint(m: Any, a: Any, b: Any) -> Any:
    """The middle between two numbers, rounded towards 0."""
    total = int(a) + int(b)
    return class_of(m, a, b)(total // 2 if total >= 0 else -(-total // 2))


@operation("rust.saturating_pow")
def saturating_pow(m: Any, a: Any, b: Any) -> Any:
    """A power, or the bound that it exceeds."""
    _, low, high = limits(m, type(a))
    return type(a)(min(max(power(m, a, b), low), high))


@operation("rust.wrapping_abs")
def wrapping_abs(m: Any, a: Any) -> Any:
    """The absolute value, wrapped."""
    bits, low, _ = limits(m, type(a))
    return type(a)(wrap(abs(int(a)), bits, low < 0))


def _register_signed(form: str, bound: Callable[[int, int, int, int], int]) -> None:
    def run(m: Any, a: Any, b: Any) -> Any:
        bits, low, high = limits(m, type(a))
        return type(a)(bound(int(a) + int(b), bits, low, high))

    operation(f"rust.{form}_add_signed")(run)


_register_signed("wrapping", lambda value, bits, low, high: wrap(value, bits, low < 0))
_register_signed("saturating", lambda value, bits, low, high: min(max(value, low), high))


def _register_overflowing(name: str, exact: Callable[[int, int], int]) -> None:
    def run(m: Any, a: Any, b: Any) -> Any:
        cls = class_of(m, a, b)
        bits, low, high = limits(m, cls)
        value = exact(int(a), int(b))
        return cls(wrap(value, bits, low < 0)), not low <= value <= high

    operation(f"rust.overflowing_{name}")(run)


_register_overflowing("add", lambda a, b: a + b)
_register_overflowing("sub", lambda a, b: a - b)
_register_overflowing("mul", lambda a, b: a * b)


def _shifted(m: Any, a: Any, count: int, sign: str) -> Any:
    bits, low, _ = limits(m, type(a))
    return type(a)(wrap(int(a) << count if sign == "l" else int(a) >> count, bits, low < 0))


def _register_shifts(sign: str) -> None:
    def wrapping(m: Any, a: Any, b: Any) -> Any:
        return _shifted(m, a, integer(m, b) % limits(m, type(a))[0], sign)

    def checked(m: Any, a: Any, b: Any) -> Optional:
        count = integer(m, b)
        return Optional(_shifted(m, a, count, sign)) if count < limits(m, type(a))[0] else Optional()

    def rotated(m: Any, a: Any, b: Any) -> Any:
        value, bits = bits_of(m, a)
        count = integer(m, b) % bits
        count = count if sign == "l" else (bits - count) % bits
        turned = (value << count | value >> (bits - count)) & ((1 << bits) - 1)
        return type(a)(wrap(turned, bits, limits(m, type(a))[1] < 0))

    operation(f"rust.wrapping_sh{sign}")(wrapping)
    operation(f"rust.checked_sh{sign}")(checked)
    operation(f"rust.rotate_bits_{sign}")(rotated)


_register_shifts("l")
_register_shifts("r")


@operation("rust.leading_ones")
def leading_ones(m: Any, a: Any) -> Any:
    """How many of the highest bits are 1."""
    value, bits = bits_of(m, a)
    return U32(bits - (~value & ((1 << bits) - 1)).bit_length())


@operation("rust.trailing_ones")
def trailing_ones(m: Any, a: Any) -> Any:
    """How many of the lowest bits are 1."""
    value, _ = bits_of(m, a)
    return U32((~value & (value + 1)).bit_length() - 1)
