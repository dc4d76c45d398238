"""Makes the collections of Rust."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_iterators import over
from variorum.interpreter.library.support import new_list
from variorum.interpreter.values import Map, PriorityQueue, Set


@operation("rust.new_list")
def new_vector(m: Any, *_: Any) -> Any:
    """An empty list."""
    return new_list(m, [])


@operation("rust.new_map")
def new_map(m: Any, *_: Any) -> Map:
    """An empty map in the order of hashes."""
    return Map("hash", None, "map")


@operation("rust.new_sorted_map")
def new_sorted_map(m: Any, *_: Any) -> Map:
    """An empty sorted map."""
    return Map("sorted", None, "map")


@operation("rust.new_set")
def new_set(m: Any, *_: Any) -> Set:
    """An empty set in the order of hashes."""
    return Set("hash", (), "set")


@operation("rust.new_sorted_set")
def new_sorted_set(m: Any, *_: Any) -> Set:
    """An empty sorted set."""
    return Set("sorted", (), "set")


@operation("rust.new_heap")
def new_heap(m: Any, *_: Any) -> PriorityQueue:
    """An empty heap, the largest element first."""
    made = PriorityQueue()
    made.is_descending = True
    return made


@operation("rust.list_from")
def list_from(m: Any, source: Any) -> Any:
    """A list of the elements."""
    return new_list(m, over(m, source))


@operation("rust.map_from")
def map_from(m: Any, source: Any) -> Map:
    """A map of pairs."""
    made = new_map(m)
    for each in over(m, source):
        key, value = m.components_of(each, 2)
        made.entries[key] = value
    return made


@operation("rust.set_from")
def set_from(m: Any, source: Any) -> Set:
    """A set of the elements."""
    return Set("hash", over(m, source), "set")
