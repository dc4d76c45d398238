"""Operations on numbers and orders as Rust has them: wrapping, checked and saturating arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, ClassVar

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.numerals import BY_WIDTH, Big, wrap
from variorum.interpreter.values import Optional

U32: Any = BY_WIDTH[32, False]


class OrderValue(int):
    """`Less`, `Equal` or `Greater`: -1, 0 or 1."""

    kind: ClassVar[str] = "ordering"


for _name, _value in (("less", -1), ("same_order", 0), ("greater", 1)):
    operation(f"rust.{_name}")(lambda m, value=_value: OrderValue(value))


def _ordered(m: Any, a: Any, b: Any) -> OrderValue:
    found = m.order(m.indexer.read_through(a), m.indexer.read_through(b))
    return OrderValue((found > 0) - (found < 0))


@operation("rust.ordering")
def ordering(m: Any, a: Any, b: Any) -> OrderValue:
    """`cmp`."""
    return _ordered(m, a, b)


@operation("rust.partial_ordering")
def partial_ordering(m: Any, a: Any, b: Any) -> Optional:
    """`partial_cmp`: nothing where one is not a number."""
    return Optional() if a != a or b != b else Optional(_ordered(m, a, b))


@operation("rust.ordering_reverse")
def ordering_reverse(m: Any, a: int) -> OrderValue:
    """The other way round."""
    return OrderValue(-a)


@operation("rust.ordering_then")
def ordering_then(m: Any, a: OrderValue, b: Any) -> Any:
    """The second order where the first does not tell."""
    return a if a else b


@operation("rust.ordering_then_with")
def ordering_then_with(m: Any, a: OrderValue, function: Any) -> Any:
    """What a function gives where the order does not tell."""
    return a if a else m.apply(function)


operation("rust.ordering_below")(lambda m, a: a < 0)
operation("rust.ordering_above")(lambda m, a: a > 0)
operation("rust.ordering_same")(lambda m, a: a == 0)


@operation("rust.differs")
def differs(m: Any, a: Any, b: Any) -> bool:
    """Whether two values are not equal."""
    return not m.equal(a, b)


def limits(m: Any, cls: type) -> tuple[int, int, int]:
    """Bits, smallest and largest value of a class of integers."""
    bits, is_signed = m.operators.arithmetic.width(cls)
    low = -(1 << (bits - 1)) if is_signed else 0
    return bits, low, low + (1 << bits) - 1


def class_of(m: Any, a: Any, b: Any) -> type:
    """Returns the class of what is computed from two integers."""
    found: type = m.operators.arithmetic.result_type(type(a), type(b))
    return found


EXACT: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}


def _register(name: str, apply: Callable[[int, int], int]) -> None:
    def wrapping(m: Any, a: Any, b: Any) -> Any:
        cls = class_of(m, a, b)
        bits, low, _ = limits(m, cls)
        return cls(wrap(apply(int(a), int(b)), bits, low < 0))

    def checked(m: Any, a: Any, b: Any) -> Optional:
        cls = class_of(m, a, b)
        _, low, high = limits(m, cls)
        value = apply(int(a), int(b))
        return Optional(cls(value)) if low <= value <= high else Optional()

    def saturating(m: Any, a: Any, b: Any) -> Any:
        cls = class_of(m, a, b)
        _, low, high = limits(m, cls)
        return cls(min(max(apply(int(a), int(b)), low), high))

    for form, function in (("wrapping", wrapping), ("checked", checked), ("saturating", saturating)):
        operation(f"rust.{form}_{name}")(function)


for _name, _apply in EXACT.items():
    _register(_name, _apply)


def power(m: Any, a: Any, b: Any) -> int:
    """Returns a power without bounds."""
    exponent = integer(m, b)
    if abs(a) > 1:
        m.operators.arithmetic.charge_bits(int(a).bit_length() * exponent)
    return int(int(a) ** exponent)


@operation("rust.pow")
def pow_(m: Any, a: Any, b: Any) -> Any:
    """A power. Raises an arithmetic error where it overflows."""
    return m.operators.arithmetic.make(type(a), power(m, a, b))


@operation("rust.wrapping_pow")
def wrapping_pow(m: Any, a: Any, b: Any) -> Any:
    """A power, wrapped."""
    bits, low, _ = limits(m, type(a))
    return type(a)(wrap(power(m, a, b), bits, low < 0))


@operation("rust.checked_pow")
def checked_pow(m: Any, a: Any, b: Any) -> Optional:
    """A power, if it does not overflow."""
    _, low, high = limits(m, type(a))
    value = power(m, a, b)
    return Optional(type(a)(value)) if low <= value <= high else Optional()


@operation("rust.wrapping_neg")
def wrapping_neg(m: Any, a: Any) -> Any:
    """The negative, wrapped."""
    bits, low, _ = limits(m, type(a))
    return type(a)(wrap(-int(a), bits, low < 0))


@operation("rust.checked_div")
def checked_div(m: Any, a: Any, b: Any) -> Optional:
    """A quotient, unless the divisor is 0."""
    return Optional() if b == 0 else Optional(m.operators.table["/"](a, b))


@operation("rust.checked_rem")
def checked_rem(m: Any, a: Any, b: Any) -> Optional:
    """A remainder, unless the divisor is 0."""
    return Optional() if b == 0 else Optional(m.operators.table["%"](a, b))


@operation("rust.abs")
def abs_(m: Any, a: Any) -> Any:
    """The absolute value. Raises an arithmetic error where it overflows."""
    return m.operators.arithmetic.make(type(a), abs(int(a)))


def _unsigned(m: Any, cls: type) -> Any:
    return BY_WIDTH[m.operators.arithmetic.width(cls)[0], False]


@operation("rust.unsigned_abs")
def unsigned_abs(m: Any, a: Any) -> Any:
    """The absolute value, without a sign."""
    return _unsigned(m, type(a))(abs(int(a)))


@operation("rust.abs_diff")
def abs_diff(m: Any, a: Any, b: Any) -> Any:
    """The distance, without a sign."""
    return _unsigned(m, class_of(m, a, b))(abs(int(a) - int(b)))


@operation("rust.signum")
def signum(m: Any, a: Any) -> Any:
    """-1, 0 or 1; of floats never 0."""
    if isinstance(a, float):
        return a if a != a else math.copysign(1.0, a)
    return type(a)((a > 0) - (a < 0))


@operation("rust.is_positive")
def is_positive(m: Any, a: Any) -> bool:
    """Whether a number is above 0."""
    return bool(a > 0)


@operation("rust.is_negative")
def is_negative(m: Any, a: Any) -> bool:
    """Whether a number has a minus."""
    return math.copysign(1.0, a) < 0 if isinstance(a, float) else bool(a < 0)


@operation("rust.rem_euclid")
def rem_euclid(m: Any, a: Any, b: Any) -> Any:
    """The remainder that is never negative."""
    if isinstance(a, float):
        found = math.fmod(a, b) if b else math.nan
        return found + abs(b) if found < 0 else found
    if b == 0:
        raise m.fail("arithmetic", "division by zero")
    return class_of(m, a, b)(int(a) % abs(int(b)))


@operation("rust.div_euclid")
def div_euclid(m: Any, a: Any, b: Any) -> Any:
    """The quotient to the remainder that is never negative."""
    if b == 0:
        raise m.fail("arithmetic", "division by zero")
    first, second = int(a), int(b)
    quotient = (first - first % abs(second)) // second
    return m.operators.arithmetic.make(class_of(m, a, b), quotient)


@operation("rust.div_ceil")
def div_ceil(m: Any, a: Any, b: Any) -> Any:
    """The quotient, rounded up."""
    if b == 0:
        raise m.fail("arithmetic", "division by zero")
    return class_of(m, a, b)(-(-int(a) // int(b)))


@operation("rust.clamp")
def clamp(m: Any, a: Any, low: Any, high: Any) -> Any:
    """The nearest value between two others."""
    if low > high:
        raise m.fail("value", "assertion failed: min <= max")
    found = low if a < low else high if a > high else a
    return type(a)(found)


@operation("rust.float_max")
def float_max(m: Any, a: float, b: Any) -> float:
    """The larger of two floats; what is not a number is left out."""
    return float(b) if a != a else a if b != b else max(a, float(b))


@operation("rust.float_min")
def float_min(m: Any, a: float, b: Any) -> float:
    """The smaller of two floats; what is not a number is left out."""
    return float(b) if a != a else a if b != b else min(a, float(b))


@operation("rust.fract")
def fract(m: Any, a: float) -> float:
    """What stands behind the point."""
    return a - math.trunc(a)


def bits_of(m: Any, a: Any) -> tuple[int, int]:
    """Returns the bits of an integer as a number without a sign, and how many there are."""
    bits = m.operators.arithmetic.width(type(a))[0] if type(a) is not Big else 128
    return int(a) & ((1 << bits) - 1), bits


@operation("rust.count_ones")
def count_ones(m: Any, a: Any) -> Any:
    """How many bits are 1."""
    return U32(bits_of(m, a)[0].bit_count())


@operation("rust.count_zeros")
def count_zeros(m: Any, a: Any) -> Any:
    """How many bits are 0."""
    value, bits = bits_of(m, a)
    return U32(bits - value.bit_count())


@operation("rust.leading_zeros")
def leading_zeros(m: Any, a: Any) -> Any:
    """How many of the highest bits are 0."""
    value, bits = bits_of(m, a)
    return U32(bits - value.bit_length())


@operation("rust.trailing_zeros")
def trailing_zeros(m: Any, a: Any) -> Any:
    """How many of the lowest bits are 0."""
    value, bits = bits_of(m, a)
    return U32((value & -value).bit_length() - 1 if value else bits)


@operation("rust.is_power_of_two")
def is_power_of_two(m: Any, a: Any) -> bool:
    """Whether exactly one bit is 1."""
    return bits_of(m, a)[0].bit_count() == 1


@operation("rust.next_power_of_two")
def next_power_of_two(m: Any, a: Any) -> Any:
    """The smallest power of 2 that is not below."""
    return m.operators.arithmetic.make(type(a), 1 << max(int(a) - 1, 0).bit_length())


@operation("rust.then")
def then(m: Any, a: bool, function: Any) -> Optional:
    """What a function gives, if the value is true."""
    return Optional(m.apply(function)) if a else Optional()


@operation("rust.then_some")
def then_some(m: Any, a: bool, value: Any) -> Optional:
    """A value, if another is true."""
    return Optional(value) if a else Optional()


def _chosen(sign: int) -> Callable[..., Any]:
    def run(m: Any, a: Any, b: Any) -> Any:
        a, b = m.indexer.read_through(a), m.indexer.read_through(b)
        order = m.order(a, b) * sign
        found = a if order > 0 else b
        if isinstance(a, int) and isinstance(b, int) and not isinstance(a, bool):
            return class_of(m, a, b)(int(found))
        return found

    return run


operation("values.larger_of")(_chosen(1))
operation("values.smaller_of")(_chosen(-1))
