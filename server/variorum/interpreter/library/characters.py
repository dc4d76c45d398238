"""Operations on single characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Char


def letter_of(m: Any, value: Any) -> str:
    """Returns the character as a text."""
    if isinstance(value, int):
        if value < 0:
            return ""
        return chr(value & 0x10FFFF)
    text: str = m.text(value)
    return text[:1] if len(text) > 1 and m.semantics.integers.bits else text


def same_form(m: Any, value: Any, text: str) -> Any:
    """Returns a character in the form that another has."""
    if type(value) is Char:
        return Char(ord(text[0]))
    return type(value)(ord(text[0])) if isinstance(value, int) else text


def _test(check: Callable[[str], bool]) -> Callable[..., bool]:
    def run(m: Any, value: Any, *rest: Any) -> bool:
        letter = letter_of(m, m.indexer.get(value, rest[0]) if rest else value)
        return bool(letter) and check(letter)

    return run


for _name, _check in {
    "is_digit": str.isdigit,
    "is_letter": str.isalpha,
    "is_letter_or_digit": str.isalnum,
    "is_upper": str.isupper,
    "is_lower": str.islower,
    "is_space": str.isspace,
    "is_space_ascii": lambda each: each in " \t\n\v\f\r",
    "is_digit_ascii": lambda each: "0" <= each <= "9",
    "is_letter_ascii": lambda each: each.isascii() and each.isalpha(),
    "is_letter_or_digit_ascii": lambda each: each.isascii() and each.isalnum(),
    "is_upper_ascii": lambda each: "A" <= each <= "Z",
    "is_lower_ascii": lambda each: "a" <= each <= "z",
    "is_punctuation": lambda each: each in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    "is_punctuation_category": lambda each: each in "!\"#%&'()*,-./:;?@[\\]_{}¡§«¶·»¿",
    "is_hexadecimal": lambda each: each in "0123456789abcdefABCDEF",
    "is_printable": lambda each: " " <= each <= "~",
    "is_control": lambda each: ord(each) < 32 or ord(each) == 127,
}.items():
    operation(f"char.{_name}")(_test(_check))


@operation("char.upper")
def upper(m: Any, value: Any, *_: Any) -> Any:
    """In upper case."""
    letter = letter_of(m, value)
    return same_form(m, value, letter.upper() if len(letter.upper()) == 1 else letter)


@operation("char.lower")
def lower(m: Any, value: Any, *_: Any) -> Any:
    """In lower case."""
    letter = letter_of(m, value)
    return same_form(m, value, letter.lower() if len(letter.lower()) == 1 else letter)


@operation("char.upper_code")
def upper_code(m: Any, value: Any) -> int:
    """C's `toupper`: a number."""
    letter = letter_of(m, value)
    return ord(letter.upper()) if letter.isascii() and letter else int(value)


@operation("char.lower_code")
def lower_code(m: Any, value: Any) -> int:
    """C's `tolower`: a number."""
    letter = letter_of(m, value)
    return ord(letter.lower()) if letter.isascii() and letter else int(value)


@operation("char.upper_text")
def upper_text(m: Any, value: Any) -> str:
    """In upper case, as a text."""
    return letter_of(m, value).upper()


@operation("char.lower_text")
def lower_text(m: Any, value: Any) -> str:
    """In lower case, as a text."""
    return letter_of(m, value).lower()


@operation("char.digit_value")
def digit_value(m: Any, value: Any, base: Any = 36) -> int:
    """The value of a digit or letter, -1 if it is none."""
    letter = letter_of(m, value)
    try:
        found = int(letter, 36)
    except ValueError:
        return -1
    return found if found < integer(m, base) else -1


@operation("char.digit_or_fail")
def digit_or_fail(m: Any, value: Any, base: Any = 10) -> int:
    """The value of a digit. Raises a value error if it is none."""
    found = digit_value(m, value, base)
    if found < 0:
        raise m.fail("value", "not a digit")
    return found


@operation("char.digit_or_null")
def digit_or_null(m: Any, value: Any, base: Any = 10) -> Any:
    """The value of a digit, null if it is none."""
    found = digit_value(m, value, base)
    return found if found >= 0 else None


@operation("char.for_digit")
def for_digit(m: Any, value: Any, base: Any = 10) -> Any:
    """The digit of a value."""
    v = integer(m, value)
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return Char(ord(digits[v])) if 0 <= v < integer(m, base) else Char(0)


@operation("char.code")
def code(m: Any, value: Any, *_: Any) -> int:
    """The code of a character."""
    if isinstance(value, int):
        return int(value)
    text: str = m.text(value)
    if len(text) != 1 and not m.semantics.undefined:
        raise m.fail("type", "ord() expected a character")
    return ord(text[0])


@operation("char.text")
def as_text(m: Any, value: Any) -> str:
    """The character as a text."""
    return letter_of(m, value)


@operation("char.compare")
def compare(m: Any, a: Any, b: Any) -> int:
    """The difference of two codes."""
    return int(a) - int(b)


@operation("char.code_text")
def code_text(m: Any, value: Any) -> str:
    """The text of a code."""
    return chr(integer(m, value))


@operation("char.texts_of_code")
def texts_of_code(m: Any, value: Any) -> Any:
    """Java's `Character.toChars`."""
    from variorum.interpreter.values import Array

    return Array([Char(integer(m, value))])


@operation("char.numeric_value")
def numeric_value(m: Any, value: Any) -> float:
    """The value of a decimal digit as a float, -1 for any other character."""
    text = text_of(m, value)
    return float(text) if text.isdecimal() else -1.0
