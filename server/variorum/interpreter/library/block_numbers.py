"""Blocks that are called with numbers, and maps with blocks, as Ruby has them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.blocks import each_or_list
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items
from variorum.interpreter.library.support import integer
from variorum.interpreter.values import Map


@operation("block.times")
def times(m: Any, size: Any, function: Any = None) -> Any:
    """Calls the block with 0, 1 and so on."""
    return each_or_list(m, range(integer(m, size)), function, size)


@operation("block.up_to")
def up_to(m: Any, low: Any, high: Any, function: Any = None) -> Any:
    """Calls the block with all integers between two."""
    return each_or_list(m, range(integer(m, low), integer(m, high) + 1), function, low)


@operation("block.down_to")
def down_to(m: Any, high: Any, low: Any, function: Any = None) -> Any:
    """Calls the block with all integers between two, the largest first."""
    return each_or_list(m, range(integer(m, high), integer(m, low) - 1, -1), function, high)


@operation("block.step")
def step(m: Any, low: Any, high: Any, by: Any = 1, function: Any = None) -> Any:
    """Calls the block with integers at a distance."""
    distance = integer(m, by)
    if distance == 0:
        raise m.fail("value", "step of 0")
    return each_or_list(
        m, range(integer(m, low), integer(m, high) + (1 if distance > 0 else -1), distance), function, low
    )


@operation("block.fetch")
def fetch(m: Any, source: Any, key: Any, *default: Any) -> Any:
    """An element or the value of a key; without it a default, what a block makes of the key, or an error."""
    if isinstance(source, Map):
        if key in source.entries:
            return source.entries[key]
    else:
        position = integer(m, key)
        if -len(source) <= position < len(source):
            return source[position]
    if default:
        return m.apply(default[0], key) if hasattr(default[0], "invoke") else default[0]
    raise m.fail("key" if isinstance(source, Map) else "index", "no such element")


@operation("block.dig")
def dig(m: Any, source: Any, *keys: Any) -> Any:
    """An element of an element, null where one is missing."""
    for key in keys:
        if source is None:
            return None
        source = m.indexer.get(source, key)
    return source


@operation("map.merged")
def merged(m: Any, a: Map, *rest: Any) -> Map:
    """The entries of several maps; a block says what a key of two has."""
    function = rest[-1] if rest and hasattr(rest[-1], "invoke") else None
    made = a.like(dict(a.entries))
    for other in rest[: -1 if function is not None else None]:
        for key, value in other.entries.items():
            both = function is not None and key in made.entries
            made.entries[key] = m.apply(function, key, made.entries[key], value) if both else value
    return made


@operation("map.inverted")
def inverted(m: Any, a: Map) -> Map:
    """Values as keys."""
    return a.like({value: key for key, value in a.entries.items()})


@operation("map.with_values")
def with_values(m: Any, a: Map, function: Any) -> Map:
    """The map with what the block makes of each value."""
    return a.like({key: m.apply(function, value) for key, value in a.entries.items()})


@operation("map.with_keys")
def with_keys(m: Any, a: Map, function: Any) -> Map:
    """The map with what the block makes of each key."""
    return a.like({m.apply(function, key): value for key, value in a.entries.items()})


@operation("map.from_pairs")
def from_pairs(m: Any, source: Any, function: Any = None) -> Map:
    """A map of the pairs of a list, or of those that the block makes."""
    made: Map = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        key, value = m.apply(function, each) if function is not None else each
        made.entries[key] = value
    return made


@operation("map.delete_or_null")
def delete_or_null(m: Any, a: Map, key: Any) -> Any:
    """Removes a key. Its value, or null."""
    return a.entries.pop(key, None)
