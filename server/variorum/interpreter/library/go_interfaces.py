"""Operations of Go's packages `sort` and `container/heap` on types of the program, by the methods that these have."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, sort_values


class Ordered:
    """A slice in its natural order, as `sort.IntSlice` makes it."""

    __slots__ = ("values",)
    kind: ClassVar[str] = "ordered"

    def __init__(self, values: Any) -> None:
        self.values = values


class Reversed:
    """What is sorted in the reverse order."""

    __slots__ = ("inner",)
    kind: ClassVar[str] = "reversed"

    def __init__(self, inner: Any) -> None:
        self.inner = inner


@operation("go.natural_order")
def natural_order(m: Any, values: Any) -> Ordered:
    """A slice that is sorted in its natural order."""
    return Ordered(values)


@operation("go.reverse_order")
def reverse_order(m: Any, inner: Any) -> Reversed:
    """What is sorted in the reverse order."""
    return Reversed(inner)


@operation("go.sort_itself")
def sort_itself(m: Any, a: Any) -> None:
    """Sorts by the methods `Len`, `Less` and `Swap`. Equal elements stay in their order, as in short slices in Go."""
    is_reversed = isinstance(a, Reversed)
    inner = a.inner if isinstance(a, Reversed) else a
    if isinstance(inner, Ordered):
        m.indexer.note_shared(inner.values)
        inner.values[:] = sort_values(m, list(inner.values), reverse=is_reversed)
        return
    for i in range(1, _length(m, inner)):
        j = i
        while j > 0 and _is_less(m, inner, *((j - 1, j) if is_reversed else (j, j - 1))):
            m.dispatch(inner, "Swap", [j, j - 1])
            j -= 1


@operation("go.is_sorted_by_index")
def is_sorted_by_index(m: Any, a: Any, less: Any) -> bool:
    """Whether no element is less than the one before, by a function of two positions."""
    return not any(m.apply(less, i, i - 1) for i in range(1, len(a)))


@operation("go.heap_init")
def heap_init(m: Any, a: Any) -> None:
    """Puts the elements in the order of a heap."""
    size = _length(m, a)
    for i in range(size // 2 - 1, -1, -1):
        _sink(m, a, i, size)


@operation("go.heap_push")
def heap_push(m: Any, a: Any, value: Any) -> None:
    """Adds an element."""
    m.dispatch(a, "Push", [value])
    _rise(m, a, _length(m, a) - 1)


@operation("go.heap_pop")
def heap_pop(m: Any, a: Any) -> Any:
    """Takes the least element."""
    last = _length(m, a) - 1
    m.dispatch(a, "Swap", [0, last])
    _sink(m, a, 0, last)
    return m.dispatch(a, "Pop", [])


@operation("go.heap_remove")
def heap_remove(m: Any, a: Any, position: Any) -> Any:
    """Takes the element at a position."""
    i, last = integer(m, position), _length(m, a) - 1
    if i != last:
        m.dispatch(a, "Swap", [i, last])
        if not _sink(m, a, i, last):
            _rise(m, a, i)
    return m.dispatch(a, "Pop", [])


@operation("go.heap_fix")
def heap_fix(m: Any, a: Any, position: Any) -> None:
    """Moves an element that has changed to where it belongs."""
    i = integer(m, position)
    if not _sink(m, a, i, _length(m, a)):
        _rise(m, a, i)


def _length(m: Any, a: Any) -> int:
    return integer(m, m.dispatch(a, "Len", []))


def _is_less(m: Any, a: Any, i: int, j: int) -> bool:
    m.step()
    return bool(m.dispatch(a, "Less", [i, j]))


def _rise(m: Any, a: Any, j: int) -> None:
    while j > 0:
        i = (j - 1) // 2
        if not _is_less(m, a, j, i):
            break
        m.dispatch(a, "Swap", [i, j])
        j = i


def _sink(m: Any, a: Any, start: int, size: int) -> bool:
    """Moves an element down. Returns whether it moved."""
    i = start
    while (child := 2 * i + 1) < size:
        if child + 1 < size and _is_less(m, a, child + 1, child):
            child += 1
        if not _is_less(m, a, child, i):
            break
        m.dispatch(a, "Swap", [i, child])
        i = child
    return i > start
