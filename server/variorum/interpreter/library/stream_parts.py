"""Orders the elements of a container, and takes parts of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items, wrapped
from variorum.interpreter.library.support import integer, sort_values, truth, values_of
from variorum.interpreter.values import (
    Stream,
)


@operation("each.sorted")
def sorted_(m: Any, source: Any, comparator: Any = None) -> Any:
    """The elements sorted."""
    return wrapped(
        m, source, iter(sort_values(m, values_of(m, items(m, source)), comparator)), getattr(source, "of", "")
    )


@operation("each.sorted_by")
def sorted_by(m: Any, source: Any, key: Any) -> Any:
    """The elements sorted by what a function makes of them."""
    found = wrapped(m, source, iter(sort_values(m, values_of(m, items(m, source)), key=key)))
    if isinstance(found, Stream):
        found.of = ("sorted", m.operation("comparator.by")(m, key))  # type: ignore[assignment]
    return found


@operation("each.sorted_by_descending")
def sorted_by_descending(m: Any, source: Any, key: Any) -> Any:
    """The elements sorted from the largest."""
    comparator = m.operation("comparator.by_descending")(m, key)
    found = wrapped(m, source, iter(sort_values(m, values_of(m, items(m, source)), comparator)))
    if isinstance(found, Stream):
        found.of = ("sorted", comparator)  # type: ignore[assignment]
    return found


@operation("each.then_by")
def then_by(m: Any, source: Any, key: Any) -> Any:
    """C#'s `ThenBy`."""
    return _then(m, source, m.operation("comparator.by")(m, key))


@operation("each.then_by_descending")
def then_by_descending(m: Any, source: Any, key: Any) -> Any:
    """C#'s `ThenByDescending`."""
    return _then(m, source, m.operation("comparator.by_descending")(m, key))


def _then(m: Any, source: Any, second: Any) -> Any:
    first = source.of[1] if isinstance(source.of, tuple) else None
    both = m.operation("comparator.then")(m, first, second)
    found = Stream(iter(sort_values(m, values_of(m, source.values), both)))
    found.of = ("sorted", both)  # type: ignore[assignment]
    return found


@operation("each.distinct")
def distinct(m: Any, source: Any) -> Any:
    """The elements without repeats, in their order."""

    def run() -> Iterator[Any]:
        seen: dict[Any, None] = {}
        for each in items(m, source):
            if each not in seen:
                seen[each] = None
                yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.distinct_by")
def distinct_by(m: Any, source: Any, key: Any) -> Any:
    """The elements without those whose key has been there."""
    seen: dict[Any, Any] = {}
    for each in m.bounded(items(m, source)):
        seen.setdefault(m.apply(key, each), each)
    return wrapped(m, source, iter(seen.values()))


@operation("each.take")
def take(m: Any, source: Any, count_: Any) -> Any:
    """The first elements."""

    def run() -> Iterator[Any]:
        left = integer(m, count_)
        if left <= 0:
            return
        for each in items(m, source):
            yield each
            left -= 1
            if left <= 0:
                return

    if integer(m, count_) < 0 and not m.semantics.library.has_lazy_queries:
        raise m.fail("value", "negative count")
    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.drop")
def drop(m: Any, source: Any, count_: Any) -> Any:
    """All but the first elements."""
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if index >= integer(m, count_)),
        getattr(source, "of", ""),
    )


@operation("each.take_last")
def take_last(m: Any, source: Any, count_: Any) -> Any:
    """The last elements."""
    values = values_of(m, items(m, source))
    return wrapped(m, source, iter(values[max(len(values) - integer(m, count_), 0) :]))


@operation("each.drop_last")
def drop_last(m: Any, source: Any, count_: Any) -> Any:
    """All but the last elements."""
    values = values_of(m, items(m, source))
    return wrapped(m, source, iter(values[: max(len(values) - integer(m, count_), 0)]))


@operation("each.take_while")
def take_while(m: Any, source: Any, test: Any) -> Any:
    """The elements up to the first that a test does not hold for."""

    def run() -> Iterator[Any]:
        for each in items(m, source):
            if not truth(m, m.apply(test, each)):
                return
            yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.drop_while")
def drop_while(m: Any, source: Any, test: Any) -> Any:
    """The elements from the first on that a test does not hold for."""

    def run() -> Iterator[Any]:
        is_open = False
        for each in items(m, source):
            is_open = is_open or not truth(m, m.apply(test, each))
            if is_open:
                yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.concat")
def concat(m: Any, source: Any, *others: Any) -> Any:
    """All elements, one value after the other."""
    return wrapped(m, source, (each for one in (source, *others) for each in items(m, one)))


@operation("each.append")
def append(m: Any, source: Any, value: Any) -> Any:
    """The elements and another."""
    return concat(m, source, [value])


@operation("each.reverse")
def reverse(m: Any, source: Any) -> Any:
    """The elements from the last to the first."""
    return wrapped(m, source, iter(values_of(m, items(m, source))[::-1]))
