"""C++'s operations on sequences by iterators."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.list_parts import find_last
from variorum.interpreter.library.lists import into
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, values_of
from variorum.interpreter.values import Array, Cursor, Deque, Map, Set


@operation("cpp.begin")
def begin(m: Any, a: Any) -> Any:
    """An iterator at the first element."""
    return Cursor(_sequence(m, a), 0)


@operation("cpp.end")
def end(m: Any, a: Any) -> Any:
    """An iterator behind the last element."""
    sequence = _sequence(m, a)
    return Cursor(sequence, len(sequence))


@operation("cpp.rbegin")
def rbegin(m: Any, a: Any) -> Any:
    """An iterator at the last element, which goes backwards."""
    return Cursor(_sequence(m, a), 0, True)


@operation("cpp.rend")
def rend(m: Any, a: Any) -> Any:
    """An iterator in front of the first element, which goes backwards."""
    sequence = _sequence(m, a)
    return Cursor(sequence, len(sequence), True)


def _sequence(m: Any, a: Any) -> Any:
    if isinstance(a, Map):
        from variorum.interpreter.iterating import entry_pairs

        return entry_pairs(m, a)
    if isinstance(a, Set):
        return values_of(m, a)
    return a


@operation("cpp.insert")
def cpp_insert(m: Any, a: Any, where: Any, *values: Any) -> Any:
    """C++'s `insert` into a sequence: a value, so many of it, or those between two iterators."""
    position = where.position
    if len(values) == 2 and isinstance(values[0], Cursor):
        items = values[0].container[values[0].position : values[1].position]
        if values[0].is_reverse:
            items = values[0].container[::-1][values[0].position : values[1].position]
    elif len(values) == 2:
        m.charge(int(values[0]))
        items = [into(a, m.copy(values[1])) for _ in range(values[0])]
    else:
        items = (
            [into(a, m.copy(values[0]))]
            if not isinstance(values[0], (list, tuple)) or (a and isinstance(a[0], (list, tuple)))
            else list(values[0])
        )
    m.charge(len(items))
    a[position:position] = items
    return Cursor(a, position)


@operation("cpp.erase")
def cpp_erase(m: Any, a: Any, first: Any, last: Any = None) -> Any:
    """C++'s `erase` of a sequence: the element at an iterator, or those between two."""
    stop = last.position if last is not None else first.position + 1
    if stop > len(a):
        raise m.outside("erase behind the end")
    del a[first.position : stop]
    return Cursor(a, first.position)


@operation("cpp.resize")
def cpp_resize(m: Any, a: Any, size: Any, value: Any = None) -> None:
    """C++'s `resize`."""
    n = integer(m, size)
    m.charge(n)
    if n < len(a):
        del a[n:]
        return
    fill_value = into(a, value)
    if value is None:
        fill_value = (
            type(a[0])(0) if a and isinstance(a[0], (int, float)) else m.operation("cpp.first_value")(m, a)
        )
    a.extend([m.copy(fill_value) for _ in range(n - len(a))])


@operation("cpp.first_value")
def first_value(m: Any, a: Any) -> Any:
    """What a new element of a typed sequence is."""
    make = getattr(a, "fresh", None)
    if make is not None:
        return make()
    convert = getattr(a, "element", None)
    if convert is None:
        return 0
    try:
        return convert(0)
    except Exception:
        return 0


@operation("cpp.assign")
def cpp_assign(m: Any, a: Any, first: Any, second: Any = None) -> None:
    """C++'s `assign`: so many of a value, or those between two iterators."""
    if isinstance(first, Cursor):
        a[:] = first.container[first.position : second.position]
    elif isinstance(first, list):
        a[:] = list(first)
    else:
        m.charge(int(first))
        a[:] = [into(a, m.copy(second)) for _ in range(first)]


@operation("cpp.swap_with")
def swap_with(m: Any, a: Any, b: Any) -> None:
    """Exchanges the contents of two containers."""
    if isinstance(a, list):
        a[:], b[:] = list(b), list(a)
    elif isinstance(a, Map):
        a.entries, b.entries = b.entries, a.entries
    elif isinstance(a, Set):
        a.elements, b.elements = b.elements, a.elements
    else:
        a.text, b.text = b.text, a.text


@operation("list.distance_from_top")
def distance_from_top(m: Any, a: Any, value: Any) -> int:
    """Java's `search` of a stack: 1 for the top, -1 if the value is not there."""
    found = find_last(m, a, value)
    return len(a) - found if found >= 0 else -1


__all__ = ["Deque"]


@operation("list.is_array")
def is_array(m: Any, value: Any) -> bool:
    """Whether a value is an array."""
    return isinstance(value, list)


@operation("list.keys_iterator")
def keys_iterator(m: Any, a: Any) -> Any:
    """The positions."""
    from variorum.interpreter.values import Iteration

    return Iteration(range(len(a)))


@operation("list.entry_iterator")
def entry_iterator(m: Any, a: Any) -> Any:
    """Pairs of position and element."""
    from variorum.interpreter.values import Iteration

    return Iteration(Array(each) for each in enumerate(a))
