"""Go's operations on slices, ranges and errors."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, sort_values, text_of, values_of
from variorum.interpreter.numerals import I32
from variorum.interpreter.objects import Exceptional
from variorum.interpreter.signals import Raised
from variorum.interpreter.values import Map, Sequence


@operation("slice.append")
def append(m: Any, a: Any, *values: Any) -> Any:
    """A slice with further elements. What shares memory with it is not changed, as if it was full; a second slice made of the
    same one is noted where it would share memory with the first."""
    old = [] if a is None else a
    m.charge(len(values) + 1)
    size = len(old) + len(values)
    capacity = getattr(a, "capacity", len(old))
    if size <= capacity and isinstance(a, Sequence):
        if getattr(a, "is_extended", False):
            m.note("undefined")
        a.is_extended = True  # type: ignore[attr-defined]
    m.step(len(old) >> 6)
    if len(values) == 1 and isinstance(values[0], str) and old and isinstance(old[0], int):
        values = tuple(values[0].encode())
    made = Sequence(old)
    convert = getattr(a, "element", None)
    made.extend(convert(each) if convert is not None else m.copy(each) for each in values)
    if convert is not None:
        made.element = convert
    made.capacity = capacity if size <= capacity else max(2 * capacity, size + size % 2)  # type: ignore[attr-defined]
    return made


@operation("slice.copy")
def copy(m: Any, target: Any, source: Any) -> int:
    """Copies as many elements as both have. How many."""
    m.indexer.note_shared(target)
    values = [ord(each) for each in source] if isinstance(source, str) else source
    count = min(len(target), len(values))
    target[:count] = [m.cast_like(old, new) for old, new in zip(target[:count], values[:count], strict=True)]
    return count


@operation("slice.range")
def range_(m: Any, value: Any) -> Any:
    """Pairs of position and element, of byte position and character, or of key and value."""
    if hasattr(value, "target") or hasattr(value, "read"):
        value = m.indexer.read_through(value)
    if value is None:
        return []
    if isinstance(value, str):
        found, position = [], 0
        for each in value:
            found.append((position, I32(ord(each))))
            position += len(each.encode("utf-8", "replace"))
        return found
    if isinstance(value, Map):
        return entries_of(m, value)
    if isinstance(value, int):
        return [(each, each) for each in m.bounded(range(value))]
    return enumerate(m.loop_values(value))


@operation("slice.panic")
def panic(m: Any, value: Any = None) -> Any:
    """Raises an exception with a value."""
    if isinstance(value, Exceptional):
        raise Raised("state", value.message, type_name="panic", value=value)
    raise Raised(
        "state", m.text(value), type_name="panic", value=Exceptional("panic", "state", m.text(value))
    )


@operation("slice.parse_int")
def parse_int(m: Any, text: Any, base: Any = None, bits: Any = 64) -> Any:
    """An integer and no error, or 0 and an error."""
    t = text_of(m, text)
    digits = t.lstrip("+-") if t[:1] in "+-" and t else t
    try:
        if not digits or not digits.isascii() or not digits.isalnum():
            raise ValueError(t)
        return int(t, 10 if base is None else integer(m, base) or 10), None
    except ValueError:
        name = "Atoi" if base is None else "ParseInt"
        return 0, Exceptional("error", "value", f'strconv.{name}: parsing "{t}": invalid syntax')


@operation("slice.parse_float")
def parse_float(m: Any, text: Any, *_: Any) -> Any:
    """A float and no error, or 0 and an error."""
    t = text_of(m, text)
    try:
        if t != t.strip():
            raise ValueError(t)
        return float(t), None
    except ValueError:
        message = f'strconv.ParseFloat: parsing "{t}": invalid syntax'
        return 0.0, Exceptional("error", "value", message)


@operation("slice.sort_by_index")
def sort_by_index(m: Any, a: Any, less: Any) -> None:
    """Go's `sort.Slice`: the function compares two positions."""
    m.indexer.note_shared(a)
    values = list(a)

    def compare(x: Any, y: Any) -> int:
        saved = a[0:2]
        a[0:2] = [x, y]
        first = m.apply(less, 0, 1)
        result = -1 if first else 0
        if not first:
            a[0:2] = [y, x]
            result = 1 if m.apply(less, 0, 1) else 0
        a[0:2] = saved
        return result

    if len(values) < 2:
        return
    from variorum.interpreter.objects import Native

    a[:] = sort_values(m, values, Native("less", compare, 2))


@operation("slice.sort")
def sort(m: Any, a: Any) -> None:
    """Sorts in place."""
    m.indexer.note_shared(a)
    a[:] = sort_values(m, list(a))


@operation("slice.fold_equal")
def fold_equal(m: Any, a: Any, b: Any) -> bool:
    """Equality without regard to case."""
    return text_of(m, a).lower() == text_of(m, b).lower()


@operation("slice.map_text")
def map_text(m: Any, function: Any, text: Any) -> str:
    """A text of what a function makes of the characters."""
    codes = [m.apply(function, I32(ord(each))) for each in text_of(m, text)]
    return "".join(chr(each) for each in codes if each >= 0)


@operation("slice.contains")
def contains(m: Any, a: Any, value: Any) -> bool:
    """Whether a value is an element."""
    return any(m.equal(each, value) for each in values_of(m, a))


@operation("slice.write")
def write(m: Any, b: Any, value: Any) -> Any:
    """Adds a text, or the character of a code, to a builder."""
    text = (
        chr(value)
        if isinstance(value, int)
        else "".join(map(chr, value))
        if isinstance(value, list)
        else text_of(m, value)
    )
    m.charge(len(text))
    b.text += text
    return len(text), None


@operation("slice.format_int")
def format_int(m: Any, value: Any, base: Any = 10) -> str:
    """The digits of an integer to a base."""
    from variorum.interpreter.library.numerals_of_texts import in_base

    return in_base(int(value), integer(m, base))


# --- small operations of C# and Go


@operation("text.insert")
def text_insert(m: Any, s: Any, index: Any, part: Any) -> str:
    """A text with another put in at a position."""
    t, i = text_of(m, s), integer(m, index)
    if not 0 <= i <= len(t):
        raise m.fail("value", "out of range")
    return t[:i] + text_of(m, part) + t[i:]


@operation("text.remove")
def text_remove(m: Any, s: Any, start: Any, count: Any = None) -> str:
    """A text without so many characters from a position."""
    t, i = text_of(m, s), integer(m, start)
    n = len(t) - i if count is None else integer(m, count)
    if i < 0 or n < 0 or i + n > len(t):
        raise m.fail("value", "out of range")
    return t[:i] + t[i + n :]


@operation("text.concat_all")
def concat_all(m: Any, *values: Any) -> str:
    """The texts of values, joined."""
    items = values_of(m, values[0]) if len(values) == 1 and not isinstance(values[0], str) else values
    return "".join(m.text(each) for each in items)


@operation("text.join_reversed")
def join_reversed(m: Any, values: Any, sep: Any) -> str:
    """Go's `Join`."""
    return str(m.operation("text.join")(m, sep, values_of(m, values)))


@operation("text.count_characters")
def count_characters(m: Any, s: Any) -> int:
    """How many characters a text has."""
    return len(text_of(m, s))


@operation("number.infinity")
def infinity(m: Any, sign: Any = 1) -> float:
    """Go's `math.Inf`."""
    return float("inf") if sign >= 0 else float("-inf")


@operation("number.convert_int32")
def convert_int32(m: Any, value: Any, base: Any = 10) -> Any:
    """C#'s `Convert.ToInt32`: floats are rounded half to even."""
    if isinstance(value, float):
        return round(value)
    if isinstance(value, int):
        return m.operation("number.to_int32")(m, value)
    return m.operation("parse.int32_trimmed")(m, value, base) if value is not None else 0


def _try_parse(name: str) -> Any:
    def run(m: Any, text: Any, place: Any = None) -> bool:
        try:
            found = m.operation(name)(m, text)
        except Raised:
            found = None
        if hasattr(place, "write"):
            place.write(0 if found is None else found)
        return found is not None

    return run


operation("parse.try_int32", places=(1,))(_try_parse("parse.int32_trimmed"))
operation("parse.try_int64", places=(1,))(_try_parse("parse.int64_trimmed"))


@operation("list.repeated_value")
def repeated_value(m: Any, value: Any, count: Any) -> Any:
    """A list with one value several times."""
    return m.operation("list.repeated")(m, count, value)


@operation("array.copy_to")
def copy_to(m: Any, a: Any, target: Any, index: Any = 0) -> None:
    """Copies all elements into an array from a position on."""
    m.operation("array.copy_into")(m, a, 0, target, index, len(a))


@operation("array.copy_count")
def copy_count(m: Any, a: Any, *rest: Any) -> None:
    """C#'s `Array.Copy`."""
    if len(rest) == 2:
        m.operation("array.copy_into")(m, a, 0, rest[0], 0, rest[1])
    else:
        m.operation("array.copy_into")(m, a, *rest)


@operation("array.length_of")
def length_of(m: Any, a: Any, dimension: Any) -> int:
    """The length of a dimension."""
    for _ in range(integer(m, dimension)):
        if not a:
            return 0
        a = a[0]
    return len(a)


@operation("array.upper_bound")
def upper_bound(m: Any, a: Any, dimension: Any) -> int:
    """The last position of a dimension."""
    return length_of(m, a, dimension) - 1


@operation("read.new_scanner")
def new_scanner(m: Any, *_: Any) -> Any:
    """Go's scanner of lines."""
    from variorum.interpreter.values import Device

    return Device("scanner")


@operation("text.has_any")
def has_any(m: Any, text: Any, characters: Any) -> bool:
    """Whether a text holds one of several characters."""
    return any(each in text_of(m, text) for each in text_of(m, characters))


@operation("text.find_any")
def find_any(m: Any, text: Any, characters: Any) -> int:
    """The first position of one of several characters, -1 if there is none."""
    whole, wanted = text_of(m, text), text_of(m, characters)
    return next((index for index, each in enumerate(whole) if each in wanted), -1)


@operation("text.cut")
def cut(m: Any, text: Any, separator: Any) -> Any:
    """What stands in front of a separator and behind it, and whether it is there."""
    before, found, after = text_of(m, text).partition(text_of(m, separator))
    return before, after, bool(found) or not text_of(m, separator)


@operation("text.fields_by")
def fields_by(m: Any, text: Any, test: Any) -> Any:
    """The pieces between characters that a test holds for, without empty ones."""
    pieces = [""]
    for each in text_of(m, text):
        if m.apply(test, I32(ord(each))):
            pieces.append("")
        else:
            pieces[-1] += each
    return m.new_list([each for each in pieces if each])


@operation("slice.search")
def search(m: Any, size: Any, test: Any) -> int:
    """The first position below a size from which on a test holds, found by halving."""
    low, high = 0, integer(m, size)
    while low < high:
        middle = (low + high) // 2
        if m.apply(test, middle):
            high = middle
        else:
            low = middle + 1
    return low


@operation("text.quoted")
def quoted(m: Any, text: Any) -> str:
    """A text in quotes, with its quotes and backslashes marked."""
    return '"' + text_of(m, text).replace("\\", "\\\\").replace('"', '\\"') + '"'
