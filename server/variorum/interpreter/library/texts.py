"""Operations on texts."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import character, integer, like, made, new_list, text_of, values_of
from variorum.interpreter.numerals import U8, Char
from variorum.interpreter.values import UNDEFINED, Array, Builder, Map


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


@operation("text.count_from")
def count_from(m: Any, s: Any, start: Any = 0, count: Any = None) -> Any:
    """So many characters from a position; fewer at the end. Raises an index error if the position is outside."""
    t, i = text_of(m, s), integer(m, start)
    if not 0 <= i <= len(t):
        raise m.fail("index", "out of range")
    n = len(t) if count is None else integer(m, count)
    return like(m, s, t[i : i + n] if n >= 0 else t[i:])


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


@operation("text.find_or_false")
def find_or_false(m: Any, s: Any, what: Any, start: Any = 0) -> Any:
    """The first position of a part, false if there is none."""
    found = find(m, s, what, start)
    return False if found < 0 else found


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


@operation("text.words")
def words(m: Any, s: Any, sep: Any = None, maxsplit: Any = -1) -> Any:
    """Python's `split`: at white space, or at a separator."""
    t = text_of(m, s)
    if sep is not None:
        sep = text_of(m, sep)
        if not sep:
            raise m.fail("value", "empty separator")
    return new_list(m, t.split(sep, integer(m, maxsplit)))


@operation("text.words_from_end")
def words_from_end(m: Any, s: Any, sep: Any = None, maxsplit: Any = -1) -> Any:
    """Python's `rsplit`."""
    return new_list(m, text_of(m, s).rsplit(None if sep is None else text_of(m, sep), integer(m, maxsplit)))


@operation("text.split_pieces")
def split_pieces(m: Any, s: Any, sep: Any = UNDEFINED, limit: Any = UNDEFINED) -> Any:
    """JavaScript's `split` at a text; at nothing, into characters."""
    t = text_of(m, s)
    if hasattr(sep, "pattern"):
        return m.operation("pattern.split")(m, sep, t)
    if sep is UNDEFINED:
        pieces = [t]
    else:
        pieces = t.split(text_of(m, sep)) if text_of(m, sep) else list(t)
    return new_list(m, pieces if limit is UNDEFINED else pieces[: integer(m, limit)])


@operation("text.split_at")
def split_at(m: Any, s: Any, sep: Any, limit: Any = -1) -> Any:
    """Go's `strings.Split`: at a text; at nothing, into characters."""
    t, separator = text_of(m, s), text_of(m, sep)
    pieces = (
        t.split(separator, integer(m, limit) - 1 if integer(m, limit) > 0 else -1) if separator else list(t)
    )
    return new_list(m, pieces)


@operation("text.fields")
def fields(m: Any, s: Any) -> Any:
    """The words between white space."""
    return new_list(m, text_of(m, s).split())


@operation("text.split_any")
def split_any(m: Any, s: Any, *separators: Any) -> Any:
    """C#'s `Split`: at any of several separators; without one, at white space. An option leaves out empty pieces."""
    t = text_of(m, s)
    drops = any(
        type(each).__name__ == "Library" or (isinstance(each, int) and not isinstance(each, Char))
        for each in separators
    )
    seps: list[str] = []
    for each in separators:
        if isinstance(each, (list, tuple)):
            seps.extend(text_of(m, part) for part in each)
        elif isinstance(each, (str, Char)):
            seps.append(text_of(m, each))
    if not seps:
        pieces = _split_space(t)
    else:
        pieces, rest = [], t
        while True:
            hits = [(rest.find(each), each) for each in seps if each and each in rest]
            if not hits:
                break
            position, sep = min(hits, key=lambda hit: (hit[0], -len(hit[1])))
            pieces.append(rest[:position])
            rest = rest[position + len(sep) :]
            m.step()
        pieces.append(rest)
    made_list = Array([each for each in pieces if each or not drops])
    m.charge(len(made_list))
    return made_list


def _split_space(text: str) -> list[str]:
    pieces = [""]
    for each in text:
        if each.isspace():
            pieces.append("")
        else:
            pieces[-1] += each
    return pieces


@operation("text.lines")
def lines(m: Any, s: Any, *_: Any) -> Any:
    """The lines of a text."""
    return new_list(m, text_of(m, s).splitlines())


@operation("text.partition")
def partition(m: Any, s: Any, sep: Any) -> tuple[str, str, str]:
    """What stands before the first separator, the separator, and what stands behind it."""
    return text_of(m, s).partition(text_of(m, sep))


@operation("text.partition_last")
def partition_last(m: Any, s: Any, sep: Any) -> tuple[str, str, str]:
    """As `partition`, at the last separator."""
    return text_of(m, s).rpartition(text_of(m, sep))


@operation("text.join")
def join(m: Any, sep: Any, values: Any) -> str:
    """Python's `join`: texts with a separator between them. Raises a type error where one is no text."""
    parts = []
    for each in m.list_of(elements_of(m, values)):
        if isinstance(each, (str, Builder, Char)):
            parts.append(text_of(m, each))
        elif m.holds_opaque(each):
            parts.append(m.text(each))
        else:
            raise m.fail("type", "join of what is no text")
    return made(m, text_of(m, sep).join(parts))


@operation("text.join_all")
def join_all(m: Any, sep: Any, *values: Any) -> str:
    """The texts of values with a separator between them: `String.join`."""
    items: Any = values
    if len(values) == 1 and not isinstance(values[0], (str, int, float)):
        items = values_of(m, values[0])
    parts = [m.text(each) for each in items]
    return made(m, text_of(m, sep).join(parts))


@operation("text.replace")
def replace(m: Any, s: Any, old: Any, new: Any, limit: Any = -1) -> str:
    """All occurrences of a part replaced."""
    t, a, b = text_of(m, s), text_of(m, old), text_of(m, new)
    m.charge(len(t) + t.count(a) * len(b) if a else (len(t) + 1) * (len(b) + 1))
    return t.replace(a, b, integer(m, limit))


@operation("text.replace_first")
def replace_first(m: Any, s: Any, old: Any, new: Any) -> Any:
    """The first occurrence of a part replaced."""
    if hasattr(old, "pattern"):
        return m.operation("pattern.replace_in")(m, s, old, new)
    if hasattr(new, "invoke"):
        return made(m, text_of(m, s).replace(text_of(m, old), m.text(m.apply(new, old)), 1))
    return replace(m, s, old, new, 1)


@operation("text.repeat")
def repeat(m: Any, s: Any, count: Any) -> str:
    """The text several times over. Raises a value error for a negative count."""
    t, n = text_of(m, s), integer(m, count)
    if n < 0:
        raise m.fail("value", "negative count")
    m.charge(len(t) * n)
    return t * n


@operation("text.reverse")
def reverse(m: Any, s: Any) -> str:
    """The characters in reverse order."""
    return made(m, text_of(m, s)[::-1])


def _fill(m: Any, chars: Any, size: int) -> str:
    fill = text_of(m, chars[0]) if chars and chars[0] is not UNDEFINED else " "
    m.charge(max(size, 0))
    return (fill * size)[: max(size, 0)] if fill else ""


@operation("text.pad_left")
def pad_left(m: Any, s: Any, width: Any, *chars: Any) -> str:
    """Filled at the start up to a width."""
    t = text_of(m, s)
    return _fill(m, chars, integer(m, width) - len(t)) + t


@operation("text.pad_right")
def pad_right(m: Any, s: Any, width: Any, *chars: Any) -> str:
    """Filled at the end up to a width."""
    t = text_of(m, s)
    return t + _fill(m, chars, integer(m, width) - len(t))


@operation("text.centered")
def centered(m: Any, s: Any, width: Any, pad: Any = " ") -> str:
    """A text in the middle of a width; what is left over stands behind it."""
    t, filler = text_of(m, s), text_of(m, pad)
    rest = max(integer(m, width) - len(t), 0)
    m.charge(rest)
    return (filler * rest)[: rest // 2] + t + (filler * rest)[: rest - rest // 2]


@operation("text.center")
def center(m: Any, s: Any, width: Any, *chars: Any) -> str:
    """Filled on both sides up to a width."""
    m.charge(max(integer(m, width), 0))
    return text_of(m, s).center(integer(m, width), *[text_of(m, each) for each in chars])


@operation("text.zero_fill")
def zero_fill(m: Any, s: Any, width: Any) -> str:
    """Filled with zeros behind the sign."""
    m.charge(max(integer(m, width), 0))
    return text_of(m, s).zfill(integer(m, width))


def _all(check: str) -> Any:
    def run(m: Any, s: Any) -> bool:
        return bool(getattr(text_of(m, s), check)())

    return run


for _name, _check in {
    "is_digits": "isdigit",
    "is_decimal": "isdecimal",
    "is_numeric": "isnumeric",
    "is_letters": "isalpha",
    "is_letters_or_digits": "isalnum",
    "is_upper": "isupper",
    "is_lower": "islower",
    "is_space": "isspace",
    "is_title": "istitle",
    "is_identifier": "isidentifier",
    "is_printable": "isprintable",
    "is_ascii": "isascii",
}.items():
    operation(f"text.{_name}")(_all(_check))


@operation("text.is_blank")
def is_blank(m: Any, s: Any) -> bool:
    """Whether there is nothing but white space."""
    return not text_of(m, s).strip()


@operation("text.is_null_or_blank")
def is_null_or_blank(m: Any, s: Any) -> bool:
    """Whether a text is missing or has nothing but white space."""
    return s is None or not text_of(m, s).strip()


@operation("text.chars")
def chars(m: Any, s: Any) -> Any:
    """The characters as an array."""
    t = text_of(m, s)
    m.charge(len(t))
    values = [character(m, each) for each in t]
    return m.make_collection(
        m.semantics.names.get("char_array", m.semantics.names.get("list", "list")), values
    )


@operation("text.bytes")
def as_bytes(m: Any, s: Any, *_: Any) -> Any:
    """The bytes of the text in UTF-8."""
    data = text_of(m, s).encode("utf-8", "replace")
    m.charge(len(data))
    if m.semantics.integers.bits == 32:
        from variorum.interpreter.numerals import I8

        return Array([I8(each - 256 if each > 127 else each) for each in data])
    return new_list(m, [U8(each) if m.semantics.integers.bits else each for each in data])


@operation("text.codes")
def codes(m: Any, s: Any) -> Any:
    """The codes of the characters."""
    return new_list(m, [ord(each) for each in text_of(m, s)])


@operation("text.compare")
def compare(m: Any, a: Any, b: Any) -> int:
    """Java's `compareTo`: the difference at the first place where two texts differ, or of their lengths."""
    s, t = text_of(m, a), text_of(m, b)
    for x, y in zip(s, t, strict=False):
        if x != y:
            return ord(x) - ord(y)
    return len(s) - len(t)


@operation("text.compare_sign")
def compare_sign(m: Any, a: Any, b: Any, *_: Any) -> int:
    """-1, 0 or 1."""
    s, t = text_of(m, a), text_of(m, b)
    return (s > t) - (s < t)


@operation("text.compare_locale")
def compare_locale(m: Any, a: Any, b: Any, *_: Any) -> int:
    """As a dictionary has them: letters first without regard to case."""
    s, t = text_of(m, a), text_of(m, b)
    x, y = (s.lower(), t.lower()), (t.lower(), s.lower())
    if x[0] != y[0]:
        return -1 if x[0] < y[0] else 1
    return (s.swapcase() > t.swapcase()) - (s.swapcase() < t.swapcase())


@operation("text.compare_ignoring_case")
def compare_ignoring_case(m: Any, a: Any, b: Any) -> int:
    """As `compare`, without regard to case."""
    return compare(m, text_of(m, a).lower(), text_of(m, b).lower())


@operation("text.equals_ignoring_case")
def equals_ignoring_case(m: Any, a: Any, b: Any, *_: Any) -> bool:
    """Equality without regard to case."""
    return b is not None and text_of(m, a).lower() == text_of(m, b).lower()


@operation("text.equals")
def equals(m: Any, a: Any, b: Any, *_: Any) -> bool:
    """Whether two texts are the same."""
    if isinstance(b, Builder) and not m.semantics.mutable_texts:
        return False
    return isinstance(b, (str, Builder)) and text_of(m, a) == text_of(m, b)


@operation("text.concat")
def concat(m: Any, s: Any, *others: Any) -> str:
    """Texts joined."""
    return made(m, text_of(m, s) + "".join(m.text(each) for each in others))


@operation("text.make_table")
def make_table(m: Any, a: Any, b: Any = None, c: Any = None) -> Any:
    """Python's `str.maketrans`."""
    if b is None:
        return Map(
            "insertion",
            {ord(key) if isinstance(key, str) else key: value for key, value in a.entries.items()},
        )
    table: dict[Any, Any] = {ord(x): ord(y) for x, y in zip(text_of(m, a), text_of(m, b), strict=True)}
    if c is not None:
        table.update({ord(x): None for x in c})
    return Map("insertion", table)


@operation("text.translate")
def translate(m: Any, s: Any, table: Any) -> str:
    """Python's `translate`."""
    return made(m, text_of(m, s).translate(table.entries))


@operation("text.of_code")
def of_code(m: Any, *codes_: Any) -> str:
    """The text of character codes."""
    values = [integer(m, each) for each in codes_]
    if any(not 0 <= each < 0x110000 for each in values):
        if m.semantics.undefined:
            values = [each & 0xFFFF for each in values]
        else:
            raise m.fail("value", "no such character")
    return made(m, "".join(map(chr, values)))


@operation("text.first_of")
def first_of(m: Any, s: Any, chars_: Any, start: Any = 0) -> Any:
    """C++'s `find_first_of`."""
    t, wanted = text_of(m, s), text_of(m, chars_)
    found = next((i for i in range(integer(m, start), len(t)) if t[i] in wanted), -1)
    return m.operation("cpp.position")(m, found)


@operation("text.first_not_of")
def first_not_of(m: Any, s: Any, chars_: Any, start: Any = 0) -> Any:
    """C++'s `find_first_not_of`."""
    t, wanted = text_of(m, s), text_of(m, chars_)
    return m.operation("cpp.position")(
        m, next((i for i in range(integer(m, start), len(t)) if t[i] not in wanted), -1)
    )


@operation("text.last_of")
def last_of(m: Any, s: Any, chars_: Any) -> Any:
    """C++'s `find_last_of`."""
    t, wanted = text_of(m, s), text_of(m, chars_)
    return m.operation("cpp.position")(m, next((i for i in range(len(t) - 1, -1, -1) if t[i] in wanted), -1))


@operation("text.last_not_of")
def last_not_of(m: Any, s: Any, chars_: Any) -> Any:
    """C++'s `find_last_not_of`."""
    t, wanted = text_of(m, s), text_of(m, chars_)
    return m.operation("cpp.position")(
        m, next((i for i in range(len(t) - 1, -1, -1) if t[i] not in wanted), -1)
    )


@operation("cpp.position")
def cpp_position(m: Any, found: int) -> Any:
    """A position, or `npos` for -1."""
    from variorum.interpreter.numerals import U64

    return U64(found if found >= 0 else (1 << 64) - 1)


@operation("cpp.find")
def cpp_find(m: Any, s: Any, what: Any, start: Any = 0) -> Any:
    """C++'s `find` of texts."""
    return cpp_position(m, find(m, s, what, start))


@operation("cpp.find_last")
def cpp_find_last(m: Any, s: Any, what: Any, *start: Any) -> Any:
    """C++'s `rfind`."""
    return cpp_position(m, text_of(m, s).rfind(text_of(m, what)))


@operation("text.of_values")
def of_values(m: Any, *values: Any) -> Any:
    """Java's `String.valueOf` and `new String`: the text of a value, or of an array of characters."""
    if values and type(values[0]).__name__ == "Type":
        values = values[1:]
    if not values:
        return ""
    first = values[0]
    if isinstance(first, list) and all(isinstance(each, (int, str)) for each in first):
        if len(values) == 3 and all(isinstance(each, int) for each in values[1:]):
            first = first[values[1] : values[1] + values[2]]
        return made(m, "".join(chr(each) if isinstance(each, int) else each for each in first))
    if isinstance(first, Char) and len(values) == 2:
        return repeat(m, chr(first), values[1])
    if isinstance(first, str) and len(values) == 2 and isinstance(values[1], int):
        return repeat(m, first, values[1])
    return made(m, m.text(first))


@operation("text.line_end")
def line_end(m: Any, *_: Any) -> str:
    """What ends a line."""
    return "\n"
