"""Operations that find elements, and copy, reverse and fill parts of lists."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.library.list_elements import position_of
from variorum.interpreter.library.lists import changeable
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.values import UNDEFINED


@operation("list.find")
def find(m: Any, a: Any, value: Any, start: Any = 0) -> int:
    """The first position of a value, -1 if there is none."""
    i = integer(m, start)
    return position_of(m, a, value, max(i + len(a), 0) if i < 0 else i)


@operation("list.find_last")
def find_last(m: Any, a: Any, value: Any) -> int:
    """The last position of a value, -1 if there is none."""
    found = position_of(m, a[::-1], value)
    return len(a) - 1 - found if found >= 0 else -1


@operation("list.index")
def index(m: Any, a: Any, value: Any, start: Any = 0, stop: Any = None) -> int:
    """The first position of a value. Raises a value error if there is none."""
    low = integer(m, start)
    low = max(low + len(a), 0) if low < 0 else low
    found = position_of(m, a, value, low, None if stop is None else integer(m, stop))
    if found < 0:
        raise m.fail("value", "not in list")
    return found


@operation("list.find_where")
def find_where(m: Any, a: Any, test: Any) -> int:
    """The first position that a test holds for, -1 if there is none."""
    for position, each in enumerate(list(a)):
        if truth(m, m.operation("function.with_index")(m, test, each, position, a)):
            return position
    return -1


@operation("list.find_last_where")
def find_last_where(m: Any, a: Any, test: Any) -> int:
    """The last position that a test holds for, -1 if there is none."""
    for position in range(len(a) - 1, -1, -1):
        if truth(m, m.apply(test, a[position])):
            return position
    return -1


@operation("list.count_value")
def count_value(m: Any, a: Any, value: Any) -> int:
    """How often a value occurs."""
    m.step(len(a))
    return sum(1 for each in a if m.operators.equal(each, value))


@operation("list.reverse")
def reverse(m: Any, a: Any, *_: Any) -> Any:
    """Reverses in place. The list."""
    m.step(len(a) >> 3)
    a.reverse()
    return a


@operation("list.reverse_nothing")
def reverse_nothing(m: Any, a: Any, *_: Any) -> None:
    """Reverses in place."""
    m.step(len(a) >> 3)
    if len(a) > 1:
        changeable(m, a)
    a.reverse()


@operation("list.reversed")
def reversed_(m: Any, a: Any) -> Any:
    """A list in reverse order."""
    return new_list(m, values_of(m, a)[::-1])


def part(m: Any, a: Any, low: Any, high: Any = None) -> Any:
    """From one position up to another. Raises an index error outside."""
    i, j = integer(m, low), len(a) if high is None else integer(m, high)
    if not 0 <= i <= j <= len(a):
        raise m.fail("index", "out of range")
    m.charge(j - i)
    return kind_like(a, a[i:j])


@operation("list.part_view")
def part_view(m: Any, a: Any, low: Any, high: Any) -> Any:
    """Java's `subList`: as `part`; changes of it are not seen in the list, which is noted where it is changed."""
    return part(m, a, low, high)


@operation("list.part_relative")
def part_relative(m: Any, a: Any, low: Any = 0, high: Any = UNDEFINED) -> Any:
    """JavaScript's `slice`."""
    i = 0 if low is UNDEFINED or low is None else integer(m, low)
    found = a[i:] if high is UNDEFINED or high is None else a[i : integer(m, high)]
    m.charge(len(found))
    return kind_like(a, found)


@operation("list.part_count")
def part_count(m: Any, a: Any, start: Any, count: Any) -> Any:
    """So many elements from a position. Raises a value error if there are not so many."""
    i, n = integer(m, start), integer(m, count)
    if i < 0 or n < 0 or i + n > len(a):
        raise m.fail("value", "out of range")
    return kind_like(a, a[i : i + n])


@operation("array.copy_range")
def copy_range(m: Any, a: Any, low: Any, high: Any) -> Any:
    """Java's `copyOfRange`: filled up with first values."""
    i, j = integer(m, low), integer(m, high)
    if i > j:
        raise m.fail("value", "from > to")
    if not 0 <= i <= len(a):
        raise m.fail("index", "out of range")
    return _filled(m, a, a[i:j], j - i)


@operation("array.copy_of")
def copy_of(m: Any, a: Any, size: Any = None) -> Any:
    """Java's `copyOf`: cut off or filled up with first values."""
    n = len(a) if size is None else integer(m, size)
    if n < 0:
        raise m.fail("value", "negative size")
    return _filled(m, a, a[:n], n)


def _filled(m: Any, a: Any, values: Any, size: int) -> Any:
    m.charge(size)
    zero = type(a[0])(0) if a and isinstance(a[0], (int, float)) else None
    if not a and size:
        zero = 0
    return kind_like(a, [*values, *([zero] * (size - len(values)))])


@operation("array.copy_into")
def copy_into(m: Any, a: Any, i: Any, b: Any, j: Any, count: Any) -> None:
    """Java's `System.arraycopy`."""
    i, j, n = integer(m, i), integer(m, j), integer(m, count)
    if min(i, j, n) < 0 or i + n > len(a) or j + n > len(b):
        raise m.fail("index", "out of range")
    m.step(n >> 4)
    b[j : j + n] = a[i : i + n]


@operation("array.fill")
def fill(m: Any, a: Any, *values: Any) -> Any:
    """Java's `fill`: all elements, or those between two positions."""
    if len(values) == 3:
        low, high, value = integer(m, values[0]), integer(m, values[1]), values[2]
        if not 0 <= low <= high <= len(a):
            raise m.fail("index", "out of range")
    else:
        low, high, value = 0, len(a), values[0]
    m.step((high - low) >> 4)
    for position in range(low, high):
        a[position] = m.cast_like(a[position], value)
    return a


@operation("array.fill_javascript")
def fill_javascript(m: Any, a: Any, value: Any, low: Any = 0, high: Any = UNDEFINED) -> Any:
    """JavaScript's `fill`."""
    stop = len(a) if high is UNDEFINED else integer(m, high)
    for position in range(*slice(integer(m, low), stop).indices(len(a))):
        a[position] = value
    m.step(len(a) >> 4)
    return a


@operation("array.set_all")
def set_all(m: Any, a: Any, function: Any) -> None:
    """Replaces each element by what a function makes of its position."""
    for position in range(len(a)):
        a[position] = m.cast_like(a[position], m.apply(function, position))


@operation("list.replace_all")
def replace_all(m: Any, a: Any, function: Any) -> None:
    """Replaces each element by what a function makes of it."""
    for position in range(len(a)):
        a[position] = m.apply(function, a[position])
