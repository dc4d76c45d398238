"""Kotlin's operations on ranges, parts by range, arrays that a function fills, and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.iterating import entries_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, text_of, truth, values_of
from variorum.interpreter.numerals import I64, Char
from variorum.interpreter.signals import Raised
from variorum.interpreter.values import Array, Builder, Map, Stream


@operation("range.indices")
def indices(m: Any, a: Any) -> range:
    """The positions of a container or text."""
    return range(len(a))


@operation("range.last_index")
def last_index(m: Any, a: Any) -> int:
    """The last position."""
    return len(a) - 1


@operation("list.slice_range")
def slice_range(m: Any, a: Any, positions: Any) -> Any:
    """The elements at some positions. Raises an index error outside."""
    found = []
    for each in values_of(m, positions):
        if not 0 <= each < len(a):
            raise m.fail("index", "out of range")
        found.append(a[each])
    return kind_like(a, found)


@operation("text.slice_range")
def text_slice_range(m: Any, s: Any, positions: Any) -> str:
    """The characters at some positions."""
    t = text_of(m, s)
    return "".join(t[each] for each in values_of(m, positions))


def _array(first: Any) -> Any:
    def run(m: Any, size: Any, function: Any = None) -> Any:
        n = integer(m, size)
        if n < 0:
            raise m.fail("value", "negative size")
        m.charge(n)
        if function is None:
            return Array([first] * n)
        return Array(m.cast_like(first, m.apply(function, each)) for each in range(n))

    return run


for _name, _first in (
    ("int", 0),
    ("long", I64(0)),
    ("double", 0.0),
    ("bool", False),
    ("char", Char(0)),
    ("any", None),
):
    operation(f"array.new_{_name}")(_array(_first))


@operation("list.built")
def built(m: Any, size: Any, function: Any) -> Any:
    """A list of what a function makes of the positions."""
    m.charge(max(integer(m, size), 0))
    return new_list(m, [m.apply(function, each) for each in range(integer(m, size))])


@operation("list.of_not_null")
def of_not_null(m: Any, *values: Any) -> Any:
    """A list of the values that are not null."""
    return new_list(m, [each for each in values if each is not None])


@operation("list.remove_where_or_all")
def remove_where_or_all(m: Any, a: Any, what: Any) -> bool:
    """Removes what a test holds for, or what another collection has."""
    if hasattr(what, "invoke"):
        return bool(m.operation("list.remove_where")(m, a, what))
    return bool(m.operation("list.remove_all")(m, a, what))


@operation("map.sorted")
def sorted_map(m: Any, a: Map) -> Map:
    """A map with the same entries in the order of the keys."""
    return Map("sorted", dict(entries_of(m, a)))


@operation("text.with_first")
def with_first(m: Any, s: Any, function: Any) -> str:
    """A text with what a function makes of its first character."""
    t = text_of(m, s)
    return str(m.text(m.apply(function, Char(ord(t[0]))))) + t[1:] if t else t


@operation("text.replace_kotlin")
def replace_kotlin(m: Any, s: Any, old: Any, new: Any, *_: Any) -> str:
    """A text with all occurrences of a text, character or pattern replaced."""
    if getattr(old, "kind", "") == "pattern":
        if hasattr(new, "invoke"):
            return str(m.operation("pattern.substitute")(m, old, new, s))
        return str(m.operation("pattern.replace_all")(m, s, old, new))
    return str(m.operation("text.replace")(m, s, old, new))


@operation("pattern.replace_by")
def replace_by(m: Any, pattern: Any, text: Any, new: Any) -> str:
    """A text with all matches replaced."""
    return replace_kotlin(m, text, pattern, new)


@operation("text.split_kotlin")
def split_kotlin(m: Any, s: Any, *separators: Any, limit: Any = 0, **_: Any) -> Any:
    """The pieces between separators, or matches of a pattern."""
    if separators and getattr(separators[0], "kind", "") == "pattern":
        return m.operation("pattern.split")(m, separators[0], s)
    t = text_of(m, s)
    seps = [
        text_of(m, each) for each in separators if not isinstance(each, (bool, int)) or isinstance(each, Char)
    ]
    if len(seps) == 1:
        return new_list(m, t.split(seps[0], limit - 1 if limit else -1) if seps[0] else ["", *t, ""])
    pieces: list[str] = []
    rest = t
    while True:
        hits = [(rest.find(each), each) for each in seps if each in rest]
        if not hits:
            return new_list(m, [*pieces, rest])
        position, sep = min(hits)
        pieces.append(rest[:position])
        rest = rest[position + len(sep) :]
        m.step()


@operation("text.before")
def before(m: Any, s: Any, sep: Any, missing: Any = None) -> str:
    """What stands before a separator."""
    t, found, _ = text_of(m, s).partition(text_of(m, sep))
    return t if found or missing is None else text_of(m, missing)


@operation("text.after")
def after(m: Any, s: Any, sep: Any, missing: Any = None) -> str:
    """What stands behind a separator."""
    t, found, rest = text_of(m, s).partition(text_of(m, sep))
    return rest if found else t if missing is None else text_of(m, missing)


@operation("text.is_not_blank")
def is_not_blank(m: Any, s: Any) -> bool:
    """Whether there is more than white space."""
    return bool(text_of(m, s).strip())


@operation("text.chars_list")
def chars_list(m: Any, s: Any) -> Any:
    """The characters as a list."""
    return new_list(m, [Char(ord(each)) for each in text_of(m, s)])


@operation("text.equals_kotlin")
def equals_kotlin(m: Any, a: Any, b: Any, ignoreCase: Any = False) -> bool:
    """Whether two texts are the same, without regard to case perhaps."""
    if not isinstance(b, str):
        return False
    return a.lower() == b.lower() if ignoreCase else bool(a == b)


@operation("text.filter")
def text_filter(m: Any, s: Any, test: Any) -> str:
    """The characters that a test holds for."""
    return "".join(each for each in text_of(m, s) if truth(m, m.apply(test, Char(ord(each)))))


@operation("text.filter_not")
def text_filter_not(m: Any, s: Any, test: Any) -> str:
    """The characters that a test does not hold for."""
    return "".join(each for each in text_of(m, s) if not truth(m, m.apply(test, Char(ord(each)))))


def _first_failing(m: Any, text: str, test: Any) -> int:
    for position, each in enumerate(text):
        if not truth(m, m.apply(test, Char(ord(each)))):
            return position
    return len(text)


@operation("text.all_lines")
def text_all_lines(m: Any, s: Any) -> Any:
    """The lines, an empty one at the end too."""
    return new_list(m, text_of(m, s).replace("\r\n", "\n").replace("\r", "\n").split("\n"))


@operation("text.windows")
def text_windows(m: Any, s: Any, size: Any, step: Any = 1, *_: Any) -> Any:
    """All parts of a size, at a distance from each other."""
    text, width, distance = text_of(m, s), integer(m, size), integer(m, step)
    if width < 1 or distance < 1:
        raise m.fail("value", "a size below 1")
    m.charge(len(text) * width)
    return new_list(m, (text[start : start + width] for start in range(0, len(text) - width + 1, distance)))


@operation("text.take_while")
def text_take_while(m: Any, s: Any, test: Any) -> str:
    """The characters in front of the first that a test does not hold for."""
    return text_of(m, s)[: _first_failing(m, text_of(m, s), test)]


@operation("text.drop_while")
def text_drop_while(m: Any, s: Any, test: Any) -> str:
    """The characters from the first that a test does not hold for."""
    return text_of(m, s)[_first_failing(m, text_of(m, s), test) :]


def _cut(name: str) -> Any:
    def run(m: Any, s: Any, count: Any) -> str:
        t, n = text_of(m, s), integer(m, count)
        return {
            "take": t[:n],
            "drop": t[n:],
            "take_last": t[max(len(t) - n, 0) :],
            "drop_last": t[: max(len(t) - n, 0)],
        }[name]

    return run


for _cut_name in ("take", "drop", "take_last", "drop_last"):
    operation(f"text.{_cut_name}")(_cut(_cut_name))


@operation("text.chunks")
def text_chunks(m: Any, s: Any, size: Any) -> Any:
    """The text in pieces of a size."""
    t, n = text_of(m, s), integer(m, size)
    return new_list(m, [t[at : at + n] for at in range(0, len(t), n)])


def _or_null(name: str) -> Any:
    def run(m: Any, text: Any, *base: Any) -> Any:
        try:
            return m.operation(name)(m, text, *base)
        except Raised:
            return None

    return run


for _parse in ("int32", "int64", "float"):
    operation(f"parse.{_parse}_or_null")(_or_null(f"parse.{_parse}"))


@operation("number.round_int32")
def round_int32(m: Any, value: Any) -> Any:
    """Half towards positive infinity, as an integer."""
    return m.operation("number.to_int32")(m, m.operation("number.round_up")(m, value))


@operation("any.require_true")
def require_true(m: Any, test: Any, *message: Any) -> None:
    """Raises a value error where a test does not hold."""
    if not m.truth(test):
        raise m.fail("value", m.text(m.apply(message[0])) if message else "requirement")


@operation("any.require_state")
def require_state(m: Any, test: Any, *message: Any) -> None:
    """Raises a state error where a test does not hold."""
    if not m.truth(test):
        raise m.fail("state", m.text(m.apply(message[0])) if message else "check")


@operation("any.fail")
def fail(m: Any, message: Any = "") -> None:
    """Raises a state error."""
    raise m.fail("state", m.text(message))


@operation("builder.built")
def builder_built(m: Any, function: Any) -> str:
    """The text that a function makes in a builder, which is its receiver."""
    made = Builder("")
    m.operation("function.with_receiver")(m, made, function)
    return made.text


@operation("stream.generated")
def generated(m: Any, start: Any, function: Any = None) -> Stream:
    """A value, what a function makes of it, and so on until null."""

    def run() -> Iterator[Any]:
        value = (
            m.apply(start) if function is None else (m.apply(start) if hasattr(start, "invoke") else start)
        )
        while value is not None:
            m.step()
            yield value
            value = m.apply(start) if function is None else m.apply(function, value)

    return Stream(run())
