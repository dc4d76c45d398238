"""Operations on numbers, lists, maps and sets as Ruby has them."""

from __future__ import annotations

import math
from typing import Any

from variorum.interpreter.library.blocks import each_or_list
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.spans import Span
from variorum.interpreter.values import Map, Set

PREDICATES = {
    "number.is_even": lambda a: a % 2 == 0,
    "number.is_odd": lambda a: a % 2 == 1,
    "number.is_zero": lambda a: a == 0,
    "number.is_positive": lambda a: a > 0,
    "number.is_negative": lambda a: a < 0,
    "number.is_integer": lambda a: isinstance(a, int),
}
for _name, _test in PREDICATES.items():
    operation(_name)(lambda m, a, test=_test: test(a))


@operation("any.between")
def between(m: Any, a: Any, low: Any, high: Any) -> bool:
    """Whether a value lies between two others."""
    return bool(m.order(low, a) <= 0 and m.order(a, high) <= 0)


@operation("number.zero_of")
def zero_of(m: Any, _: Any) -> int:
    """0."""
    return 0


@operation("number.nonzero")
def nonzero(m: Any, a: Any) -> Any:
    """The number, or null for 0."""
    return a if a else None


@operation("number.successor")
def successor(m: Any, a: int) -> int:
    """The next integer."""
    return a + 1


@operation("number.predecessor")
def predecessor(m: Any, a: int) -> int:
    """The integer before."""
    return a - 1


@operation("number.digits")
def digits(m: Any, a: int, base: Any = 10) -> Any:
    """The digits, the last first."""
    if a < 0:
        raise m.fail("value", "digits of a negative number")
    found = []
    while True:
        m.step()
        a, rest = divmod(a, integer(m, base))
        found.append(rest)
        if not a:
            return new_list(m, found)


@operation("number.float_quotient")
def float_quotient(m: Any, a: Any, b: Any) -> Any:
    """The quotient as a float."""
    return m.operators.table["/"](float(a), float(b))


def _at_places(m: Any, a: Any, places: Any, cut: Any) -> Any:
    size = integer(m, places)
    if size == 0:
        return cut(a)
    if size > 0:
        return a if isinstance(a, int) else cut(a * 10**size) / 10**size
    unit = 10**-size
    return (
        cut(a / unit) * unit
        if isinstance(a, float)
        else (a // unit if cut is math.floor else -(-a // unit)) * unit
    )


@operation("number.floor_places")
def floor_places(m: Any, a: Any, places: Any = 0) -> Any:
    """Rounded down to a number of decimal places."""
    return _at_places(m, a, places, math.floor)


@operation("number.ceiling_places")
def ceiling_places(m: Any, a: Any, places: Any = 0) -> Any:
    """Rounded up to a number of decimal places."""
    return _at_places(m, a, places, math.ceil)


@operation("bits.at")
def bit_at(m: Any, a: int, index: Any) -> int:
    """A single bit."""
    return (a >> integer(m, index)) & 1


@operation("block.sum")
def sum_(m: Any, source: Any, *rest: Any) -> Any:
    """The sum of the elements, or of what a block makes of them, from a start."""
    function = next((each for each in rest if hasattr(each, "invoke")), None)
    total: Any = next((each for each in rest if not hasattr(each, "invoke")), 0)
    values = [each if function is None else m.apply(function, each) for each in m.bounded(items(m, source))]
    if any(isinstance(each, float) for each in values) and all(
        isinstance(each, (int, float)) for each in values
    ):
        return math.fsum([total, *values])
    for each in values:
        total = m.operators.table["+"](total, each)
    return total


@operation("block.distinct")
def distinct(m: Any, source: Any, function: Any = None) -> Any:
    """The first of equal elements, or of those for which a block gives the same."""
    seen: dict[Any, Any] = {}
    for each in m.bounded(items(m, source)):
        seen.setdefault(each if function is None else m.apply(function, each), each)
    return new_list(m, seen.values())


@operation("block.filter_map")
def filter_map(m: Any, source: Any, function: Any) -> Any:
    """What the block makes of the elements, where that is true."""
    found = [m.apply(function, each) for each in m.bounded(items(m, source))]
    return new_list(m, (each for each in found if truth(m, each)))


def _runs(m: Any, source: Any, function: Any, splits_if: bool) -> Any:
    found: list[Any] = []
    for each in m.bounded(items(m, source)):
        if found and truth(m, m.apply(function, found[-1][-1], each)) is not splits_if:
            found[-1].append(each)
        else:
            found.append(m.new_list([each]))
    return new_list(m, found)


@operation("block.chunk_while")
def chunk_while(m: Any, source: Any, function: Any) -> Any:
    """Runs of neighbours that the block holds for."""
    return _runs(m, source, function, False)


@operation("block.slice_when")
def slice_when(m: Any, source: Any, function: Any) -> Any:
    """Runs of neighbours that the block does not hold for."""
    return _runs(m, source, function, True)


@operation("block.each_index")
def each_index(m: Any, source: Any, function: Any = None) -> Any:
    """Calls the block with each position."""
    return each_or_list(m, range(len(source)), function, source)


@operation("list.of_null")
def of_null(m: Any, _: Any) -> Any:
    """The empty list."""
    return m.new_list([])


@operation("list.of_any")
def of_any(m: Any, value: Any = None) -> Any:
    """A container as a list, another value as the only element of one."""
    if value is None:
        return m.new_list([])
    return new_list(m, values_of(m, value)) if isinstance(value, (list, Map, Set)) else m.new_list([value])


@operation("list.put_front")
def put_front(m: Any, a: Any, *values: Any) -> Any:
    """Puts values in front of a list. Returns the list."""
    m.charge(len(values))
    a[0:0] = values
    return a


@operation("list.inserted")
def inserted(m: Any, a: Any, position: Any, *values: Any) -> Any:
    """Inserts values. Returns the list."""
    index = integer(m, position)
    index = index + len(a) + 1 if index < 0 else index
    m.charge(len(values) + max(index - len(a), 0))
    a.extend([None] * (index - len(a)))
    a[index:index] = values
    return a


@operation("list.extended")
def extended(m: Any, a: Any, *others: Any) -> Any:
    """Adds the elements of other lists. Returns the list."""
    for other in others:
        a.extend(values_of(m, other))
    return a


@operation("list.cleared")
def cleared(m: Any, a: Any) -> Any:
    """Removes all elements. Returns the list."""
    a.clear()
    return a


@operation("list.filled")
def filled(m: Any, a: Any, value: Any) -> Any:
    """Stores a value into all places. Returns the list."""
    a[:] = [m.apply(value, index) if hasattr(value, "invoke") else value for index in range(len(a))]
    return a


@operation("list.remove_equal_value")
def remove_equal_value(m: Any, a: Any, value: Any) -> Any:
    """Removes all equal elements from a list, or an element from a set. The value, or null where there was none."""
    rest = [each for each in a if not m.equal(each, value)]
    if len(rest) == len(a):
        return None
    a[:] = rest
    return value


@operation("list.remove_at_or_null")
def remove_at_or_null(m: Any, a: Any, position: Any) -> Any:
    """Removes the element at a position; null where there is none."""
    index = integer(m, position)
    return a.pop(index) if -len(a) <= index < len(a) else None


@operation("list.values_at")
def values_at(m: Any, a: Any, *keys: Any) -> Any:
    """The elements at positions, or the values of keys."""
    return m.new_list([m.indexer.get(a, each) for each in keys])


@operation("list.slice")
def slice_(m: Any, a: Any, start: Any, count: Any = None) -> Any:
    """An element, or a part by position and size or by a range."""
    return m.indexer.get(a, start) if count is None else m.operation("span.part")(m, a, start, count)


@operation("list.cut_out")
def cut_out(m: Any, a: Any, start: Any, count: Any = None) -> Any:
    """Removes a part of a list. The part."""
    part = slice_(m, a, start, count)
    given = start.low or 0 if isinstance(start, Span) else integer(m, start)
    first = given + len(a) if given < 0 else given
    size = len(part) if isinstance(start, Span) or count is not None else 1
    if part is not None:
        del a[first : first + size]
    return part


@operation("list.join_texts")
def join_texts(m: Any, a: Any, separator: Any = "") -> str:
    """The texts of the elements, of nested lists too, with a separator between them."""
    parts = [
        join_texts(m, each, separator) if isinstance(each, list) else m.text(each) for each in values_of(m, a)
    ]
    text = ("" if separator is None else m.text(separator)).join(parts)
    m.charge(len(text))
    return text


@operation("list.flattened")
def flattened(m: Any, a: Any, depth: Any = -1) -> Any:
    """The elements of nested lists, to a depth or all."""

    def walk(value: Any, rest: int) -> Any:
        for each in value:
            m.step()
            if isinstance(each, list) and rest != 0:
                yield from walk(each, rest - 1)
            else:
                yield each

    return new_list(m, walk(a, -1 if depth is None else integer(m, depth)))


@operation("list.has_common")
def has_common(m: Any, a: Any, b: Any) -> bool:
    """Whether two lists have a common element."""
    return any(m.equal(x, y) for x in a for y in b)


@operation("map.each_key")
def each_key(m: Any, a: Map, function: Any = None) -> Any:
    """Calls the block with each key."""
    return each_or_list(m, list(a.entries), function, a)


@operation("map.each_value")
def each_value(m: Any, a: Map, function: Any = None) -> Any:
    """Calls the block with each value."""
    return each_or_list(m, list(a.entries.values()), function, a)


@operation("map.key_of")
def key_of(m: Any, a: Map, value: Any) -> Any:
    """The first key with a value, or null."""
    return next((key for key, each in a.entries.items() if m.equal(each, value)), None)


@operation("map.not_null")
def not_null(m: Any, a: Map) -> Map:
    """The entries whose value is not null."""
    return a.like({key: each for key, each in a.entries.items() if each is not None})


@operation("map.only")
def only(m: Any, a: Map, *keys: Any) -> Map:
    """The entries of some keys."""
    return a.like({key: a.entries[key] for key in keys if key in a.entries})


@operation("map.without")
def without(m: Any, a: Map, *keys: Any) -> Map:
    """The entries of all other keys."""
    return a.like({key: each for key, each in a.entries.items() if key not in keys})


@operation("map.to_map")
def to_map(m: Any, a: Map, function: Any = None) -> Any:
    """The map, or the map of the pairs that a block makes."""
    return a if function is None else m.operation("map.from_pairs")(m, a, function)


@operation("map.update_itself")
def update_itself(m: Any, a: Map, *rest: Any) -> Map:
    """Adds the entries of other maps. Returns the map."""
    a.entries = m.operation("map.merged")(m, a, *rest).entries
    return a


@operation("set.of_each")
def of_each(m: Any, source: Any = None) -> Any:
    """A set of the elements."""
    return m.operation("set.of")(m, *(values_of(m, source) if source is not None else ()))


@operation("set.added_or_null")
def added_or_null(m: Any, a: Set, value: Any) -> Any:
    """Adds an element. The set, or null where it has the element."""
    if value in a.elements:
        return None
    a.elements[value] = 1
    return a


@operation("set.discard_itself")
def discard_itself(m: Any, a: Set, value: Any) -> Set:
    """Removes an element. Returns the set."""
    a.elements.pop(value, None)
    return a


@operation("set.update_itself")
def update(m: Any, a: Set, *others: Any) -> Set:
    """Adds the elements of others. Returns the set."""
    for other in others:
        a.elements.update(dict.fromkeys(values_of(m, other), 1))
    return a


@operation("print.lines_of")
def lines_of(m: Any, *values: Any) -> None:
    """Each value on a line, the elements of lists too; an end of line that is there is not written twice."""
    if not values:
        m.write("\n")
    for each in values:
        if isinstance(each, list):
            if each:
                lines_of(m, *each)
            else:
                m.write("\n")
            continue
        text = m.text(each)
        m.write(text if text.endswith("\n") else text + "\n")


@operation("print.inspected_lines")
def inspected_lines(m: Any, *values: Any) -> Any:
    """Each value as it is written inside of a container, on a line. Returns it."""
    for each in values:
        m.write(m.displayer.text(each, 1) + "\n")
    return values[0] if len(values) == 1 else m.new_list(values) if values else None
