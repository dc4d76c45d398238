"""Operations of Go's packages `strings`, `strconv` and `unicode/utf8` that other languages lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, made, text_of
from variorum.interpreter.numerals import I32
from variorum.interpreter.objects import Exceptional, Object
from variorum.interpreter.signals import Unsupported


def _holds(m: Any, test: Any, letter: str) -> bool:
    return bool(m.apply(test, I32(ord(letter))))


def _ascii(m: Any, text: Any) -> str:
    """Returns a text whose positions in bytes are those of its characters."""
    found = text_of(m, text)
    if not found.isascii():
        raise Unsupported("positions in bytes")
    return found


@operation("go.split_after")
def split_after(m: Any, text: Any, separator: Any) -> Any:
    """The pieces of a text, each with the separator that ends it."""
    whole, mark = text_of(m, text), text_of(m, separator)
    pieces = whole.split(mark) if mark else list(whole)
    return m.new_list([each + mark for each in pieces[:-1]] + pieces[-1:])


@operation("go.trim_where")
def trim_where(m: Any, text: Any, test: Any) -> str:
    """The text without the characters at both ends that pass a test."""
    return trim_start_where(m, trim_end_where(m, text, test), test)


@operation("go.trim_start_where")
def trim_start_where(m: Any, text: Any, test: Any) -> str:
    """The text without the characters at its start that pass a test."""
    whole = text_of(m, text)
    start = next((i for i, each in enumerate(whole) if not _holds(m, test, each)), len(whole))
    return made(m, whole[start:])


@operation("go.trim_end_where")
def trim_end_where(m: Any, text: Any, test: Any) -> str:
    """The text without the characters at its end that pass a test."""
    whole = text_of(m, text)
    while whole and _holds(m, test, whole[-1]):
        whole = whole[:-1]
    return made(m, whole)


@operation("go.index_where")
def index_where(m: Any, text: Any, test: Any) -> int:
    """The position of the first character that passes a test, -1 if there is none."""
    return next((i for i, each in enumerate(_ascii(m, text)) if _holds(m, test, each)), -1)


@operation("go.has_where")
def has_where(m: Any, text: Any, test: Any) -> bool:
    """Whether a character passes a test."""
    return any(_holds(m, test, each) for each in text_of(m, text))


@operation("go.last_index_any")
def last_index_any(m: Any, text: Any, letters: Any) -> int:
    """The last position of one of several characters, -1 if there is none."""
    whole = _ascii(m, text)
    return max((whole.rfind(each) for each in text_of(m, letters)), default=-1)


@operation("go.cut_prefix")
def cut_prefix(m: Any, text: Any, prefix: Any) -> Any:
    """The text without a prefix, and whether it had it."""
    whole, start = text_of(m, text), text_of(m, prefix)
    return whole.removeprefix(start), whole.startswith(start)


@operation("go.cut_suffix")
def cut_suffix(m: Any, text: Any, suffix: Any) -> Any:
    """The text without a suffix, and whether it had it."""
    whole, end = text_of(m, text), text_of(m, suffix)
    return whole.removesuffix(end), whole.endswith(end)


class Replacer:
    """Go's `strings.Replacer`: pairs of an old and a new text."""

    __slots__ = ("pairs",)
    kind: ClassVar[str] = "replacer"

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self.pairs = tuple(pairs)


@operation("go.new_replacer")
def new_replacer(m: Any, *texts: Any) -> Replacer:
    """A replacer of old texts by new ones, given in turn."""
    if len(texts) % 2:
        raise m.fail("state", "strings.NewReplacer: odd argument count")
    words = [text_of(m, each) for each in texts]
    if not all(words[::2]):
        raise Unsupported("a replacement of the empty text")
    return Replacer(list(zip(words[::2], words[1::2], strict=True)))


@operation("go.replace")
def replace(m: Any, replacer: Replacer, text: Any) -> str:
    """The text with all replacements, each place replaced once; earlier pairs come first."""
    whole, found, i = text_of(m, text), [], 0
    m.step(len(whole) * len(replacer.pairs) // 8)
    while i < len(whole):
        for old, new in replacer.pairs:
            if whole.startswith(old, i):
                found.append(new)
                i += len(old)
                break
        else:
            found.append(whole[i])
            i += 1
    return made(m, "".join(found))


@operation("go.first_rune")
def first_rune(m: Any, text: Any) -> Any:
    """The first character of a text, and how many bytes it takes."""
    whole = text_of(m, text)
    return (I32(ord(whole[0])), len(whole[0].encode())) if whole else (I32(0xFFFD), 0)


@operation("go.last_rune")
def last_rune(m: Any, text: Any) -> Any:
    """The last character of a text, and how many bytes it takes."""
    whole = text_of(m, text)
    return (I32(ord(whole[-1])), len(whole[-1].encode())) if whole else (I32(0xFFFD), 0)


@operation("go.rune_length")
def rune_length(m: Any, value: Any) -> int:
    """How many bytes a character takes."""
    return len(chr(integer(m, value)).encode("utf-8", "replace"))


@operation("go.format_float")
def format_float(m: Any, value: Any, form: Any, places: Any, *_: Any) -> str:
    """The text of a float: with fixed places, or with as few as tell it apart."""
    n, kind = integer(m, places), chr(integer(m, form))
    if value != value or abs(value) == float("inf"):
        raise Unsupported("the text of an infinite float")
    if kind == "f":
        return format(value, f".{n}f") if n >= 0 else _shortest(float(value))
    raise Unsupported(f"format {kind}")


def _shortest(value: float) -> str:
    text = repr(value)
    if "e" in text:
        raise Unsupported("the text of a very large or small float")
    return text.removesuffix(".0")


@operation("go.parse_bool")
def parse_bool(m: Any, text: Any) -> Any:
    """A boolean and no error, or false and an error."""
    word = text_of(m, text)
    if word in ("1", "t", "T", "TRUE", "true", "True"):
        return True, None
    if word in ("0", "f", "F", "FALSE", "false", "False"):
        return False, None
    return False, Exceptional("error", "value", f'strconv.ParseBool: parsing "{word}": invalid syntax')


@operation("go.parse_unsigned")
def parse_unsigned(m: Any, text: Any, base: Any = 10, bits: Any = 64) -> Any:
    """An unsigned integer and no error, or 0 and an error."""
    word = text_of(m, text)
    error = Exceptional("error", "value", f'strconv.ParseUint: parsing "{word}": invalid syntax')
    if not word.isascii() or not word.isalnum():
        return 0, error
    try:
        return int(word, integer(m, base) or 10), None
    except ValueError:
        return 0, error


@operation("go.whole_and_fraction")
def whole_and_fraction(m: Any, value: Any) -> Any:
    """The whole part of a float, and the rest."""
    whole = float(int(value))
    return whole, float(value) - whole


@operation("go.is_negative")
def is_negative(m: Any, value: Any) -> bool:
    """Whether a float has a minus sign."""
    return str(float(value)).startswith("-")


@operation("go.is_error")
def is_error(m: Any, error: Any, wanted: Any) -> bool:
    """Whether an error is another, or wraps it."""
    pending = [error]
    while pending:
        each = pending.pop()
        if each is wanted:
            return True
        if isinstance(each, Object) and each.cls.find("Is"):
            raise Unsupported("an error that compares itself")
        if isinstance(each, Object) and each.cls.find("Unwrap"):
            pending.append(m.call_method(each, "Unwrap", []))
        elif isinstance(each, Exceptional):
            pending.extend(one for one in each.values if isinstance(one, (Exceptional, Object)))
    return False
