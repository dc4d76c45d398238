"""Streams, and what maps and filters the elements of a container."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, truth
from variorum.interpreter.values import (
    Array,
    Iteration,
    Map,
    Set,
    Stream,
)


def with_index(m: Any) -> Callable[..., Any]:
    """Returns what calls a function with an element, its position and the whole, where the language does so."""
    function: Callable[..., Any] = m.operation("function.with_index")
    return function


def wrapped(m: Any, source: Any, values: Iterator[Any], of: str = "") -> Any:
    """Returns values as the source has them: a stream of a stream, else a list."""
    if isinstance(source, Stream):
        return Stream(m.bounded(values), of)
    if m.semantics.library.has_lazy_queries:
        return Stream(m.bounded(values), of)
    found = list(m.bounded(values))
    m.charge(len(found) + 1)
    return m.new_list(found)


def items(m: Any, source: Any) -> Any:
    """Returns the elements of a stream or container."""
    return source.values if isinstance(source, Stream) else m.loop_values(source)


@operation("stream.of")
def of(m: Any, source: Any, *bounds: Any) -> Stream:
    """A stream of the elements."""
    values = (
        list(source)[integer(m, bounds[0]) : integer(m, bounds[1])] if len(bounds) == 2 else items(m, source)
    )
    first = values[0] if isinstance(values, list) and values else None
    kind = (
        "int"
        if isinstance(source, Array) and type(first) is int
        else "double"
        if isinstance(source, Array) and isinstance(first, float)
        else ""
    )
    return Stream(m.bounded(values), kind)


@operation("stream.of_values")
def of_values(m: Any, *values: Any) -> Stream:
    """A stream of the values."""
    return Stream(iter(values[0] if len(values) == 1 and isinstance(values[0], Array) else values))


@operation("stream.of_codes")
def of_codes(m: Any, text: Any) -> Stream:
    """Java's `chars`: the codes of a text's characters."""
    return Stream(iter([ord(each) for each in m.text(text)]), "int")


@operation("stream.of_lines")
def of_lines(m: Any, text: Any) -> Stream:
    """The lines of a text."""
    return Stream(iter(m.text(text).splitlines()))


@operation("stream.of_input")
def of_input(m: Any, device: Any) -> Stream:
    """The lines that are left to read."""
    return Stream(m.operation("read.lines_without_end")(m, device))


@operation("stream.range")
def range_(m: Any, low: Any, high: Any) -> Stream:
    """From one number up to another, without it."""
    return Stream(m.bounded(range(integer(m, low), integer(m, high))), "int")


@operation("stream.range_closed")
def range_closed(m: Any, low: Any, high: Any) -> Stream:
    """From one number up to another."""
    return Stream(m.bounded(range(integer(m, low), integer(m, high) + 1)), "int")


@operation("stream.iterate")
def iterate(m: Any, start: Any, *functions: Any) -> Stream:
    """A value, what a function makes of it, and so on."""

    def run() -> Iterator[Any]:
        value = start
        while len(functions) == 1 or truth(m, m.apply(functions[0], value)):
            m.step()
            yield value
            value = m.apply(functions[-1], value)

    return Stream(run())


@operation("stream.generate")
def generate(m: Any, function: Any) -> Stream:
    """What a function gives, again and again."""

    def run() -> Iterator[Any]:
        while True:
            m.step()
            yield m.apply(function)

    return Stream(run())


@operation("each.map")
def map_(m: Any, source: Any, function: Any, *_: Any) -> Any:
    """What a function makes of each element."""
    call = with_index(m)
    return wrapped(
        m,
        source,
        (call(m, function, each, index, source) for index, each in enumerate(items(m, source))),
        getattr(source, "of", ""),
    )


def _mapped_to(kind: str) -> Callable[..., Any]:
    def run(m: Any, source: Any, function: Any = None) -> Any:
        convert = m.operation(
            {"int": "number.to_int32", "long": "number.to_int64", "double": "number.to_float"}[kind]
        )
        return Stream(
            (
                convert(m, m.apply(function, each) if function is not None else each)
                for each in items(m, source)
            ),
            kind,
        )

    return run


for _kind in ("int", "long", "double"):
    operation(f"each.map_to_{_kind}")(_mapped_to(_kind))


@operation("each.map_to_object")
def map_to_object(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of each number."""
    return Stream(m.apply(function, each) for each in items(m, source))


@operation("each.boxed")
def boxed(m: Any, source: Any) -> Any:
    """The same elements as objects."""
    return Stream(source.values)


@operation("each.filter")
def filter_(m: Any, source: Any, test: Any, *_: Any) -> Any:
    """The elements that a test holds for."""
    call = with_index(m)
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if truth(m, call(m, test, each, index, source))),
        getattr(source, "of", ""),
    )


@operation("each.filter_not")
def filter_not(m: Any, source: Any, test: Any) -> Any:
    """The elements that a test does not hold for."""
    return wrapped(m, source, (each for each in items(m, source) if not truth(m, m.apply(test, each))))


@operation("each.filter_indexed")
def filter_indexed(m: Any, source: Any, test: Any) -> Any:
    """The elements that a test of position and element holds for."""
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if truth(m, m.apply(test, index, each))),
    )


@operation("each.map_indexed")
def map_indexed(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of each position and element."""
    return wrapped(m, source, (m.apply(function, index, each) for index, each in enumerate(items(m, source))))


@operation("each.map_with_position")
def map_with_position(m: Any, source: Any, function: Any) -> Any:
    """C#'s `Select`: a function with two parameters gets the position too."""
    if getattr(function, "arity", 1) == 2:
        return wrapped(
            m, source, (m.apply(function, each, index) for index, each in enumerate(items(m, source)))
        )
    return wrapped(m, source, (m.apply(function, each) for each in items(m, source)))


@operation("each.filter_with_position")
def filter_with_position(m: Any, source: Any, test: Any) -> Any:
    """C#'s `Where`."""
    if getattr(test, "arity", 1) == 2:
        return wrapped(
            m,
            source,
            (each for index, each in enumerate(items(m, source)) if truth(m, m.apply(test, each, index))),
        )
    return wrapped(m, source, (each for each in items(m, source) if truth(m, m.apply(test, each))))


@operation("each.not_null")
def not_null(m: Any, source: Any) -> Any:
    """The elements that are not null."""
    return wrapped(m, source, (each for each in items(m, source) if each is not None))


@operation("each.map_not_null")
def map_not_null(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of the elements, where that is not null."""
    return wrapped(
        m, source, (made for each in items(m, source) if (made := m.apply(function, each)) is not None)
    )


@operation("each.flat_map")
def flat_map(m: Any, source: Any, function: Any, *rest: Any) -> Any:
    """The elements of what a function makes of each element. C# may give another function, of the element and of what was made
    of it."""
    call = with_index(m)
    select = rest[0] if rest and m.semantics.library.has_lazy_queries else None

    def run() -> Iterator[Any]:
        for index, each in enumerate(items(m, source)):
            made = call(m, function, each, index, source)
            if select is not None:
                for one in items(m, made):
                    yield m.apply(select, each, one)
            elif (
                isinstance(made, (list, Stream, Set, tuple, range, Iteration, Map))
                or not m.semantics.undefined
            ):
                yield from items(m, made)
            else:
                yield made

    return wrapped(m, source, run())


@operation("each.for_each")
def for_each(m: Any, source: Any, function: Any, *_: Any) -> Any:
    """Calls a function with each element."""
    call = with_index(m)
    for index, each in enumerate(m.bounded(items(m, source))):
        call(m, function, each, index, source)
    return m.absent


@operation("each.for_each_indexed")
def for_each_indexed(m: Any, source: Any, function: Any) -> None:
    """Calls a function with each position and element."""
    for index, each in enumerate(m.bounded(items(m, source))):
        m.apply(function, index, each)


@operation("each.peek")
def peek(m: Any, source: Any, function: Any) -> Any:
    """The same elements; a function is called with each that passes."""

    def run() -> Iterator[Any]:
        for each in items(m, source):
            m.apply(function, each)
            yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))
