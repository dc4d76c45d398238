"""Pairs, chunks, groups and maps of the elements of a container, and containers of them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.stream_parts import concat, distinct
from variorum.interpreter.library.streams import items, wrapped
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.values import (
    Array,
    Iteration,
    Map,
    Optional,
    Pair,
)


@operation("each.zip")
def zip_(m: Any, source: Any, other: Any, function: Any = None) -> Any:
    """Pairs of the elements at the same position, or what a function makes of them."""
    pairs = zip(items(m, source), items(m, other), strict=False)
    if function is None:
        form = "tuple" if m.semantics.library.has_lazy_queries else "pair"
        return wrapped(m, source, (m.make_collection(form, each) for each in pairs))
    return wrapped(m, source, (m.apply(function, *each) for each in pairs))


@operation("each.zip_next")
def zip_next(m: Any, source: Any, function: Any = None) -> Any:
    """Each element with the next."""
    values = values_of(m, items(m, source))
    return zip_(m, values, values[1:], function)


@operation("each.with_index")
def indexed(m: Any, source: Any) -> Any:
    """Pairs of position and element."""
    return new_list(m, [Pair(each) for each in enumerate(items(m, source))])


@operation("each.chunks")
def chunks(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """The elements in groups of a size."""
    values, n = values_of(m, items(m, source)), integer(m, size)
    if n < 1:
        raise m.fail("value", "size")
    groups = [m.new_list(values[at : at + n]) for at in range(0, len(values), n)]
    return wrapped(
        m, source, iter(groups if function is None else [m.apply(function, each) for each in groups])
    )


@operation("each.windows")
def windows(m: Any, source: Any, size: Any, step: Any = 1, *_: Any) -> Any:
    """All runs of so many elements."""
    values, n = values_of(m, items(m, source)), integer(m, size)
    m.charge(len(values) * n)
    return new_list(
        m, [m.new_list(values[at : at + n]) for at in range(0, len(values) - n + 1, integer(m, step))]
    )


@operation("each.partition")
def partition(m: Any, source: Any, test: Any) -> Any:
    """A pair of the elements that a test holds for, and the others."""
    yes: list[Any] = []
    no: list[Any] = []
    for each in m.bounded(items(m, source)):
        (yes if truth(m, m.apply(test, each)) else no).append(each)
    return m.make_collection("pair", [m.new_list(yes), m.new_list(no)])


@operation("each.group")
def group(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """A map of lists of elements, by what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        own = m.apply(key, each)
        if own not in made.entries:
            made.entries[own] = m.new_list([])
        made.entries[own].append(m.apply(value, each) if value is not None else each)
    return made  # type: ignore[no-any-return]


@operation("each.associate")
def associate(m: Any, source: Any, function: Any) -> Map:
    """A map of the pairs that a function makes of the elements."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        key, value = m.components_of(m.apply(function, each), 2)
        made.entries[key] = value
    return made  # type: ignore[no-any-return]


@operation("each.associate_by")
def associate_by(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """A map of the elements by what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[m.apply(key, each)] = m.apply(value, each) if value is not None else each
    return made  # type: ignore[no-any-return]


@operation("each.associate_with")
def associate_with(m: Any, source: Any, value: Any) -> Map:
    """A map from the elements to what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[each] = m.apply(value, each)
    return made  # type: ignore[no-any-return]


@operation("each.to_map")
def to_map(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """As `associate_by`. Raises a value error where a key comes twice."""
    made = m.make_map(m.semantics.collections.map)
    for each in m.bounded(items(m, source)):
        own = m.apply(key, each)
        if own in made.entries:
            raise m.fail("value", "the key is there already")
        made.entries[own] = m.apply(value, each) if value is not None else each
    return made  # type: ignore[no-any-return]


@operation("each.to_list")
def to_list(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a list."""
    return new_list(m, values_of(m, items(m, source)))


@operation("each.to_fixed")
def to_fixed(m: Any, source: Any) -> Any:
    """The elements as a list that cannot be changed."""
    return m.make_collection("fixed", values_of(m, items(m, source)))


@operation("each.to_array")
def to_array(m: Any, source: Any, *_: Any) -> Any:
    """The elements as an array."""
    return Array(values_of(m, items(m, source)))


@operation("each.to_set")
def to_set(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a set."""
    return m.make_collection(m.semantics.collections.set, values_of(m, items(m, source)))


@operation("each.to_sorted_set")
def to_sorted_set(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a sorted set."""
    return m.make_collection("set sorted", values_of(m, items(m, source)))


@operation("each.iterator")
def iterator(m: Any, source: Any) -> Iteration:
    """An iterator over the elements."""
    return Iteration(items(m, source))


@operation("each.first")
def first(m: Any, source: Any) -> Any:
    """The first element, if there is one, as an optional."""
    for each in items(m, source):
        return Optional(each)
    return Optional()


@operation("each.collect")
def collect(m: Any, source: Any, collector: Any, *rest: Any) -> Any:
    """What a collector makes of the elements."""
    if rest:
        made = m.apply(collector)
        for each in items(m, source):
            m.apply(rest[0], made, each)
        return made
    return m.apply(collector, values_of(m, items(m, source)))


@operation("each.summary")
def summary(m: Any, source: Any) -> Any:
    """Java's statistics of numbers, as an array: count, sum, least, largest."""
    values = values_of(m, items(m, source))
    return Map(
        "insertion",
        {"getCount": len(values), "getSum": sum(values), "getMin": min(values), "getMax": max(values)},
        "record",
    )


@operation("each.identity")
def same(m: Any, source: Any, *_: Any) -> Any:
    """The stream itself."""
    return source


@operation("each.except")
def except_(m: Any, source: Any, other: Any) -> Any:
    """The elements that another collection does not have, without repeats."""
    gone = set(values_of(m, items(m, other)))
    return distinct(m, wrapped(m, source, (each for each in items(m, source) if each not in gone)))


@operation("each.intersect")
def intersect(m: Any, source: Any, other: Any) -> Any:
    """The elements that another collection has too, without repeats."""
    others = set(values_of(m, items(m, other)))
    return distinct(m, wrapped(m, source, (each for each in items(m, source) if each in others)))


@operation("each.union")
def union(m: Any, source: Any, other: Any) -> Any:
    """All elements of both, without repeats."""
    return distinct(m, concat(m, source, other))


@operation("each.element_at")
def element_at(m: Any, source: Any, index: Any) -> Any:
    """The element at a position. Raises an index error outside."""
    values = values_of(m, items(m, source))
    i = integer(m, index)
    if not 0 <= i < len(values):
        raise m.fail("index", "out of range")
    return values[i]


@operation("each.single")
def single(m: Any, source: Any, test: Any = None) -> Any:
    """The only element. Raises a state error if there is none or more than one."""
    values = [
        each for each in values_of(m, items(m, source)) if test is None or truth(m, m.apply(test, each))
    ]
    if len(values) != 1:
        raise m.fail("state", "not one element")
    return values[0]
