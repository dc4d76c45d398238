"""Counters, and maps in the order of their keys."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of, keys_of
from variorum.interpreter.library.maps import Entry
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, sort_values, values_of
from variorum.interpreter.objects import Native
from variorum.interpreter.values import Map, Pair, Set


@operation("counter.most_common")
def most_common(m: Any, a: Map, count: Any = None) -> Any:
    """The entries by count, from the largest."""
    found = sort_values(m, entries_of(m, a)[::-1], key=Native("count", lambda each: each[1]))[::-1]
    return new_list(m, found if count is None else found[: integer(m, count)])


@operation("counter.elements")
def counter_elements(m: Any, a: Map) -> Any:
    """Each element as often as it was counted."""
    total = sum(max(each, 0) for each in a.entries.values())
    m.charge(total)
    return [key for key, value in a.entries.items() for _ in range(value)]


@operation("counter.total")
def total(m: Any, a: Map) -> Any:
    """The sum of all counts."""
    return sum(a.entries.values())


@operation("counter.subtract")
def subtract(m: Any, a: Map, other: Any) -> None:
    """Counts down."""
    for key, count in (
        entries_of(m, other) if isinstance(other, Map) else [(each, 1) for each in values_of(m, other)]
    ):
        a.entries[key] = a.entries.get(key, 0) - count


# --- sorted maps


def _neighbour(m: Any, a: Any, key: Any, how: str) -> Any:
    found = None
    ordered = keys_of(m, a) if isinstance(a, Map) else values_of(m, a)
    for each in ordered:
        order = m.order(each, key, a.comparator)
        if (how == "floor" and order <= 0) or (how == "lower" and order < 0):
            found = each
        if (how == "ceiling" and order >= 0) or (how == "higher" and order > 0):
            return each
    return found


for _how in ("floor", "lower", "ceiling", "higher"):

    def _key(m: Any, a: Any, key: Any, how: str = _how) -> Any:
        return _neighbour(m, a, key, how)

    def _entry_of(m: Any, a: Map, key: Any, how: str = _how) -> Any:
        found = _neighbour(m, a, key, how)
        return None if found is None else Entry.of(a, Pair((found, a.entries[found])))

    operation(f"map.{_how}_key")(_key)
    operation(f"map.{_how}_entry")(_entry_of)


def _end_key(m: Any, a: Any, position: int, missing: str) -> Any:
    ordered = keys_of(m, a) if isinstance(a, Map) else values_of(m, a)
    if not ordered:
        if missing == "null":
            return None
        raise m.fail(missing, "empty")
    return ordered[position]


for _end, _position in (("first", 0), ("last", -1)):

    def _end_of(m: Any, a: Any, position: int = _position) -> Any:
        return _end_key(m, a, position, "end")

    def _end_entry(m: Any, a: Map, position: int = _position) -> Any:
        key = _end_key(m, a, position, "null")
        return None if key is None else Entry.of(a, Pair((key, a.entries[key])))

    def _poll(m: Any, a: Map, position: int = _position) -> Any:
        key = _end_key(m, a, position, "null")
        return None if key is None else Pair((key, a.entries.pop(key)))

    operation(f"map.{_end}_key")(_end_of)
    operation(f"map.{_end}_entry")(_end_entry)
    operation(f"map.poll_{_end}")(_poll)


@operation("map.head")
def head(m: Any, a: Map, key: Any, inclusive: Any = False) -> Map:
    """The entries below a key."""
    limit = 0 if inclusive else -1
    return a.like({k: v for k, v in a.entries.items() if m.order(k, key, a.comparator) <= limit})


@operation("map.tail")
def tail(m: Any, a: Map, key: Any, inclusive: Any = True) -> Map:
    """The entries from a key on."""
    limit = 0 if inclusive else 1
    return a.like({k: v for k, v in a.entries.items() if m.order(k, key, a.comparator) >= limit})


@operation("map.descending")
def descending(m: Any, a: Map) -> Map:
    """The entries from the last to the first."""
    return Map("insertion", dict(entries_of(m, a)[::-1]))


@operation("map.descending_keys")
def descending_keys(m: Any, a: Map) -> Any:
    """The keys from the last to the first."""
    return Set("insertion", keys_of(m, a)[::-1])
