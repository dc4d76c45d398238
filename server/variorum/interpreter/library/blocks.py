"""Operations of containers that take a block or do without one, as Ruby has them: without a block, they give a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from variorum.interpreter.keyed_default import KeyedDefault
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items
from variorum.interpreter.library.support import integer, new_list, truth, values_of
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
