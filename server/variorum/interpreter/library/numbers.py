"""Operations on numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import best, integer, text_of, values_of
from variorum.interpreter.numerals import F32, I64, Big, to_single
from variorum.interpreter.signals import BudgetExceeded, Unsupported
from variorum.interpreter.values import UNDEFINED
from variorum.program.types import Kind, Type


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
    """The cube root."""
    return number(m, math.cbrt(real(m, a)))


@operation("number.atan2")
def atan2(m: Any, a: Any, b: Any) -> Any:
    """The angle of a point."""
    return number(m, math.atan2(real(m, a), real(m, b)))


@operation("number.hypotenuse")
def hypotenuse(m: Any, *values: Any) -> Any:
    """The length of a vector."""
    return number(m, math.hypot(*[real(m, each) for each in values]))


def _rounded(m: Any, a: Any, function: Callable[[float], int]) -> float:
    value = real(m, a)
    if value != value or value in (math.inf, -math.inf) or abs(value) >= 1 << 53:
        return value
    result = float(function(value))
    return math.copysign(result, value) if result == 0 else result


@operation("number.floor")
def floor(m: Any, a: Any) -> Any:
    """The next whole number below, as a float."""
    return number(m, _rounded(m, a, math.floor))


@operation("number.ceiling")
def ceiling(m: Any, a: Any) -> Any:
    """The next whole number above, as a float."""
    return number(m, _rounded(m, a, math.ceil))


@operation("number.truncated")
def truncated(m: Any, a: Any) -> Any:
    """Without the fraction, as a float."""
    return number(m, _rounded(m, a, math.trunc))


@operation("number.round_away")
def round_away(m: Any, a: Any, places: Any = None) -> Any:
    """C's `round`: half away from zero, as a float."""
    if places is not None:
        return _decimal_round(m, a, places, "away")
    return number(
        m,
        _rounded(
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
        return number(m, _rounded(m, a, lambda x: math.floor(x) + (1 if x - math.floor(x) >= 0.5 else 0)))
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
    return number(m, _rounded(m, a, round))


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
    value = (a > 0) - (a < 0)
    return float(value) if isinstance(a, float) and not m.semantics.one_number_type else value


@operation("number.sign_float")
def sign_float(m: Any, a: Any) -> float:
    """-1.0, 0.0 or 1.0."""
    value = real(m, a)
    return value if value != value else float((value > 0) - (value < 0))


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
    return a == a and abs(a) != math.inf


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


@operation("operator.not_bits")
def and_not(m: Any, a: Any, b: Any) -> Any:
    """The bits of one that are not in the other."""
    return m.operators.table["&"](a, m.invert(b))


# --- bits


def _pattern(m: Any, a: Any) -> tuple[int, int]:
    """Returns a number's bits and how many there are."""
    if type(a) is int:
        bits = m.semantics.integers.bits or 0
    else:
        bits = getattr(type(a), "bits", 0) or m.semantics.integers.bits
    if m.semantics.one_number_type:
        return m.operators.arithmetic.to_int32(a) & 0xFFFFFFFF, 32
    return (int(a) & ((1 << bits) - 1), bits) if bits else (int(a), 0)


@operation("bits.count")
def bit_count(m: Any, a: Any) -> int:
    """How many bits are set."""
    return abs(_pattern(m, a)[0]).bit_count()


@operation("bits.leading")
def leading(m: Any, a: Any) -> int:
    """How many zeros stand in front of the first bit."""
    pattern, bits = _pattern(m, a)
    return bits - pattern.bit_length()


@operation("bits.trailing")
def trailing(m: Any, a: Any) -> int:
    """How many zeros stand behind the last bit."""
    pattern, bits = _pattern(m, a)
    return (pattern & -pattern).bit_length() - 1 if pattern else bits


@operation("bits.length")
def bit_length(m: Any, a: Any) -> int:
    """How many bits a number takes."""
    return abs(int(a)).bit_length() if a >= 0 or not m.semantics.integers.bits else (~int(a)).bit_length()


@operation("bits.highest")
def highest(m: Any, a: Any) -> Any:
    """The highest bit alone."""
    pattern, _ = _pattern(m, a)
    value = 1 << (pattern.bit_length() - 1) if pattern else 0
    return m.operators.arithmetic.make(type(a), value)


@operation("bits.lowest")
def lowest(m: Any, a: Any) -> Any:
    """The lowest bit alone."""
    return type(a)(int(a) & -int(a))


@operation("bits.test")
def bit_test(m: Any, a: Any, index: Any) -> bool:
    """Whether a bit is set."""
    return bool((int(a) >> integer(m, index)) & 1)


@operation("bits.reverse")
def bit_reverse(m: Any, a: Any) -> Any:
    """The bits in reverse order."""
    from variorum.interpreter.numerals import wrap

    pattern, bits = _pattern(m, a)
    return type(a)(wrap(int(format(pattern, f"0{bits}b")[::-1], 2), bits, True))


# --- texts of numbers

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def in_base(value: int, base: int) -> str:
    """Returns the digits of an integer to a base."""
    if not 2 <= base <= 36:
        raise ValueError("base")
    if value.bit_length() > 4096:
        raise BudgetExceeded("memory")
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
        return in_base(_pattern(m, a)[0], base)

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
        raise m.fail("value", f'For input string: "{text}"')
    if len(digits) > 4000:
        raise BudgetExceeded("memory")
    return int(text, base)


def _parser(bits: int, strips: bool, plain: bool = False) -> Callable[..., Any]:
    def run(m: Any, value: Any, base: Any = 10, *_: Any) -> Any:
        if value is None:
            raise m.fail("value" if not strips else "null", "null")
        text = text_of(m, value)
        found = _parse(m, text.strip() if strips else text, base if isinstance(base, int) else 10)
        width = bits or m.semantics.integers.bits
        if width and not -(1 << (width - 1)) <= found < 1 << (width - 1):
            raise m.fail("value" if not strips else "arithmetic", "out of range")
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
        raise m.fail("value", "stoi")
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
def parse_javascript_int(m: Any, value: Any, base: Any = 10) -> Any:
    """JavaScript's `parseInt`."""
    text = m.text(value).strip()
    radix = 10 if base is UNDEFINED or not base else integer(m, base)
    end = 1 if text[:1] in ("+", "-") else 0
    if text[end : end + 2].lower() == "0x" and (
        base is UNDEFINED or radix == 16 or (radix == 10 and base == 10 and not base)
    ):
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
        raise m.fail("value", f'For input string: "{text}"')
    try:
        return float(
            text.rstrip("dDfF")
            if m.semantics.text_equality == "identity" and text[:2].lower() != "0x"
            else text
        )
    except ValueError:
        raise m.fail("value", f'For input string: "{text}"') from None


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
            raise m.fail("value", str(error)) from None
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        if value != value:
            raise m.fail("value", "NaN to integer")
        if abs(value) == math.inf:
            raise m.fail("arithmetic", "infinity to integer")
        return int(value)
    if isinstance(value, str):
        if len(value) > 4000:
            raise BudgetExceeded("memory")
        try:
            return int(value)
        except ValueError as error:
            raise m.fail("value", str(error)) from None
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
            raise m.fail("value", str(error)) from None
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


@operation("number.to_big")
def to_big(m: Any, value: Any) -> Any:
    """An integer without a width."""
    return Big(int(value))


@operation("number.as_is")
def as_is(m: Any, value: Any, *_: Any) -> Any:
    """The number itself."""
    return value


@operation("number.in_range")
def in_range(m: Any, value: Any, low: Any, high: Any) -> Any:
    """The value, or the bound that it is beyond."""
    return low if m.order(value, low) < 0 else high if m.order(value, high) > 0 else value


@operation("number.big_power_mod")
def big_power_mod(m: Any, a: Any, b: Any, modulus: Any) -> Any:
    """A power modulo a number."""
    if modulus <= 0:
        raise m.fail("arithmetic", "modulus")
    return Big(pow(int(a), int(b), int(modulus)))


@operation("number.big_mod")
def big_mod(m: Any, a: Any, b: Any) -> Any:
    """The remainder, never negative."""
    if b <= 0:
        raise m.fail("arithmetic", "modulus")
    return Big(int(a) % int(b))


@operation("number.is_prime")
def is_prime(m: Any, a: Any, *_: Any) -> bool:
    """Whether a number is prime."""
    n = int(a)
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        m.step()
        if n % i == 0:
            return False
        i += 1
    return True


@operation("number.fraction_parts")
def fraction_parts(m: Any, a: Any) -> tuple[float, float]:
    """Python's `math.modf`."""
    return math.modf(real(m, a))


@operation("number.sum_exact")
def sum_exact(m: Any, values: Any) -> float:
    """Python's `math.fsum`."""
    return math.fsum(values_of(m, values))


@operation("number.product")
def product(m: Any, values: Any, start: Any = 1) -> Any:
    """The product of numbers."""
    result = start
    for each in values_of(m, values):
        result = m.operators.table["*"](result, each)
    return result


@operation("number.absolute_float")
def absolute_float(m: Any, a: Any) -> float:
    """The absolute value, as a float."""
    return abs(real(m, a))


@operation("number.copy_sign")
def copy_sign(m: Any, a: Any, b: Any) -> float:
    """A number with the sign of another."""
    return math.copysign(real(m, a), real(m, b))


@operation("parse.int32_or_same")
def parse_int32_or_same(m: Any, *values: Any) -> Any:
    """An integer from a text; an integer is itself."""
    if values and type(values[0]).__name__ == "Type":
        values = values[1:]
    if isinstance(values[0], int):
        return int(values[0])
    return m.operation("parse.int32")(m, *values)


@operation("parse.int64_or_same")
def parse_int64_or_same(m: Any, *values: Any) -> Any:
    """A wide integer from a text or an integer."""
    if isinstance(values[0], int):
        return m.operation("number.to_int64")(m, values[0])
    return m.operation("parse.int64")(m, *values)


@operation("parse.bool_java")
def parse_bool_java(m: Any, value: Any) -> bool:
    """Whether a text is `true`, in any case of letters."""
    return value if isinstance(value, bool) else value is not None and text_of(m, value).lower() == "true"


__all__ = ["in_base"]
