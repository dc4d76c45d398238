"""JavaScript's arrays of numbers, and what its `Math` has of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, ClassVar

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.numerals import to_single, wrap
from variorum.interpreter.values import UNDEFINED, Array, Map


class NumberArray(Array):
    """An array of numbers of one type: what is stored is converted, and what is stored outside of it is lost."""

    is_numeric: ClassVar[bool] = True


def _typed(convert: Callable[[Any, float], Any], zero: Any) -> Callable[..., Any]:
    """Returns the constructor of arrays whose elements are converted: of a length, or of values."""

    def run(m: Any, _type: Any = None, source: Any = UNDEFINED, *_: Any) -> Any:
        if source is UNDEFINED:
            made = NumberArray()
        elif isinstance(source, (int, float)) and not isinstance(source, bool):
            size = integer(m, source)
            if size < 0:
                raise m.fail("value", "invalid array length")
            m.charge(size)
            made = NumberArray([zero] * size)
        else:
            made = NumberArray(convert(m, float(m.to_number(each))) for each in elements_of(m, source))
            m.charge(len(made))
        made.element = lambda value: convert(m, float(m.to_number(value)))
        return made

    return run


def _whole(bits: int, is_signed: bool) -> Callable[[Any, float], Any]:
    def convert(m: Any, value: float) -> Any:
        return wrap(int(value), bits, is_signed) if math.isfinite(value) else 0

    return convert


for _name, _bits, _is_signed in (
    ("int8", 8, True),
    ("uint8", 8, False),
    ("int16", 16, True),
    ("uint16", 16, False),
    ("int32", 32, True),
    ("uint32", 32, False),
):
    operation(f"new.{_name}_array")(_typed(_whole(_bits, _is_signed), 0))

operation("new.float64_array")(_typed(lambda m, value: m.operators.arithmetic.number(value), 0))
operation("new.float32_array")(_typed(lambda m, value: m.operators.arithmetic.number(to_single(value)), 0))


@operation("number.single")
def single(m: Any, value: Any) -> Any:
    """The nearest number of 32 bits."""
    return m.operators.arithmetic.number(float(to_single(float(m.to_number(value)))))


@operation("number.leading_zeros32")
def leading_zeros(m: Any, value: Any) -> int:
    """How many zeros stand in front of the first of 32 bits."""
    return 32 - (int(m.operators.arithmetic.to_int32(m.to_number(value))) & 0xFFFFFFFF).bit_length()


@operation("number.product32")
def product(m: Any, a: Any, b: Any) -> int:
    """A product in 32 bits."""
    to_int32 = m.operators.arithmetic.to_int32
    return int(wrap(int(to_int32(m.to_number(a))) * int(to_int32(m.to_number(b))), 32, True))


@operation("record.group_by")
def group_by(m: Any, values: Any, key: Any) -> Any:
    """JavaScript's `Object.groupBy`: arrays of the elements by what a function makes of them."""
    made = m.operation("new.object")(m)
    for index, each in enumerate(elements_of(m, values)):
        name = m.property_name(m.apply(key, each, index))
        made.entries.setdefault(name, Array()).append(each)
    return made


@operation("list.with_spliced")
def with_spliced(m: Any, a: Any, *rest: Any) -> Any:
    """A copy of an array with elements removed and others put in."""
    made = m.new_list(list(a))
    m.operation("list.splice")(m, made, *rest)
    return made


@operation("list.with_element")
def with_element(m: Any, a: Any, index: Any, value: Any) -> Any:
    """A copy of an array with another element at a position."""
    i = integer(m, index)
    if not -len(a) <= i < len(a):
        raise m.fail("value", "invalid index")
    made = m.new_list(list(a))
    made[i] = value
    return made


@operation("js.local_number")
def local_number(m: Any, value: Any, locale: Any = UNDEFINED, options: Any = UNDEFINED) -> Any:
    """`toLocaleString`, in English: groups of three digits, and at most three decimals. Other options make it unknown."""
    if locale not in (UNDEFINED, "en-US", "en") or not math.isfinite(value):
        return m.unknown_call("toLocaleString", [value, locale, options])
    wanted = dict(options.entries) if isinstance(options, Map) else {}
    least = wanted.pop("minimumFractionDigits", 0)
    most = wanted.pop("maximumFractionDigits", max(3, least) if isinstance(least, int) else 3)
    if wanted or not isinstance(least, int) or not isinstance(most, int) or not 0 <= least <= most <= 20:
        return m.unknown_call("toLocaleString", [value, locale, options])
    number = Decimal(repr(float(value)) if isinstance(value, float) else int(value))
    whole, _, decimals = f"{number.quantize(Decimal(1).scaleb(-most), ROUND_HALF_UP):,f}".partition(".")
    decimals = decimals[:least] + decimals[least:].rstrip("0")
    return f"{whole}.{decimals}" if decimals else whole
