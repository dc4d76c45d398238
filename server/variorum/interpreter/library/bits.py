"""Operations on the bits of an integer."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer


def bit_pattern(m: Any, a: Any) -> tuple[int, int]:
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
    return abs(bit_pattern(m, a)[0]).bit_count()


@operation("bits.leading")
def leading(m: Any, a: Any) -> int:
    """How many zeros stand in front of the first bit."""
    pattern, bits = bit_pattern(m, a)
    return bits - pattern.bit_length()


@operation("bits.trailing")
def trailing(m: Any, a: Any) -> int:
    """How many zeros stand behind the last bit."""
    pattern, bits = bit_pattern(m, a)
    return (pattern & -pattern).bit_length() - 1 if pattern else bits


@operation("bits.length")
def bit_length(m: Any, a: Any) -> int:
    """How many bits a number takes."""
    return abs(int(a)).bit_length() if a >= 0 or not m.semantics.integers.bits else (~int(a)).bit_length()


@operation("bits.highest")
def highest(m: Any, a: Any) -> Any:
    """The highest bit alone."""
    pattern, _ = bit_pattern(m, a)
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

    pattern, bits = bit_pattern(m, a)
    return type(a)(wrap(int(format(pattern, f"0{bits}b")[::-1], 2), bits, True))
