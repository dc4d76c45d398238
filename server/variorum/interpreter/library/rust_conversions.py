"""Rust's conversions of numbers by `From` and `TryFrom`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.numerals import to_single
from variorum.interpreter.signals import Unsupported

_WIDTHS = {
    "i8": 8,
    "i16": 16,
    "i32": 32,
    "i64": 64,
    "u8": 8,
    "u16": 16,
    "u32": 32,
    "u64": 64,
    "usize": 64,
    "isize": 64,
}


def _code(value: Any) -> Any:
    if isinstance(value, str) and len(value) == 1:
        return ord(value)
    if isinstance(value, bool):
        return int(value)
    if not isinstance(value, int):
        raise Unsupported("the conversion of a value")
    return value


def _whole(name: str) -> Callable[..., Any]:
    bits, is_signed = _WIDTHS[name], name[0] == "i"

    def run(m: Any, value: Any) -> Any:
        arithmetic = m.operators.arithmetic
        return arithmetic.make(arithmetic.numeral(bits, is_signed), int(_code(value)))

    return run


for _name in _WIDTHS:
    operation(f"rust.{_name}_from")(_whole(_name))


@operation("rust.f64_from")
def f64_from(m: Any, value: Any) -> float:
    """A float from a number."""
    return float(value)


@operation("rust.f32_from")
def f32_from(m: Any, value: Any) -> float:
    """A float of 32 bits from a number."""
    return to_single(float(value))
