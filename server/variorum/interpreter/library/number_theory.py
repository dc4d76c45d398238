"""Division with remainder, common divisors, factorials and what a number is."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.numbers import fit, real
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.signals import BudgetExceeded


@operation("number.divmod")
def divmod_(m: Any, a: Any, b: Any) -> tuple[Any, Any]:
    """The quotient and the remainder."""
    return m.operators.table["//"](a, b), m.operators.table["%"](a, b)


@operation("number.floor_mod")
def floor_mod(m: Any, a: Any, b: Any) -> Any:
    """The remainder with the sign of the divisor."""
    if b == 0:
        raise m.fail("arithmetic", "division by zero")
    return m.operators.arithmetic.make(m.operators.arithmetic.result_type(type(a), type(b)), int(a) % int(b))


@operation("number.floor_div")
def floor_div(m: Any, a: Any, b: Any) -> Any:
    """The quotient rounded down."""
    return m.operators.arithmetic.floor_divide(a, b)


@operation("number.remainder")
def remainder(m: Any, a: Any, b: Any) -> Any:
    """C's `fmod`."""
    x, y = real(m, a), real(m, b)
    if y == 0 or abs(x) == math.inf:
        if m.semantics.float_zero_division == "error":
            raise m.fail("value", "math domain error")
        return math.nan
    return math.fmod(x, y)


@operation("number.gcd")
def gcd(m: Any, *values: Any) -> Any:
    """The greatest common divisor."""
    result = math.gcd(*[int(each) for each in values])
    if any(type(each) is not int for each in values):
        cls = (
            type(values[0])
            if len(values) < 2
            else m.operators.arithmetic.result_type(type(values[0]), type(values[1]))
        )
        return cls(result)
    return result


@operation("number.lcm")
def lcm(m: Any, *values: Any) -> Any:
    """The least common multiple."""
    result = math.lcm(*[int(each) for each in values])
    if len(values) == 2:
        return m.operators.arithmetic.make(
            m.operators.arithmetic.result_type(type(values[0]), type(values[1])), result
        )
    return fit(m, result)


@operation("number.factorial")
def factorial(m: Any, a: Any) -> Any:
    """The factorial."""
    n = integer(m, a)
    if n < 0:
        raise m.fail("value", "negative")
    if n > 3000:
        raise BudgetExceeded("memory")
    m.step(n)
    return fit(m, math.factorial(n))


@operation("number.combinations")
def combinations(m: Any, n: Any, k: Any) -> Any:
    """How many ways there are to choose."""
    if n < 0 or k < 0:
        raise m.fail("value", "negative")
    if n > 3000:
        raise BudgetExceeded("memory")
    m.step(integer(m, n))
    return fit(m, math.comb(n, k))


@operation("number.permutations")
def permutations(m: Any, n: Any, k: Any = None) -> Any:
    """How many ways there are to choose in order."""
    if n > 3000:
        raise BudgetExceeded("memory")
    return fit(m, math.perm(n, k))


@operation("number.whole_root")
def whole_root(m: Any, a: Any) -> Any:
    """The whole part of the square root."""
    if a < 0:
        raise m.fail("value", "negative")
    return fit(m, math.isqrt(integer(m, a)))


@operation("number.is_nan")
def is_nan(m: Any, a: Any) -> bool:
    """Whether a value is not a number."""
    if isinstance(a, float):
        return a != a
    return (
        bool(m.semantics.undefined and m.to_number(a) != m.to_number(a)) if not isinstance(a, int) else False
    )


@operation("number.is_nan_strict")
def is_nan_strict(m: Any, a: Any) -> bool:
    """Whether a value is the number that is none."""
    return isinstance(a, float) and a != a


@operation("number.is_infinite")
def is_infinite(m: Any, a: Any, *_: Any) -> bool:
    """Whether a number is infinite."""
    return isinstance(a, float) and abs(a) == math.inf


@operation("number.is_finite")
def is_finite(m: Any, a: Any) -> bool:
    """Whether a number is finite."""
    if not isinstance(a, (int, float)):
        a = m.to_number(a) if m.semantics.undefined and a is not None else math.nan
    return bool(a == a and abs(a) != math.inf)


@operation("number.is_whole")
def is_whole(m: Any, a: Any) -> bool:
    """Whether a number has no fraction."""
    if isinstance(a, bool):
        return False
    return isinstance(a, int) or (isinstance(a, float) and a == a and abs(a) != math.inf and a == int(a))


@operation("number.is_safe")
def is_safe(m: Any, a: Any) -> bool:
    """Whether a number is an integer that a float holds exactly."""
    return is_whole(m, a) and abs(a) < 1 << 53


@operation("number.is_close")
def is_close(m: Any, a: Any, b: Any, *, rel_tol: float = 1e-9, abs_tol: float = 0.0) -> bool:
    """Python's `math.isclose`."""
    return math.isclose(a, b, rel_tol=rel_tol, abs_tol=abs_tol)


@operation("number.compare")
def compare(m: Any, a: Any, b: Any) -> int:
    """-1, 0 or 1."""
    if a is None or b is None:
        raise m.fail("null")
    return int(a > b) - int(a < b)


def _exact(operator: str) -> Callable[..., Any]:
    def run(m: Any, a: Any, b: Any) -> Any:
        notes = set(m.notes)
        m.notes.discard("overflow")
        result = m.operators.table[operator](a, b)
        overflowed = "overflow" in m.notes
        m.notes |= notes
        if overflowed:
            raise m.fail("arithmetic", "overflow")
        return result

    return run


for _name, _operator in (("add", "+"), ("subtract", "-"), ("multiply", "*")):
    operation(f"number.{_name}_exact")(_exact(_operator))


def _operator_function(operator: str) -> Callable[..., Any]:
    def run(m: Any, a: Any, b: Any) -> Any:
        return m.operators.table[operator](a, b)

    return run


for _name, _operator in {
    "add": "+",
    "subtract": "-",
    "multiply": "*",
    "divide": "/",
    "floor_divide": "//",
    "modulo": "%",
    "raise": "**",
    "bit_and": "&",
    "bit_or": "|",
    "bit_xor": "^",
    "shift_left": "<<",
    "shift_right": ">>",
    "shift_right_unsigned": ">>>",
    "less": "<",
    "at_most": "<=",
    "greater": ">",
    "at_least": ">=",
    "equal": "==",
    "unequal": "!=",
}.items():
    operation(f"operator.{_name}")(_operator_function(_operator))


@operation("operator.negate")
def negate(m: Any, a: Any) -> Any:
    """Unary minus."""
    return m.negate(a)


@operation("operator.not")
def logical_not(m: Any, a: Any) -> bool:
    """Negation of truth."""
    return not m.truth(a)


@operation("operator.invert")
def invert(m: Any, a: Any) -> Any:
    """Bitwise complement."""
    return m.invert(a)
