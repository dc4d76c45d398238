"""C++'s functions on single values, and its streams and queues."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.regions import elements
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import text_of
from variorum.interpreter.numerals import U64
from variorum.interpreter.values import Builder, Cursor


@operation("cpp.swap", places=(0, 1))
def swap(m: Any, a: Any, b: Any) -> None:
    """Exchanges two values."""
    if hasattr(a, "write") and hasattr(b, "write"):
        x, y = a.read(), b.read()
        a.write(y)
        b.write(x)
        return
    from variorum.interpreter.copying import replace

    saved = m.copy(a)
    if saved is a:
        from variorum.interpreter.signals import Unsupported

        raise Unsupported("an exchange of references")
    replace(m, a, b)
    replace(m, b, saved)


@operation("cpp.iter_swap")
def iter_swap(m: Any, a: Any, b: Any) -> None:
    """Exchanges what two iterators point to."""
    x, y = m.indexer.read_through(a), m.indexer.read_through(b)
    m.indexer.set(a.container, a.position, y)
    m.indexer.set(b.container, b.position, x)


@operation("cpp.text_of_number")
def text_of_number(m: Any, value: Any) -> Builder:
    """C++'s `to_string`."""
    if isinstance(value, float):
        return Builder(format(float(value), ".6f"))
    return Builder(str(int(value)))


@operation("cpp.move")
def move(m: Any, value: Any, *_: Any) -> Any:
    """C++'s `move`: the value itself."""
    return value


@operation("cpp.size")
def size(m: Any, value: Any) -> Any:
    """C++'s `size`: a number without sign."""
    return U64(m.operation("any.length")(m, value))


@operation("cpp.wide_size")
def wide_size(m: Any, value: Any) -> Any:
    """The length of a text up to its zero."""
    return U64(len(text_of(m, value).split("\0")[0]))


@operation("cpp.text")
def text(m: Any, value: Any) -> str:
    """C++'s `c_str`."""
    return text_of(m, value)


@operation("cpp.part")
def part(m: Any, s: Any, start: Any = 0, length: Any = None) -> Builder:
    """C++'s `substr`."""
    t, i = text_of(m, s), int(start)
    if i > len(t):
        raise m.fail("index", "out of range")
    return Builder(t[i:] if length is None or length < 0 else t[i : i + int(length)])


@operation("cpp.compare_texts")
def compare_texts(m: Any, a: Any, b: Any, *_: Any) -> int:
    """C++'s `compare` and C's `strcmp`."""
    s, t = text_of(m, a), text_of(m, b)
    return (s > t) - (s < t)


@operation("cpp.back")
def back(m: Any, a: Any) -> Any:
    """C++'s `back`."""
    if not len(a):
        raise m.outside("empty")
    return m.indexer.get(a, len(a) - 1)


@operation("cpp.front")
def front(m: Any, a: Any) -> Any:
    """C++'s `front`."""
    if not len(a):
        raise m.outside("empty")
    return m.indexer.get(a, 0)


@operation("cpp.at")
def at_checked(m: Any, a: Any, index: Any) -> Any:
    """C++'s `at`."""
    if not 0 <= index < len(a):
        raise m.fail("index", "out of range")
    return m.indexer.get(a, int(index))


@operation("cpp.memset")
def memset(m: Any, target: Any, value: Any, *_: Any) -> Any:
    """C's `memset`, with 0 or -1, of a whole array."""
    if value not in (0, -1):
        from variorum.interpreter.signals import Unsupported

        raise Unsupported("memset of another value")
    _set_all(m, target.container if isinstance(target, Cursor) else target, value)
    return target


def _set_all(m: Any, target: Any, value: Any) -> None:
    m.step(len(target) >> 4)
    for index, each in enumerate(target):
        if isinstance(each, list):
            _set_all(m, each, value)
        else:
            target[index] = m.cast_like(each, value) if not isinstance(each, bool) else bool(value)


@operation("cpp.values_of_list")
def of_list(m: Any, *values: Any) -> Any:
    """A tuple of values."""
    return m.make_collection("pair", [m.copy(each) for each in values])


@operation("cpp.tie", places=tuple(range(8)))
def tie(m: Any, *places: Any) -> Any:
    """C++'s `tie`."""
    from variorum.interpreter.values import Place

    def store(values: Any) -> None:
        for place, value in zip(places, values, strict=True):
            if hasattr(place, "write"):
                place.write(value)

    return Place(
        lambda: m.make_collection(
            "pair", [each.read() if hasattr(each, "read") else each for each in places]
        ),
        store,
    )


@operation("cpp.optional_value")
def optional_value(m: Any, value: Any) -> Any:
    """C++'s `value` of an optional."""
    if value.value is None:
        raise m.fail("state", "no value")
    return value.value


@operation("list.remove_equal")
def remove_equal(m: Any, a: Any, value: Any) -> None:
    """Removes all elements that equal a value."""
    a[:] = [each for each in a if not m.equal(each, value)]


@operation("stream.failed")
def failed(m: Any, device: Any) -> bool:
    """Whether the last read brought nothing."""
    return not m.operation("stream.good")(m, device)


@operation("stream.peek")
def stream_peek(m: Any, device: Any) -> int:
    """Whether anything is left, as a code; which character it is cannot be known without reading."""
    from variorum.interpreter.signals import Unsupported

    if not m.stdin.has_line(m.site):
        return -1
    raise Unsupported("a look at the next character")


@operation("stream.ignore_input")
def ignore_input(m: Any, *values: Any) -> Any:
    """C++'s `cin.ignore`."""
    from variorum.interpreter.values import Device

    return m.operation("stream.ignore")(m, Device("input"), *values)


@operation("new.cpp_queue")
def cpp_queue(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s `priority_queue`: the largest first, or as the third type argument or a comparison says."""
    queue = m.make_collection("queue descending", [], m.containers.element_converter(type_))
    if len(type_.arguments) > 2:
        name = type_.arguments[2].name
        cls = m.class_named(name)
        if name == "greater":
            queue.is_descending = False
        elif cls is not None:
            queue.compare = m.construct(cls, [], None)
        elif name != "less" and not values:
            from variorum.interpreter.signals import Unsupported

            raise Unsupported("the comparison of a queue")
    for each in values:
        if hasattr(each, "invoke") or hasattr(each, "cls"):
            queue.compare = each
    if values and isinstance(values[0], Cursor):
        for each in elements(m, values[0], values[1]):
            m.operation("queue.push")(m, queue, each)
    return queue


@operation("new.cpp_optional")
def cpp_optional(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s `optional`."""
    from variorum.interpreter.values import Optional

    return Optional(values[0] if values else None)


@operation("cpp.make_shared", takes_types=True)
def make_shared(m: Any, types: Any, *values: Any) -> Any:
    """C++'s `make_shared` and `make_unique`."""
    return m._pointer_to(m.constructor_of(types[0])(list(values), None))
