"""Chains of operations on sequences: Java's streams, C#'s queries, and the like on lists of JavaScript and Kotlin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, sort_values, truth, values_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Native
from variorum.interpreter.values import (
    UNDEFINED,
    Array,
    Deque,
    Iteration,
    Map,
    Optional,
    Pair,
    Sequence,
    Set,
    Stream,
)


def with_index(m: Any) -> Callable[..., Any]:
    """Returns what calls a function with an element, its position and the whole, where the language does so."""
    function: Callable[..., Any] = m.operation("function.with_index")
    return function


def wrapped(m: Any, source: Any, values: Iterator[Any], of: str = "") -> Any:
    """Returns values as the source has them: a stream of a stream, else a list."""
    if isinstance(source, Stream):
        return Stream(m.bounded(values), of)
    if m.semantics.names.get("queries") == "lazy":
        return Stream(m.bounded(values), of)
    found = list(m.bounded(values))
    m.charge(len(found) + 1)
    return m.new_list(found)


def items(m: Any, source: Any) -> Any:
    """Returns the elements of a stream or container."""
    return source.values if isinstance(source, Stream) else m.loop_values(source)


@operation("stream.of")
def of(m: Any, source: Any, *bounds: Any) -> Stream:
    """A stream of the elements."""
    values = (
        list(source)[integer(m, bounds[0]) : integer(m, bounds[1])] if len(bounds) == 2 else items(m, source)
    )
    first = values[0] if isinstance(values, list) and values else None
    kind = (
        "int"
        if isinstance(source, Array) and type(first) is int
        else "double"
        if isinstance(source, Array) and isinstance(first, float)
        else ""
    )
    return Stream(m.bounded(values), kind)


@operation("stream.of_values")
def of_values(m: Any, *values: Any) -> Stream:
    """A stream of the values."""
    return Stream(iter(values[0] if len(values) == 1 and isinstance(values[0], Array) else values))


@operation("stream.of_codes")
def of_codes(m: Any, text: Any) -> Stream:
    """Java's `chars`: the codes of a text's characters."""
    return Stream(iter([ord(each) for each in m.text(text)]), "int")


@operation("stream.of_lines")
def of_lines(m: Any, text: Any) -> Stream:
    """The lines of a text."""
    return Stream(iter(m.text(text).splitlines()))


@operation("stream.of_input")
def of_input(m: Any, device: Any) -> Stream:
    """The lines that are left to read."""
    return Stream(m.operation("read.lines_without_end")(m, device))


@operation("stream.range")
def range_(m: Any, low: Any, high: Any) -> Stream:
    """From one number up to another, without it."""
    return Stream(m.bounded(range(integer(m, low), integer(m, high))), "int")


@operation("stream.range_closed")
def range_closed(m: Any, low: Any, high: Any) -> Stream:
    """From one number up to another."""
    return Stream(m.bounded(range(integer(m, low), integer(m, high) + 1)), "int")


@operation("stream.iterate")
def iterate(m: Any, start: Any, *functions: Any) -> Stream:
    """A value, what a function makes of it, and so on."""

    def run() -> Iterator[Any]:
        value = start
        while len(functions) == 1 or truth(m, m.apply(functions[0], value)):
            m.step()
            yield value
            value = m.apply(functions[-1], value)

    return Stream(run())


@operation("stream.generate")
def generate(m: Any, function: Any) -> Stream:
    """What a function gives, again and again."""

    def run() -> Iterator[Any]:
        while True:
            m.step()
            yield m.apply(function)

    return Stream(run())


@operation("each.map")
def map_(m: Any, source: Any, function: Any, *_: Any) -> Any:
    """What a function makes of each element."""
    call = with_index(m)
    return wrapped(
        m,
        source,
        (call(m, function, each, index, source) for index, each in enumerate(items(m, source))),
        getattr(source, "of", ""),
    )


def _mapped_to(kind: str) -> Callable[..., Any]:
    def run(m: Any, source: Any, function: Any = None) -> Any:
        convert = m.operation(
            {"int": "number.to_int32", "long": "number.to_int64", "double": "number.to_float"}[kind]
        )
        return Stream(
            (
                convert(m, m.apply(function, each) if function is not None else each)
                for each in items(m, source)
            ),
            kind,
        )

    return run


for _kind in ("int", "long", "double"):
    operation(f"each.map_to_{_kind}")(_mapped_to(_kind))


@operation("each.map_to_object")
def map_to_object(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of each number."""
    return Stream(m.apply(function, each) for each in items(m, source))


@operation("each.boxed")
def boxed(m: Any, source: Any) -> Any:
    """The same elements as objects."""
    return Stream(source.values)


@operation("each.filter")
def filter_(m: Any, source: Any, test: Any, *_: Any) -> Any:
    """The elements that a test holds for."""
    call = with_index(m)
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if truth(m, call(m, test, each, index, source))),
        getattr(source, "of", ""),
    )


@operation("each.filter_not")
def filter_not(m: Any, source: Any, test: Any) -> Any:
    """The elements that a test does not hold for."""
    return wrapped(m, source, (each for each in items(m, source) if not truth(m, m.apply(test, each))))


@operation("each.filter_indexed")
def filter_indexed(m: Any, source: Any, test: Any) -> Any:
    """The elements that a test of position and element holds for."""
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if truth(m, m.apply(test, index, each))),
    )


@operation("each.map_indexed")
def map_indexed(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of each position and element."""
    return wrapped(m, source, (m.apply(function, index, each) for index, each in enumerate(items(m, source))))


@operation("each.map_with_position")
def map_with_position(m: Any, source: Any, function: Any) -> Any:
    """C#'s `Select`: a function with two parameters gets the position too."""
    if getattr(function, "arity", 1) == 2:
        return wrapped(
            m, source, (m.apply(function, each, index) for index, each in enumerate(items(m, source)))
        )
    return wrapped(m, source, (m.apply(function, each) for each in items(m, source)))


@operation("each.filter_with_position")
def filter_with_position(m: Any, source: Any, test: Any) -> Any:
    """C#'s `Where`."""
    if getattr(test, "arity", 1) == 2:
        return wrapped(
            m,
            source,
            (each for index, each in enumerate(items(m, source)) if truth(m, m.apply(test, each, index))),
        )
    return wrapped(m, source, (each for each in items(m, source) if truth(m, m.apply(test, each))))


@operation("each.not_null")
def not_null(m: Any, source: Any) -> Any:
    """The elements that are not null."""
    return wrapped(m, source, (each for each in items(m, source) if each is not None))


@operation("each.map_not_null")
def map_not_null(m: Any, source: Any, function: Any) -> Any:
    """What a function makes of the elements, where that is not null."""
    return wrapped(
        m, source, (made for each in items(m, source) if (made := m.apply(function, each)) is not None)
    )


@operation("each.flat_map")
def flat_map(m: Any, source: Any, function: Any, *rest: Any) -> Any:
    """The elements of what a function makes of each element. C# may give another function, of the element and of what was made
    of it."""
    call = with_index(m)
    select = rest[0] if rest and m.semantics.names.get("queries") else None

    def run() -> Iterator[Any]:
        for index, each in enumerate(items(m, source)):
            made = call(m, function, each, index, source)
            if select is not None:
                for one in items(m, made):
                    yield m.apply(select, each, one)
            elif (
                isinstance(made, (list, Stream, Set, tuple, range, Iteration, Map))
                or not m.semantics.undefined
            ):
                yield from items(m, made)
            else:
                yield made

    return wrapped(m, source, run())


@operation("each.for_each")
def for_each(m: Any, source: Any, function: Any, *_: Any) -> Any:
    """Calls a function with each element."""
    call = with_index(m)
    for index, each in enumerate(m.bounded(items(m, source))):
        call(m, function, each, index, source)
    return m.absent


@operation("each.for_each_indexed")
def for_each_indexed(m: Any, source: Any, function: Any) -> None:
    """Calls a function with each position and element."""
    for index, each in enumerate(m.bounded(items(m, source))):
        m.apply(function, index, each)


@operation("each.peek")
def peek(m: Any, source: Any, function: Any) -> Any:
    """The same elements; a function is called with each that passes."""

    def run() -> Iterator[Any]:
        for each in items(m, source):
            m.apply(function, each)
            yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.any")
def any_(m: Any, source: Any, test: Any = None, *_: Any) -> bool:
    """Whether a test holds for an element; without a test, whether there is one."""
    call = with_index(m)
    return any(
        test is None or truth(m, call(m, test, each, index, source))
        for index, each in enumerate(m.bounded(items(m, source)))
    )


@operation("each.all")
def all_(m: Any, source: Any, test: Any, *_: Any) -> bool:
    """Whether a test holds for all elements."""
    call = with_index(m)
    return all(
        truth(m, call(m, test, each, index, source)) for index, each in enumerate(m.bounded(items(m, source)))
    )


@operation("each.none")
def none(m: Any, source: Any, test: Any = None) -> bool:
    """Whether a test holds for no element."""
    return not any_(m, source, test)


@operation("each.find")
def find(m: Any, source: Any, test: Any, *_: Any) -> Any:
    """The first element that a test holds for."""
    call = with_index(m)
    for index, each in enumerate(m.bounded(items(m, source))):
        if truth(m, call(m, test, each, index, source)):
            return each
    return m.absent


@operation("each.count")
def count(m: Any, source: Any, test: Any = None) -> Any:
    """How many elements there are, or that a test holds for."""
    total = sum(1 for each in m.bounded(items(m, source)) if test is None or truth(m, m.apply(test, each)))
    return (
        m.operation("number.to_int64")(m, total)
        if isinstance(source, Stream) and m.semantics.text_equality == "identity"
        else total
    )


@operation("each.sum")
def sum_(m: Any, source: Any, function: Any = None) -> Any:
    """The sum of the elements, or of what a function makes of them."""
    kind = getattr(source, "of", "")
    add = m.operators.table["+"]
    result: Any = 0.0 if kind == "double" else m.operation("number.to_int64")(m, 0) if kind == "long" else 0
    for each in m.bounded(items(m, source)):
        result = add(result, m.apply(function, each) if function is not None else each)
    return result


@operation("each.average")
def average(m: Any, source: Any, function: Any = None) -> Any:
    """The mean of the elements."""
    values = [
        m.apply(function, each) if function is not None else each for each in values_of(m, items(m, source))
    ]
    mean = float(sum(values)) / len(values) if values else None
    if m.semantics.text_equality == "identity":
        return Optional(mean)
    if mean is None:
        if m.semantics.names.get("empty_average") == "nan":
            return float("nan")
        raise m.fail("state", "no elements")
    return mean


def _extreme(name: str) -> Callable[..., Any]:
    def run(m: Any, source: Any, comparator: Any = None) -> Any:
        return Optional(m.operation(f"select.{name}_or_null")(m, values_of(m, items(m, source)), comparator))

    return run


operation("each.max")(_extreme("max"))
operation("each.min")(_extreme("min"))


@operation("each.reduce")
def reduce(m: Any, source: Any, *parts: Any) -> Any:
    """Java's `reduce`: with a start, or an optional result."""
    values = values_of(m, items(m, source))
    if len(parts) == 1:
        if not values:
            return Optional()
        result = values[0]
        for each in values[1:]:
            result = m.apply(parts[0], result, each)
        return Optional(result)
    result = parts[0]
    for each in values:
        result = m.apply(parts[1], result, each)
    return result


@operation("each.reduce_javascript")
def reduce_javascript(m: Any, source: Any, function: Any, *start: Any) -> Any:
    """JavaScript's `reduce`."""
    return _fold(m, list(enumerate(values_of(m, source))), function, start, source)


@operation("each.reduce_right")
def reduce_right(m: Any, source: Any, function: Any, *start: Any) -> Any:
    """JavaScript's `reduceRight`."""
    return _fold(m, list(enumerate(values_of(m, source)))[::-1], function, start, source)


def _fold(m: Any, values: list[Any], function: Any, start: Any, source: Any) -> Any:
    if start:
        result = start[0]
    elif values:
        result = values.pop(0)[1]
    else:
        raise m.fail("type", "reduce of an empty array")
    count_ = getattr(function, "arity", 2)
    for index, each in values:
        result = m.call_value(function, [result, each, index, source][: max(count_, 2)])
    return result


@operation("each.fold")
def fold(m: Any, source: Any, *parts: Any) -> Any:
    """C#'s `Aggregate` and Kotlin's `fold` and `reduce`: without a start, the first element is it."""
    values = values_of(m, items(m, source))
    if len(parts) == 1:
        if not values:
            raise m.fail("state", "no elements")
        result, function = values.pop(0), parts[0]
    else:
        result, function = parts[0], parts[1]
    for each in values:
        result = m.apply(function, result, each)
    return m.apply(parts[2], result) if len(parts) > 2 else result


@operation("each.fold_right")
def fold_right(m: Any, source: Any, start: Any, function: Any) -> Any:
    """Kotlin's `foldRight`."""
    result = start
    for each in reversed(values_of(m, items(m, source))):
        result = m.apply(function, each, result)
    return result


@operation("each.running_fold")
def running_fold(m: Any, source: Any, start: Any, function: Any) -> Any:
    """All results of a fold on the way."""
    found = [start]
    for each in items(m, source):
        m.step()
        found.append(m.apply(function, found[-1], each))
    return new_list(m, found)


@operation("each.sorted")
def sorted_(m: Any, source: Any, comparator: Any = None) -> Any:
    """The elements sorted."""
    return wrapped(
        m, source, iter(sort_values(m, values_of(m, items(m, source)), comparator)), getattr(source, "of", "")
    )


@operation("each.sorted_by")
def sorted_by(m: Any, source: Any, key: Any) -> Any:
    """The elements sorted by what a function makes of them."""
    found = wrapped(m, source, iter(sort_values(m, values_of(m, items(m, source)), key=key)))
    if isinstance(found, Stream):
        found.of = ("sorted", m.operation("comparator.by")(m, key))  # type: ignore[assignment]
    return found


@operation("each.sorted_by_descending")
def sorted_by_descending(m: Any, source: Any, key: Any) -> Any:
    """The elements sorted from the largest."""
    comparator = m.operation("comparator.by_descending")(m, key)
    found = wrapped(m, source, iter(sort_values(m, values_of(m, items(m, source)), comparator)))
    if isinstance(found, Stream):
        found.of = ("sorted", comparator)  # type: ignore[assignment]
    return found


@operation("each.then_by")
def then_by(m: Any, source: Any, key: Any) -> Any:
    """C#'s `ThenBy`."""
    return _then(m, source, m.operation("comparator.by")(m, key))


@operation("each.then_by_descending")
def then_by_descending(m: Any, source: Any, key: Any) -> Any:
    """C#'s `ThenByDescending`."""
    return _then(m, source, m.operation("comparator.by_descending")(m, key))


def _then(m: Any, source: Any, second: Any) -> Any:
    first = source.of[1] if isinstance(source.of, tuple) else None
    both = m.operation("comparator.then")(m, first, second)
    found = Stream(iter(sort_values(m, values_of(m, source.values), both)))
    found.of = ("sorted", both)  # type: ignore[assignment]
    return found


@operation("each.distinct")
def distinct(m: Any, source: Any) -> Any:
    """The elements without repeats, in their order."""

    def run() -> Iterator[Any]:
        seen: dict[Any, None] = {}
        for each in items(m, source):
            if each not in seen:
                seen[each] = None
                yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.distinct_by")
def distinct_by(m: Any, source: Any, key: Any) -> Any:
    """The elements without those whose key has been there."""
    seen: dict[Any, Any] = {}
    for each in m.bounded(items(m, source)):
        seen.setdefault(m.apply(key, each), each)
    return wrapped(m, source, iter(seen.values()))


@operation("each.take")
def take(m: Any, source: Any, count_: Any) -> Any:
    """The first elements."""

    def run() -> Iterator[Any]:
        left = integer(m, count_)
        if left <= 0:
            return
        for each in items(m, source):
            yield each
            left -= 1
            if left <= 0:
                return

    if integer(m, count_) < 0 and m.semantics.names.get("queries") != "lazy":
        raise m.fail("value", "negative count")
    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.drop")
def drop(m: Any, source: Any, count_: Any) -> Any:
    """All but the first elements."""
    return wrapped(
        m,
        source,
        (each for index, each in enumerate(items(m, source)) if index >= integer(m, count_)),
        getattr(source, "of", ""),
    )


@operation("each.take_last")
def take_last(m: Any, source: Any, count_: Any) -> Any:
    """The last elements."""
    values = values_of(m, items(m, source))
    return wrapped(m, source, iter(values[max(len(values) - integer(m, count_), 0) :]))


@operation("each.drop_last")
def drop_last(m: Any, source: Any, count_: Any) -> Any:
    """All but the last elements."""
    values = values_of(m, items(m, source))
    return wrapped(m, source, iter(values[: max(len(values) - integer(m, count_), 0)]))


@operation("each.take_while")
def take_while(m: Any, source: Any, test: Any) -> Any:
    """The elements up to the first that a test does not hold for."""

    def run() -> Iterator[Any]:
        for each in items(m, source):
            if not truth(m, m.apply(test, each)):
                return
            yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.drop_while")
def drop_while(m: Any, source: Any, test: Any) -> Any:
    """The elements from the first on that a test does not hold for."""

    def run() -> Iterator[Any]:
        is_open = False
        for each in items(m, source):
            is_open = is_open or not truth(m, m.apply(test, each))
            if is_open:
                yield each

    return wrapped(m, source, run(), getattr(source, "of", ""))


@operation("each.concat")
def concat(m: Any, source: Any, *others: Any) -> Any:
    """All elements, one value after the other."""
    return wrapped(m, source, (each for one in (source, *others) for each in items(m, one)))


@operation("each.append")
def append(m: Any, source: Any, value: Any) -> Any:
    """The elements and another."""
    return concat(m, source, [value])


@operation("each.reverse")
def reverse(m: Any, source: Any) -> Any:
    """The elements from the last to the first."""
    return wrapped(m, source, iter(values_of(m, items(m, source))[::-1]))


@operation("each.zip")
def zip_(m: Any, source: Any, other: Any, function: Any = None) -> Any:
    """Pairs of the elements at the same position, or what a function makes of them."""
    pairs = zip(items(m, source), items(m, other), strict=False)
    if function is None:
        form = "tuple" if m.semantics.names.get("queries") == "lazy" else "pair"
        return wrapped(m, source, (m.make_collection(form, each) for each in pairs))
    return wrapped(m, source, (m.apply(function, *each) for each in pairs))


@operation("each.zip_next")
def zip_next(m: Any, source: Any, function: Any = None) -> Any:
    """Each element with the next."""
    values = values_of(m, items(m, source))
    return zip_(m, values, values[1:], function)


@operation("each.with_index")
def indexed(m: Any, source: Any) -> Any:
    """Pairs of position and element."""
    return new_list(m, [Pair(each) for each in enumerate(items(m, source))])


@operation("each.chunks")
def chunks(m: Any, source: Any, size: Any, function: Any = None) -> Any:
    """The elements in groups of a size."""
    values, n = values_of(m, items(m, source)), integer(m, size)
    if n < 1:
        raise m.fail("value", "size")
    groups = [m.new_list(values[at : at + n]) for at in range(0, len(values), n)]
    return wrapped(
        m, source, iter(groups if function is None else [m.apply(function, each) for each in groups])
    )


@operation("each.windows")
def windows(m: Any, source: Any, size: Any, step: Any = 1, *_: Any) -> Any:
    """All runs of so many elements."""
    values, n = values_of(m, items(m, source)), integer(m, size)
    m.charge(len(values) * n)
    return new_list(
        m, [m.new_list(values[at : at + n]) for at in range(0, len(values) - n + 1, integer(m, step))]
    )


@operation("each.partition")
def partition(m: Any, source: Any, test: Any) -> Any:
    """A pair of the elements that a test holds for, and the others."""
    yes: list[Any] = []
    no: list[Any] = []
    for each in m.bounded(items(m, source)):
        (yes if truth(m, m.apply(test, each)) else no).append(each)
    return m.make_collection("pair", [m.new_list(yes), m.new_list(no)])


@operation("each.group")
def group(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """A map of lists of elements, by what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        own = m.apply(key, each)
        if own not in made.entries:
            made.entries[own] = m.new_list([])
        made.entries[own].append(m.apply(value, each) if value is not None else each)
    return made  # type: ignore[no-any-return]


@operation("each.associate")
def associate(m: Any, source: Any, function: Any) -> Map:
    """A map of the pairs that a function makes of the elements."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        key, value = m.components_of(m.apply(function, each), 2)
        made.entries[key] = value
    return made  # type: ignore[no-any-return]


@operation("each.associate_by")
def associate_by(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """A map of the elements by what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[m.apply(key, each)] = m.apply(value, each) if value is not None else each
    return made  # type: ignore[no-any-return]


@operation("each.associate_with")
def associate_with(m: Any, source: Any, value: Any) -> Map:
    """A map from the elements to what a function makes of them."""
    made = m.make_map("map insertion")
    for each in m.bounded(items(m, source)):
        made.entries[each] = m.apply(value, each)
    return made  # type: ignore[no-any-return]


@operation("each.to_map")
def to_map(m: Any, source: Any, key: Any, value: Any = None) -> Map:
    """As `associate_by`. Raises a value error where a key comes twice."""
    made = m.make_map(m.semantics.names.get("map", "map hash"))
    for each in m.bounded(items(m, source)):
        own = m.apply(key, each)
        if own in made.entries:
            raise m.fail("value", "the key is there already")
        made.entries[own] = m.apply(value, each) if value is not None else each
    return made  # type: ignore[no-any-return]


@operation("each.to_list")
def to_list(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a list."""
    return new_list(m, values_of(m, items(m, source)))


@operation("each.to_fixed")
def to_fixed(m: Any, source: Any) -> Any:
    """The elements as a list that cannot be changed."""
    return m.make_collection("fixed", values_of(m, items(m, source)))


@operation("each.to_array")
def to_array(m: Any, source: Any, *_: Any) -> Any:
    """The elements as an array."""
    return Array(values_of(m, items(m, source)))


@operation("each.to_set")
def to_set(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a set."""
    return m.make_collection(m.semantics.names.get("set", "set hash"), values_of(m, items(m, source)))


@operation("each.to_sorted_set")
def to_sorted_set(m: Any, source: Any, *_: Any) -> Any:
    """The elements as a sorted set."""
    return m.make_collection("set sorted", values_of(m, items(m, source)))


@operation("each.to_deque")
def to_deque(m: Any, source: Any) -> Any:
    """The elements as a queue with two ends."""
    return Deque(values_of(m, items(m, source)))


@operation("each.iterator")
def iterator(m: Any, source: Any) -> Iteration:
    """An iterator over the elements."""
    return Iteration(items(m, source))


@operation("each.first")
def first(m: Any, source: Any) -> Any:
    """The first element, if there is one, as an optional."""
    for each in items(m, source):
        return Optional(each)
    return Optional()


@operation("each.collect")
def collect(m: Any, source: Any, collector: Any, *rest: Any) -> Any:
    """What a collector makes of the elements."""
    if rest:
        made = m.apply(collector)
        for each in items(m, source):
            m.apply(rest[0], made, each)
        return made
    return m.apply(collector, values_of(m, items(m, source)))


@operation("each.summary")
def summary(m: Any, source: Any) -> Any:
    """Java's statistics of numbers, as an array: count, sum, least, largest."""
    values = values_of(m, items(m, source))
    return Map(
        "insertion",
        {"getCount": len(values), "getSum": sum(values), "getMin": min(values), "getMax": max(values)},
        "record",
    )


@operation("each.identity")
def same(m: Any, source: Any, *_: Any) -> Any:
    """The stream itself."""
    return source


@operation("each.except")
def except_(m: Any, source: Any, other: Any) -> Any:
    """The elements that another collection does not have, without repeats."""
    gone = set(values_of(m, items(m, other)))
    return distinct(m, wrapped(m, source, (each for each in items(m, source) if each not in gone)))


@operation("each.intersect")
def intersect(m: Any, source: Any, other: Any) -> Any:
    """The elements that another collection has too, without repeats."""
    kept = set(values_of(m, items(m, other)))
    return distinct(m, wrapped(m, source, (each for each in items(m, source) if each in kept)))


@operation("each.union")
def union(m: Any, source: Any, other: Any) -> Any:
    """All elements of both, without repeats."""
    return distinct(m, concat(m, source, other))


@operation("each.element_at")
def element_at(m: Any, source: Any, index: Any) -> Any:
    """The element at a position. Raises an index error outside."""
    values = values_of(m, items(m, source))
    i = integer(m, index)
    if not 0 <= i < len(values):
        raise m.fail("index", "out of range")
    return values[i]


@operation("each.single")
def single(m: Any, source: Any, test: Any = None) -> Any:
    """The only element. Raises a state error if there is none or more than one."""
    values = [
        each for each in values_of(m, items(m, source)) if test is None or truth(m, m.apply(test, each))
    ]
    if len(values) != 1:
        raise m.fail("state", "not one element")
    return values[0]


# --- Java's collectors: functions of a list


def _collector(make: Callable[..., Any]) -> Callable[..., Any]:
    def run(m: Any, *parts: Any) -> Any:
        return Native("collector", lambda values: make(m, values, *parts), 1)

    return run


operation("collector.list")(_collector(lambda m, values: new_list(m, values)))
operation("collector.set")(_collector(lambda m, values: m.make_collection("set hash", values)))
operation("collector.count")(_collector(lambda m, values: m.operation("number.to_int64")(m, len(values))))
operation("collector.sum")(_collector(lambda m, values, f: sum_(m, values, f)))
operation("collector.mean")(
    _collector(
        lambda m, values, f: sum(float(m.apply(f, each)) for each in values) / len(values) if values else 0.0
    )
)
operation("collector.map")(
    _collector(lambda m, values, f, inner: m.apply(inner, [m.apply(f, each) for each in values]))
)
operation("collector.filter")(
    _collector(
        lambda m, values, f, inner: m.apply(inner, [each for each in values if truth(m, m.apply(f, each))])
    )
)
operation("collector.then")(_collector(lambda m, values, inner, f: m.apply(f, m.apply(inner, values))))
operation("collector.max")(
    _collector(lambda m, values, c: Optional(m.operation("select.max_or_null")(m, values, c)))
)
operation("collector.min")(
    _collector(lambda m, values, c: Optional(m.operation("select.min_or_null")(m, values, c)))
)
operation("collector.join")(
    _collector(
        lambda m, values, sep="", before="", after="": (
            m.text(before) + m.text(sep).join(m.text(each) for each in values) + m.text(after)
        )
    )
)


@operation("collector.into")
def collector_into(m: Any, make: Any) -> Any:
    """Adds the elements to what a function makes."""

    def run(values: Any) -> Any:
        made = m.apply(make)
        for each in values:
            m.dispatch(made, "add", [each])
        return made

    return Native("collector", run, 1)


@operation("collector.group")
def collector_group(m: Any, key: Any, *parts: Any) -> Any:
    """Groups by what a function makes of the elements."""

    def run(values: Any) -> Any:
        made = m.apply(parts[0]) if len(parts) == 2 else m.make_map("map hash")
        groups: dict[Any, list[Any]] = {}
        for each in values:
            groups.setdefault(m.apply(key, each), []).append(each)
        for own, members in groups.items():
            made.entries[own] = m.apply(parts[-1], members) if parts else Sequence(members)
        return made

    return Native("collector", run, 1)


@operation("collector.partition")
def collector_partition(m: Any, test: Any, *inner: Any) -> Any:
    """Groups by whether a test holds."""

    def run(values: Any) -> Any:
        groups: dict[bool, list[Any]] = {False: [], True: []}
        for each in values:
            groups[truth(m, m.apply(test, each))].append(each)
        return Map(
            "insertion",
            {
                own: m.apply(inner[0], members) if inner else Sequence(members)
                for own, members in groups.items()
            },
        )

    return Native("collector", run, 1)


@operation("collector.to_map")
def collector_to_map(m: Any, key: Any, value: Any, *more: Any) -> Any:
    """A map of what two functions make of the elements."""

    def run(values: Any) -> Any:
        made = m.apply(more[1]) if len(more) == 2 else m.make_map("map hash")
        for each in values:
            own, new = m.apply(key, each), m.apply(value, each)
            if own in made.entries:
                if not more:
                    raise m.fail("state", "duplicate key")
                new = m.apply(more[0], made.entries[own], new)
            made.entries[own] = new
        return made

    return Native("collector", run, 1)


__all__ = ["UNDEFINED", "Char"]
