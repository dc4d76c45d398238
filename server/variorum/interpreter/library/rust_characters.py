"""Operations on characters as Rust has them, or on their codes, and what texts stand for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.numerals import BY_WIDTH
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.values import Optional

U32: Any = BY_WIDTH[32, False]


def _letter(value: Any) -> str:
    return chr(value) if isinstance(value, int) else str(value)


TESTS: dict[str, Callable[[str], bool]] = {
    "is_alphabetic": str.isalpha,
    "is_numeric": str.isnumeric,
    "is_alphanumeric": lambda c: c.isalpha() or c.isnumeric(),
    "is_whitespace": str.isspace,
    "is_uppercase": str.isupper,
    "is_lowercase": str.islower,
    "is_ascii": str.isascii,
    "is_ascii_alphabetic": lambda c: c.isascii() and c.isalpha(),
    "is_ascii_digit": lambda c: c in "0123456789",
    "is_ascii_hexdigit": lambda c: c in "0123456789abcdefABCDEF",
    "is_ascii_alphanumeric": lambda c: c.isascii() and c.isalnum(),
    "is_ascii_uppercase": lambda c: "A" <= c <= "Z",
    "is_ascii_lowercase": lambda c: "a" <= c <= "z",
    "is_ascii_punctuation": lambda c: c in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    "is_ascii_whitespace": lambda c: c in " \t\n\r\x0c",
}


def _register(name: str, test: Callable[[str], bool]) -> None:
    operation(f"rust.{name}")(lambda m, value, *_: test(_letter(m.indexer.read_through(value))))


for _name, _check in TESTS.items():
    _register(_name, _check)


def _digit(c: str, base: int) -> int | None:
    if not c.isascii() or not c.isalnum():
        return None
    value = int(c, 36)
    return value if value < base else None


@operation("rust.is_digit")
def is_digit(m: Any, c: str, base: Any) -> bool:
    """Whether a character is a digit to a base."""
    return _digit(c, integer(m, base)) is not None


@operation("rust.to_digit")
def to_digit(m: Any, c: str, base: Any) -> Optional:
    """The value of a digit to a base."""
    found = _digit(c, integer(m, base))
    return Optional() if found is None else Optional(U32(found))


@operation("rust.character_of")
def character_of(m: Any, code: Any) -> str:
    """The character of a byte."""
    return code if isinstance(code, str) else chr(code)


@operation("rust.character_of_code")
def character_of_code(m: Any, code: Any) -> Optional:
    """The character of a code, if there is one."""
    value = int(code)
    return Optional(chr(value)) if value < 0x110000 and not 0xD800 <= value < 0xE000 else Optional()


@operation("rust.character_of_digit")
def character_of_digit(m: Any, value: Any, base: Any) -> Optional:
    """The character of a digit to a base."""
    if not 0 <= value < base:
        return Optional()
    return Optional("0123456789abcdefghijklmnopqrstuvwxyz"[int(value)])


@operation("rust.parse")
def parse(m: Any, s: str, name: Any = "") -> Any:
    """The value of a declared type that a text stands for, or an error."""
    if name in ("String", "str"):
        return ResultValue(True, s)
    if name == "bool":
        return ResultValue(s in ("true", "false"), s == "true")
    if name == "char":
        return ResultValue(len(s) == 1, s)
    if name in ("f64", "f32"):
        try:
            return (
                ResultValue(True, float(s))
                if "_" not in s and s == s.strip()
                else ResultValue(False, "invalid float")
            )
        except ValueError:
            return ResultValue(False, "invalid float literal")
    if not name:
        m.note("guessed")
    text = s[1:] if s[:1] in ("+", "-") else s
    if not text.isascii() or not text.isdigit():
        return ResultValue(
            False, "invalid digit found in string" if s else "cannot parse integer from empty string"
        )
    cls = _integer_class(m, name)
    value = int(s)
    bits, is_signed = m.operators.arithmetic.width(cls)
    low = -(1 << (bits - 1)) if is_signed else 0
    if s[0] == "-" and not is_signed:
        return ResultValue(False, "invalid digit found in string")
    if not low <= value < low + (1 << bits):
        return ResultValue(
            False,
            "number too large to fit in target type"
            if value > 0
            else "number too small to fit in target type",
        )
    return ResultValue(True, cls(value))


def _integer_class(m: Any, name: str) -> Any:
    digits = name[1:]
    bits = int(digits) if digits.isdigit() else 64 if digits == "size" else 32
    is_signed = not name.startswith("u")
    return m.operators.arithmetic.numeral(bits, is_signed)
