"""Tells what a text consists of, and compares texts."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import character, integer, made, new_list, text_of
from variorum.interpreter.library.text_pieces import repeat
from variorum.interpreter.library.texts import find
from variorum.interpreter.numerals import U8, Char
from variorum.interpreter.values import Array, Builder, Map


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
    return m.make_collection(m.semantics.collections.characters or m.semantics.collections.list, values)


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
