"""Operations that read and store the elements of lists, and remove them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.lists import changeable, pop_front_end, resizable
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, truth, values_of


@operation("list.first_where")
def first_where(m: Any, a: Any, test: Any = None) -> Any:
    """The first element, or the first that a test holds for. Raises a state error if there is none."""
    for each in m.bounded(m.loop_values(a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    raise m.fail(m.semantics.library.first_of_empty, "no element")


@operation("list.first_where_or_null")
def first_where_or_null(m: Any, a: Any, test: Any = None, default: Any = None) -> Any:
    """The first element, or the first that a test holds for; null, or the default of the type, if there is none."""
    last = None
    for each in m.bounded(m.loop_values(a)):
        last = each
        if test is None or truth(m, m.apply(test, each)):
            return each
    if m.semantics.library.first_default_is_zero and isinstance(last, (int, float)):
        return type(last)(0)
    return default


@operation("list.last_where")
def last_where(m: Any, a: Any, test: Any = None) -> Any:
    """The last element that a test holds for. Raises a state error if there is none."""
    for each in reversed(values_of(m, a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    raise m.fail(m.semantics.library.first_of_empty, "no element")


@operation("list.last_where_or_null")
def last_where_or_null(m: Any, a: Any, test: Any = None) -> Any:
    """The last element that a test holds for; null if there is none."""
    for each in reversed(values_of(m, a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    return None


@operation("list.get")
def get(m: Any, a: Any, index: Any) -> Any:
    """The element at a position. Raises an index error outside."""
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "index out of range")
    return a[i]


@operation("list.get_or_null")
def get_or_null(m: Any, a: Any, index: Any, *other: Any) -> Any:
    """The element at a position, null or another value outside."""
    i = integer(m, index)
    if 0 <= i < len(a):
        return a[i]
    if other:
        return m.apply(other[0], i) if hasattr(other[0], "invoke") else other[0]
    return None


@operation("list.at_relative")
def at_relative(m: Any, a: Any, index: Any) -> Any:
    """The element at a position, from the end if it is negative; undefined outside."""
    i = integer(m, index)
    return a[i] if -len(a) <= i < len(a) else m.absent


@operation("list.set")
def set_at(m: Any, a: Any, index: Any, value: Any) -> Any:
    """Replaces an element. The old one."""
    changeable(m, a)
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "index out of range")
    old, a[i] = a[i], value
    return old


@operation("list.insert")
def insert(m: Any, a: Any, index: Any, value: Any) -> None:
    """Python's `insert`: positions are cut off at the ends."""
    m.charge(1)
    m.step(len(a) >> 6)
    a.insert(integer(m, index), value)


@operation("list.insert_strict")
def insert_strict(m: Any, a: Any, index: Any, value: Any) -> None:
    """Adds at a position. Raises an index error outside."""
    i = integer(m, index)
    if not 0 <= i <= len(a):
        raise m.fail("index", "out of range")
    insert(m, a, i, value)


@operation("list.remove_at")
def remove_at(m: Any, a: Any, index: Any) -> Any:
    """Removes and returns the element at a position. Raises an index error outside."""
    resizable(m, a)
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "out of range")
    m.step(len(a) >> 6)
    return a.pop(i)


@operation("list.remove_or_at")
def remove_or_at(m: Any, a: Any, *what: Any) -> Any:
    """Java's `remove`: an `int` is a position, anything else a value; without one, the first element."""
    if not what:
        return pop_front_end(m, a)
    if type(what[0]) is int and a.kind not in ("deque", "fifo") and m.semantics.text_equality == "identity":
        return remove_at(m, a, what[0])
    return remove_value(m, a, what[0])


@operation("list.remove_value")
def remove_value(m: Any, a: Any, value: Any) -> bool:
    """Removes the first element that equals a value. Whether there was one."""
    resizable(m, a)
    position = position_of(m, a, value)
    if position < 0:
        return False
    del a[position]
    return True


@operation("list.remove_value_or_fail")
def remove_value_or_fail(m: Any, a: Any, value: Any) -> None:
    """Removes the first element that equals a value. Raises a value error if there is none."""
    if not remove_value(m, a, value):
        raise m.fail("value", "not in list")


@operation("list.remove_where")
def remove_where(m: Any, a: Any, test: Any) -> Any:
    """Removes all elements that a test holds for. Whether, or how many."""
    resizable(m, a)
    remaining = [each for each in a if not truth(m, m.apply(test, each))]
    removed = len(a) - len(remaining)
    a[:] = remaining
    return removed if m.semantics.collections.removal_counts else removed > 0


@operation("list.keep_where")
def keep_where(m: Any, a: Any, test: Any) -> Any:
    """Keeps only elements that a test holds for."""
    before = len(a)
    a[:] = [each for each in a if truth(m, m.apply(test, each))]
    return len(a) != before


@operation("list.remove_all")
def remove_all(m: Any, a: Any, values: Any) -> bool:
    """Removes all elements that are in another collection."""
    items = values_of(m, values)
    before = len(a)
    a[:] = [each for each in a if not any(m.operators.equal(each, x) for x in items)]
    return len(a) != before


@operation("list.retain_all")
def retain_all(m: Any, a: Any, values: Any) -> bool:
    """Keeps only elements that are in another collection."""
    items = values_of(m, values)
    before = len(a)
    a[:] = [each for each in a if any(m.operators.equal(each, x) for x in items)]
    return len(a) != before


@operation("list.remove_range")
def remove_range(m: Any, a: Any, start: Any, count: Any) -> None:
    """Removes so many elements from a position."""
    i, n = integer(m, start), integer(m, count)
    if i < 0 or n < 0 or i + n > len(a):
        raise m.fail("value", "out of range")
    del a[i : i + n]


@operation("list.clear")
def clear(m: Any, a: Any) -> None:
    """Removes everything."""
    resizable(m, a)
    a.clear()


def position_of(m: Any, a: Any, value: Any, start: int = 0, stop: int | None = None) -> int:
    """Returns the first position of a value, -1 if there is none."""
    equal = m.comparer.identical if m.semantics.undefined else m.operators.equal
    for index in range(start, len(a) if stop is None else min(stop, len(a))):
        m.step()
        if equal(a[index], value):
            return index
    return -1
