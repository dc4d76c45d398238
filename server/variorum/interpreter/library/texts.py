"""Operations on texts: parts, positions, case and trimming."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import character, integer, like, made, text_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.values import UNDEFINED


@operation("text.length")
def length(m: Any, s: Any) -> int:
    """How many code units a text has."""
    t = text_of(m, s)
    if t.isascii():
        return len(t)
    if m.semantics.characters.unit == "byte":
        return len(t.encode("utf-8", "replace"))
    if m.semantics.integers.bits or m.semantics.undefined:
        return len(t) + sum(1 for each in t if ord(each) > 0xFFFF)
    return len(t)


@operation("text.at")
def at(m: Any, s: Any, index: Any = 0) -> Any:
    """The character at a position. Raises an index error outside."""
    t, i = text_of(m, s), integer(m, index)
    if not 0 <= i < len(t):
        raise m.fail("index", "string index out of range")
    return character(m, t[i])


@operation("text.at_or_empty")
def at_or_empty(m: Any, s: Any, index: Any = 0) -> str:
    """The character at a position, "" outside."""
    t, i = text_of(m, s), integer(m, index)
    return t[i] if 0 <= i < len(t) else ""


@operation("text.at_relative")
def at_relative(m: Any, s: Any, index: Any = 0) -> Any:
    """The character at a position, counted from the end if it is negative; undefined outside."""
    t, i = text_of(m, s), integer(m, index)
    return t[i] if -len(t) <= i < len(t) else m.absent


@operation("text.code_at")
def code_at(m: Any, s: Any, index: Any = 0) -> Any:
    """The code of the character at a position."""
    t, i = text_of(m, s), integer(m, index)
    if not 0 <= i < len(t):
        if m.semantics.one_number_type:
            return float("nan")
        raise m.fail("index", "string index out of range")
    return ord(t[i])


@operation("text.code_at_or_undefined")
def code_at_or_undefined(m: Any, s: Any, index: Any = 0) -> Any:
    """JavaScript's `codePointAt`."""
    t, i = text_of(m, s), integer(m, index)
    return ord(t[i]) if 0 <= i < len(t) else UNDEFINED


@operation("text.part")
def part(m: Any, s: Any, low: Any, high: Any = None) -> Any:
    """From one position up to another. Raises an index error where they are not in order within the text."""
    t = text_of(m, s)
    low = integer(m, low)
    high = len(t) if high is None else integer(m, high)
    if not 0 <= low <= high <= len(t):
        raise m.fail("index", "string index out of range")
    return like(m, s, t[low:high])


@operation("text.part_swapped")
def part_swapped(m: Any, s: Any, low: Any, high: Any = UNDEFINED) -> str:
    """JavaScript's `substring`: positions are cut off at the ends and swapped into order."""
    t = text_of(m, s)
    a = min(max(integer(m, low), 0), len(t))
    b = len(t) if high is UNDEFINED else min(max(integer(m, high), 0), len(t))
    return made(m, t[min(a, b) : max(a, b)])


@operation("text.part_relative")
def part_relative(m: Any, s: Any, low: Any = 0, high: Any = UNDEFINED) -> str:
    """JavaScript's `slice`."""
    t = text_of(m, s)
    return made(m, t[integer(m, low) : len(t) if high is UNDEFINED or high is None else integer(m, high)])


@operation("text.count_from_strict")
def count_from_strict(m: Any, s: Any, start: Any, count: Any = None) -> str:
    """So many characters from a position. Raises an index error if there are not so many."""
    t, i = text_of(m, s), integer(m, start)
    n = len(t) - i if count is None else integer(m, count)
    if i < 0 or n < 0 or i + n > len(t):
        raise m.fail("index", "out of range")
    return made(m, t[i : i + n])


@operation("text.count_from_relative")
def count_from_relative(m: Any, s: Any, start: Any, count: Any = UNDEFINED) -> str:
    """JavaScript's and PHP's `substr`."""
    t, i = text_of(m, s), integer(m, start)
    i = max(len(t) + i, 0) if i < 0 else i
    if count is UNDEFINED or count is None:
        return made(m, t[i:])
    n = integer(m, count)
    if n < 0:
        return made(m, t[i : len(t) + n]) if not m.semantics.undefined else ""
    return made(m, t[i : i + n])


@operation("text.find")
def find(m: Any, s: Any, what: Any, start: Any = 0, stop: Any = None) -> int:
    """The first position of a part, -1 if there is none."""
    t = text_of(m, s)
    m.step(len(t) >> 5)
    low = integer(m, start)
    wanted = chr(what) if isinstance(what, int) and not isinstance(what, Char) else text_of(m, what)
    if low < 0 and (m.semantics.integers.bits or m.semantics.undefined):
        low = 0
    return t.find(wanted, low) if stop is None else t.find(wanted, low, integer(m, stop))


@operation("text.find_last")
def find_last(m: Any, s: Any, what: Any, start: Any = None, stop: Any = None) -> int:
    """The last position of a part, -1 if there is none."""
    t = text_of(m, s)
    m.step(len(t) >> 5)
    wanted = chr(what) if isinstance(what, int) and not isinstance(what, Char) else text_of(m, what)
    if start is None or start is UNDEFINED:
        return t.rfind(wanted)
    if not m.semantics.integers.bits and not m.semantics.undefined:
        return t.rfind(wanted, integer(m, start), len(t) if stop is None else integer(m, stop))
    return t.rfind(wanted, 0, max(integer(m, start), 0) + len(wanted))


@operation("text.index")
def index(m: Any, s: Any, what: Any, start: Any = 0, stop: Any = None) -> int:
    """The first position of a part. Raises a value error if there is none."""
    found = find(m, s, what, start, stop)
    if found < 0:
        raise m.fail("value", "substring not found")
    return found


@operation("text.index_last")
def index_last(m: Any, s: Any, what: Any, *bounds: Any) -> int:
    """The last position of a part. Raises a value error if there is none."""
    found = find_last(m, s, what, *bounds)
    if found < 0:
        raise m.fail("value", "substring not found")
    return found


@operation("text.find_or_null")
def find_or_null(m: Any, s: Any, what: Any, start: Any = 0) -> Any:
    """The first position of a part, null if there is none."""
    found = find(m, s, what, start)
    return None if found < 0 else found


@operation("text.contains")
def contains(m: Any, s: Any, what: Any) -> bool:
    """Whether a text has a part."""
    t = text_of(m, s)
    m.step(len(t) >> 5)
    return text_of(m, what) in t


@operation("text.starts")
def starts(m: Any, s: Any, what: Any, start: Any = 0) -> bool:
    """Whether a text starts with another, or one of several."""
    t = text_of(m, s)
    wanted = tuple(text_of(m, each) for each in what) if isinstance(what, tuple) else text_of(m, what)
    return t.startswith(wanted, integer(m, start))


@operation("text.ends")
def ends(m: Any, s: Any, what: Any) -> bool:
    """Whether a text ends with another, or one of several."""
    wanted = tuple(text_of(m, each) for each in what) if isinstance(what, tuple) else text_of(m, what)
    return text_of(m, s).endswith(wanted)


@operation("text.count")
def count(m: Any, s: Any, what: Any, *bounds: Any) -> int:
    """How often a part occurs, without overlaps."""
    t = text_of(m, s)
    m.step(len(t) >> 5)
    return t.count(text_of(m, what), *[integer(m, each) for each in bounds])


@operation("text.upper")
def upper(m: Any, s: Any, *_: Any) -> Any:
    """All in upper case."""
    return like(m, s, text_of(m, s).upper())


@operation("text.lower")
def lower(m: Any, s: Any, *_: Any) -> Any:
    """All in lower case."""
    return like(m, s, text_of(m, s).lower())


@operation("text.title")
def title(m: Any, s: Any) -> str:
    """Each word with an upper-case letter."""
    return made(m, text_of(m, s).title())


@operation("text.capitalize")
def capitalize(m: Any, s: Any) -> str:
    """The first letter in upper case, the others in lower case."""
    return made(m, text_of(m, s).capitalize())


@operation("text.upper_first")
def upper_first(m: Any, s: Any) -> str:
    """The first letter in upper case."""
    t = text_of(m, s)
    return made(m, t[:1].upper() + t[1:])


@operation("text.swap_case")
def swap_case(m: Any, s: Any) -> str:
    """Upper case for lower case and the other way round."""
    return made(m, text_of(m, s).swapcase())


def _characters(m: Any, chars: Any) -> str | None:
    if not chars or chars[0] is None:
        return None
    if len(chars) == 1 and isinstance(chars[0], (list, tuple)):
        return "".join(text_of(m, each) for each in chars[0])
    return "".join(text_of(m, each) for each in chars)


@operation("text.trim")
def trim(m: Any, s: Any, *chars: Any) -> str:
    """Without white space, or characters, at both ends."""
    return made(m, text_of(m, s).strip(_characters(m, chars)))


@operation("text.trim_control")
def trim_control(m: Any, s: Any) -> str:
    """Java's `trim`: without blanks and control characters at both ends."""
    return made(m, text_of(m, s).strip("".join(map(chr, range(33)))))


@operation("text.trim_start")
def trim_start(m: Any, s: Any, *chars: Any) -> str:
    """Without white space, or characters, at the start."""
    return made(m, text_of(m, s).lstrip(_characters(m, chars)))


@operation("text.trim_end")
def trim_end(m: Any, s: Any, *chars: Any) -> str:
    """Without white space, or characters, at the end."""
    return made(m, text_of(m, s).rstrip(_characters(m, chars)))


@operation("text.without_prefix")
def without_prefix(m: Any, s: Any, what: Any) -> str:
    """Without a text at the start."""
    return made(m, text_of(m, s).removeprefix(text_of(m, what)))


@operation("text.without_suffix")
def without_suffix(m: Any, s: Any, what: Any) -> str:
    """Without a text at the end."""
    return made(m, text_of(m, s).removesuffix(text_of(m, what)))
