"""C++'s algorithms that fill and order ranges, and merge them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.regions import at, elements, write
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, sort_values
from variorum.interpreter.values import Builder, Cursor


@operation("region.fill")
def fill(m: Any, first: Any, last: Any, value: Any) -> None:
    """Stores one value everywhere."""
    write(m, first, [m.copy(value) for _ in range(len(elements(m, first, last)))])


@operation("region.fill_count")
def fill_count(m: Any, first: Any, count_: Any, value: Any) -> Any:
    """Stores one value so many times."""
    m.charge(integer(m, count_))
    return write(m, first, [m.copy(value) for _ in range(integer(m, count_))])


@operation("region.count_up")
def count_up(m: Any, first: Any, last: Any, start: Any) -> None:
    """C++'s `iota`."""
    write(m, first, [start + index for index in range(len(elements(m, first, last)))])


@operation("region.next_permutation")
def next_permutation(m: Any, first: Any, last: Any) -> bool:
    """Makes the next order of the elements; the first one after the last."""
    return _permute(m, first, last, 1)


@operation("region.prev_permutation")
def prev_permutation(m: Any, first: Any, last: Any) -> bool:
    """Makes the order of the elements before; the last one before the first."""
    return _permute(m, first, last, -1)


def _permute(m: Any, first: Any, last: Any, sign: int) -> bool:
    values = elements(m, first, last)
    for i in range(len(values) - 2, -1, -1):
        m.step()
        if m.order(values[i], values[i + 1]) * sign < 0:
            j = next(k for k in range(len(values) - 1, i, -1) if m.order(values[i], values[k]) * sign < 0)
            values[i], values[j] = values[j], values[i]
            values[i + 1 :] = values[i + 1 :][::-1]
            write(m, first, values)
            return True
    write(m, first, values[::-1])
    return False


@operation("region.nth")
def nth(m: Any, first: Any, middle: Any, last: Any, comparator: Any = None) -> None:
    """C++'s `nth_element`, which sorts here; how the rest is arranged is left open."""
    m.note("unordered")
    write(m, first, sort_values(m, elements(m, first, last), comparator))


@operation("region.partial_sort")
def partial_sort(m: Any, first: Any, middle: Any, last: Any, comparator: Any = None) -> None:
    """Sorts the smallest elements to the front."""
    write(m, first, sort_values(m, elements(m, first, last), comparator))


@operation("region.is_sorted")
def is_sorted(m: Any, first: Any, last: Any, comparator: Any = None) -> bool:
    """Whether the elements are in order."""
    values = elements(m, first, last)
    return all(m.order(a, b, comparator) <= 0 for a, b in itertools.pairwise(values))


@operation("region.equal")
def equal(m: Any, first: Any, last: Any, other: Any, *end: Any) -> bool:
    """Whether two regions have equal elements."""
    values = elements(m, first, last)
    others = elements(m, other, end[0] if end and isinstance(end[0], Cursor) else at(other, len(values)))
    return len(values) == len(others) and all(m.equal(a, b) for a, b in zip(values, others, strict=True))


@operation("region.merge")
def merge(m: Any, a: Any, b: Any, c: Any, d: Any, target: Any) -> Any:
    """Stores two sorted regions as one."""
    return write(m, target, sort_values(m, elements(m, a, b) + elements(m, c, d)))


def _set_operation(name: str) -> Callable[..., Any]:
    def run(m: Any, a: Any, b: Any, c: Any, d: Any, target: Any) -> Any:
        left, right = elements(m, a, b), elements(m, c, d)
        if name == "common":
            found = [each for each in left if each in right]
        elif name == "minus":
            found = [each for each in left if each not in right]
        else:
            found = sort_values(m, left + [each for each in right if each not in left])
        return write(m, target, found)

    return run


for _name in ("common", "minus", "union"):
    operation(f"region.{_name}")(_set_operation(_name))


@operation("region.appender", places=(0,))
def appender(m: Any, container: Any, *_: Any) -> Any:
    """C++'s `back_inserter`."""
    from variorum.interpreter.values import Device

    if isinstance(container, Builder):
        return Device("inserter", lambda each: m.operation("builder.push")(m, container, each))
    if isinstance(container, list):
        return Device("inserter", lambda each: m.operation("list.append")(m, container, each))
    return Device("inserter", lambda each: m.dispatch(container, "insert", [each]))
