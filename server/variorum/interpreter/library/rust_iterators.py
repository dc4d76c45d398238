"""Lazy iterators as Rust has them: what makes them, chains them and uses them up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain as chained
from itertools import cycle as cycled
from itertools import islice
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.numerals import BY_WIDTH
from variorum.interpreter.values import Iteration, Optional

USIZE: Any = BY_WIDTH[64, False]
"""The class of positions and lengths."""


def over(m: Any, source: Any) -> Iterator[Any]:
    """Returns an iterator over the elements, counted; that of an iterator is the iterator itself."""
    if isinstance(source, Iteration):
        return source
    if isinstance(source, Optional):
        return iter(() if source.value is None else (source.value,))
    return iter(m.bounded(m.loop_values(source)))


@operation("rust.iterator")
def iterator(m: Any, source: Any) -> Iteration:
    """An iterator over the elements."""
    return source if isinstance(source, Iteration) else Iteration(over(m, source))


@operation("rust.places")
def places(m: Any, source: Any) -> Iteration:
    """An iterator over the places of the elements."""
    return Iteration(m.bounded(m.places_of(source)))


@operation("rust.drained")
def drained(m: Any, source: Any, *part: Any) -> Iteration:
    """An iterator over the elements, or over those of a part, which leave the list."""
    if part:
        low, high = part[0].bounds(len(source), False) or (0, 0)
        taken = list(source[low:high])
        del source[low:high]
        return Iteration(taken)
    taken = values_of(m, source)
    m.operation("list.clear" if isinstance(source, list) else "map.clear")(m, source)
    return Iteration(taken)


@operation("rust.map")
def map_(m: Any, source: Any, function: Any) -> Iteration:
    """What a function makes of each element."""
    return Iteration(m.apply(function, each) for each in over(m, source))


@operation("rust.filter")
def filter_(m: Any, source: Any, test: Any) -> Iteration:
    """The elements that a test holds for."""
    return Iteration(each for each in over(m, source) if truth(m, m.apply(test, each)))


@operation("rust.filter_map")
def filter_map(m: Any, source: Any, function: Any) -> Iteration:
    """What is in the options that a function makes of the elements."""
    made = (m.apply(function, each) for each in over(m, source))
    return Iteration(each.value for each in made if inner(m, each) is not None)


def inner(m: Any, value: Any) -> Any:
    """Returns what is in an option or a result, null if nothing is."""
    found = getattr(value, "value", None)
    return found if getattr(value, "is_ok", True) else None


@operation("rust.flat_map")
def flat_map(m: Any, source: Any, function: Any) -> Iteration:
    """The elements of what a function makes of each element."""
    return Iteration(one for each in over(m, source) for one in over(m, m.apply(function, each)))


@operation("rust.flatten")
def flatten(m: Any, source: Any) -> Iteration:
    """The elements of the elements."""
    return Iteration(one for each in over(m, source) for one in over(m, each))


@operation("rust.enumerate")
def enumerate_(m: Any, source: Any) -> Iteration:
    """Pairs of position and element."""
    return Iteration((USIZE(index), each) for index, each in enumerate(over(m, source)))


@operation("rust.zip")
def zip_(m: Any, source: Any, other: Any) -> Iteration:
    """Pairs of elements, up to the end of the shorter one."""
    return Iteration(zip(over(m, source), over(m, other), strict=False))


@operation("rust.chain")
def chain(m: Any, source: Any, other: Any) -> Iteration:
    """The elements of both."""
    return Iteration(chained(over(m, source), over(m, other)))


@operation("rust.rev")
def rev(m: Any, source: Any) -> Iteration:
    """The elements from the last to the first."""
    return Iteration(reversed(list(over(m, source))))


@operation("rust.take")
def take(m: Any, source: Any, count: Any) -> Iteration:
    """The first elements."""
    return Iteration(islice(over(m, source), integer(m, count)))


@operation("rust.skip")
def skip(m: Any, source: Any, count: Any) -> Iteration:
    """The elements behind the first ones."""
    return Iteration(islice(over(m, source), integer(m, count), None))


@operation("rust.step_by")
def step_by(m: Any, source: Any, step: Any) -> Iteration:
    """Every so many elements. Raises a value error for 0."""
    width = integer(m, step)
    if width == 0:
        raise m.fail("value", "assertion failed: step != 0")
    return Iteration(islice(over(m, source), 0, None, width))


@operation("rust.take_while")
def take_while(m: Any, source: Any, test: Any) -> Iteration:
    """The elements up to the first that a test does not hold for."""

    def run() -> Iterator[Any]:
        for each in over(m, source):
            if not truth(m, m.apply(test, each)):
                return
            yield each

    return Iteration(run())


@operation("rust.map_while")
def map_while(m: Any, source: Any, function: Any) -> Iteration:
    """What is in the options that a function makes of the elements, up to the first that is empty."""

    def run() -> Iterator[Any]:
        for each in over(m, source):
            made = m.apply(function, each)
            if inner(m, made) is None:
                return
            yield made.value

    return Iteration(run())


@operation("rust.skip_while")
def skip_while(m: Any, source: Any, test: Any) -> Iteration:
    """The elements from the first that a test does not hold for."""

    def run() -> Iterator[Any]:
        values = over(m, source)
        for each in values:
            if not truth(m, m.apply(test, each)):
                yield each
                yield from values

    return Iteration(run())


@operation("rust.inspect")
def inspect(m: Any, source: Any, function: Any) -> Iteration:
    """The elements; a function sees each."""

    def run() -> Iterator[Any]:
        for each in over(m, source):
            m.apply(function, each)
            yield each

    return Iteration(run())


@operation("rust.cycle")
def cycle(m: Any, source: Any) -> Iteration:
    """The elements again and again."""
    return Iteration(m.bounded(cycled(values_of(m, source))))


@operation("rust.windows")
def windows(m: Any, source: Any, size: Any) -> Iteration:
    """The parts of a length that follow each other."""
    width = integer(m, size)
    if width == 0:
        raise m.fail("value", "window size must be non-zero")
    values = values_of(m, source)
    return Iteration(new_list(m, values[at : at + width]) for at in range(len(values) - width + 1))


@operation("rust.chunks")
def chunks(m: Any, source: Any, size: Any) -> Iteration:
    """Parts of a length, of which the last may be shorter."""
    width = integer(m, size)
    if width == 0:
        raise m.fail("value", "chunk size must be non-zero")
    values = values_of(m, source)
    return Iteration(new_list(m, values[at : at + width]) for at in range(0, len(values), width))


@operation("rust.scan")
def scan(m: Any, source: Any, start: Any, function: Any) -> Iteration:
    """What a function makes of a state, which it may change, and of each element."""
    from variorum.interpreter.values import Place

    box = [start]

    def write(value: Any) -> None:
        box[0] = value

    place = Place(lambda: box[0], write)
    return map_while(m, source, _WithState(m, function, place))


class _WithState:
    """A function whose first argument is a place."""

    def __init__(self, machine: Any, function: Any, place: Any) -> None:
        self.machine, self.function, self.place = machine, function, place

    def invoke(self, arguments: list[Any], named: Any = None) -> Any:
        """Calls the function."""
        return self.machine.call_value(self.function, [self.place, *arguments], named)
