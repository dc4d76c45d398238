"""Splits and joins texts, and replaces and pads."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, made, new_list, text_of, values_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.values import UNDEFINED, Array, Builder


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
