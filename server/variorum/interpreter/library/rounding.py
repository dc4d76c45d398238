"""Rounds numbers, and cuts them to integers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.numbers import fit, number, real, rounded
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.numerals import F32, I64
from variorum.program.types import Kind, Type


@operation("number.round_away")
def round_away(m: Any, a: Any, places: Any = None) -> Any:
    """C's `round`: half away from zero, as a float."""
    if places is not None:
        return _decimal_round(m, a, places, "away")
    return number(
        m,
        rounded(
            m,
            a,
            lambda x: (
                math.floor(abs(x) + 0.5) * (1 if x >= 0 else -1) if abs(x) + 0.5 != abs(x) + 1 else round(x)
            ),
        ),
    )


@operation("number.round_up")
def round_up(m: Any, a: Any) -> Any:
    """Java's and JavaScript's `round`: half towards positive infinity, as an integer."""
    value = real(m, a)
    if value != value:
        return number(m, value) if m.semantics.one_number_type else I64(0)
    if m.semantics.one_number_type:
        return number(m, rounded(m, a, lambda x: math.floor(x) + (1 if x - math.floor(x) >= 0.5 else 0)))
    bits = 32 if isinstance(a, F32) else 64
    limit = 1 << (bits - 1)
    if abs(value) >= limit:
        result = limit - 1 if value > 0 else -limit
    else:
        result = math.floor(value) + (1 if value - math.floor(value) >= 0.5 else 0)
    return m.numeral(Type(Kind.INT, bits=bits))(result)


@operation("number.round_even")
def round_even(m: Any, a: Any, places: Any = None) -> Any:
    """Half to even, as a float."""
    if places is not None and not isinstance(places, int):
        return _decimal_round(m, a, 0, "away")
    if places is not None:
        return _decimal_round(m, a, places, "even")
    return number(m, rounded(m, a, round))


def _decimal_round(m: Any, a: Any, places: Any, how: str) -> Any:
    value, digits = real(m, a), integer(m, places)
    if value != value or abs(value) == math.inf:
        return value
    scale = 10.0**digits
    scaled = value * scale
    whole = round(scaled) if how == "even" else math.floor(abs(scaled) + 0.5) * (1 if scaled >= 0 else -1)
    return whole / scale


@operation("number.round_python")
def round_python(m: Any, a: Any, places: Any = None) -> Any:
    """Python's `round`."""
    if isinstance(a, (int, float)):
        try:
            return round(a) if places is None else round(a, integer(m, places))
        except (ValueError, OverflowError) as error:
            raise m.fail("value" if isinstance(error, ValueError) else "arithmetic", str(error)) from None
    if hasattr(a, "cls") and a.cls.find("__round__"):
        return m.call_method(a, "__round__", [] if places is None else [places])
    raise TypeError("not a number")


@operation("number.floor_whole")
def floor_whole(m: Any, a: Any, *_: Any) -> Any:
    """The next whole number below, as an integer."""
    return _whole(m, a, math.floor)


@operation("number.ceiling_whole")
def ceiling_whole(m: Any, a: Any, *_: Any) -> Any:
    """The next whole number above, as an integer."""
    return _whole(m, a, math.ceil)


@operation("number.truncated_whole")
def truncated_whole(m: Any, a: Any) -> Any:
    """Without the fraction, as an integer."""
    return _whole(m, a, math.trunc)


@operation("number.round_whole")
def round_whole(m: Any, a: Any, places: Any = None) -> Any:
    """Half away from zero, as an integer."""
    if places:
        return _decimal_round(m, a, places, "away")
    return _whole(m, a, lambda x: math.floor(abs(x) + 0.5) * (1 if x >= 0 else -1))


def _whole(m: Any, a: Any, function: Callable[[Any], int]) -> Any:
    if isinstance(a, int):
        return int(a)
    value = real(m, a)
    if value != value or abs(value) == math.inf:
        raise m.fail("value" if value != value else "arithmetic", "not finite")
    return fit(m, function(value))


@operation("number.sign")
def sign(m: Any, a: Any) -> Any:
    """-1, 0 or 1."""
    if a != a:
        return a
    value = (a > 0) - (a < 0)
    return float(value) if isinstance(a, float) and not m.semantics.one_number_type else value


@operation("number.sign_float")
def sign_float(m: Any, a: Any) -> float:
    """-1.0, 0.0 or 1.0."""
    value = real(m, a)
    return value if value != value else float((value > 0) - (value < 0))
