"""Tests, sums and folds of the elements of a container."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.streams import items, with_index
from variorum.interpreter.library.support import new_list, truth, values_of
from variorum.interpreter.values import (
    Optional,
    Stream,
)


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
        if m.semantics.library.average_of_empty_is_nan:
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
