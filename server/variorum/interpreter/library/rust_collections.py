"""Operations on lists, sets and heaps as Rust has them."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_iterators import USIZE, inner, over
from variorum.interpreter.library.support import integer, new_list, values_of
from variorum.interpreter.result_value import ResultValue
from variorum.interpreter.spans import Span
from variorum.interpreter.values import Map, Optional, PriorityQueue, Set
from variorum.program.types import Kind, Type


@operation("rust.collected")
def collected(m: Any, type_: Type, source: Any = ()) -> Any:
    """What a declared type collects: a list, set, map, text, or an option or result of one."""
    if type_.kind is Kind.OPTIONAL or type_.name == "Result":
        values = []
        for each in over(m, source):
            if inner(m, each) is None:
                return each
            values.append(each.value)
        whole = collected(m, type_.arguments[0] if type_.arguments else Type(Kind.LIST, "Vec"), values)
        return Optional(whole) if type_.kind is Kind.OPTIONAL else ResultValue(True, whole)
    if type_.kind in (Kind.STR, Kind.BUILDER):
        text = "".join(map(str, values_of(m, source)))
        m.charge(len(text))
        return text
    if isinstance(source, (int, float, str)):
        return m.list_of(source) if isinstance(source, str) else source
    values = list(over(m, source))
    m.charge(len(values) + 1)
    return m.containers.collected(values, type_)


@operation("rust.get")
def get(m: Any, a: Any, key: Any) -> Optional:
    """The element at a position or of a key, if there is one."""
    if isinstance(a, Map):
        found = m.indexer.key(a, m.indexer.read_through(key))
        return Optional(a.entries[found]) if found in a.entries else Optional()
    if isinstance(key, Span):
        bounds = key.bounds(len(a), False)
        if bounds is None or not bounds[0] <= bounds[1] <= len(a):
            return Optional()
        part = a[bounds[0] : bounds[1]]
        return Optional(part if isinstance(part, str) else new_list(m, part))
    position = integer(m, key)
    return Optional(a[position]) if 0 <= position < len(a) else Optional()


@operation("rust.get_place")
def get_place(m: Any, a: Any, key: Any) -> Optional:
    """The place of an element, if there is one."""
    from variorum.interpreter.values import Cursor, Place

    if isinstance(a, Map):
        found = m.indexer.key(a, m.indexer.read_through(key))
        if found not in a.entries:
            return Optional()
        value = a.entries[found]
        if m.is_whole(value):
            return Optional(value)
        return Optional(Place(lambda: a.entries[found], lambda new: a.entries.__setitem__(found, new)))
    position = integer(m, key)
    if not 0 <= position < len(a):
        return Optional()
    return Optional(a[position] if m.is_whole(a[position]) else Cursor(a, position))


@operation("rust.first")
def first(m: Any, a: Any) -> Optional:
    """The first element."""
    values = values_of(m, a)
    return Optional(values[0]) if values else Optional()


@operation("rust.last_of")
def last_of(m: Any, a: Any) -> Optional:
    """The last element."""
    values = values_of(m, a)
    return Optional(values[-1]) if values else Optional()


@operation("rust.pop")
def pop(m: Any, a: Any) -> Optional:
    """The last element, which is taken away."""
    if isinstance(a, PriorityQueue):
        return Optional(m.operation("queue.pop")(m, a)) if len(a) else Optional()
    return Optional(a.pop()) if a else Optional()


@operation("rust.pop_front")
def pop_front(m: Any, a: Any) -> Optional:
    """The first element, which is taken away."""
    return Optional(a.pop(0)) if a else Optional()


@operation("rust.peek_queue")
def peek_queue(m: Any, a: PriorityQueue) -> Optional:
    """The largest element of a heap."""
    return Optional(m.operation("queue.peek")(m, a)) if len(a) else Optional()


@operation("rust.insert_entry")
def insert_entry(m: Any, a: Any, key: Any, value: Any) -> Optional:
    """Stores a value of a key. The value before."""
    found = m.indexer.key(a, key)
    before = Optional(a.entries[found]) if found in a.entries else Optional()
    m.charge(2)
    a.entries[found] = a.value_of(value) if a.value_of is not None else value
    return before


@operation("rust.insert_element")
def insert_element(m: Any, a: Set, value: Any) -> bool:
    """Adds to a set. Whether it is new."""
    value = a.element(value) if a.element is not None else value
    is_new = value not in a.elements
    m.charge(1)
    a.elements[value] = 1
    return is_new


@operation("rust.remove_entry")
def remove_entry(m: Any, a: Map, key: Any) -> Optional:
    """Takes a key away. Its value."""
    found = m.indexer.key(a, m.indexer.read_through(key))
    return Optional(a.entries.pop(found)) if found in a.entries else Optional()


@operation("rust.remove_element")
def remove_element(m: Any, a: Set, value: Any) -> bool:
    """Takes an element of a set away. Whether it was there."""
    return a.elements.pop(m.indexer.read_through(value), None) is not None


@operation("rust.remove_at")
def remove_at(m: Any, a: list[Any], index: Any) -> Any:
    """Takes an element at a position away."""
    position = integer(m, index)
    if not 0 <= position < len(a):
        raise m.fail("index", "removal index")
    m.step(len(a) - position >> 4)
    return a.pop(position)


@operation("rust.swap_remove")
def swap_remove(m: Any, a: list[Any], index: Any) -> Any:
    """Takes an element away and puts the last one there."""
    position = integer(m, index)
    if not 0 <= position < len(a):
        raise m.fail("index", "swap_remove index")
    a[position], a[-1] = a[-1], a[position]
    return a.pop()


@operation("rust.truncate")
def truncate(m: Any, a: list[Any], size: Any) -> None:
    """Cuts a list off."""
    del a[integer(m, size) :]


@operation("rust.resize")
def resize(m: Any, a: list[Any], size: Any, value: Any) -> None:
    """Cuts a list off or fills it up."""
    length = integer(m, size)
    m.charge(max(length - len(a), 0))
    del a[length:]
    a.extend(m.copy(value) for _ in range(length - len(a)))


@operation("rust.split_off")
def split_off(m: Any, a: Any, at: Any) -> Any:
    """The elements from a position on, which are taken away."""
    rest = list(a[integer(m, at) :])
    del a[integer(m, at) :]
    return new_list(m, rest)


@operation("rust.split_at")
def split_at(m: Any, a: Any, at: Any) -> Any:
    """The two parts around a position. Raises an index error outside."""
    position = integer(m, at)
    if not 0 <= position <= len(a):
        raise m.fail("index", "mid > len")
    if isinstance(a, str):
        return (a[:position], a[position:])
    return (new_list(m, a[:position]), new_list(m, a[position:]))


@operation("rust.split_first")
def split_first(m: Any, a: Any) -> Optional:
    """The first element and the others."""
    return Optional((a[0], new_list(m, a[1:]))) if a else Optional()


@operation("rust.split_last")
def split_last(m: Any, a: Any) -> Optional:
    """The last element and the others."""
    return Optional((a[-1], new_list(m, a[:-1]))) if a else Optional()


@operation("rust.dedup")
def dedup(m: Any, a: list[Any]) -> None:
    """Removes elements that equal the one before."""
    found: list[Any] = []
    for each in a:
        m.step()
        if not found or not m.equal(found[-1], each):
            found.append(each)
    a[:] = found


@operation("rust.retain")
def retain(m: Any, a: Any, test: Any) -> None:
    """Keeps the elements that a test holds for."""
    if isinstance(a, Map):
        a.entries = {k: v for k, v in a.entries.items() if m.truth(m.apply(test, k, v))}
    elif isinstance(a, Set):
        a.elements = {each: 1 for each in a.elements if m.truth(m.apply(test, each))}
    else:
        a[:] = [each for each in a if m.truth(m.apply(test, each))]


@operation("rust.contains")
def contains(m: Any, a: Any, value: Any) -> bool:
    """Whether a value is an element, a key, in a range, or a part of a text."""
    value = m.indexer.read_through(value)
    if isinstance(a, Span):
        return a.holds(value)
    if isinstance(a, str) and hasattr(value, "invoke"):
        return any(m.truth(m.apply(value, each)) for each in a)
    if isinstance(a, str) and isinstance(value, list):
        return any(each in a for each in value)
    return bool(m.operation("any.contains")(m, a, value))


@operation("rust.binary_search")
def binary_search(m: Any, a: Any, value: Any) -> ResultValue:
    """The position of a value in a sorted list, or where it belongs."""
    low, high = 0, len(a)
    while low < high:
        middle = (low + high) // 2
        m.step()
        order = m.order(a[middle], value)
        if order == 0:
            if sum(1 for each in a if m.order(each, value) == 0) > 1:
                m.note("unordered")
            return ResultValue(True, USIZE(middle))
        low, high = (middle + 1, high) if order < 0 else (low, middle)
    return ResultValue(False, USIZE(low))


@operation("rust.filled")
def filled(m: Any, value: Any, count: Any) -> Any:
    """`[x; n]`: a list of copies of a value."""
    length = integer(m, count)
    m.charge(length + 1)
    return new_list(
        m, [value] + [m.operation("any.deep_copy")(m, value) for _ in range(length - 1)] if length else []
    )


@operation("rust.filled_array")
def filled_array(m: Any, value: Any, count: Any) -> Any:
    """`[x; n]`: an array, which an assignment copies."""
    return m.make_collection("array", filled(m, value, count))


@operation("rust.fill")
def fill(m: Any, a: list[Any], value: Any) -> None:
    """Sets all elements."""
    a[:] = [m.copy(value) for _ in a]
