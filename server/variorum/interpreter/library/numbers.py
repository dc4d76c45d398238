"""Operations on numbers: the larger and smaller, powers, roots and logarithms."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import best, values_of
from variorum.interpreter.values import UNDEFINED


def fit(m: Any, value: int) -> Any:
    """Returns an integer of the commonest type."""
    return m.operators.arithmetic.fit(value)


def number(m: Any, value: float) -> Any:
    """Returns a float, or what the language with one type of numbers has for it."""
    return m.operators.arithmetic.number(value) if m.semantics.one_number_type else value


def real(m: Any, value: Any) -> float:
    """Returns the float of a number. Raises a type error for anything else."""
    if isinstance(value, (int, float)):
        try:
            return float(value)
        except OverflowError:
            return math.inf if value > 0 else -math.inf
    if m.semantics.undefined:
        return float(m.to_number(value))
    if value is None:
        raise m.fail("null" if m.semantics.integers.bits else "type")
    raise TypeError("not a number")


def _promoted(m: Any, a: Any, b: Any, chosen: Any) -> Any:
    if isinstance(a, float) or isinstance(b, float):
        if type(a) is not type(b) and m.semantics.integers.bits:
            return float(chosen)
        return chosen
    cls = m.operators.arithmetic.result_type(type(a), type(b))
    return chosen if type(chosen) is cls else m.operators.arithmetic.make(cls, int(chosen))


@operation("number.larger")
def larger(m: Any, a: Any, b: Any) -> Any:
    """The larger of two numbers, with the type that they have together."""
    if type(a) is int and type(b) is int:
        return b if b > a else a
    if a != a or b != b:
        return math.nan
    return _promoted(m, a, b, b if b > a else a)


@operation("number.smaller")
def smaller(m: Any, a: Any, b: Any) -> Any:
    """The smaller of two numbers, with the type that they have together."""
    if type(a) is int and type(b) is int:
        return b if b < a else a
    if a != a or b != b:
        return math.nan
    return _promoted(m, a, b, b if b < a else a)


def _extreme(sign: int) -> Callable[..., Any]:
    def run(m: Any, *values: Any, key: Any = None, default: Any = UNDEFINED) -> Any:
        items = values_of(m, values[0]) if len(values) == 1 else list(values)
        if not items:
            if default is not UNDEFINED:
                return default
            raise m.fail("value", "of an empty sequence")
        return best(m, items, sign, key=key)

    return run


operation("values.largest")(_extreme(1))
operation("values.smallest")(_extreme(-1))


def _numeric_extreme(sign: int) -> Callable[..., Any]:
    def run(m: Any, *values: Any) -> Any:
        numbers = [m.to_number(each) if each is not UNDEFINED else math.nan for each in values]
        if any(each != each for each in numbers):
            return math.nan
        if not numbers:
            return -math.inf * sign
        return max(numbers) if sign > 0 else min(numbers)

    return run


operation("values.largest_number")(_numeric_extreme(1))
operation("values.smallest_number")(_numeric_extreme(-1))


def _ordered(sign: int) -> Callable[..., Any]:
    def run(m: Any, a: Any, *rest: Any) -> Any:
        """C++'s and Kotlin's `max` and `min`: of two values, or of a list, with a comparison perhaps."""
        if isinstance(a, list) and not (rest and isinstance(rest[0], list)):
            comparator = rest[0] if rest else None
            return best(m, list(a), sign, comparator)
        values = [a]
        comparator = None
        for each in rest:
            if hasattr(each, "invoke"):
                comparator = each
            else:
                values.append(each)
        if len(values) == 2 and all(isinstance(each, (int, float)) for each in values) and comparator is None:
            return larger(m, *values) if sign > 0 else smaller(m, *values)
        return best(m, values, sign, comparator)

    return run


operation("values.max_of")(_ordered(1))
operation("values.min_of")(_ordered(-1))


@operation("number.absolute")
def absolute(m: Any, a: Any) -> Any:
    """The absolute value."""
    if type(a) is int and a >= 0:
        return a
    if isinstance(a, float):
        return type(a)(abs(a))
    if isinstance(a, int):
        cls = m.operators.arithmetic.result_type(type(a), type(a))
        return m.operators.arithmetic.make(cls, abs(int(a)))
    if m.semantics.undefined:
        return absolute(m, m.to_number(a))
    if hasattr(a, "cls") and a.cls.find("__abs__"):
        return m.call_method(a, "__abs__", [])
    raise TypeError("not a number")


@operation("number.power")
def power(m: Any, a: Any, b: Any) -> Any:
    """C's `pow`: always a float."""
    return m.operators.arithmetic.float_power(real(m, a), real(m, b))


@operation("number.power_exact")
def power_exact(m: Any, a: Any, b: Any, modulus: Any = None) -> Any:
    """Python's `pow`, also modulo a number."""
    if modulus is None:
        return m.operators.table["**"](a, b)
    m.step(max(int(b).bit_length(), 1))
    try:
        return pow(int(a), int(b), int(modulus))
    except ValueError as error:
        raise m.fail("value", str(error)) from None


def _float_function(function: Callable[[float], float], outside: str = "nan") -> Callable[..., Any]:
    def run(m: Any, a: Any) -> Any:
        value = real(m, a)
        try:
            result = function(value)
        except ValueError:
            if m.semantics.float_zero_division == "error":
                raise m.fail("value", "math domain error") from None
            result = -math.inf if outside == "log" and value == 0 else math.nan
        except OverflowError:
            if m.semantics.float_zero_division == "error":
                raise m.fail("arithmetic", "math range error") from None
            result = math.inf
        return number(m, result)

    return run


for _name, _function, _outside in (
    ("root", math.sqrt, "nan"),
    ("log", math.log, "log"),
    ("log2", math.log2, "log"),
    ("log10", math.log10, "log"),
    ("log1p", math.log1p, "log"),
    ("exp", math.exp, "nan"),
    ("sin", math.sin, "nan"),
    ("cos", math.cos, "nan"),
    ("tan", math.tan, "nan"),
    ("asin", math.asin, "nan"),
    ("acos", math.acos, "nan"),
    ("atan", math.atan, "nan"),
    ("sinh", math.sinh, "nan"),
    ("cosh", math.cosh, "nan"),
    ("tanh", math.tanh, "nan"),
    ("radians", math.radians, "nan"),
    ("degrees", math.degrees, "nan"),
):
    operation(f"number.{_name}")(_float_function(_function, _outside))


@operation("number.log_base")
def log_base(m: Any, a: Any, base: Any = None) -> Any:
    """The logarithm, natural or to a base."""
    if isinstance(a, int) and a > 0 and base is None:
        return math.log(a)
    try:
        return math.log(real(m, a)) if base is None else math.log(a, base)
    except ValueError:
        raise m.fail("value", "math domain error") from None


@operation("number.cube_root")
def cube_root(m: Any, a: Any) -> Any:
    """The cube root. That of a cube is exact in the real libraries."""
    value = real(m, a)
    root = math.cbrt(value)
    if math.isfinite(root) and round(root) ** 3 == value:
        root = math.copysign(float(round(root)), value)
    return number(m, root)


@operation("number.atan2")
def atan2(m: Any, a: Any, b: Any) -> Any:
    """The angle of a point."""
    return number(m, math.atan2(real(m, a), real(m, b)))


@operation("number.hypotenuse")
def hypotenuse(m: Any, *values: Any) -> Any:
    """The length of a vector."""
    return number(m, math.hypot(*[real(m, each) for each in values]))


def rounded(m: Any, a: Any, function: Callable[[float], int]) -> float:
    value = real(m, a)
    if value != value or value in (math.inf, -math.inf) or abs(value) >= 1 << 53:
        return value
    result = float(function(value))
    return math.copysign(result, value) if result == 0 else result


@operation("number.floor")
def floor(m: Any, a: Any) -> Any:
    """The next whole number below, as a float."""
    return number(m, rounded(m, a, math.floor))


@operation("number.ceiling")
def ceiling(m: Any, a: Any) -> Any:
    """The next whole number above, as a float."""
    return number(m, rounded(m, a, math.ceil))


@operation("number.truncated")
def truncated(m: Any, a: Any) -> Any:
    """Without the fraction, as a float."""
    return number(m, rounded(m, a, math.trunc))
