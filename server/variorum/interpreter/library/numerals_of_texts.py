"""Writes integers in a base, and reads numbers from texts."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.bits import bit_pattern
from variorum.interpreter.library.numbers import fit, number, real
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Big, to_single
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.values import UNDEFINED
from variorum.program.types import Kind, Type

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_FORMS = {2: "b", 8: "o", 16: "x"}


def in_base(value: int, base: int) -> str:
    """Returns the digits of an integer to a base."""
    if not 2 <= base <= 36:
        raise ValueError("base")
    if value.bit_length() > 4096:
        raise BudgetExceeded("memory")
    if base in _FORMS:
        return format(value, _FORMS[base])
    digits = ""
    rest = abs(value)
    while rest:
        rest, digit = divmod(rest, base)
        digits = DIGITS[digit] + digits
    return ("-" if value < 0 else "") + (digits or "0")


@operation("number.in_base")
def number_in_base(m: Any, a: Any, base: Any = 10) -> str:
    """The text of a number to a base."""
    if base is UNDEFINED or base == 10:
        return str(m.text(a))
    if isinstance(a, float):
        raise Unsupported("a fraction to another base")
    return in_base(int(a), integer(m, base))


def _unsigned_base(base: int) -> Callable[..., str]:
    def run(m: Any, a: Any) -> str:
        return in_base(bit_pattern(m, a)[0], base)

    return run


operation("number.binary")(_unsigned_base(2))
operation("number.octal")(_unsigned_base(8))
operation("number.hexadecimal")(_unsigned_base(16))


def _prefixed(base: int, prefix: str) -> Callable[..., str]:
    def run(m: Any, a: Any) -> str:
        return ("-" if a < 0 else "") + prefix + in_base(abs(integer(m, a)), base)

    return run


operation("number.binary_prefixed")(_prefixed(2, "0b"))
operation("number.octal_prefixed")(_prefixed(8, "0o"))
operation("number.hexadecimal_prefixed")(_prefixed(16, "0x"))


def _parse(m: Any, text: str, base: int) -> int:
    """Returns the integer of a text as strict languages read it. Raises a value error."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    allowed = DIGITS[:base]
    if not digits or any(each not in allowed for each in digits.lower()) or not digits.isascii():
        raise m.malformed(f'For input string: "{text}"')
    if len(digits) > 4000:
        raise BudgetExceeded("memory")
    m.read_digits(digits)
    return int(text, base)


def _parser(bits: int, strips: bool, plain: bool = False) -> Callable[..., Any]:
    def run(m: Any, value: Any, base: Any = 10, *_: Any) -> Any:
        if value is None:
            raise m.fail("null", "null") if strips else m.malformed("null")
        text = text_of(m, value)
        found = _parse(m, text.strip() if strips else text, base if isinstance(base, int) else 10)
        width = bits or m.semantics.integers.bits
        if width and not -(1 << (width - 1)) <= found < 1 << (width - 1):
            raise m.fail("arithmetic", "out of range") if strips else m.malformed("out of range")
        return m.numeral(Type(Kind.INT, bits=width))(found)

    return run


operation("parse.int32")(_parser(32, False))
operation("parse.int64")(_parser(64, False))
operation("parse.int32_trimmed")(_parser(32, True))
operation("parse.int64_trimmed")(_parser(64, True))


@operation("parse.prefix")
def parse_prefix(m: Any, value: Any, *extra: Any) -> Any:
    """C++'s `stoi`: as many digits as there are. Raises a value error if there are none."""
    return _prefix(m, value, extra, 32)


@operation("parse.prefix64")
def parse_prefix64(m: Any, value: Any, *extra: Any) -> Any:
    """C++'s `stoll`."""
    return _prefix(m, value, extra, 64)


def _prefix(m: Any, value: Any, extra: Any, bits: int) -> Any:
    base = integer(m, extra[1]) if len(extra) > 1 else 10
    text = text_of(m, value).lstrip()
    end = 1 if text[:1] in ("+", "-") else 0
    start = end
    if base == 16 and text[end : end + 2].lower() == "0x":
        end = start = end + 2
    while end < len(text) and text[end].lower() in DIGITS[:base]:
        end += 1
    if end == start:
        raise m.malformed("stoi")
    found = int(text[:end], base)
    if not -(1 << (bits - 1)) <= found < 1 << (bits - 1):
        raise m.fail("index", "out of range")
    return m.numeral(Type(Kind.INT, bits=bits))(found)


@operation("parse.prefix_or_zero")
def parse_prefix_or_zero(m: Any, value: Any, base: Any = 10) -> Any:
    """C's `atoi` and PHP's `intval`: 0 where there are no digits."""
    if isinstance(value, (int, float)):
        return fit(m, int(value))
    text = text_of(m, value).lstrip()
    end = 1 if text[:1] in ("+", "-") else 0
    while end < len(text) and text[end] in DIGITS[: integer(m, base)]:
        end += 1
    return fit(m, int(text[:end], integer(m, base))) if text[:end].lstrip("+-") else 0


@operation("parse.javascript_int")
def parse_javascript_int(m: Any, value: Any, base: Any = UNDEFINED) -> Any:
    """JavaScript's `parseInt`."""
    text = m.text(value).strip()
    radix = 10 if base is UNDEFINED or not base else integer(m, base)
    end = 1 if text[:1] in ("+", "-") else 0
    if text[end : end + 2].lower() == "0x" and (base is UNDEFINED or not base or radix == 16):
        text, radix = text[:end] + text[end + 2 :], 16
    start = end
    while end < len(text) and text[end].lower() in DIGITS[:radix]:
        end += 1
    if end == start:
        return math.nan
    return number(m, float(int(text[:end], radix)))


@operation("parse.javascript_float")
def parse_javascript_float(m: Any, value: Any) -> Any:
    """JavaScript's `parseFloat`."""
    text = m.text(value).strip()
    for end in range(len(text), 0, -1):
        part = text[:end]
        if part.lstrip("+-") == "Infinity":
            return math.inf if part[0] != "-" else -math.inf
        if part[-1].isdigit() or part[-1] == ".":
            try:
                return number(m, float(part)) if "_" not in part else math.nan
            except ValueError:
                continue
    return math.nan


@operation("parse.float_or_zero")
def parse_float_or_zero(m: Any, value: Any) -> float:
    """The float that a text starts with, 0 where it starts with none."""
    found = parse_javascript_float(m, value)
    return float(found) if found == found else 0.0


@operation("parse.number")
def parse_number(m: Any, value: Any = 0) -> Any:
    """JavaScript's `Number`."""
    if isinstance(value, Big):
        return number(m, float(value))
    return m.to_number(value) if value is not UNDEFINED else math.nan


@operation("parse.float")
def parse_float(m: Any, value: Any, *_: Any) -> Any:
    """A float from a text. Raises a value error."""
    if isinstance(value, (int, float)):
        return float(value)
    text = text_of(m, value).strip()
    if "_" in text or not text or not text.isascii():
        raise m.malformed(f'For input string: "{text}"')
    try:
        return float(
            text.rstrip("dDfF")
            if m.semantics.text_equality == "identity" and text[:2].lower() != "0x"
            else text
        )
    except ValueError:
        raise m.malformed(f'For input string: "{text}"') from None


@operation("parse.float32")
def parse_float32(m: Any, value: Any, *_: Any) -> Any:
    """A float of 32 bits from a text."""
    return to_single(parse_float(m, value))


@operation("parse.python_int")
def parse_python_int(m: Any, value: Any = 0, base: Any = None) -> Any:
    """Python's `int`."""
    if base is not None:
        try:
            return int(text_of(m, value), integer(m, base))
        except ValueError as error:
            raise m.malformed(str(error)) from None
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        if value != value:
            raise m.malformed("NaN to integer")
        if abs(value) == math.inf:
            raise m.fail("arithmetic", "infinity to integer")
        return int(value)
    if isinstance(value, str):
        if len(value) > 4000:
            raise BudgetExceeded("memory")
        m.read_digits(value)
        try:
            return int(value)
        except ValueError as error:
            raise m.malformed(str(error)) from None
    if hasattr(value, "cls"):
        for name in ("__int__", "__index__"):
            if value.cls.find(name):
                return m.call_method(value, name, [])
    if value is not None and m.holds_opaque(value):
        return m.uninterpreted("int", [value])
    raise m.fail("type", "int() of something else")


@operation("parse.python_float")
def parse_python_float(m: Any, value: Any = 0.0) -> Any:
    """Python's `float`."""
    if isinstance(value, (int, float)):
        return real(m, value)
    if isinstance(value, str):
        try:
            return float(value)
        except ValueError as error:
            raise m.malformed(str(error)) from None
    if hasattr(value, "cls") and value.cls.find("__float__"):
        return m.call_method(value, "__float__", [])
    raise m.fail("type", "float() of something else")


@operation("parse.big")
def parse_big(m: Any, *values: Any) -> Any:
    """An integer without a width, from a text or number."""
    if values and type(values[0]).__name__ == "Type":
        values = values[1:]
    value = values[0]
    if isinstance(value, (int, float)):
        return Big(int(value))
    base = integer(m, values[1]) if len(values) > 1 else 10
    return Big(_parse(m, text_of(m, value).strip() if m.semantics.undefined else text_of(m, value), base))


def _to(kind: Kind, bits: int) -> Callable[..., Any]:
    def run(m: Any, value: Any, *_: Any) -> Any:
        convert = m.converter(Type(kind, bits=bits))
        return convert(value) if convert is not None else value

    return run


for _bits in (8, 16, 32, 64):
    operation(f"number.to_int{_bits}")(_to(Kind.INT, _bits))
operation("number.to_float")(_to(Kind.FLOAT, 64))
operation("number.to_float32")(_to(Kind.FLOAT, 32))
operation("number.to_char")(_to(Kind.CHAR, 16))
