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


@operation("region.replace_where")
def replace_where(m: Any, first: Any, last: Any, test: Any, value: Any) -> None:
    """Stores a value in place of the elements that pass a test."""
    values = elements(m, first, last)
    write(m, first, [m.copy(value) if m.comparer.truth(m.apply(test, each)) else each for each in values])


@operation("region.adjacent")
def adjacent(m: Any, first: Any, last: Any, test: Any = None) -> Cursor:
    """The first element that equals the next one, or passes a test with it."""
    values = elements(m, first, last)
    for i, (one, other) in enumerate(itertools.pairwise(values)):
        is_found = (
            m.operators.equal(one, other) if test is None else m.comparer.truth(m.apply(test, one, other))
        )
        if is_found:
            return at(first, i)
    return at(first, len(values))


@operation("region.generate")
def generate(m: Any, first: Any, last: Any, make: Any) -> None:
    """Stores what a function gives, called for each element."""
    write(m, first, [m.apply(make) for _ in elements(m, first, last)])


@operation("region.includes")
def includes(m: Any, first: Any, last: Any, other_first: Any, other_last: Any) -> bool:
    """Whether a sorted range has all elements of another."""
    rest = elements(m, first, last)
    for each in elements(m, other_first, other_last):
        while rest and m.order(rest[0], each) < 0:
            rest = rest[1:]
        if not rest or m.order(rest[0], each) != 0:
            return False
        rest = rest[1:]
    return True


@operation("region.is_permutation")
def is_permutation(m: Any, first: Any, last: Any, other: Any, other_last: Any = None) -> bool:
    """Whether two ranges have the same elements in any order."""
    values = elements(m, first, last)
    end = at(other, len(values)) if other_last is None else other_last
    return bool(sort_values(m, values) == sort_values(m, elements(m, other, end)))


@operation("region.reverse_copy")
def reverse_copy(m: Any, first: Any, last: Any, out: Any) -> Any:
    """Stores the elements in reverse order elsewhere."""
    return write(m, out, [m.copy(each) for each in elements(m, first, last)[::-1]])


@operation("region.is_less")
def is_less(m: Any, first: Any, last: Any, other: Any, other_last: Any) -> bool:
    """Whether a range comes before another in the order of dictionaries."""
    one, two = elements(m, first, last), elements(m, other, other_last)
    for x, y in zip(one, two, strict=False):
        found = m.order(x, y)
        if found:
            return bool(found < 0)
    return len(one) < len(two)
