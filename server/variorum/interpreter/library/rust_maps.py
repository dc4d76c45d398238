"""Operations on the entries of maps as Rust has them."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_collections import get_place
from variorum.interpreter.values import Iteration, Map


class EntryOf:
    """The place of a key in a map, whether it is there or not."""

    __slots__ = ("key", "map")
    kind: ClassVar[str] = "map entry"

    def __init__(self, map_: Map, key: Any) -> None:
        self.map, self.key = map_, key


@operation("rust.entry")
def entry(m: Any, a: Map, key: Any) -> EntryOf:
    """The place of a key."""
    return EntryOf(a, m.indexer.key(a, key))


@operation("rust.entry_or_insert")
def entry_or_insert(m: Any, a: EntryOf, value: Any) -> Any:
    """The place of the value, which is stored if there is none."""
    if a.key not in a.map.entries:
        m.charge(2)
        a.map.entries[a.key] = a.map.value_of(value) if a.map.value_of is not None else value
    return get_place(m, a.map, a.key).value


@operation("rust.entry_or_insert_with")
def entry_or_insert_with(m: Any, a: EntryOf, function: Any) -> Any:
    """As `entry_or_insert`, with what a function gives."""
    if a.key in a.map.entries:
        return get_place(m, a.map, a.key).value
    return entry_or_insert(m, a, m.apply(function))


@operation("rust.entry_or_default")
def entry_or_default(m: Any, a: EntryOf) -> Any:
    """As `entry_or_insert`, with the first value of the map's type."""
    if a.key not in a.map.entries:
        if not callable(a.map.missing):
            from variorum.interpreter.signals import Unsupported

            raise Unsupported("the default of an unknown type")
        a.map.entries[a.key] = a.map.missing()
    return get_place(m, a.map, a.key).value


@operation("rust.entry_and_modify")
def entry_and_modify(m: Any, a: EntryOf, function: Any) -> EntryOf:
    """The same place, of which a function has changed the value."""
    if a.key in a.map.entries:
        m.apply(function, get_place(m, a.map, a.key).value)
    return a


@operation("rust.keys")
def keys(m: Any, a: Map) -> Iteration:
    """An iterator over the keys."""
    return Iteration(m.loop_keys(a))


@operation("rust.values")
def values(m: Any, a: Map) -> Iteration:
    """An iterator over the values."""
    return Iteration([a.entries[key] for key in m.loop_keys(a)])


@operation("rust.value_places")
def value_places(m: Any, a: Map) -> Iteration:
    """An iterator over the places of the values."""
    return Iteration([get_place(m, a, key).value for key in m.loop_keys(a)])
