"""Operations of Go's packages `slices`, `maps` and `sort`."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, sort_values
from variorum.interpreter.values import Map, Sequence


def _made(m: Any, old: Any, values: Iterable[Any]) -> Sequence:
    made = Sequence(values)
    m.charge(len(made) + 1)
    convert = getattr(old, "element", None)
    if convert is not None:
        made.element = convert
    return made


def _values(m: Any, a: Any) -> list[Any]:
    return [] if a is None else list(m.loop_values(a))


@operation("slice.clone")
def clone(m: Any, a: Any) -> Any:
    """A new slice with the same elements."""
    return None if a is None else _made(m, a, map(m.copy, a))


@operation("slice.compact")
def compact(m: Any, a: Any) -> Any:
    """The slice without elements that equal the one before."""
    distinct_elements: list[Any] = []
    for each in _values(m, a):
        if not distinct_elements or not m.operators.equal(distinct_elements[-1], each):
            distinct_elements.append(each)
    return _made(m, a, distinct_elements)


@operation("slice.sort_by")
def sort_by(m: Any, a: Any, compare: Any) -> None:
    """Sorts in place by a function that compares two elements. Sorting is stable."""
    m.indexer.note_shared(a)
    if len(a) > 1:
        a[:] = sort_values(m, list(a), compare)


@operation("slice.sorted")
def sorted_values(m: Any, a: Any, compare: Any = None) -> Any:
    """A new slice of sorted values."""
    return _made(
        m, None, sort_values(m, _values(m, a), compare) if compare else sort_values(m, _values(m, a))
    )


@operation("slice.is_sorted")
def is_sorted(m: Any, a: Any) -> bool:
    """Whether no element is smaller than the one before."""
    values = _values(m, a)
    return all(m.order(x, y) <= 0 for x, y in itertools.pairwise(values))


@operation("slice.search_sorted")
def search_sorted(m: Any, a: Any, wanted: Any) -> Any:
    """The first position whose element is not smaller, and whether it is equal."""
    values = _values(m, a)
    low, high = 0, len(values)
    while low < high:
        m.step()
        middle = (low + high) // 2
        if m.order(values[middle], wanted) < 0:
            low = middle + 1
        else:
            high = middle
    return low, low < len(values) and m.order(values[low], wanted) == 0


@operation("slice.index_where")
def index_where(m: Any, a: Any, test: Any) -> int:
    """The position of the first element that passes the test, -1 if there is none."""
    return next((i for i, each in enumerate(_values(m, a)) if m.apply(test, each)), -1)


@operation("slice.has_where")
def has_where(m: Any, a: Any, test: Any) -> bool:
    """Whether an element passes the test."""
    return any(m.apply(test, each) for each in _values(m, a))


@operation("slice.equal")
def equal(m: Any, a: Any, b: Any) -> bool:
    """Whether two slices have equal elements."""
    first, second = _values(m, a), _values(m, b)
    return len(first) == len(second) and all(
        m.operators.equal(x, y) for x, y in zip(first, second, strict=True)
    )


@operation("slice.insert")
def insert(m: Any, a: Any, position: Any, *values: Any) -> Any:
    """The slice with further elements at a position."""
    old, i = _values(m, a), integer(m, position)
    if not 0 <= i <= len(old):
        raise m.fail("index", "out of range")
    return _made(m, a, [*old[:i], *map(m.copy, values), *old[i:]])


@operation("slice.delete")
def delete(m: Any, a: Any, low: Any, high: Any) -> Any:
    """The slice without the elements between two positions. What the old slice holds then is not modelled."""
    old, i, j = _values(m, a), integer(m, low), integer(m, high)
    if not 0 <= i <= j <= len(old):
        raise m.fail("index", "out of range")
    m.indexer.note_shared(a)
    return _made(m, a, old[:i] + old[j:])


@operation("slice.delete_where")
def delete_where(m: Any, a: Any, test: Any) -> Any:
    """The slice without the elements that pass the test."""
    return _made(m, a, [each for each in _values(m, a) if not m.apply(test, each)])


@operation("slice.concat")
def concat(m: Any, *slices: Any) -> Any:
    """A new slice of the elements of all."""
    return _made(m, slices[0] if slices else None, [each for one in slices for each in _values(m, one)])


@operation("slice.repeat")
def repeat(m: Any, a: Any, count: Any) -> Any:
    """A new slice that repeats the elements."""
    m.charge(len(a) * max(integer(m, count), 0))
    return _made(m, a, list(a) * integer(m, count))


@operation("slice.largest_by")
def largest_by(m: Any, a: Any, compare: Any) -> Any:
    """The first largest element by a function that compares two."""
    best, *others = _values(m, a) or [m.fail("value", "empty slice")]
    for each in others:
        best = each if m.apply(compare, each, best) > 0 else best
    return best


@operation("slice.smallest_by")
def smallest_by(m: Any, a: Any, compare: Any) -> Any:
    """The first smallest element by a function that compares two."""
    best, *others = _values(m, a) or [m.fail("value", "empty slice")]
    for each in others:
        best = each if m.apply(compare, each, best) < 0 else best
    return best


@operation("slice.collect")
def collect(m: Any, values: Any) -> Any:
    """A slice of what an iterator yields."""
    return _made(m, None, _values(m, values))


@operation("slice.map_keys")
def map_keys(m: Any, a: Any) -> Any:
    """The keys of a map, in an order that is not known."""
    found = [] if a is None else list(a.entries)
    if len(found) > 1:
        m.note("unordered")
    return _made(m, None, found)


@operation("slice.map_values")
def map_values(m: Any, a: Any) -> Any:
    """The values of a map, in an order that is not known."""
    found = [] if a is None else list(a.entries.values())
    if len(found) > 1:
        m.note("unordered")
    return _made(m, None, found)


@operation("slice.map_clone")
def map_clone(m: Any, a: Any) -> Any:
    """A new map with the same entries."""
    return a.like(dict(a.entries)) if isinstance(a, Map) else a


@operation("slice.compare")
def compare_values(m: Any, a: Any, b: Any) -> int:
    """-1, 0 or 1, as the first value is smaller, equal or larger."""
    found = m.order(a, b)
    return int(found > 0) - int(found < 0)
