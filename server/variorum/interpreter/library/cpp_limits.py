"""C++'s `numeric_limits`, and the sizes of values in bytes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.numerals import F32, Char, Numeral
from variorum.interpreter.signals import Unsupported
from variorum.program.types import Kind, Type

_SINGLE = 3.4028234663852886e38


def _type_of(types: tuple[Type, ...]) -> Type:
    if not types or types[0].kind not in (Kind.INT, Kind.FLOAT, Kind.CHAR):
        raise Unsupported("the limits of a type")
    return types[0]


def _whole(m: Any, type_: Type, is_lowest: bool) -> Any:
    bits = type_.bits or m.semantics.integers.bits
    if type_.kind is Kind.CHAR:
        return Char(-128 if is_lowest else 127)
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if type_.is_signed else (0, (1 << bits) - 1)
    return m.operators.arithmetic.make(m.conversions.numeral(type_), low if is_lowest else high)


@operation("limit.largest", takes_types=True)
def largest(m: Any, types: tuple[Type, ...], *_: Any) -> Any:
    """The largest number of a type."""
    type_ = _type_of(types)
    if type_.kind is Kind.FLOAT:
        return _SINGLE if type_.bits == 32 else sys.float_info.max
    return _whole(m, type_, False)


@operation("limit.lowest", takes_types=True)
def lowest(m: Any, types: tuple[Type, ...], *_: Any) -> Any:
    """The lowest number of a type."""
    type_ = _type_of(types)
    if type_.kind is Kind.FLOAT:
        return -_SINGLE if type_.bits == 32 else -sys.float_info.max
    return _whole(m, type_, True)


@operation("limit.smallest", takes_types=True)
def smallest(m: Any, types: tuple[Type, ...], *_: Any) -> Any:
    """C++'s `min`: the lowest integer of a type, or the smallest positive float."""
    type_ = _type_of(types)
    if type_.kind is Kind.FLOAT:
        return 1.1754943508222875e-38 if type_.bits == 32 else sys.float_info.min
    return _whole(m, type_, True)


def _of_float(value: float, single: float) -> Callable[..., float]:
    def run(m: Any, types: tuple[Type, ...], *_: Any) -> float:
        type_ = _type_of(types)
        if type_.kind is not Kind.FLOAT:
            raise Unsupported("the limits of a type")
        return single if type_.bits == 32 else value

    return run


for _name, _value, _one in (
    ("infinity", float("inf"), float("inf")),
    ("nan", float("nan"), float("nan")),
    ("epsilon", sys.float_info.epsilon, 1.1920928955078125e-07),
):
    operation(f"limit.{_name}", takes_types=True)(_of_float(_value, _one))


@operation("c.size_of")
def size_of(m: Any, value: Any) -> int:
    """How many bytes a number takes, or an array of numbers."""
    if isinstance(value, list):
        return len(value) * size_of(m, value[0]) if value else 0
    if isinstance(value, bool) or type(value) is Char:
        return 1
    if isinstance(value, F32):
        return 4
    if isinstance(value, Numeral):
        return int(getattr(type(value), "bits", 0)) // 8
    if isinstance(value, int):
        return int(m.semantics.integers.bits) // 8
    if isinstance(value, float):
        return 8
    raise Unsupported("the size of a value")
