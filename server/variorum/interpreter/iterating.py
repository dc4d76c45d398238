"""The values that a container hands out, in the language's order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cmp_to_key
from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Object
from variorum.interpreter.runtime import Runtime
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.spans import Span
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Builder,
    Cursor,
    Device,
    Iteration,
    Map,
    Pair,
    PriorityQueue,
    Sequence,
    Set,
    Stream,
    Uninterpreted,
)

# How many elements a container has that nobody knows.
_UNKNOWN_LENGTH = 2


def keys_of(runtime: Runtime, value: Map) -> list[Any]:
    """Returns the keys of a map in its order; notes where the order is not defined."""
    if value.order == "sorted":
        return sort_keys(runtime, value.entries, value.comparator)
    if value.order == "hash" and len(value.entries) > 1:
        runtime.note("unordered")
    if value.kind == "record":
        return _numbers_first(value.entries)
    return list(value.entries)


def _numbers_first(entries: dict[Any, Any]) -> list[Any]:
    numbers = [key for key in entries if isinstance(key, str) and key.isdigit() and str(int(key)) == key]
    if not numbers:
        return list(entries)
    numbers.sort(key=int)
    chosen = set(numbers)
    return numbers + [key for key in entries if key not in chosen]


def sort_keys(runtime: Runtime, keys: Iterable[Any], comparator: Any) -> list[Any]:
    """Returns keys in ascending order."""
    found = list(keys)
    runtime.step(len(found))
    if comparator is None and all(type(key) is int or type(key) is str for key in found):
        if len({type(key) for key in found}) <= 1:
            return sorted(found)
    return sorted(found, key=cmp_to_key(lambda a, b: runtime.order(a, b, comparator)))  # type: ignore[attr-defined]


def entries_of(runtime: Runtime, value: Map) -> list[tuple[Any, Any]]:
    """Returns the keys with their values."""
    return [(key, value.entries[key]) for key in keys_of(runtime, value)]


def entry_pairs(runtime: Runtime, value: Map) -> list[Pair]:
    """Returns the entries as pairs."""
    found = []
    for key in keys_of(runtime, value):
        pair = Pair((key, value.entries[key]))
        pair.kind = "entry"  # type: ignore[misc]
        found.append(pair)
    return found


def set_elements(runtime: Runtime, value: Set) -> list[Any]:
    """Returns the elements of a set in its order."""
    if value.order == "sorted":
        ordered = sort_keys(runtime, value.elements, value.comparator)
        if value.kind != "multiset":
            return ordered
        return [each for each in ordered for _ in range(value.elements[each])]
    if value.order == "hash" and len(value.elements) > 1:
        runtime.note("unordered")
    return list(value.elements)


def _lines_of_input(runtime: Any) -> Iterator[str]:
    """Yields the lines of standard input with their ends, as they are asked for."""
    while runtime.stdin.has_line(runtime.site):
        line = runtime.stdin.line(runtime.site)
        if line is None:
            return
        yield line + "\n"


def elements_of(runtime: Runtime, value: Any) -> Iterable[Any]:
    """Returns what a loop over the value visits. A list is returned as it is, so that changes while it runs are seen."""
    kind = type(value)
    if kind is list or kind is tuple or kind is range or kind is str:
        return value  # type: ignore[no-any-return]
    if isinstance(value, (Sequence, Array)):
        return value
    if kind is Set:
        return set_elements(runtime, value)
    if kind is Map:
        return _map_elements(runtime, value)
    if isinstance(value, KeyedArray):
        return value.values()
    if kind is Device and value.kind == "input":
        return _lines_of_input(runtime)
    if kind is Builder:
        return [Char(ord(each)) for each in value.text]
    if kind is Stream:
        return value.values  # type: ignore[no-any-return]
    if kind is PriorityQueue:
        if len(value) > 1:
            runtime.note("unordered")
        return value.elements  # type: ignore[no-any-return]
    if isinstance(value, Iteration) or hasattr(value, "__next__"):
        return value  # type: ignore[no-any-return]
    if isinstance(value, Object):
        return _object_elements(runtime, value)
    if kind is Span:
        return value  # type: ignore[no-any-return]
    if isinstance(value, Cursor):
        return value.container[value.position :]  # type: ignore[no-any-return]
    if value is None and runtime.semantics.collections.null_is_empty:
        return ()
    if value is None or value is UNDEFINED:
        raise runtime.fail("null" if runtime.semantics.integers.bits else "type", "iteration over null")
    if isinstance(value, (int, float)):
        raise runtime.fail("type", "iteration over a number")
    if kind is Uninterpreted:
        return [runtime.uninterpreted(f"part{index}", [value]) for index in range(_UNKNOWN_LENGTH)]  # type: ignore[attr-defined]
    raise Unsupported(f"iteration over {kind.__name__}")


def _map_elements(runtime: Runtime, value: Map) -> Iterable[Any]:
    if runtime.semantics.map_iteration == "keys":
        return keys_of(runtime, value)
    if runtime.semantics.map_iteration == "values":
        return [value.entries[key] for key in keys_of(runtime, value)]
    if runtime.semantics.map_iteration == "lists":
        return [Sequence((key, value.entries[key])) for key in keys_of(runtime, value)]
    return entry_pairs(runtime, value)


def _object_elements(runtime: Runtime, value: Object) -> Iterator[Any]:
    for name in ("__iter__", "iterator", "GetEnumerator", "Symbol.iterator", "each"):
        methods = value.cls.find(name)
        if methods:
            result = methods[0].machine.invoke_method(methods, value, [])
            if isinstance(result, Object):
                return _stepped(runtime, result)
            return iter(elements_of(runtime, result))
    methods = value.cls.find("__getitem__")
    if methods:
        return _indexed(methods, value)
    raise runtime.fail("type", "not iterable")


def _stepped(runtime: Runtime, iterator: Object) -> Iterator[Any]:
    from variorum.interpreter.signals import Raised

    has_next = iterator.cls.find("hasNext")
    following = iterator.cls.find("next") or iterator.cls.find("__next__")
    if not following:
        raise runtime.fail("type", "not an iterator")
    machine = following[0].machine
    while has_next is None or machine.invoke_method(has_next, iterator, []):
        try:
            value = machine.invoke_method(following, iterator, [])
        except Raised as raised:
            if raised.kind == "end" or raised.type_name == "StopIteration":
                return
            raise
        if isinstance(value, Map) and "done" in value.entries:
            if value.entries["done"] is True:
                return
            value = value.entries.get("value")
        runtime.step()
        yield value


def _indexed(methods: Any, value: Object) -> Iterator[Any]:
    from variorum.interpreter.signals import Raised

    position = 0
    while True:
        try:
            yield methods[0].machine.invoke_method(methods, value, [position])
        except Raised as raised:
            if raised.kind == "index":
                return
            raise
        position += 1
