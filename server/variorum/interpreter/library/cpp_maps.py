"""C++'s operations on maps by iterators."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entry_pairs
from variorum.interpreter.library.maps import Entry, find_key, put_entry
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import values_of
from variorum.interpreter.values import Cursor, Map, Pair, Set


@operation("cpp.map_find")
def cpp_find(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the entry of a key, or behind the last entry."""
    ordered = entry_pairs(m, a) if isinstance(a, Map) else values_of(m, a)
    wanted = find_key(m, a, key) if isinstance(a, Map) else key
    holder = a.entries if isinstance(a, Map) else a.elements
    if wanted not in holder:
        return Cursor(ordered, len(ordered))
    position = next(
        i for i, each in enumerate(ordered) if (each[0] if isinstance(a, Map) else each) == wanted
    )
    if isinstance(a, Map):
        return _EntryCursor(ordered, position, a)
    return Cursor(ordered, position)


class _EntryCursor(Cursor):
    """An iterator at an entry of a map."""

    __slots__ = ("home",)

    def __init__(self, container: Any, position: int, home: Map) -> None:
        super().__init__(container, position)
        self.home = home
        for pair in container:
            pair.__class__ = Entry
            pair.home = home


@operation("cpp.map_bound")
def cpp_lower_bound(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the first key that is not below."""
    return _bound(m, a, key, 0)


@operation("cpp.map_bound_above")
def cpp_upper_bound(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the first key that is above."""
    return _bound(m, a, key, 1)


def _bound(m: Any, a: Any, key: Any, least: int) -> Any:
    ordered = entry_pairs(m, a) if isinstance(a, Map) else values_of(m, a)
    for position, each in enumerate(ordered):
        if m.order(each[0] if isinstance(a, Map) else each, key, a.comparator) >= least:
            return Cursor(ordered, position)
    return Cursor(ordered, len(ordered))


@operation("cpp.map_insert")
def cpp_insert(m: Any, a: Map, *values_: Any) -> Any:
    """C++'s `insert` and `emplace`: stores an entry unless there is one of the key."""
    pair = values_[0] if len(values_) == 1 else values_
    key = find_key(m, a, pair[0])
    is_new = key not in a.entries
    if is_new:
        put_entry(m, a, key, pair[1])
    return Pair((cpp_find(m, a, key), is_new))


@operation("cpp.map_erase")
def cpp_erase(m: Any, a: Any, what: Any, *last: Any) -> Any:
    """C++'s `erase`: by key or iterator."""
    holder = a.entries if isinstance(a, Map) else a.elements
    if isinstance(what, Cursor):
        element = what.container[what.position]
        key = element[0] if isinstance(a, Map) else element
        following = what.container[what.position + 1 :]
        _erase_one(a, key)
        return Cursor(following, 0)
    key = find_key(m, a, what) if isinstance(a, Map) else what
    count = holder.get(key, 0) if getattr(a, "kind", "") == "multiset" else int(key in holder)
    holder.pop(key, None)
    return count


def _erase_one(a: Any, key: Any) -> None:
    if isinstance(a, Set) and a.kind == "multiset" and a.elements[key] > 1:
        a.elements[key] -= 1
    else:
        (a.entries if isinstance(a, Map) else a.elements).pop(key, None)
