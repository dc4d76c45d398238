"""Operations of containers that take a block or do without one, as Ruby has them: without a block, they give a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from variorum.interpreter.keyed_default import KeyedDefault
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items
from variorum.interpreter.library.support import best, integer, new_list, sort_values, truth, values_of
from variorum.interpreter.values import UNDEFINED, Map, Set


@operation("new.hash")
def new_hash(m: Any, default: Any = None, *_: Any) -> Map:
    """A map with a default value, or with a block that gives the value of a map and a missing key."""
    made: Map = m.make_map("map insertion")
    if hasattr(default, "invoke"):
        made.missing = KeyedDefault(lambda holder, key: m.apply(default, holder, key))
    elif default is not None:
        made.missing = KeyedDefault(lambda _, __: default)
    return made


@operation("new.ruby_array")
def new_array(m: Any, size: Any = 0, fill: Any = None, *_: Any) -> Any:
    """A list of a size, filled with a value or by a block; or a copy of another list."""
    if isinstance(size, list):
        return new_list(m, size)
    count = integer(m, size)
    if count < 0:
        raise m.fail("value", "negative size")
    m.charge(count)
    m.step(count)
    if hasattr(fill, "invoke"):
        return new_list(m, (m.apply(fill, index) for index in range(count)))
    return new_list(m, [fill] * count)


def each_or_list(m: Any, values: Iterable[Any], function: Any, result: Any) -> Any:
    if function is None:
        return new_list(m, values)
    for each in m.bounded(values):
        m.apply(function, each)
    return result


@operation("block.each")
def each_(m: Any, source: Any, function: Any = None) -> Any:
    """Calls the block with each element. Returns the container."""
    return each_or_list(m, m.loop_values(source), function, source)


@operation("block.each_reversed")
def each_reversed(m: Any, source: Any, function: Any = None) -> Any:
    """Calls the block with each element, the last first."""
    return each_or_list(m, values_of(m, source)[::-1], function, source)


@operation("block.each_pair")
def each_pair(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """Calls the block with chunks of a size."""
    chunks = m.operation("each.chunks")(m, m.new_list(values_of(m, source)), size)
    return each_or_list(m, chunks, function, source)


@operation("block.each_window")
def each_window(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """Calls the block with all runs of a size."""
    windows = m.operation("each.windows")(m, m.new_list(values_of(m, source)), size)
    return each_or_list(m, windows, function, source)


@operation("block.indexed")
def indexed(m: Any, source: Any, function: Any = None) -> Any:
    """Calls the block with each element and its position. Without one, a list of both."""
    if function is None:
        return new_list(m, (m.new_list([each, index]) for index, each in enumerate(m.loop_values(source))))
    for index, each in enumerate(m.bounded(m.loop_values(source))):
        m.apply(function, each, index)
    return source


@operation("block.map_indexed")
def map_indexed(m: Any, source: Any, *rest: Any) -> Any:
    """What the block makes of each element and its position, which counts from a given number."""
    start = integer(m, rest[0]) if rest and not hasattr(rest[0], "invoke") else 0
    function = next((each for each in rest if hasattr(each, "invoke")), None)
    values = enumerate(m.bounded(m.loop_values(source)), start)
    if function is None:
        return new_list(m, (m.new_list([each, index]) for index, each in values))
    return new_list(m, (m.apply(function, each, index) for index, each in values))


@operation("block.map")
def map_(m: Any, source: Any, function: Any = None) -> Any:
    """What the block makes of each element."""
    values = m.bounded(items(m, source))
    return new_list(m, values if function is None else (m.apply(function, each) for each in values))


@operation("block.select")
def select(m: Any, source: Any, function: Any) -> Any:
    """The elements or entries that the block holds for."""
    return _chosen(m, source, function, True)


@operation("block.reject")
def reject(m: Any, source: Any, function: Any) -> Any:
    """The elements or entries that the block does not hold for."""
    return _chosen(m, source, function, False)


def _chosen(m: Any, source: Any, function: Any, wanted: bool) -> Any:
    if isinstance(source, Map):
        return source.like(
            {
                key: value
                for key, value in list(source.entries.items())
                if truth(m, m.apply(function, key, value)) is wanted
            }
        )
    found = [each for each in m.bounded(items(m, source)) if truth(m, m.apply(function, each)) is wanted]
    return m.operation("set.of")(m, *found) if isinstance(source, Set) else new_list(m, found)


@operation("block.delete_if")
def delete_if(m: Any, source: Any, function: Any) -> Any:
    """Removes the elements or entries that the block holds for."""
    rest = reject(m, source, function)
    if isinstance(source, Map):
        source.entries = rest.entries
    else:
        source[:] = rest
    return source


@operation("block.inject")
def inject(m: Any, source: Any, *parts: Any) -> Any:
    """Folds the elements with a block or the name of an operator, from a start or from the first element."""
    values = values_of(m, items(m, source))
    combine = parts[-1] if parts else None
    start = list(parts[:-1])
    if not start and not values:
        return None
    result = start[0] if start else values.pop(0)
    for each in values:
        result = (
            m.apply(combine, result, each)
            if hasattr(combine, "invoke")
            else _by_name(m, combine, result, each)
        )
    return result


def _by_name(m: Any, name: Any, a: Any, b: Any) -> Any:
    apply = m.operators.table.get(name)
    return apply(a, b) if apply is not None else m.dispatch(a, name, [b])


@operation("block.with_object")
def with_object(m: Any, source: Any, holder: Any, function: Any) -> Any:
    """Calls the block with each element and an object. Returns the object."""
    for each in m.bounded(m.loop_values(source)):
        m.apply(function, each, holder)
    return holder


@operation("block.count")
def count(m: Any, source: Any, *test: Any) -> int:
    """How many elements there are, are equal to a value, or pass a test."""
    values = values_of(m, items(m, source))
    if not test:
        return len(values)
    if hasattr(test[0], "invoke"):
        return sum(1 for each in values if truth(m, m.apply(test[0], each)))
    return sum(1 for each in values if m.equal(each, test[0]))


def _tested(m: Any, source: Any, test: Any) -> Iterable[bool]:
    values = m.bounded(items(m, source))
    if test is UNDEFINED:
        return (truth(m, each) for each in values)
    if hasattr(test, "invoke"):
        return (truth(m, m.apply(test, each)) for each in values)
    return (
        m.operation("any.contains")(m, test, each) if hasattr(test, "holds") else m.equal(each, test)
        for each in values
    )


@operation("block.any")
def any_(m: Any, source: Any, test: Any = UNDEFINED) -> bool:
    """Whether an element is true or passes a test."""
    return any(_tested(m, source, test))


@operation("block.all")
def all_(m: Any, source: Any, test: Any = UNDEFINED) -> bool:
    """Whether all elements are true or pass a test."""
    return all(_tested(m, source, test))


@operation("block.none")
def none(m: Any, source: Any, test: Any = UNDEFINED) -> bool:
    """Whether no element is true or passes a test."""
    return not any(_tested(m, source, test))


@operation("block.one")
def one(m: Any, source: Any, test: Any = UNDEFINED) -> bool:
    """Whether exactly one element is true or passes a test."""
    return sum(_tested(m, source, test)) == 1


@operation("block.find")
def find(m: Any, source: Any, test: Any) -> Any:
    """The first element that passes a test, or null."""
    for each in m.bounded(items(m, source)):
        if truth(m, m.apply(test, each)):
            return each
    return None


@operation("block.index")
def index(m: Any, source: Any, test: Any) -> Any:
    """The position of the first element that is equal to a value or passes a test, or null."""
    return _position(m, enumerate(values_of(m, source)), test)


@operation("block.index_last")
def index_last(m: Any, source: Any, test: Any) -> Any:
    """The position of the last element that is equal to a value or passes a test, or null."""
    return _position(m, reversed(list(enumerate(values_of(m, source)))), test)


def _position(m: Any, values: Iterable[tuple[int, Any]], test: Any) -> Any:
    for position, each in values:
        m.step()
        if truth(m, m.apply(test, each)) if hasattr(test, "invoke") else m.equal(each, test):
            return position
    return None


@operation("block.first")
def first(m: Any, source: Any, *size: Any) -> Any:
    """The first element or null, or the first few."""
    if size:
        return m.operation("each.take")(m, source, size[0])
    return next(iter(m.loop_values(source)), None)


@operation("block.last")
def last(m: Any, source: Any, *size: Any) -> Any:
    """The last element or null, or the last few."""
    values = values_of(m, source)
    if size:
        many = integer(m, size[0])
        return new_list(m, values[-many:] if many else [])
    return values[-1] if values else None


@operation("block.sort")
def sort(m: Any, source: Any, comparator: Any = None) -> Any:
    """The elements in order."""
    return new_list(m, sort_values(m, values_of(m, items(m, source)), comparator))


def _extreme(m: Any, source: Any, sign: int, rest: tuple[Any, ...], by_key: bool) -> Any:
    function = next((each for each in rest if hasattr(each, "invoke")), None)
    size = next((integer(m, each) for each in rest if isinstance(each, int)), None)
    values = values_of(m, items(m, source))
    key, comparator = (function, None) if by_key else (None, function)
    if size is not None:
        ordered = sort_values(m, values, comparator, key)
        return new_list(m, (ordered[::-1] if sign > 0 else ordered)[:size])
    return best(m, values, sign, comparator, key) if values else None


@operation("block.max")
def max_(m: Any, source: Any, *rest: Any) -> Any:
    """The largest element or null, or the largest few."""
    return _extreme(m, source, 1, rest, False)


@operation("block.min")
def min_(m: Any, source: Any, *rest: Any) -> Any:
    """The smallest element or null, or the smallest few."""
    return _extreme(m, source, -1, rest, False)


@operation("block.max_by")
def max_by(m: Any, source: Any, *rest: Any) -> Any:
    """The element with the largest key, or null."""
    return _extreme(m, source, 1, rest, True)


@operation("block.min_by")
def min_by(m: Any, source: Any, *rest: Any) -> Any:
    """The element with the smallest key, or null."""
    return _extreme(m, source, -1, rest, True)


@operation("block.extremes")
def extremes(m: Any, source: Any, *rest: Any) -> Any:
    """The smallest and the largest element."""
    return m.new_list([min_(m, source, *rest), max_(m, source, *rest)])


@operation("block.tally")
def tally(m: Any, source: Any) -> Map:
    """How often each element occurs."""
    made: Map = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[each] = made.entries.get(each, 0) + 1
    return made


@operation("block.zip")
def zip_(m: Any, source: Any, *others: Any) -> Any:
    """Lists of the elements at the same position; what is missing is null."""
    lists = [values_of(m, each) for each in others]
    return new_list(
        m,
        (
            m.new_list([each, *(other[index] if index < len(other) else None for other in lists)])
            for index, each in enumerate(values_of(m, source))
        ),
    )


@operation("block.partition")
def partition(m: Any, source: Any, test: Any) -> Any:
    """The elements that pass a test, and the others."""
    values = values_of(m, items(m, source))
    passed = [truth(m, m.apply(test, each)) for each in values]
    chosen = new_list(m, (each for each, holds in zip(values, passed, strict=True) if holds))
    return m.new_list(
        [chosen, new_list(m, (e for e, holds in zip(values, passed, strict=True) if not holds))]
    )


@operation("block.transpose")
def transpose(m: Any, source: Any) -> Any:
    """Columns as rows."""
    rows = [list(each) for each in source]
    if len({len(each) for each in rows}) > 1:
        raise m.fail("index", "rows of different lengths")
    return new_list(m, (m.new_list(each) for each in zip(*rows, strict=True)))


@operation("block.rotate")
def rotate(m: Any, source: Any, by: Any = 1) -> Any:
    """The elements, those from a position on first."""
    if not source:
        return new_list(m, [])
    start = integer(m, by) % len(source)
    return new_list(m, [*source[start:], *source[:start]])


@operation("block.chosen")
def chosen(m: Any, source: Any, how: str, size: Any, function: Any = None) -> Any:
    """Permutations or combinations of a size as lists."""
    found = [m.new_list(each) for each in m.bounded(m.operation(f"iterator.{how}")(m, source, size))]
    return each_or_list(m, found, function, source)


@operation("block.permutation")
def permutation(m: Any, source: Any, *rest: Any) -> Any:
    """All orders."""
    size = rest[0] if rest and isinstance(rest[0], int) else len(source)
    return chosen(m, source, "permutations", size, *(each for each in rest if hasattr(each, "invoke")))


@operation("block.combination")
def combination(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """All selections of a size."""
    return chosen(m, source, "combinations", size, function)


@operation("block.product")
def product(m: Any, source: Any, *others: Any) -> Any:
    """All combinations of an element of each."""
    return new_list(
        m, (m.new_list(each) for each in m.bounded(m.operation("iterator.product")(m, source, *others)))
    )


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
