"""C++'s algorithms on a range between two iterators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import best, truth
from variorum.interpreter.numerals import Char
from variorum.interpreter.values import Builder, Cursor, Pair


def elements(m: Any, first: Any, last: Any) -> list[Any]:
    """Returns the elements between two iterators; with a text or list, and an iterator behind it, those up to there."""
    container = first.container if isinstance(first, Cursor) else first
    low = first.position if isinstance(first, Cursor) else 0
    high = last.position
    m.step(1 + (high - low >> 2))
    if isinstance(container, Builder):
        whole: list[Any] = [Char(ord(each)) for each in container.text]
    else:
        whole = list(container)
    if isinstance(first, Cursor) and first.is_reverse:
        whole = whole[::-1]
    if low > high or high > len(whole):
        raise m.outside("iterators out of range")
    return whole[low:high]


def write(m: Any, first: Any, values: list[Any]) -> Any:
    """Stores values from an iterator on. Returns an iterator behind them."""
    container = first.container if isinstance(first, Cursor) else first
    low = first.position if isinstance(first, Cursor) else 0
    if getattr(first, "kind", "") == "inserter":
        for each in values:
            first.state(each)
        return first
    m.step(1 + (len(values) >> 2))
    high = low + len(values)
    if isinstance(container, Builder):
        container.text = container.text[:low] + "".join(chr(each) for each in values) + container.text[high:]
    elif isinstance(first, Cursor) and first.is_reverse:
        size = len(container)
        container[size - high : size - low] = values[::-1]
    else:
        if high > len(container):
            raise m.outside("write behind the end")
        container[low:high] = [
            m.cast_like(old, new) for old, new in zip(container[low:high], values, strict=True)
        ]
    return Cursor(container, high, getattr(first, "is_reverse", False))


def at(first: Any, offset: int) -> Cursor:
    """Returns an iterator so far behind another."""
    if isinstance(first, Cursor):
        return Cursor(first.container, first.position + offset, first.is_reverse)
    return Cursor(first, offset)


@operation("region.reverse")
def reverse(m: Any, first: Any, last: Any) -> None:
    """Reverses."""
    write(m, first, elements(m, first, last)[::-1])


@operation("region.rotate")
def rotate(m: Any, first: Any, middle: Any, last: Any) -> Any:
    """Moves the elements in front of the middle to the end."""
    values, cut = elements(m, first, last), middle.position - first.position
    write(m, first, values[cut:] + values[:cut])
    return at(first, len(values) - cut)


def _extreme(sign: int) -> Callable[..., Any]:
    def run(m: Any, first: Any, last: Any, comparator: Any = None) -> Any:
        values = elements(m, first, last)
        if not values:
            return last
        positions = list(range(len(values)))
        found = positions[0]
        for position in positions[1:]:
            if m.order(values[position], values[found], comparator) * sign > 0:
                found = position
        return at(first, found)

    return run


operation("region.max")(_extreme(1))
operation("region.min")(_extreme(-1))


@operation("region.min_max")
def min_max(m: Any, first: Any, last: Any) -> Any:
    """Iterators at the least and the last of the largest elements."""
    values = elements(m, first, last)
    low = values.index(best(m, values, -1))
    high = len(values) - 1 - values[::-1].index(best(m, values, 1))
    return Pair((at(first, low), at(first, high)))


@operation("region.sum")
def total(m: Any, first: Any, last: Any, start: Any, function: Any = None) -> Any:
    """C++'s `accumulate`: the result has the type of the start."""
    result = start
    add = m.operators.table["+"]
    for each in elements(m, first, last):
        result = m.cast_like(
            start, add(result, each) if function is None else m.apply(function, result, each)
        )
    return result


@operation("region.inner_product")
def inner_product(m: Any, first: Any, last: Any, other: Any, start: Any) -> Any:
    """The sum of products."""
    result, table = start, m.operators.table
    values = elements(m, first, last)
    for a, b in zip(values, elements(m, other, at(other, len(values))), strict=True):
        result = m.cast_like(start, table["+"](result, table["*"](a, b)))
    return result


@operation("region.partial_sums")
def partial_sums(m: Any, first: Any, last: Any, target: Any, function: Any = None) -> Any:
    """The sums so far."""
    found: list[Any] = []
    for each in elements(m, first, last):
        found.append(
            each
            if not found
            else m.operators.table["+"](found[-1], each)
            if function is None
            else m.apply(function, found[-1], each)
        )
    return write(m, target, found)


@operation("region.differences")
def differences(m: Any, first: Any, last: Any, target: Any) -> Any:
    """The differences of neighbours."""
    values = elements(m, first, last)
    minus = m.operators.table["-"]
    return write(
        m,
        target,
        [each if not index else minus(each, values[index - 1]) for index, each in enumerate(values)],
    )


@operation("region.count")
def count(m: Any, first: Any, last: Any, value: Any) -> Any:
    """How often a value occurs."""
    return m.operation("number.to_int64")(
        m, sum(1 for each in elements(m, first, last) if m.equal(each, value))
    )


@operation("region.count_where")
def count_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """How often a test holds."""
    return m.operation("number.to_int64")(
        m, sum(1 for each in elements(m, first, last) if truth(m, m.apply(test, each)))
    )


@operation("region.find")
def find(m: Any, first: Any, last: Any, value: Any) -> Any:
    """An iterator at the first element that equals a value, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if m.equal(each, value):
            return at(first, index)
    return last


@operation("region.find_where")
def find_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """An iterator at the first element that a test holds for, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if truth(m, m.apply(test, each)):
            return at(first, index)
    return last


@operation("region.find_where_not")
def find_where_not(m: Any, first: Any, last: Any, test: Any) -> Any:
    """An iterator at the first element that a test does not hold for, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if not truth(m, m.apply(test, each)):
            return at(first, index)
    return last


@operation("region.all")
def all_(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for all elements."""
    return all(truth(m, m.apply(test, each)) for each in elements(m, first, last))


@operation("region.any")
def any_(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for an element."""
    return any(truth(m, m.apply(test, each)) for each in elements(m, first, last))


@operation("region.none")
def none(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for no element."""
    return not any_(m, first, last, test)


@operation("region.for_each")
def for_each(m: Any, first: Any, last: Any, function: Any) -> Any:
    """Calls a function with each element, which it may change."""
    for index in range(first.position, last.position):
        element = m.indexer.get(first.container, index)
        m.apply(function, element if m.is_whole(element) else _Element.place(m, first.container, index))
    return function


class _Element:
    """Makes places of elements."""

    @staticmethod
    def place(m: Any, container: Any, index: int) -> Any:
        """Returns the place of an element."""
        from variorum.interpreter.values import Place

        return Place(
            lambda: m.indexer.get(container, index), lambda new: m.indexer.set(container, index, new)
        )


def _bound(least: int) -> Callable[..., Any]:
    def run(m: Any, first: Any, last: Any, value: Any, comparator: Any = None) -> Any:
        values = elements(m, first, last)
        low, high = 0, len(values)
        while low < high:
            middle = (low + high) // 2
            order = m.order(values[middle], value, comparator)
            if order < least:
                low = middle + 1
            else:
                high = middle
        return at(first, low)

    return run


operation("region.lower_bound")(_bound(0))
operation("region.upper_bound")(_bound(1))


@operation("region.has_sorted")
def has_sorted(m: Any, first: Any, last: Any, value: Any, *comparator: Any) -> bool:
    """Whether a value is in a sorted region."""
    found = _bound(0)(m, first, last, value, *comparator)
    if found.position >= last.position:
        return False
    order: int = m.order(m.indexer.get(found.container, found.position), value, *comparator)
    return order == 0


@operation("region.equal_range")
def equal_range(m: Any, first: Any, last: Any, value: Any) -> Any:
    """The region of a value in a sorted region."""
    return Pair((_bound(0)(m, first, last, value), _bound(1)(m, first, last, value)))


@operation("region.unique")
def unique(m: Any, first: Any, last: Any) -> Any:
    """Moves elements that differ from the one before to the front."""
    values: list[Any] = []
    for each in elements(m, first, last):
        if not values or not m.equal(values[-1], each):
            values.append(each)
    return write(m, first, values)


@operation("region.remove")
def remove(m: Any, first: Any, last: Any, value: Any) -> Any:
    """Moves elements that do not equal a value to the front."""
    return write(m, first, [each for each in elements(m, first, last) if not m.equal(each, value)])


@operation("region.remove_where")
def remove_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """Moves elements that a test does not hold for to the front."""
    return write(m, first, [each for each in elements(m, first, last) if not truth(m, m.apply(test, each))])


@operation("region.partition")
def partition(m: Any, first: Any, last: Any, test: Any) -> Any:
    """Moves elements that a test holds for to the front."""
    values = elements(m, first, last)
    yes = [each for each in values if truth(m, m.apply(test, each))]
    write(m, first, yes + [each for each in values if not truth(m, m.apply(test, each))])
    return at(first, len(yes))


@operation("region.replace")
def replace(m: Any, first: Any, last: Any, old: Any, new: Any) -> None:
    """Replaces a value by another."""
    write(m, first, [new if m.equal(each, old) else each for each in elements(m, first, last)])


@operation("region.transform")
def transform(m: Any, first: Any, last: Any, *rest: Any) -> Any:
    """Stores what a function makes of the elements of one or two regions."""
    values = elements(m, first, last)
    if len(rest) == 2:
        return write(m, rest[0], [m.apply(rest[1], each) for each in values])
    others = elements(m, rest[0], at(rest[0], len(values)))
    return write(m, rest[1], [m.apply(rest[2], a, b) for a, b in zip(values, others, strict=True)])


@operation("region.copy")
def copy(m: Any, first: Any, last: Any, target: Any) -> Any:
    """Stores the elements in another place."""
    return write(m, target, elements(m, first, last))


@operation("region.copy_where")
def copy_where(m: Any, first: Any, last: Any, target: Any, test: Any) -> Any:
    """Stores the elements that a test holds for in another place."""
    return write(m, target, [each for each in elements(m, first, last) if truth(m, m.apply(test, each))])
