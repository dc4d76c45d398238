"""Operations that change a text in place."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, text_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.values import UNDEFINED, Builder, Cursor


def _grow(m: Any, b: Builder, more: str) -> None:
    m.charge(len(more) + 1)
    m.step(len(b.text) >> 12)
    b.text += more


@operation("builder.new")
def new(m: Any, type_: Any = None, start: Any = "", *_: Any) -> Builder:
    """A new builder; a number is its capacity."""
    return Builder("" if isinstance(start, int) and not isinstance(start, Char) else m.text(start))


@operation("builder.append")
def append(m: Any, b: Builder, value: Any = "", low: Any = None, high: Any = None) -> Builder:
    """Adds the text of a value, or of its characters between two positions."""
    if isinstance(value, list) and getattr(value, "kind", "") == "array":
        text = "".join(chr(each) if isinstance(each, int) else m.text(each) for each in value)
    else:
        text = m.text(value)
    if low is not None and high is not None:
        text = text[integer(m, low) : integer(m, high)]
    elif low is not None:
        text = text * integer(m, low)
    _grow(m, b, text)
    return b


@operation("builder.append_line")
def append_line(m: Any, b: Builder, value: Any = "") -> Builder:
    """Adds the text of a value and a line end."""
    _grow(m, b, m.text(value) + "\n")
    return b


@operation("builder.append_code")
def append_code(m: Any, b: Builder, code: Any) -> Builder:
    """Adds the character of a code."""
    _grow(m, b, chr(integer(m, code)))
    return b


@operation("builder.append_format")
def append_format(m: Any, b: Builder, form: Any, *values: Any) -> Builder:
    """Adds a formatted text."""
    _grow(m, b, m.operation("format.composite")(m, form, *values))
    return b


@operation("builder.append_repeated")
def append_repeated(m: Any, b: Builder, a: Any, c: Any = None) -> Builder:
    """C++'s `append`: a text, or a count and a character."""
    if isinstance(a, int) and not isinstance(a, Char) and c is not None:
        m.charge(a)
        _grow(m, b, text_of(m, c) * a)
    elif isinstance(a, Cursor) and isinstance(c, Cursor):
        _grow(m, b, text_of(m, a.container)[a.position : c.position])
    else:
        _grow(m, b, text_of(m, a) if c is None else text_of(m, a)[: integer(m, c)])
    return b


@operation("builder.insert")
def insert(m: Any, b: Builder, index: Any, value: Any, extra: Any = None) -> Any:
    """Puts the text of a value in at a position."""
    if isinstance(index, Cursor):
        _insert(m, b, index.position, text_of(m, value))
        return index
    i = integer(m, index)
    if not 0 <= i <= len(b.text):
        raise m.fail("index", "out of range")
    if extra is not None and isinstance(value, int):
        _insert(m, b, i, text_of(m, extra) * int(value))
        return b
    text = "".join(map(chr, value)) if isinstance(value, list) else m.text(value)
    _insert(m, b, i, text)
    return b


def _insert(m: Any, b: Builder, index: int, text: str) -> None:
    m.charge(len(text))
    m.step(len(b.text) >> 10)
    b.text = b.text[:index] + text + b.text[index:]


@operation("builder.set")
def set_at(m: Any, b: Builder, index: Any, value: Any) -> None:
    """Replaces a character."""
    i = integer(m, index)
    if not 0 <= i < len(b.text):
        raise m.fail("index", "out of range")
    m.step(len(b.text) >> 10)
    b.text = b.text[:i] + (chr(value) if isinstance(value, int) else m.text(value)) + b.text[i + 1 :]


@operation("builder.set_length")
def set_length(m: Any, b: Builder, size: Any = 0) -> None:
    """Cuts the text off, or fills it up with zeros."""
    n = integer(m, size)
    if n < 0:
        raise m.fail("index", "negative length")
    m.charge(n)
    b.text = b.text[:n].ljust(n, "\0")


@operation("builder.resize")
def resize(m: Any, b: Builder, size: Any, fill: Any = 0) -> None:
    """C++'s `resize`."""
    n = integer(m, size)
    m.charge(n)
    b.text = b.text[:n].ljust(n, chr(fill))


@operation("builder.remove_at")
def remove_at(m: Any, b: Builder, index: Any) -> Builder:
    """Removes a character."""
    i = integer(m, index)
    if not 0 <= i < len(b.text):
        raise m.fail("index", "out of range")
    b.text = b.text[:i] + b.text[i + 1 :]
    m.step(len(b.text) >> 10)
    return b


@operation("builder.remove")
def remove(m: Any, b: Builder, low: Any, high: Any) -> Builder:
    """Removes the characters from one position up to another."""
    i, j = integer(m, low), min(integer(m, high), len(b.text))
    if not 0 <= i <= j:
        raise m.fail("index", "out of range")
    b.text = b.text[:i] + b.text[j:]
    return b


@operation("builder.remove_count")
def remove_count(m: Any, b: Builder, start: Any, count: Any) -> Builder:
    """Removes so many characters."""
    i, n = integer(m, start), integer(m, count)
    if i < 0 or n < 0 or i + n > len(b.text):
        raise m.fail("index", "out of range")
    b.text = b.text[:i] + b.text[i + n :]
    return b


@operation("builder.erase")
def erase(m: Any, b: Builder, start: Any = 0, count: Any = None) -> Any:
    """C++'s `erase`: by position and count, or by iterators."""
    if isinstance(start, Cursor):
        stop = count.position if isinstance(count, Cursor) else start.position + 1
        b.text = b.text[: start.position] + b.text[stop:]
        return start
    i = integer(m, start)
    if i > len(b.text):
        raise m.fail("index", "out of range")
    b.text = b.text[:i] + ("" if count is None else b.text[i + integer(m, count) :])
    return b


@operation("builder.replace")
def replace(m: Any, b: Builder, low: Any, high: Any, text: Any) -> Builder:
    """Java's `replace`: the characters from one position up to another."""
    i, j = integer(m, low), min(integer(m, high), len(b.text))
    if not 0 <= i <= j:
        raise m.fail("index", "out of range")
    b.text = b.text[:i] + text_of(m, text) + b.text[j:]
    return b


@operation("builder.replace_all")
def replace_all(m: Any, b: Builder, old: Any, new_: Any) -> Builder:
    """C#'s `Replace`."""
    b.text = m.operation("text.replace")(m, b.text, old, new_)
    return b


@operation("builder.replace_count")
def replace_count(m: Any, b: Builder, start: Any, count: Any, text: Any) -> Builder:
    """C++'s `replace`."""
    i = integer(m, start)
    b.text = b.text[:i] + text_of(m, text) + b.text[i + integer(m, count) :]
    return b


@operation("builder.reverse")
def reverse(m: Any, b: Builder) -> Builder:
    """Reverses the characters."""
    m.charge(len(b.text))
    b.text = b.text[::-1]
    return b


@operation("builder.clear")
def clear(m: Any, b: Builder, *_: Any) -> Builder:
    """Removes everything."""
    b.text = ""
    return b


@operation("builder.push")
def push(m: Any, b: Builder, value: Any) -> None:
    """Adds a character."""
    _grow(m, b, chr(value & 0x10FFFF) if isinstance(value, int) else m.text(value))


@operation("builder.pop")
def pop(m: Any, b: Builder) -> Any:
    """Removes the last character."""
    if not b.text:
        raise m.outside("empty")
    last = b.text[-1]
    b.text = b.text[:-1]
    return Char(ord(last)) if m.semantics.characters.form == "number" else last


@operation("builder.assign")
def assign(m: Any, b: Builder, a: Any, c: Any = None) -> Builder:
    """Gives the builder another text."""
    b.text = text_of(m, c) * integer(m, a) if isinstance(a, int) and c is not None else text_of(m, a)
    return b


@operation("builder.cpp_new")
def cpp_new(m: Any, type_: Any = None, a: Any = UNDEFINED, c: Any = None, d: Any = None) -> Builder:
    """C++'s constructors of `string`."""
    if a is UNDEFINED:
        return Builder("")
    if isinstance(a, int) and not (isinstance(a, Char) and c is None):
        if a < 0:
            # As a size it is more than any text can hold.
            raise m.fail("value", "a length below zero")
        m.charge(int(a))
        return Builder(text_of(m, c) * int(a))
    if isinstance(a, Cursor):
        source = a.container if not a.is_reverse else list(reversed(m.list_of(m.loop_values(a.container))))
        part = (
            text_of(m, source)
            if isinstance(source, (str, Builder))
            else "".join(text_of(m, x) for x in source)
        )
        return Builder(part[a.position : c.position] if isinstance(c, Cursor) else part[a.position :])
    t = text_of(m, a)
    if isinstance(c, int):
        return Builder(
            t[c : c + integer(m, d)] if d is not None else (t[c:] if isinstance(a, Builder) else t[:c])
        )
    return Builder(t)
