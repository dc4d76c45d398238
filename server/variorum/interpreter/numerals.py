"""Numbers that carry their type: a language's commonest integer is a plain `int`, others are small subclasses."""

from __future__ import annotations

import struct
from typing import ClassVar


class Numeral(int):
    """An integer of a type that is not the language's commonest. `bits` is 0 where it has no width."""

    __slots__ = ()
    bits: ClassVar[int] = 0
    is_signed: ClassVar[bool] = True


class I8(Numeral):
    __slots__ = ()
    bits = 8


class I16(Numeral):
    __slots__ = ()
    bits = 16


class I32(Numeral):
    __slots__ = ()
    bits = 32


class I64(Numeral):
    __slots__ = ()
    bits = 64


class I128(Numeral):
    __slots__ = ()
    bits = 128


class U8(Numeral):
    __slots__ = ()
    bits = 8
    is_signed = False


class U16(Numeral):
    __slots__ = ()
    bits = 16
    is_signed = False


class U32(Numeral):
    __slots__ = ()
    bits = 32
    is_signed = False


class U64(Numeral):
    __slots__ = ()
    bits = 64
    is_signed = False


class U128(Numeral):
    __slots__ = ()
    bits = 128
    is_signed = False


class Big(Numeral):
    """An integer without a width, in a language whose usual integers have one."""

    __slots__ = ()


class Char(Numeral):
    """A character as its code, in a language that reckons with characters."""

    __slots__ = ()
    bits = 16
    is_signed = False


class F32(float):
    """A float of 32 bits."""

    __slots__ = ()


BY_WIDTH: dict[tuple[int, bool], type[Numeral]] = {
    (kind.bits, kind.is_signed): kind for kind in (I8, I16, I32, I64, I128, U8, U16, U32, U64, U128)
}


def wrap(value: int, bits: int, is_signed: bool) -> int:
    """Returns the value modulo 2 to the power of `bits`, in the range of the type."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if is_signed and value >> (bits - 1) else value


def to_single(value: float) -> F32:
    """Rounds to 32 bits."""
    try:
        return F32(struct.unpack("<f", struct.pack("<f", value))[0])
    except OverflowError:
        return F32("inf" if value > 0 else "-inf")
