"""Reads lines, numbers and words."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, text_of
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.standard_input import TextInput
from variorum.interpreter.values import Builder, Device, Iteration
from variorum.program.types import Kind, Type


def source_of(m: Any, device: Any) -> Any:
    """Returns what a device reads: a text of its own, or standard input."""
    state = getattr(device, "state", None)
    return state if isinstance(state, TextInput) else m.stdin


@operation("read.new")
def new(m: Any, type_: Any = None, source: Any = None, *_: Any) -> Device:
    """A scanner or reader of standard input, of another reader, or of a text."""
    kind = m.operations.types.get(getattr(type_, "name", ""), "scanner")
    if isinstance(source, (str, Builder)):
        return Device(kind, TextInput(text_of(m, source)))
    if isinstance(source, Device):
        return Device(kind, source.state)
    return Device(kind)


@operation("read.line")
def line(m: Any, device: Any = None, *_: Any) -> Any:
    """The next line; null at the end."""
    return source_of(m, device).line(m.site)


@operation("read.line_or_fail")
def line_or_fail(m: Any, device: Any = None, *_: Any) -> str:
    """The next line. Raises an end error at the end."""
    found = source_of(m, device).line(m.site)
    if found is None:
        raise m.fail("end", "no line")
    return found  # type: ignore[no-any-return]


@operation("read.input")
def input_(m: Any, *_: Any) -> str:
    """Python's `input`; prompts are part of the output."""
    if _:
        m.write(m.text(_[0]))
    return line_or_fail(m)


@operation("read.line_with_end")
def line_with_end(m: Any, device: Any = None, *_: Any) -> str:
    """The next line with its end; "" at the end of the input."""
    source = source_of(m, device)
    found = source.line(m.site)
    return "" if found is None else found + "\n"


@operation("read.line_with_end_or_null")
def line_with_end_or_null(m: Any, device: Any = None, *_: Any) -> Any:
    """The next line with its end; null at the end of the input."""
    found = source_of(m, device).line(m.site)
    return None if found is None else found + "\n"


@operation("read.rest")
def rest(m: Any, device: Any = None, *_: Any) -> str:
    """All that is left."""
    return str(source_of(m, device).rest(m.site))


@operation("read.lines")
def lines(m: Any, device: Any = None, *_: Any) -> Any:
    """All lines that are left, with their ends."""
    return new_list(m, rest(m, device).splitlines(keepends=True))


@operation("read.lines_without_end")
def lines_without_end(m: Any, device: Any = None, *_: Any) -> Any:
    """All lines that are left."""
    return Iteration(_lines(m, device))


def _lines(m: Any, device: Any) -> Any:
    source, site = source_of(m, device), m.site
    while (found := source.line(site)) is not None:
        m.step()
        yield found


@operation("read.has_line")
def has_line(m: Any, device: Any = None) -> bool:
    """Whether another line follows."""
    return bool(source_of(m, device).has_line(m.site))


def _token(kind: str, bits: int = 0) -> Any:
    def run(m: Any, device: Any = None, *_: Any) -> Any:
        found = source_of(m, device).token(kind, m.site)
        if found is None:
            raise m.fail("end", "no token")
        return converted(m, found, kind, bits)

    return run


def converted(m: Any, word: str, kind: str, bits: int) -> Any:
    """Returns a token as a value of its kind. Raises a value error where it is none."""
    if kind == "word":
        return word
    try:
        if kind == "float":
            return float(word)
        number = int(word)
    except ValueError:
        raise m.fail("value", f"For input string: {word}") from None
    width = bits or m.semantics.integers.bits
    if width and not -(1 << (width - 1)) <= number < 1 << (width - 1):
        raise m.fail("value", "out of range")
    return m.numeral(Type(Kind.INT, bits=width))(number)


operation("read.int")(_token("int", 32))
operation("read.long")(_token("int", 64))
operation("read.plain_int")(_token("int"))
operation("read.float")(_token("float"))
operation("read.word")(_token("word"))


@operation("read.big")
def big(m: Any, device: Any = None) -> Any:
    """The next token, an integer without a width."""
    found = source_of(m, device).token("int", m.site)
    if found is None:
        raise m.fail("end", "no token")
    return m.operation("parse.big")(m, found)


@operation("read.bool")
def boolean(m: Any, device: Any = None) -> bool:
    """The next token, a boolean."""
    found = source_of(m, device).token("word", m.site)
    if found is None:
        raise m.fail("end", "no token")
    if found.lower() not in ("true", "false"):
        raise m.fail("value", found)
    return bool(found.lower() == "true")


def _has(kind: str) -> Any:
    def run(m: Any, device: Any = None) -> bool:
        return bool(source_of(m, device).has_token(kind, m.site))

    return run


operation("read.has_int")(_has("int"))
operation("read.has_float")(_has("float"))
operation("read.has_word")(_has("word"))


@operation("read.code")
def code(m: Any, device: Any = None, *block: Any) -> int:
    """The code of the next character, -1 at the end. With an array, what there is of a line goes into it; how much."""
    if block:
        return _block(m, source_of(m, device), *block)
    found = source_of(m, device).character(m.site)
    return ord(found) if found else -1


def _block(m: Any, source: Any, buffer: Any, start: Any = 0, count: Any = None) -> int:
    """Reads into an array. A stream may give less than the array holds: here, at most the rest of a line."""
    if not isinstance(buffer, list):
        raise Unsupported("reading of blocks")
    low = integer(m, start)
    high = len(buffer) if count is None else low + integer(m, count)
    if not 0 <= low <= high <= len(buffer):
        raise m.fail("index", "out of range")
    position = low
    while position < high:
        m.step()
        found = source.character(m.site)
        if not found:
            break
        buffer[position] = m.cast_like(buffer[position], ord(found))
        position += 1
        if found == "\n":
            break
    return position - low if position > low or low == high else -1


@operation("read.characters")
def characters(m: Any, device: Any = None, count: Any = None) -> str:
    """So many characters, or all that are left."""
    source = source_of(m, device)
    if count is None or not isinstance(count, int) or count < 0:
        return str(source.rest(m.site))
    m.charge(count)
    return "".join(source.character(m.site) for _ in range(count))


# --- tokens of a text


@operation("tokens.new")
def tokens_new(m: Any, type_: Any, text: Any, separators: Any = None, *_: Any) -> Device:
    """Java's `StringTokenizer`."""
    t = text_of(m, text)
    if separators is None:
        words = t.split()
    else:
        seps = text_of(m, separators)
        words = "".join(" \0"[each in seps] if each in seps else each for each in t).split("\0")
        words = [each for each in words if each]
    m.charge(len(t))
    return Device("tokenizer", Iteration(words))


@operation("tokens.next")
def tokens_next(m: Any, device: Device, *_: Any) -> str:
    """The next token. Raises an end error if there is none."""
    if not device.state.has_next():
        raise m.fail("end", "no token")
    return str(next(device.state))


@operation("tokens.has")
def tokens_has(m: Any, device: Device) -> bool:
    """Whether another token follows."""
    return bool(device.state.has_next())


@operation("tokens.count")
def tokens_count(m: Any, device: Device) -> int:
    """How many tokens are left."""
    left = list(device.state)
    device.state = Iteration(left)
    return len(left)
