"""Operations that hash values."""

from __future__ import annotations

import zlib
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object


def java_hash(m: Any, value: Any) -> int:
    """The hash that Java defines for a value."""
    if value is None:
        return 0
    if isinstance(value, bool):
        return 1231 if value else 1237
    if isinstance(value, str):
        result = 0
        for each in value:
            result = (result * 31 + ord(each)) & 0xFFFFFFFF
        m.step(len(value) >> 3)
        return result - (1 << 32) if result >> 31 else result
    if isinstance(value, Char):
        return int(value)
    if isinstance(value, int):
        if -(1 << 31) <= value < 1 << 31 and type(value) is int:
            return value
        folded = (value ^ (value >> 32)) & 0xFFFFFFFF
        return folded - (1 << 32) if folded >> 31 else folded
    if isinstance(value, (list, tuple)):
        result = 1
        m.step(len(value))
        for each in value:
            result = (result * 31 + java_hash(m, each)) & 0xFFFFFFFF
        return result - (1 << 32) if result >> 31 else result
    if isinstance(value, Object):
        methods = value.cls.find("hashCode")
        if methods:
            return int(m.invoke_method(methods, value, []))
    m.note("identity")
    return zlib.crc32(type(value).__name__.encode())


@operation("any.hash")
def hash_of(m: Any, value: Any) -> Any:
    """The hash of a value, as Java defines it; other languages leave it open."""
    if m.semantics.text_equality != "identity":
        m.note("identity")
    return java_hash(m, value)


@operation("any.hash_all")
def hash_all(m: Any, *values: Any) -> int:
    """The hash of several values, as Java's `Objects.hash`."""
    return java_hash(m, list(values))


@operation("any.identity")
def identity(m: Any, value: Any) -> int:
    """What tells objects apart; it differs from run to run."""
    m.note("identity")
    return id(value) & 0x7FFFFFFF
