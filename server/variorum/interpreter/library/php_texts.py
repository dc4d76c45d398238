"""Operations on texts as PHP has them: parts, searches, replacements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_support import (
    array,
    ascii_text,
    joined,
    new_list,
    part,
    store,
    text,
    whole,
)
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import made

BLANKS = " \t\n\r\0\x0b"


def _simple(name: str, apply: Callable[[str], Any]) -> None:
    @operation(name)
    def run(m: Any, a: Any) -> Any:
        """What is made of one text."""
        found = ascii_text(m, a)
        m.charge(len(found))
        return apply(found)


_simple("bytes.upper", str.upper)
_simple("bytes.lower", str.lower)
_simple("bytes.upper_first", lambda a: a[:1].upper() + a[1:])
_simple("bytes.lower_first", lambda a: a[:1].lower() + a[1:])
_simple("bytes.reversed", lambda a: a[::-1])
_simple("bytes.first_code", lambda a: ord(a[0]) if a else 0)
_simple("bytes.hexadecimal", lambda a: a.encode().hex())


@operation("bytes.length")
def length(m: Any, a: Any) -> int:
    """The number of bytes."""
    return len(text(m, a).encode("utf-8", "replace"))


@operation("bytes.of_code")
def of_code(m: Any, code: Any) -> str:
    """The text of one byte."""
    found = whole(m, code) % 256
    return ascii_text(m, chr(found))


@operation("bytes.repeated")
def repeated(m: Any, a: Any, count: Any) -> str:
    """A text several times over."""
    many = whole(m, count)
    if many < 0:
        raise m.fail("value", "a negative count")
    found = text(m, a)
    m.charge(len(found) * many)
    return found * many


def _part_of(m: Any, found: str, start: Any, size: Any) -> str:
    low, high = part(m, len(found), start, size)
    return made(m, found[low:high])


@operation("bytes.part")
def part_of_bytes(m: Any, a: Any, start: Any, size: Any = None) -> str:
    """A part of a text."""
    return _part_of(m, ascii_text(m, a), start, size)


@operation("letters.part")
def part_of_letters(m: Any, a: Any, start: Any, size: Any = None, *_: Any) -> str:
    """A part of a text, counted in characters."""
    return _part_of(m, text(m, a), start, size)


@operation("letters.length")
def letters(m: Any, a: Any, *_: Any) -> int:
    """The number of characters."""
    return len(text(m, a))


@operation("letters.upper")
def upper(m: Any, a: Any, *_: Any) -> str:
    """A text in upper case."""
    return made(m, text(m, a).upper())


@operation("letters.lower")
def lower(m: Any, a: Any, *_: Any) -> str:
    """A text in lower case."""
    return made(m, text(m, a).lower())


def _found(m: Any, a: Any, wanted: Any, start: Any, last: bool, ignores_case: bool) -> Any:
    whole_text, part_text = ascii_text(m, a), ascii_text(m, wanted)
    if ignores_case:
        whole_text, part_text = whole_text.lower(), part_text.lower()
    offset, size = whole(m, start), len(whole_text)
    if abs(offset) > size:
        raise m.fail("value", "an offset outside of the text")
    m.step(1 + (size >> 4))
    if not last:
        position = whole_text.find(part_text, offset if offset >= 0 else size + offset)
    elif offset >= 0:
        position = whole_text.rfind(part_text, offset)
    else:
        position = whole_text.rfind(part_text, 0, min(size, size + offset + len(part_text)))
    return position if position >= 0 else False


def _search(name: str, last: bool, ignores_case: bool) -> None:
    @operation(name)
    def run(m: Any, a: Any, wanted: Any, start: Any = 0, *_: Any) -> Any:
        """Where a part stands in a text, false if nowhere."""
        return _found(m, a, wanted, start, last, ignores_case)


_search("bytes.find", False, False)
_search("bytes.find_last", True, False)
_search("bytes.find_any_case", False, True)
_search("bytes.find_last_any_case", True, True)


@operation("bytes.contains")
def contains(m: Any, a: Any, wanted: Any) -> bool:
    """Whether a text has a part."""
    return text(m, wanted) in text(m, a)


@operation("bytes.starts")
def starts(m: Any, a: Any, wanted: Any) -> bool:
    """Whether a text starts with another."""
    return text(m, a).startswith(text(m, wanted))


@operation("bytes.ends")
def ends(m: Any, a: Any, wanted: Any) -> bool:
    """Whether a text ends with another."""
    return text(m, a).endswith(text(m, wanted))


@operation("bytes.count")
def count(m: Any, a: Any, wanted: Any, *_: Any) -> int:
    """How often a part occurs, without overlaps."""
    sought = text(m, wanted)
    if not sought:
        raise m.fail("value", "an empty part")
    return text(m, a).count(sought)


def _from(name: str, find: Callable[[str, str], int], ignores_case: bool = False) -> None:
    @operation(name)
    def run(m: Any, a: Any, wanted: Any, before: Any = False) -> Any:
        """The text from a part on, or in front of it; false if it has no such part."""
        found, sought = ascii_text(m, a), ascii_text(m, wanted)
        position = find(found.lower(), sought.lower()) if ignores_case else find(found, sought)
        if position < 0:
            return False
        return found[:position] if m.truth(before) else found[position:]


_from("bytes.from", lambda a, b: a.find(b))
_from("bytes.from_any_case", lambda a, b: a.find(b), True)
_from("bytes.from_last", lambda a, b: a.rfind(b[:1]))


def _set_of(m: Any, characters: Any) -> str:
    """The characters of a list such as `a..z_`."""
    given, position, found = ascii_text(m, characters), 0, ""
    while position < len(given):
        if given[position + 1 : position + 3] == ".." and position + 3 < len(given):
            low, high = ord(given[position]), ord(given[position + 3])
            found += "".join(map(chr, range(low, high + 1)))
            position += 4
        else:
            found += given[position]
            position += 1
    return found


def _trimming(name: str, cut: Callable[[str, str], str]) -> None:
    @operation(name)
    def run(m: Any, a: Any, characters: Any = BLANKS) -> str:
        """A text without certain characters at its ends."""
        return cut(text(m, a), _set_of(m, characters))


_trimming("bytes.trim", str.strip)
_trimming("bytes.trim_start", str.lstrip)
_trimming("bytes.trim_end", str.rstrip)


@operation("bytes.split")
def split(m: Any, mark: Any, a: Any, limit: Any = (1 << 63) - 1) -> Any:
    """A text cut at a mark, into no more pieces than the limit; a negative limit leaves out the last ones."""
    sign, found, most = text(m, mark), text(m, a), whole(m, limit)
    if not sign:
        raise m.fail("value", "an empty mark")
    m.charge(len(found))
    if most < 0:
        return new_list(m, found.split(sign)[:most])
    return new_list(m, found.split(sign, max(most, 1) - 1 if most < 1 << 30 else -1))


@operation("bytes.join")
def join(m: Any, a: Any, b: Any = None) -> str:
    """The texts of an array's values with a mark between them."""
    mark, values = (a, b) if isinstance(b, KeyedArray) else (b, a)
    words = [m.text(each) for each in array(m, values).values()]
    return joined(m, words, "" if mark is None else text(m, mark))


@operation("bytes.pieces")
def pieces(m: Any, a: Any, size: Any = 1) -> Any:
    """A text in pieces of a size."""
    return _pieces(m, ascii_text(m, a), whole(m, size))


@operation("letters.pieces")
def pieces_of_letters(m: Any, a: Any, size: Any = 1, *_: Any) -> Any:
    """A text in pieces of so many characters."""
    return _pieces(m, text(m, a), whole(m, size))


def _pieces(m: Any, found: str, size: int) -> Any:
    if size < 1:
        raise m.fail("value", "a size below one")
    return new_list(m, [found[start : start + size] for start in range(0, len(found), size)])


LEFT, BOTH = 0, 2


@operation("bytes.padded")
def padded(m: Any, a: Any, size: Any, filling: Any = " ", side: Any = 1) -> str:
    """A text filled to a size: on the right (1), on the left (0), or on both sides (2)."""
    found, fill = text(m, a), text(m, filling)
    missing = whole(m, size) - len(found.encode("utf-8", "replace"))
    if not fill:
        raise m.fail("value", "an empty filling")
    if missing <= 0:
        return found
    m.charge(missing)
    left = missing if side == LEFT else missing // 2 if side == BOTH else 0
    right = missing - left
    return (fill * left)[:left] + found + (fill * right)[:right]


def _replaced(m: Any, old: Any, new: Any, subject: Any, ignores_case: bool) -> tuple[Any, int]:
    if isinstance(subject, KeyedArray):
        results = {name: _replaced(m, old, new, each, ignores_case) for name, each in subject.entries.items()}
        made_entries = KeyedArray.of_entries({name: each[0] for name, each in results.items()})
        return made_entries, sum(each[1] for each in results.values())
    found, total = text(m, subject), 0
    olds = [text(m, each) for each in old.values()] if isinstance(old, KeyedArray) else [text(m, old)]
    if isinstance(new, KeyedArray):
        if not isinstance(old, KeyedArray):
            raise m.fail("type", "an array of replacements for one text")
        news = [text(m, each) for each in new.values()]
    else:
        news = [text(m, new)] * len(olds)
    for index, each in enumerate(olds):
        if not each:
            continue
        found, many = _replaced_once(m, found, each, news[index] if index < len(news) else "", ignores_case)
        total += many
    return found, total


def _replaced_once(m: Any, found: str, old: str, new: str, ignores_case: bool) -> tuple[str, int]:
    pieces, position = [], 0
    lowered, sought = (found.lower(), old.lower()) if ignores_case else (found, old)
    while (at := lowered.find(sought, position)) >= 0:
        pieces.append(found[position:at])
        position = at + len(old)
    return joined(m, [*pieces, found[position:]], new), len(pieces)


def _replacing(name: str, ignores_case: bool) -> None:
    @operation(name, places=(3,))
    def run(m: Any, old: Any, new: Any, subject: Any, count: Any = None) -> Any:
        """Texts replaced by others, in a text or in all texts of an array; stores how many there were."""
        result, many = _replaced(m, old, new, subject, ignores_case)
        store(count, many)
        return result


_replacing("bytes.replaced", False)
_replacing("bytes.replaced_any_case", True)


@operation("bytes.with_part")
def with_part(m: Any, a: Any, new: Any, start: Any, size: Any = None) -> Any:
    """A text with a part replaced."""
    if isinstance(a, KeyedArray):
        raise TypeError("an array of texts")
    found = ascii_text(m, a)
    low, high = part(m, len(found), start, size)
    return made(m, found[:low] + text(m, new) + found[high:])


@operation("bytes.translated")
def translated(m: Any, a: Any, old: Any, new: Any = None) -> str:
    """Characters replaced by others, or the longest of several texts at each place."""
    found = ascii_text(m, a)
    if new is not None:
        olds, news = ascii_text(m, old), ascii_text(m, new)
        table = dict(zip(olds, news, strict=False))
        return joined(m, (table.get(each, each) for each in found))
    entries = {text(m, name): text(m, each) for name, each in array(m, old).entries.items()}
    entries.pop("", None)
    sizes = sorted({len(each) for each in entries}, reverse=True)
    parts, position = [], 0
    while position < len(found):
        m.step()
        known = next(
            (
                found[position : position + size]
                for size in sizes
                if found[position : position + size] in entries
            ),
            None,
        )
        parts.append(found[position] if known is None else entries[known])
        position += 1 if known is None else len(known)
    return joined(m, parts)


@operation("bytes.words_upper")
def words_upper(m: Any, a: Any, marks: Any = " \t\r\n\f\v") -> str:
    """A text with the first letter of each word in upper case."""
    found, between, starts_word = ascii_text(m, a), text(m, marks), True
    parts = []
    for each in found:
        parts.append(each.upper() if starts_word else each)
        starts_word = each in between
    return joined(m, parts)


@operation("bytes.span")
def span(m: Any, a: Any, characters: Any, start: Any = 0, size: Any = None) -> int:
    """How many characters at the start are some of a set."""
    found = _part_of(m, ascii_text(m, a), start, size)
    return len(found) - len(found.lstrip(ascii_text(m, characters) or "\0")) if text(m, characters) else 0


@operation("bytes.span_without")
def span_without(m: Any, a: Any, characters: Any, start: Any = 0, size: Any = None) -> int:
    """How many characters at the start are none of a set."""
    found, chosen = _part_of(m, ascii_text(m, a), start, size), ascii_text(m, characters)
    return next((index for index, each in enumerate(found) if each in chosen), len(found))
