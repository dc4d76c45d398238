"""Operations on parts of tuples and lists as Rust has them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.values import Iteration, Optional


def _part(index: int) -> None:
    operation(f"rust.part{index}")(lambda m, value: value[index])


for _index in range(4):
    _part(_index)


@operation("rust.payload")
def payload(m: Any, value: ResultValue) -> Any:
    """What is in a result, of either variant."""
    return value.value


@operation("rust.successors")
def successors(m: Any, start: Optional, function: Any) -> Iteration:
    """A value, what a function makes of it, and so on until there is nothing."""

    def run() -> Iterator[Any]:
        value: Any = start
        while value.value is not None:
            m.step()
            yield value.value
            value = m.apply(function, value.value)

    return Iteration(run())


@operation("rust.first_place")
def first_place(m: Any, a: Any) -> Any:
    """The place of the first element."""
    return m.operation("rust.get_place")(m, a, 0)


@operation("rust.last_place")
def last_place(m: Any, a: Any) -> Any:
    """The place of the last element."""
    return m.operation("rust.get_place")(m, a, len(a) - 1)


@operation("rust.extend_draining")
def extend_draining(m: Any, a: list[Any], other: Any) -> None:
    """Moves the elements of another list to the end."""
    source = m.indexer.read_through(other)
    m.charge(len(source))
    a.extend(source)
    del source[:]


@operation("rust.rotate_left")
def rotate_left(m: Any, a: list[Any], count: Any) -> None:
    """Moves the first elements to the end."""
    n = integer(m, count)
    if n > len(a):
        raise m.fail("index", "mid <= self.len()")
    a[:] = a[n:] + a[:n]


@operation("rust.rotate_right")
def rotate_right(m: Any, a: list[Any], count: Any) -> None:
    """Moves the last elements to the front."""
    n = integer(m, count)
    if n > len(a):
        raise m.fail("index", "k <= self.len()")
    a[:] = a[len(a) - n :] + a[: len(a) - n]


@operation("rust.is_sorted")
def is_sorted(m: Any, a: Any) -> bool:
    """Whether the elements are in order."""
    return all(m.order(x, y) <= 0 for x, y in pairwise(a))
