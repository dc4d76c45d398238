"""Makes maps of entries and of other maps."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of
from variorum.interpreter.library.maps import put_entry
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list, truth
from variorum.interpreter.values import Map, Pair


@operation("map.of")
def of(m: Any, *pairs: Any) -> Map:
    """Java's `Map.of`."""
    made = Map("hash")
    for position in range(0, len(pairs), 2):
        put_entry(m, made, pairs[position], pairs[position + 1])
    return made


@operation("map.of_entries")
def of_entries(m: Any, *pairs: Any) -> Map:
    """A map of pairs, in their order."""
    made: Map = m.make_map(m.semantics.collections.map)
    for each in pairs[0] if len(pairs) == 1 and not isinstance(pairs[0], (Pair, tuple)) else pairs:
        key, value = m.components_of(each, 2)
        put_entry(m, made, key, value)
    return made


@operation("entry.of")
def entry_of(m: Any, *values_: Any) -> Pair:
    """An entry, or a pair."""
    made = Pair(values_[1:] if values_ and type(values_[0]).__name__ == "Type" else values_)
    made.kind = m.semantics.collections.entry  # type: ignore[misc]
    return made


@operation("map.filter")
def filter_(m: Any, a: Map, test: Any) -> Map:
    """The entries that a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, _on_entry(m, test, key, value))})


def _on_entry(m: Any, function: Any, key: Any, value: Any) -> Any:
    if getattr(function, "arity", 1) == 2:
        return m.apply(function, key, value)
    made = Pair((key, value))
    made.kind = "entry"  # type: ignore[misc]
    return m.apply(function, made)


@operation("map.filter_keys")
def filter_keys(m: Any, a: Map, test: Any) -> Map:
    """The entries whose key a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, m.apply(test, key))})


@operation("map.filter_values")
def filter_values(m: Any, a: Map, test: Any) -> Map:
    """The entries whose value a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, m.apply(test, value))})


@operation("map.map_values")
def map_values(m: Any, a: Map, function: Any) -> Map:
    """The same keys with what a function makes of the entries."""
    return a.like({key: _on_entry(m, function, key, value) for key, value in entries_of(m, a)})


@operation("map.map_keys")
def map_keys(m: Any, a: Map, function: Any) -> Map:
    """The same values with what a function makes of the entries as keys."""
    return a.like({_on_entry(m, function, key, value): value for key, value in entries_of(m, a)})


@operation("map.map")
def map_entries(m: Any, a: Map, function: Any) -> Any:
    """What a function makes of the entries, as a list."""
    return new_list(m, [_on_entry(m, function, key, value) for key, value in entries_of(m, a)])


@operation("map.any")
def any_entry(m: Any, a: Map, test: Any = None) -> bool:
    """Whether a test holds for an entry."""
    return any(test is None or truth(m, _on_entry(m, test, key, value)) for key, value in entries_of(m, a))


@operation("map.all")
def all_entries(m: Any, a: Map, test: Any) -> bool:
    """Whether a test holds for all entries."""
    return all(truth(m, _on_entry(m, test, key, value)) for key, value in entries_of(m, a))
