"""Operations that visit and change the entries of maps."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of, entry_pairs
from variorum.interpreter.library.maps import find_key, put_entry
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import values_of
from variorum.interpreter.values import Map, Pair, Set


@operation("map.for_each")
def for_each(m: Any, a: Map, function: Any) -> None:
    """Calls a function with each key and value, or with each entry."""
    if getattr(function, "arity", 2) == 1 and m.semantics.library.takes_entries:
        for pair in entry_pairs(m, a):
            m.apply(function, pair)
        return
    for key, value in entries_of(m, a):
        m.apply(function, key, value)


@operation("map.for_each_value")
def for_each_value(m: Any, a: Map, function: Any, *_: Any) -> None:
    """JavaScript's `forEach`: the value comes first."""
    for key, value in entries_of(m, a):
        m.operation("function.with_index")(m, function, value, key, a)


@operation("map.replace_all")
def replace_all(m: Any, a: Map, function: Any) -> None:
    """Replaces each value by what a function makes of key and value."""
    for key, value in entries_of(m, a):
        a.entries[key] = m.apply(function, key, value)


@operation("map.replace")
def replace(m: Any, a: Map, key: Any, value: Any, *other: Any) -> Any:
    """Replaces the value of a key that is there."""
    key = find_key(m, a, key)
    if key not in a.entries:
        return None
    old = a.entries[key]
    if other:
        if not m.equal(old, value):
            return False
        a.entries[key] = other[0]
        return True
    a.entries[key] = value
    return old


@operation("map.update")
def update(m: Any, a: Map, *others: Any, **named: Any) -> Any:
    """Adds the entries of maps or of sequences of pairs. Counters add up."""
    for other in others:
        if isinstance(other, Map):
            m.charge(len(other))
            for key, value in entries_of(m, other):
                a.entries[key] = a.entries.get(key, 0) + value if a.kind == "counter" else value
        elif a.kind == "counter":
            for each in values_of(m, other):
                a.entries[each] = a.entries.get(each, 0) + 1
        elif other is not None:
            for each in values_of(m, other):
                key, value = m.components_of(each, 2)
                put_entry(m, a, key, value)
    for name, value in named.items():
        put_entry(m, a, name, value)


@operation("map.clear")
def clear(m: Any, a: Map) -> None:
    """Removes everything."""
    a.entries.clear()


@operation("map.combine")
def combine(m: Any, a: Map, b: Map, how: str) -> Map:
    """Counters added, subtracted, cut or united; other maps united."""
    if a.kind != "counter":
        return a.like({**a.entries, **b.entries})
    found: dict[Any, Any] = {}
    for key in {**a.entries, **b.entries}:
        x, y = a.entries.get(key, 0), b.entries.get(key, 0)
        value = {"+": x + y, "-": x - y, "&": min(x, y), "|": max(x, y)}[how]
        if value > 0:
            found[key] = value
    m.charge(len(found))
    return a.like(found)


@operation("map.plus")
def plus(m: Any, a: Map, other: Any) -> Map:
    """A map with further entries."""
    made = a.like(dict(a.entries))
    m.charge(len(a))
    for key, value in (
        entries_of(m, other)
        if isinstance(other, Map)
        else [other]
        if isinstance(other, (Pair, tuple))
        else other
    ):
        put_entry(m, made, key, value)
    return made


@operation("map.minus")
def minus(m: Any, a: Map, *keys_: Any) -> Map:
    """A map without some keys."""
    taken = keys_[0] if len(keys_) == 1 and isinstance(keys_[0], (list, Set)) else keys_
    gone = set(taken.elements if isinstance(taken, Set) else taken)
    return a.like({key: value for key, value in a.entries.items() if key not in gone})


@operation("map.equals")
def equals(m: Any, a: Map, b: Any) -> bool:
    """Whether two maps have equal entries."""
    return bool(m.comparer.equal(a, b))
