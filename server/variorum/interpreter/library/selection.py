"""Selects the largest and smallest, and searches and keeps what is sorted."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.sorting import descending
from variorum.interpreter.library.support import best, integer, is_plain, new_list, sort_values, values_of
from variorum.interpreter.values import Array


def _chosen(m: Any, a: Any, sign: int, comparator: Any, key: Any, missing: str) -> Any:
    values = values_of(m, a)
    if not values:
        if missing == "null":
            return None
        raise m.fail(missing, "no element")
    return best(m, values, sign, comparator, key)


for _name, _sign in (("max", 1), ("min", -1)):
    for _suffix, _missing in (("", "end"), ("_or_null", "null"), ("_state", "state"), ("_value", "value")):

        def _select(
            m: Any, a: Any, comparator: Any = None, *, sign: int = _sign, missing: str = _missing
        ) -> Any:
            return _chosen(m, a, sign, comparator, None, missing)

        def _select_by(m: Any, a: Any, key: Any, *, sign: int = _sign, missing: str = _missing) -> Any:
            return _chosen(m, a, sign, None, key, missing)

        def _select_of(m: Any, a: Any, key: Any = None, *, sign: int = _sign, missing: str = _missing) -> Any:
            values = values_of(m, a)
            return _chosen(
                m,
                [m.apply(key, each) for each in values] if key is not None else values,
                sign,
                None,
                None,
                missing,
            )

        operation(f"select.{_name}{_suffix}")(_select)
        operation(f"select.{_name}_by{_suffix}")(_select_by)
        operation(f"select.{_name}_of{_suffix}")(_select_of)


# --- bisection and heaps of Python


def _bisect(m: Any, a: Any, value: Any, lo: Any, hi: Any, key: Any, right: bool) -> int:
    low, high = integer(m, lo), len(a) if hi is None else integer(m, hi)
    while low < high:
        m.step()
        middle = (low + high) // 2
        element = a[middle] if key is None else m.apply(key, a[middle])
        goes_right = not m.operators.less(value, element) if right else m.operators.less(element, value)
        if goes_right:
            low = middle + 1
        else:
            high = middle
    return low


@operation("bisect.left")
def bisect_left(m: Any, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> int:
    """Where a value belongs, in front of equal ones."""
    return _bisect(m, a, x, lo, hi, key, False)


@operation("bisect.right")
def bisect_right(m: Any, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> int:
    """Where a value belongs, behind equal ones."""
    return _bisect(m, a, x, lo, hi, key, True)


@operation("bisect.insert")
def insort(m: Any, a: Any, x: Any, *_: Any) -> None:
    """Adds a value where it belongs, behind equal ones."""
    m.charge(1)
    a.insert(bisect_right(m, a, x), x)


@operation("bisect.insert_left")
def insort_left(m: Any, a: Any, x: Any, *_: Any) -> None:
    """Adds a value where it belongs, in front of equal ones."""
    m.charge(1)
    a.insert(bisect_left(m, a, x), x)


def _less(m: Any, a: Any, b: Any) -> bool:
    return bool(a < b) if type(a) is int and type(b) is int else bool(m.operators.less(a, b))


def _sift_down(m: Any, heap: Any, start: int, position: int) -> None:
    item = heap[position]
    while position > start:
        m.step()
        parent = (position - 1) >> 1
        if not _less(m, item, heap[parent]):
            break
        heap[position] = heap[parent]
        position = parent
    heap[position] = item


def _sift_up(m: Any, heap: Any, position: int) -> None:
    end, start, item = len(heap), position, heap[position]
    child = 2 * position + 1
    while child < end:
        m.step()
        right = child + 1
        if right < end and not _less(m, heap[child], heap[right]):
            child = right
        heap[position] = heap[child]
        position = child
        child = 2 * position + 1
    heap[position] = item
    _sift_down(m, heap, start, position)


@operation("heap.push")
def heap_push(m: Any, heap: Any, value: Any) -> None:
    """Adds to a heap."""
    m.charge(1)
    heap.append(value)
    _sift_down(m, heap, 0, len(heap) - 1)


@operation("heap.pop")
def heap_pop(m: Any, heap: Any) -> Any:
    """Removes the least element of a heap. Raises an index error if there is none."""
    if not heap:
        raise m.fail("index", "empty heap")
    last = heap.pop()
    if not heap:
        return last
    first, heap[0] = heap[0], last
    _sift_up(m, heap, 0)
    return first


@operation("heap.make")
def heapify(m: Any, heap: Any) -> None:
    """Makes a list a heap."""
    for position in reversed(range(len(heap) // 2)):
        _sift_up(m, heap, position)


@operation("heap.push_pop")
def heap_push_pop(m: Any, heap: Any, value: Any) -> Any:
    """Adds, then removes the least."""
    if heap and _less(m, heap[0], value):
        value, heap[0] = heap[0], value
        _sift_up(m, heap, 0)
    return value


@operation("heap.replace")
def heap_replace(m: Any, heap: Any, value: Any) -> Any:
    """Removes the least, then adds."""
    if not heap:
        raise m.fail("index", "empty heap")
    first, heap[0] = heap[0], value
    _sift_up(m, heap, 0)
    return first


@operation("heap.largest")
def heap_largest(m: Any, count: Any, a: Any, key: Any = None) -> Any:
    """The largest elements, from the largest."""
    return new_list(m, descending(m, values_of(m, a), key)[: max(integer(m, count), 0)])


@operation("heap.smallest")
def heap_smallest(m: Any, count: Any, a: Any, key: Any = None) -> Any:
    """The smallest elements, from the smallest."""
    return new_list(m, sort_values(m, values_of(m, a), key=key)[: max(integer(m, count), 0)])


__all__ = ["Array", "is_plain"]
