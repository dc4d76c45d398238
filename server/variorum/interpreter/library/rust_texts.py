"""Operations on texts and characters as Rust has them; a pattern is a text, a test of characters, or a list of characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_iterators import USIZE, over
from variorum.interpreter.library.support import integer, made, new_list, truth
from variorum.interpreter.numerals import BY_WIDTH, U8
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Iteration, Optional

U32: Any = BY_WIDTH[32, False]
SPACES = " \t\n\r\x0b\x0c"


def ascii_only(text: str) -> str:
    """Returns the text. Raises Unsupported where its positions are not those of its bytes."""
    if not text.isascii():
        raise Unsupported("positions in bytes")
    return text


def _test(m: Any, pattern: Any) -> Callable[[str], bool] | None:
    """Returns a test of characters, None for a text."""
    if isinstance(pattern, str):
        return None
    if isinstance(pattern, (list, tuple)):
        return lambda c: c in pattern
    return lambda c: truth(m, m.apply(pattern, c))


@operation("rust.characters")
def characters(m: Any, s: str) -> Iteration:
    """An iterator over the characters."""
    return Iteration(m.bounded(s))


@operation("rust.character_positions")
def character_positions(m: Any, s: str) -> Iteration:
    """An iterator over positions and characters."""
    return Iteration((USIZE(index), each) for index, each in enumerate(m.bounded(ascii_only(s))))


@operation("rust.bytes_of")
def bytes_of(m: Any, s: str) -> Iteration:
    """An iterator over the bytes."""
    return Iteration(U8(each) for each in m.bounded(s.encode("utf-8", "replace")))


@operation("rust.byte_list")
def byte_list(m: Any, s: str) -> Any:
    """The bytes."""
    return new_list(m, [U8(each) for each in s.encode("utf-8", "replace")])


@operation("rust.text_of_bytes")
def text_of_bytes(m: Any, data: Any) -> ResultValue:
    """The text of bytes, or an error."""
    try:
        return ResultValue(True, bytes(int(each) for each in data).decode("utf-8"))
    except UnicodeDecodeError:
        return ResultValue(False, "invalid utf-8")


@operation("rust.text_of_bytes_itself")
def text_of_bytes_itself(m: Any, data: Any) -> str:
    """The text of bytes; what is none is replaced."""
    return bytes(int(each) for each in data).decode("utf-8", "replace")


@operation("rust.empty_text")
def empty_text(m: Any, *_: Any) -> str:
    """The empty text."""
    return ""


@operation("rust.ascii_upper")
def ascii_upper(m: Any, s: Any) -> Any:
    """The letters of ASCII in upper case, of a text or the code of a character."""
    if isinstance(s, int):
        return type(s)(s - 32) if 97 <= s <= 122 else s
    return s.upper() if s.isascii() else "".join(each.upper() if each.isascii() else each for each in s)


@operation("rust.ascii_lower")
def ascii_lower(m: Any, s: Any) -> Any:
    """The letters of ASCII in lower case, of a text or the code of a character."""
    if isinstance(s, int):
        return type(s)(s + 32) if 65 <= s <= 90 else s
    return s.lower() if s.isascii() else "".join(each.lower() if each.isascii() else each for each in s)


def _cut_start(m: Any, s: str, pattern: Any) -> str:
    test = _test(m, pattern)
    if test is None:
        while pattern and s.startswith(pattern):
            s = s[len(pattern) :]
        return s
    while s and test(s[0]):
        s = s[1:]
    return s


def _cut_end(m: Any, s: str, pattern: Any) -> str:
    test = _test(m, pattern)
    if test is None:
        while pattern and s.endswith(pattern):
            s = s[: -len(pattern)]
        return s
    while s and test(s[-1]):
        s = s[:-1]
    return s


@operation("rust.trim_start_matches")
def trim_start_matches(m: Any, s: str, pattern: Any) -> str:
    """The text without a pattern at its start, as often as it stands there."""
    return _cut_start(m, s, pattern)


@operation("rust.trim_end_matches")
def trim_end_matches(m: Any, s: str, pattern: Any) -> str:
    """The text without a pattern at its end, as often as it stands there."""
    return _cut_end(m, s, pattern)


@operation("rust.trim_matches")
def trim_matches(m: Any, s: str, pattern: Any) -> str:
    """The text without a pattern at its start and end."""
    return _cut_end(m, _cut_start(m, s, pattern), pattern)


def _pieces(m: Any, s: str, pattern: Any) -> list[str]:
    test = _test(m, pattern)
    m.charge(len(s))
    if test is None:
        return s.split(pattern) if pattern else ["", *s, ""]
    found = [""]
    for each in s:
        if test(each):
            found.append("")
        else:
            found[-1] += each
    return found


@operation("rust.split")
def split(m: Any, s: str, pattern: Any) -> Iteration:
    """The pieces between what a pattern matches."""
    return Iteration(_pieces(m, s, pattern))


@operation("rust.split_terminator")
def split_terminator(m: Any, s: str, pattern: Any) -> Iteration:
    """As `split`, without an empty piece at the end."""
    pieces = _pieces(m, s, pattern)
    return Iteration(pieces[:-1] if not pieces[-1] else pieces)


@operation("rust.split_n")
def split_n(m: Any, s: str, count: Any, pattern: str) -> Iteration:
    """As `split`, into at most so many pieces."""
    if not isinstance(pattern, str):
        raise Unsupported("splitn by a test")
    most = integer(m, count)
    return Iteration(s.split(pattern, most - 1) if most > 0 else [])


@operation("rust.split_once")
def split_once(m: Any, s: str, pattern: str) -> Optional:
    """What stands in front of the first match and behind it."""
    before, found, after = s.partition(pattern)
    return Optional((before, after)) if found else Optional()


@operation("rust.words")
def words(m: Any, s: str) -> Iteration:
    """The pieces between white space."""
    return Iteration(s.split())


@operation("rust.lines")
def lines(m: Any, s: str) -> Iteration:
    """The lines."""
    pieces = s.split("\n")
    if not pieces[-1]:
        pieces.pop()
    return Iteration(each.removesuffix("\r") for each in pieces)


@operation("rust.starts")
def starts(m: Any, s: str, pattern: Any) -> bool:
    """Whether a pattern matches at the start."""
    test = _test(m, pattern)
    return s.startswith(pattern) if test is None else bool(s) and test(s[0])


@operation("rust.ends")
def ends(m: Any, s: str, pattern: Any) -> bool:
    """Whether a pattern matches at the end."""
    test = _test(m, pattern)
    return s.endswith(pattern) if test is None else bool(s) and test(s[-1])


@operation("rust.list_starts")
def list_starts(m: Any, a: Any, part: Any) -> bool:
    """Whether a list starts with the elements of another."""
    return len(part) <= len(a) and all(map(m.equal, a, part))


def _places(m: Any, s: str, pattern: Any) -> Iterator[int]:
    test = _test(m, pattern)
    if test is None:
        found = s.find(pattern)
        while found >= 0:
            yield found
            found = s.find(pattern, found + 1)
        return
    yield from (index for index, each in enumerate(s) if test(each))


@operation("rust.find_text")
def find_text(m: Any, s: str, pattern: Any) -> Optional:
    """The position of the first match."""
    for index in _places(m, ascii_only(s), pattern):
        return Optional(USIZE(index))
    return Optional()


@operation("rust.find_last_text")
def find_last_text(m: Any, s: str, pattern: Any) -> Optional:
    """The position of the last match."""
    found = list(_places(m, ascii_only(s), pattern))
    return Optional(USIZE(found[-1])) if found else Optional()


@operation("rust.occurrences")
def occurrences(m: Any, s: str, pattern: Any) -> Iteration:
    """The matches that do not overlap."""
    test = _test(m, pattern)
    if test is None:
        return Iteration([pattern] * s.count(pattern))
    return Iteration([each for each in s if test(each)])


@operation("rust.replace")
def replace(m: Any, s: str, pattern: Any, new: str) -> str:
    """The text with all matches replaced."""
    return made(m, new.join(_pieces(m, s, pattern)))


@operation("rust.replace_n")
def replace_n(m: Any, s: str, pattern: str, new: str, count: Any) -> str:
    """The text with the first matches replaced."""
    return made(m, s.replace(pattern, new, integer(m, count)))


@operation("rust.strip_prefix")
def strip_prefix(m: Any, s: str, pattern: Any) -> Optional:
    """The text without its start."""
    return (
        Optional(s[len(pattern) if isinstance(pattern, str) else 1 :])
        if starts(m, s, pattern)
        else Optional()
    )


@operation("rust.strip_suffix")
def strip_suffix(m: Any, s: str, pattern: Any) -> Optional:
    """The text without its end."""
    if not ends(m, s, pattern):
        return Optional()
    return Optional(s[: len(s) - (len(pattern) if isinstance(pattern, str) else 1)])


@operation("rust.pushed")
def pushed(m: Any, s: str, part: str) -> str:
    """A text with another behind it."""
    return made(m, s + part)


@operation("rust.extended_text")
def extended_text(m: Any, s: str, source: Any) -> str:
    """A text with further texts or characters behind it."""
    return made(m, s + "".join(over(m, source)))


@operation("rust.inserted_text")
def inserted_text(m: Any, s: str, at: Any, part: str) -> str:
    """A text with another inside."""
    position = integer(m, at)
    if not 0 <= position <= len(ascii_only(s)):
        raise m.fail("index", "not a boundary of a character")
    return made(m, s[:position] + part + s[position:])


@operation("rust.popped")
def popped(m: Any, s: str) -> tuple[str, Optional]:
    """A text without its last character, and that."""
    return (s[:-1], Optional(s[-1])) if s else (s, Optional())


@operation("rust.removed_character")
def removed_character(m: Any, s: str, at: Any) -> tuple[str, str]:
    """A text without the character at a position, and that."""
    position = integer(m, at)
    if not 0 <= position < len(ascii_only(s)):
        raise m.fail("index", "no character to remove")
    return s[:position] + s[position + 1 :], s[position]


@operation("rust.truncated")
def truncated(m: Any, s: str, size: Any) -> str:
    """The beginning of a text."""
    return ascii_only(s)[: integer(m, size)]


@operation("rust.first_character")
def first_character(m: Any, s: str) -> Optional:
    """The first character: of one whose case was changed, the character itself."""
    return Optional(s[0]) if s else Optional()
