"""Iterators, and what makes one of others."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.nesting import checked
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import Raised
from variorum.interpreter.values import UNDEFINED, Iteration, Map, Set


def lazily(m: Any, value: Any) -> Iterator[Any]:
    """Yields the elements of anything that can be looped over."""
    return iter(m.loop_values(value))


@operation("iterator.of")
def of(m: Any, value: Any, *sentinel: Any) -> Any:
    """An iterator over the elements."""
    if sentinel:
        return Iteration(_until(m, value, sentinel[0]))
    if isinstance(value, Iteration):
        return value
    return Iteration(lazily(m, value), value)


def _until(m: Any, function: Any, end: Any) -> Iterator[Any]:
    while True:
        value = m.apply(function)
        if m.equal(value, end):
            return
        yield value


@operation("iterator.next")
def following(m: Any, iterator: Any, *default: Any) -> Any:
    """The next value. Raises an end error if there is none."""
    m.step()
    if isinstance(iterator, Object):
        for name in ("__next__", "next"):
            if iterator.cls.find(name):
                try:
                    return m.call_method(iterator, name, [])
                except Raised as raised:
                    if default and raised.kind == "end":
                        return default[0]
                    raise
    if not hasattr(iterator, "__next__"):
        raise m.fail("type", "not an iterator")
    try:
        value = next(iterator)
    except StopIteration:
        if default:
            return default[0]
        raise m.fail("end", "no more elements") from None
    if isinstance(iterator, Iteration):
        iterator.last = value
    return value


@operation("iterator.has_next")
def has_next(m: Any, iterator: Any) -> bool:
    """Whether another value follows."""
    return bool(iterator.has_next())


@operation("iterator.remove")
def remove(m: Any, iterator: Any) -> None:
    """Removes the last value from what is iterated over."""
    source, last = iterator.source, iterator.last
    if isinstance(source, list):
        position = next((i for i, each in enumerate(source) if each is last), -1)
        if position < 0:
            raise m.fail("state", "nothing to remove")
        rest = list(iterator)
        del source[position]
        iterator.values = iter(rest)
        iterator.ahead.clear()
    elif isinstance(source, Set):
        rest = list(iterator)
        source.elements.pop(last, None)
        iterator.values = iter(rest)
        iterator.ahead.clear()
    else:
        home = getattr(last, "home", None)
        if not isinstance(home, Map):
            raise m.fail("state", "nothing to remove")
        home.entries.pop(last[0], None)


@operation("iterator.step_result")
def step_result(m: Any, iterator: Any, *sent: Any) -> Map:
    """JavaScript's `next`: an object with `value` and `done`."""
    try:
        value = (
            iterator.values.send(sent[0])
            if sent and hasattr(iterator.values, "send") and iterator.last is not None
            else next(iterator)
        )
        iterator.last = True
        return Map("insertion", {"value": value, "done": False}, "record")
    except StopIteration:
        returned = iterator.returned() if isinstance(iterator, Iteration) and iterator.returned else None
        return Map(
            "insertion", {"value": UNDEFINED if returned is None else returned, "done": True}, "record"
        )


@operation("iterator.send")
def send(m: Any, iterator: Any, value: Any) -> Any:
    """Python's `send`."""
    try:
        return iterator.values.send(value)
    except StopIteration:
        raise m.fail("end", "no more elements") from None


@operation("range.python")
def python_range(m: Any, *bounds: Any) -> Any:
    """Python's `range`."""
    values = [integer(m, each) for each in bounds]
    if any(isinstance(each, float) for each in bounds):
        raise m.fail("type", "range of a float")
    return range(*values)


@operation("range.half_open")
def half_open(m: Any, low: Any, high: Any, *_: Any) -> Any:
    """From one number up to another, without it."""
    return range(integer(m, low), integer(m, high))


@operation("range.closed")
def closed(m: Any, low: Any, high: Any) -> Any:
    """From one number up to another."""
    from variorum.interpreter.numerals import Char

    if isinstance(low, (Char, str)):
        a, b = (low, high) if isinstance(low, Char) else (ord(low), ord(high))
        return new_list(m, [Char(each) if isinstance(low, Char) else chr(each) for each in range(a, b + 1)])
    return range(integer(m, low), integer(m, high) + 1)


@operation("range.down_to")
def down_to(m: Any, high: Any, low: Any) -> Any:
    """From one number down to another."""
    return range(integer(m, high), integer(m, low) - 1, -1)


@operation("range.step")
def step(m: Any, values: Any, by: Any) -> Any:
    """Each so manieth of a range."""
    if by <= 0:
        raise m.fail("value", "step")
    return values[:: integer(m, by)]


@operation("range.count")
def count_from(m: Any, low: Any, count: Any) -> Any:
    """So many numbers from one on."""
    if count < 0:
        raise m.fail("value", "negative count")
    return range(integer(m, low), integer(m, low) + integer(m, count))


@operation("iterator.enumerate")
def enumerate_(m: Any, values: Any, start: Any = 0) -> Any:
    """Pairs of position and element."""
    return Iteration(enumerate(lazily(m, values), integer(m, start)))


@operation("iterator.zip")
def zip_(m: Any, *values: Any, strict: Any = False) -> Any:
    """Tuples of the elements at the same position."""
    return Iteration(map(checked, zip(*[lazily(m, each) for each in values], strict=False)))


@operation("iterator.map")
def map_(m: Any, function: Any, *values: Any) -> Any:
    """What a function makes of the elements."""
    return Iteration(
        m.apply(function, *each) for each in zip(*[lazily(m, one) for one in values], strict=False)
    )


@operation("iterator.filter")
def filter_(m: Any, test: Any, values: Any) -> Any:
    """The elements that a test holds for."""
    if test is None:
        return Iteration(each for each in lazily(m, values) if m.truth(each))
    return Iteration(each for each in lazily(m, values) if truth(m, m.apply(test, each)))


@operation("iterator.filter_false")
def filter_false(m: Any, test: Any, values: Any) -> Any:
    """The elements that a test does not hold for."""
    return Iteration(each for each in lazily(m, values) if not truth(m, m.apply(test, each)))


@operation("iterator.reversed")
def reversed_(m: Any, values: Any) -> Any:
    """The elements from the last to the first."""
    if isinstance(values, Object) and values.cls.find("__reversed__"):
        return m.call_method(values, "__reversed__", [])
    if isinstance(values, (Iteration, Set)):
        raise m.fail("type", "not a sequence")
    return Iteration(reversed(values_of(m, values)))


@operation("values.any")
def any_(m: Any, values: Any) -> bool:
    """Whether an element counts as true."""
    return any(m.truth(each) for each in m.bounded(lazily(m, values)))


@operation("values.all")
def all_(m: Any, values: Any) -> bool:
    """Whether all elements count as true."""
    return all(m.truth(each) for each in m.bounded(lazily(m, values)))


@operation("values.sum")
def sum_(m: Any, values: Any, start: Any = 0) -> Any:
    """The sum of the elements."""
    add = m.operators.table["+"]
    result = start
    if isinstance(start, str):
        raise m.fail("type", "sum of texts")
    for each in m.bounded(lazily(m, values)):
        result = (
            result + each
            if type(each) is int and type(result) is int and not m.semantics.integers.bits
            else add(result, each)
        )
    return result


@operation("iterator.chain")
def chain(m: Any, *values: Any) -> Any:
    """All elements, one value after the other."""
    return Iteration(each for value in values for each in lazily(m, value))


@operation("iterator.chain_of")
def chain_of(m: Any, values: Any) -> Any:
    """As `chain`, of the elements of a value."""
    return Iteration(each for value in lazily(m, values) for each in lazily(m, value))


@operation("iterator.slice")
def slice_(m: Any, values: Any, *bounds: Any) -> Any:
    """Python's `islice`."""
    return Iteration(
        itertools.islice(
            m.bounded(lazily(m, values)), *[None if each is None else integer(m, each) for each in bounds]
        )
    )


@operation("iterator.count")
def count(m: Any, start: Any = 0, by: Any = 1) -> Any:
    """Numbers without end."""
    return Iteration(m.bounded(itertools.count(start, by)))


@operation("iterator.cycle")
def cycle(m: Any, values: Any) -> Any:
    """The elements again and again."""
    return Iteration(m.bounded(itertools.cycle(values_of(m, values))))


@operation("iterator.repeat")
def repeat(m: Any, value: Any, *times: Any) -> Any:
    """A value again and again."""
    return Iteration(m.bounded(itertools.repeat(value, *[integer(m, each) for each in times])))


@operation("iterator.accumulate")
def accumulate(m: Any, values: Any, function: Any = None, *, initial: Any = None) -> Any:
    """The sums so far, or what a function makes of them."""
    apply = m.operators.table["+"] if function is None else lambda a, b: m.apply(function, a, b)
    return Iteration(itertools.accumulate(m.bounded(lazily(m, values)), apply, initial=initial))


@operation("iterator.pairwise")
def pairwise(m: Any, values: Any) -> Any:
    """Each element with the next."""
    return Iteration(itertools.pairwise(m.bounded(lazily(m, values))))


def _bounded_tuples(m: Any, tuples: Iterator[Any]) -> Iterator[Any]:
    for each in tuples:
        m.step()
        m.charge(len(each))
        yield checked(each)


@operation("iterator.permutations")
def permutations(m: Any, values: Any, count: Any = None) -> Any:
    """All orders of the elements."""
    return Iteration(_bounded_tuples(m, itertools.permutations(values_of(m, values), count)))


@operation("iterator.combinations")
def combinations(m: Any, values: Any, count: Any) -> Any:
    """All choices of so many elements."""
    if integer(m, count) < 0:
        raise m.fail("value", "negative")
    return Iteration(_bounded_tuples(m, itertools.combinations(values_of(m, values), integer(m, count))))


@operation("iterator.combinations_with_repeats")
def combinations_with_repeats(m: Any, values: Any, count: Any) -> Any:
    """All choices of so many elements, each as often as wanted."""
    return Iteration(
        _bounded_tuples(m, itertools.combinations_with_replacement(values_of(m, values), integer(m, count)))
    )


@operation("iterator.product")
def product(m: Any, *values: Any, repeat: Any = 1) -> Any:
    """All choices of one element of each value."""
    lists = [values_of(m, each) for each in values] * integer(m, repeat)
    m.step(len(lists))
    return Iteration(_bounded_tuples(m, itertools.product(*lists)))


@operation("iterator.take_while")
def take_while(m: Any, test: Any, values: Any) -> Any:
    """The elements up to the first that a test does not hold for."""
    return Iteration(itertools.takewhile(lambda each: truth(m, m.apply(test, each)), lazily(m, values)))


@operation("iterator.drop_while")
def drop_while(m: Any, test: Any, values: Any) -> Any:
    """The elements from the first on that a test does not hold for."""
    return Iteration(itertools.dropwhile(lambda each: truth(m, m.apply(test, each)), lazily(m, values)))


@operation("iterator.group")
def group(m: Any, values: Any, key: Any = None) -> Any:
    """Python's `groupby`: runs of elements with the same key."""
    found: list[Any] = []
    for each in m.bounded(lazily(m, values)):
        own = each if key is None else m.apply(key, each)
        if found and m.equal(found[-1][0], own):
            found[-1][1].append(each)
        else:
            found.append((own, [each]))
    return Iteration((own, Iteration(group_)) for own, group_ in found)


@operation("iterator.zip_longest")
def zip_longest(m: Any, *values: Any, fillvalue: Any = None) -> Any:
    """As `zip`, with a value for what is missing."""
    zipped = itertools.zip_longest(*[lazily(m, each) for each in values], fillvalue=fillvalue)
    return Iteration(map(checked, zipped))


@operation("iterator.star_map")
def star_map(m: Any, function: Any, values: Any) -> Any:
    """What a function makes of tuples of arguments."""
    return Iteration(m.call_value(function, m.components_of(each, 0)) for each in lazily(m, values))


@operation("iterator.compress")
def compress(m: Any, values: Any, chosen: Any) -> Any:
    """The elements whose partner counts as true."""
    return Iteration(
        each for each, keep in zip(lazily(m, values), lazily(m, chosen), strict=False) if m.truth(keep)
    )


@operation("iterator.tee")
def tee(m: Any, values: Any, count_: Any = 2) -> Any:
    """Several iterators over the same elements."""
    items = values_of(m, values)
    return tuple(Iteration(items) for _ in range(integer(m, count_)))
