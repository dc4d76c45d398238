"""Parts, orders and selections of containers as Ruby has them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.blocks import each_or_list
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items
from variorum.interpreter.library.support import best, integer, new_list, sort_values, truth, values_of
from variorum.interpreter.values import Map


@operation("block.first")
def first(m: Any, source: Any, *size: Any) -> Any:
    """The first element or null, or the first few."""
    if size:
        return m.operation("each.take")(m, source, size[0])
    return next(iter(m.loop_values(source)), None)


@operation("block.last")
def last(m: Any, source: Any, *size: Any) -> Any:
    """The last element or null, or the last few."""
    values = values_of(m, source)
    if size:
        many = integer(m, size[0])
        return new_list(m, values[-many:] if many else [])
    return values[-1] if values else None


@operation("block.sort")
def sort(m: Any, source: Any, comparator: Any = None) -> Any:
    """The elements in order."""
    return new_list(m, sort_values(m, values_of(m, items(m, source)), comparator))


def _extreme(m: Any, source: Any, sign: int, rest: tuple[Any, ...], by_key: bool) -> Any:
    function = next((each for each in rest if hasattr(each, "invoke")), None)
    size = next((integer(m, each) for each in rest if isinstance(each, int)), None)
    values = values_of(m, items(m, source))
    key, comparator = (function, None) if by_key else (None, function)
    if size is not None:
        ordered = sort_values(m, values, comparator, key)
        return new_list(m, (ordered[::-1] if sign > 0 else ordered)[:size])
    return best(m, values, sign, comparator, key) if values else None


@operation("block.max")
def max_(m: Any, source: Any, *rest: Any) -> Any:
    """The largest element or null, or the largest few."""
    return _extreme(m, source, 1, rest, False)


@operation("block.min")
def min_(m: Any, source: Any, *rest: Any) -> Any:
    """The smallest element or null, or the smallest few."""
    return _extreme(m, source, -1, rest, False)


@operation("block.max_by")
def max_by(m: Any, source: Any, *rest: Any) -> Any:
    """The element with the largest key, or null."""
    return _extreme(m, source, 1, rest, True)


@operation("block.min_by")
def min_by(m: Any, source: Any, *rest: Any) -> Any:
    """The element with the smallest key, or null."""
    return _extreme(m, source, -1, rest, True)


@operation("block.extremes")
def extremes(m: Any, source: Any, *rest: Any) -> Any:
    """The smallest and the largest element."""
    return m.new_list([min_(m, source, *rest), max_(m, source, *rest)])


@operation("block.count_each")
def count_each(m: Any, source: Any) -> Map:
    """How often each element occurs."""
    made: Map = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[each] = made.entries.get(each, 0) + 1
    return made


@operation("block.zip")
def zip_(m: Any, source: Any, *others: Any) -> Any:
    """Lists of the elements at the same position; what is missing is null."""
    lists = [values_of(m, each) for each in others]
    return new_list(
        m,
        (
            m.new_list([each, *(other[index] if index < len(other) else None for other in lists)])
            for index, each in enumerate(values_of(m, source))
        ),
    )


@operation("block.partition")
def partition(m: Any, source: Any, test: Any) -> Any:
    """The elements that pass a test, and the others."""
    values = values_of(m, items(m, source))
    passed = [truth(m, m.apply(test, each)) for each in values]
    chosen = new_list(m, (each for each, holds in zip(values, passed, strict=True) if holds))
    return m.new_list(
        [chosen, new_list(m, (e for e, holds in zip(values, passed, strict=True) if not holds))]
    )


@operation("block.transpose")
def transpose(m: Any, source: Any) -> Any:
    """Columns as rows."""
    rows = [list(each) for each in source]
    if len({len(each) for each in rows}) > 1:
        raise m.fail("index", "rows of different lengths")
    return new_list(m, (m.new_list(each) for each in zip(*rows, strict=True)))


@operation("block.rotate")
def rotate(m: Any, source: Any, by: Any = 1) -> Any:
    """The elements, those from a position on first."""
    if not source:
        return new_list(m, [])
    start = integer(m, by) % len(source)
    return new_list(m, [*source[start:], *source[:start]])


def chosen(m: Any, source: Any, how: str, size: Any, function: Any = None) -> Any:
    """Permutations or combinations of a size as lists."""
    found = [m.new_list(each) for each in m.bounded(m.operation(f"iterator.{how}")(m, source, size))]
    return each_or_list(m, found, function, source)


@operation("block.permutation")
def permutation(m: Any, source: Any, *rest: Any) -> Any:
    """All orders."""
    size = rest[0] if rest and isinstance(rest[0], int) else len(source)
    return chosen(m, source, "permutations", size, *(each for each in rest if hasattr(each, "invoke")))


@operation("block.combination")
def combination(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """All selections of a size."""
    return chosen(m, source, "combinations", size, function)


@operation("block.product")
def product(m: Any, source: Any, *others: Any) -> Any:
    """All combinations of an element of each."""
    return new_list(
        m, (m.new_list(each) for each in m.bounded(m.operation("iterator.product")(m, source, *others)))
    )
