"""What uses up an iterator of Rust: searches, sums, folds and collections."""

from __future__ import annotations

from itertools import islice
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.rust_iterators import USIZE, inner, over
from variorum.interpreter.library.support import best, integer, new_list, sort_values, truth, values_of
from variorum.interpreter.values import Iteration, Optional, Set


@operation("rust.next")
def next_(m: Any, source: Any) -> Optional:
    """The next element, if there is one."""
    m.step()
    for each in over(m, source):
        return Optional(each)
    return Optional()


@operation("rust.peek")
def peek(m: Any, source: Iteration) -> Optional:
    """The next element, which stays."""
    if not source.has_next():
        return Optional()
    return Optional(source.ahead[-1])


@operation("rust.next_if")
def next_if(m: Any, source: Iteration, test: Any) -> Optional:
    """The next element, if there is one and a test holds for it."""
    if not source.has_next() or not truth(m, m.apply(test, source.ahead[-1])):
        return Optional()
    return Optional(next(source))


@operation("rust.next_back")
def next_back(m: Any, source: Iteration) -> Optional:
    """The last element, which is taken away."""
    values = list(source)
    last = Optional(values.pop()) if values else Optional()
    source.values = iter(values)
    return last


@operation("rust.nth")
def nth(m: Any, source: Any, index: Any) -> Optional:
    """The element so many behind the next one."""
    for each in islice(over(m, source), integer(m, index), None):
        return Optional(each)
    return Optional()


@operation("rust.last")
def last(m: Any, source: Any) -> Optional:
    """The last element."""
    found = Optional()
    for each in over(m, source):
        found = Optional(each)
    return found


@operation("rust.count")
def count(m: Any, source: Any) -> Any:
    """How many elements there are."""
    return USIZE(sum(1 for _ in over(m, source)))


@operation("rust.sum")
def sum_(m: Any, source: Any) -> Any:
    """The sum of the elements."""
    total: Any = None
    add = m.operators.table["+"]
    for each in over(m, source):
        total = each if total is None else add(total, each)
    return 0 if total is None else total


@operation("rust.product")
def product(m: Any, source: Any) -> Any:
    """The product of the elements."""
    total: Any = None
    multiply = m.operators.table["*"]
    for each in over(m, source):
        total = each if total is None else multiply(total, each)
    return 1 if total is None else total


@operation("rust.fold")
def fold(m: Any, source: Any, start: Any, function: Any) -> Any:
    """Folds the elements from a start."""
    result = start
    for each in over(m, source):
        result = m.apply(function, result, each)
    return result


@operation("rust.try_fold")
def try_fold(m: Any, source: Any, start: Any, function: Any) -> Any:
    """Folds the elements while the results are there."""
    made: Any = Optional(start)
    result = start
    for each in over(m, source):
        made = m.apply(function, result, each)
        if inner(m, made) is None:
            return made
        result = made.value
    return made


@operation("rust.reduce")
def reduce(m: Any, source: Any, function: Any) -> Optional:
    """Folds the elements from the first."""
    values = over(m, source)
    for result in values:
        for each in values:
            result = m.apply(function, result, each)
        return Optional(result)
    return Optional()


@operation("rust.all")
def all_(m: Any, source: Any, test: Any) -> bool:
    """Whether a test holds for all elements."""
    return all(truth(m, m.apply(test, each)) for each in over(m, source))


@operation("rust.any")
def any_(m: Any, source: Any, test: Any) -> bool:
    """Whether a test holds for one of the elements."""
    return any(truth(m, m.apply(test, each)) for each in over(m, source))


@operation("rust.find")
def find(m: Any, source: Any, test: Any) -> Optional:
    """The first element that a test holds for."""
    for each in over(m, source):
        if truth(m, m.apply(test, each)):
            return Optional(each)
    return Optional()


@operation("rust.find_map")
def find_map(m: Any, source: Any, function: Any) -> Any:
    """The first of the options that a function makes of the elements which is not empty."""
    for each in over(m, source):
        made = m.apply(function, each)
        if inner(m, made) is not None:
            return made
    return Optional()


@operation("rust.position")
def position(m: Any, source: Any, test: Any) -> Optional:
    """The position of the first element that a test holds for."""
    for index, each in enumerate(over(m, source)):
        if truth(m, m.apply(test, each)):
            return Optional(USIZE(index))
    return Optional()


@operation("rust.rposition")
def rposition(m: Any, source: Any, test: Any) -> Optional:
    """The position of the last element that a test holds for."""
    values = list(over(m, source))
    for index in range(len(values) - 1, -1, -1):
        if truth(m, m.apply(test, values[index])):
            return Optional(USIZE(index))
    return Optional()


def _extreme(sign: int, form: str) -> Any:
    def run(m: Any, source: Any, function: Any = None) -> Optional:
        values = list(over(m, source))
        if not values:
            return Optional()
        if sign > 0:
            # Of equal ones the last is the largest.
            values.reverse()
        key = function if form == "key" else None
        comparator = function if form == "comparator" else None
        return Optional(best(m, values, sign, comparator, key))

    return run


for _name, _sign in (("max", 1), ("min", -1)):
    operation(f"rust.{_name}")(_extreme(_sign, ""))
    operation(f"rust.{_name}_by_key")(_extreme(_sign, "key"))
    operation(f"rust.{_name}_by")(_extreme(_sign, "comparator"))


@operation("rust.partition")
def partition(m: Any, source: Any, test: Any) -> Any:
    """The elements that a test holds for, and the others."""
    groups: tuple[list[Any], list[Any]] = ([], [])
    for each in over(m, source):
        groups[0 if truth(m, m.apply(test, each)) else 1].append(each)
    return (new_list(m, groups[0]), new_list(m, groups[1]))


@operation("rust.unzip")
def unzip(m: Any, source: Any) -> Any:
    """The first and the second parts of pairs."""
    pairs = [tuple(each) for each in over(m, source)]
    return (new_list(m, [a for a, _ in pairs]), new_list(m, [b for _, b in pairs]))


@operation("rust.equal")
def equal(m: Any, source: Any, other: Any) -> bool:
    """Whether two iterators have equal elements."""
    first, second = list(over(m, source)), list(over(m, other))
    return len(first) == len(second) and all(map(m.equal, first, second))


@operation("rust.collect")
def collect(m: Any, source: Any) -> Any:
    """The elements as a list, where no type is known."""
    m.note("guessed")
    return new_list(m, over(m, source))


@operation("rust.joined")
def joined(m: Any, source: Any, separator: Any = "") -> Any:
    """Texts with another between them; lists, one behind the other."""
    values = values_of(m, source)
    if values and not isinstance(values[0], str):
        return new_list(m, [one for each in values for one in values_of(m, each)])
    text = str(separator).join(values)
    m.charge(len(text))
    return text


@operation("rust.sorted_in_place")
def sorted_in_place(m: Any, a: list[Any], comparator: Any = None) -> None:
    """Sorts a list, with a function that compares."""
    a[:] = sort_values(m, list(a), comparator)


@operation("rust.sorted_by_key")
def sorted_by_key(m: Any, a: list[Any], key: Any) -> None:
    """Sorts a list by what a function makes of the elements."""
    a[:] = sort_values(m, list(a), key=key)


@operation("rust.extend")
def extend(m: Any, a: Any, source: Any) -> None:
    """Adds the elements of something else."""
    values = list(over(m, source))
    if isinstance(a, Set):
        for each in values:
            a.elements[each] = 1
    elif isinstance(a, list):
        m.charge(len(values))
        a.extend(values)
    else:
        for each in values:
            key, value = m.components_of(each, 2)
            a.entries[key] = value
