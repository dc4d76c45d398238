"""Operations on numbers as Ruby has them: rounding that gives integers."""

from __future__ import annotations

import math
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer


@operation("number.round_ruby")
def round_ruby(m: Any, a: Any, places: Any = None, *_: Any) -> Any:
    """Half away from zero: an integer, unless places behind the point are asked for."""
    digits = 0 if places is None else integer(m, places)
    if isinstance(a, int):
        return a if digits >= 0 else _to_power(int(a), 10**-digits)
    if a != a or abs(a) == math.inf:
        if digits > 0:
            return a
        raise m.fail("value", "no integer")
    if digits > 0:
        return m.operation("number.round_away")(m, a, digits)
    whole = math.floor(abs(a) + 0.5) if abs(a) < 1 << 52 else int(abs(a))
    whole = whole if a >= 0 else -whole
    return whole if digits == 0 else _to_power(whole, 10**-digits)


def _to_power(value: int, power: int) -> int:
    rest = (abs(value) + power // 2) // power * power
    return rest if value >= 0 else -rest


@operation("number.divmod_ruby")
def divmod_ruby(m: Any, a: Any, b: Any) -> Any:
    """The quotient, rounded down to an integer, and the remainder."""
    if b == 0:
        raise m.fail("arithmetic", "divided by 0")
    quotient = m.operators.table["//"](a, b)
    whole = int(quotient) if isinstance(quotient, float) else quotient
    return m.new_list([whole, m.operators.table["%"](a, b)])


@operation("number.infinite_sign")
def infinite_sign(m: Any, a: Any) -> int | None:
    """1 or -1 for infinity, null for any other number."""
    if not isinstance(a, float) or abs(a) != math.inf:
        return None
    return 1 if a > 0 else -1
