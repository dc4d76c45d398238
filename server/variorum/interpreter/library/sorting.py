"""Sorts, and comparisons as values."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, sort_values, values_of
from variorum.interpreter.objects import Native
from variorum.interpreter.values import UNDEFINED


@operation("sort.python")
def python(m: Any, a: Any, *, key: Any = None, reverse: Any = False) -> None:
    """Python's `sort`."""
    a[:] = descending(m, list(a), key) if m.truth(reverse) else sort_values(m, list(a), key=key)


@operation("sort.python_sorted")
def python_sorted(m: Any, a: Any, *, key: Any = None, reverse: Any = False) -> Any:
    """Python's `sorted`."""
    values = values_of(m, a)
    return new_list(m, descending(m, values, key) if m.truth(reverse) else sort_values(m, values, key=key))


def descending(m: Any, values: list[Any], key: Any) -> list[Any]:
    """Equal values keep their order."""
    return sort_values(m, values[::-1], key=key)[::-1]


@operation("sort.array")
def array(m: Any, a: Any, *rest: Any) -> None:
    """Java's `Arrays.sort`: all, or those between two positions, with a comparison perhaps."""
    low, high = 0, len(a)
    if len(rest) >= 2 and isinstance(rest[0], int):
        low, high, rest = integer(m, rest[0]), integer(m, rest[1]), rest[2:]
        if not 0 <= low <= high <= len(a):
            raise m.fail("index", "out of range")
    a[low:high] = sort_values(m, a[low:high], rest[0] if rest else None)


@operation("sort.list")
def list_(m: Any, a: Any, comparator: Any = None, *_: Any) -> None:
    """Sorts in place, with a comparison perhaps."""
    if getattr(a, "kind", "") == "fixed":
        raise m.fail("state", "a list that cannot be changed")
    a[:] = sort_values(m, list(a), comparator)


@operation("sort.list_itself")
def list_itself(m: Any, a: Any, comparator: Any = UNDEFINED) -> Any:
    """JavaScript's `sort`: by texts without a comparison; what is undefined comes last."""
    values = [each for each in a if each is not UNDEFINED]
    if comparator is UNDEFINED or comparator is None:
        values = sort_values(m, values, key=Native("text", lambda each: m.text(each)))
    else:
        values = sort_values(m, values, comparator)
    a[:] = values + [UNDEFINED] * (len(a) - len(values))
    return a


@operation("sort.list_copy")
def list_copy(m: Any, a: Any, comparator: Any = UNDEFINED) -> Any:
    """JavaScript's `toSorted`."""
    return list_itself(m, type(a)(a), comparator)


@operation("sort.sorted")
def sorted_(m: Any, a: Any, comparator: Any = None) -> Any:
    """A sorted list."""
    return new_list(m, sort_values(m, values_of(m, a), comparator))


@operation("sort.sorted_descending")
def sorted_descending(m: Any, a: Any) -> Any:
    """A list sorted from the largest."""
    return new_list(m, descending(m, values_of(m, a), None))


@operation("sort.sorted_by")
def sorted_by(m: Any, a: Any, key: Any) -> Any:
    """A list sorted by what a function makes of the elements."""
    return new_list(m, sort_values(m, values_of(m, a), key=key))


@operation("sort.sorted_by_descending")
def sorted_by_descending(m: Any, a: Any, key: Any) -> Any:
    """A list sorted by what a function makes of the elements, from the largest."""
    return new_list(m, descending(m, values_of(m, a), key))


@operation("sort.by_in_place")
def by_in_place(m: Any, a: Any, key: Any) -> None:
    """Sorts in place by what a function makes of the elements."""
    a[:] = sort_values(m, list(a), key=key)


@operation("sort.by_descending_in_place")
def by_descending_in_place(m: Any, a: Any, key: Any = None) -> None:
    """Sorts in place from the largest."""
    a[:] = descending(m, list(a), key)


def _region(m: Any, first: Any, last: Any) -> tuple[Any, int, int]:
    container = first.container if hasattr(first, "container") else first
    low = first.position if hasattr(first, "position") else 0
    return container, low, last.position


@operation("sort.region")
def region(m: Any, first: Any, last: Any, comparator: Any = None) -> None:
    """C++'s `sort` between two iterators."""
    container, low, high = _region(m, first, last)
    if hasattr(container, "text"):
        container.text = (
            container.text[:low] + "".join(sorted(container.text[low:high])) + container.text[high:]
        )
        return
    if getattr(first, "is_reverse", False):
        values = sort_values(m, container[::-1][low:high], comparator)
        container[len(container) - high : len(container) - low] = values[::-1]
        return
    container[low:high] = sort_values(m, container[low:high], comparator)


# --- comparisons as values


def _extracted(m: Any, key: Any) -> Any:
    return Native("comparator", lambda a, b: m.order(m.apply(key, a), m.apply(key, b)), 2)


@operation("comparator.by")
def by(m: Any, key: Any, *rest: Any) -> Any:
    """Compares what a function makes of two values, with a comparison perhaps."""
    if rest and rest[0] is not None:
        return Native("comparator", lambda a, b: m.order(m.apply(key, a), m.apply(key, b), rest[0]), 2)
    return _extracted(m, key)


@operation("comparator.by_descending")
def by_descending(m: Any, key: Any) -> Any:
    """Compares what a function makes of two values, the larger first."""
    return Native("comparator", lambda a, b: m.order(m.apply(key, b), m.apply(key, a)), 2)


@operation("comparator.natural")
def natural(m: Any, *_: Any) -> Any:
    """The order of the values themselves."""
    return Native("comparator", lambda a, b: m.order(a, b), 2)


@operation("comparator.reverse")
def reverse(m: Any, *other: Any) -> Any:
    """The opposite order of the values, or of a comparison."""
    comparator = other[0] if other else None
    return Native("comparator", lambda a, b: m.order(b, a, comparator), 2)


@operation("comparator.then")
def then(m: Any, first: Any, second: Any, *rest: Any) -> Any:
    """A second comparison, or function to compare by, where the first finds two values equal."""
    is_key = getattr(second, "arity", 2) == 1

    def run(a: Any, b: Any) -> int:
        found = m.order(a, b, first)
        if found:
            return int(found)
        if is_key:
            return int(m.order(m.apply(second, a), m.apply(second, b), rest[0] if rest else None))
        return int(m.order(a, b, second))

    return Native("comparator", run, 2)


@operation("comparator.then_by")
def then_by(m: Any, first: Any, key: Any, *rest: Any) -> Any:
    """A function to compare by where the first comparison finds two values equal."""
    return then(m, first, Native("key", lambda each: m.apply(key, each), 1), *rest)


@operation("comparator.compare")
def compare(m: Any, comparator: Any, a: Any, b: Any) -> Any:
    """What a comparison says."""
    return m.apply(comparator, a, b)


@operation("comparator.key")
def key_of(m: Any, comparator: Any) -> Any:
    """Python's `cmp_to_key`: a function whose results compare as the comparison says."""
    from variorum.interpreter.library.comparison_key import ComparedKey

    return Native("key", lambda each: ComparedKey(m, comparator, each), 1)


@operation("comparator.less")
def less(m: Any, *_: Any) -> Any:
    """C++'s `less`."""
    return Native("comparator", lambda a, b: m.order(a, b) < 0, 2)


@operation("comparator.greater")
def greater(m: Any, *_: Any) -> Any:
    """C++'s `greater`."""
    return Native("comparator", lambda a, b: m.order(a, b) > 0, 2)


@operation("comparator.then_by_descending")
def then_by_descending(m: Any, first: Any, key: Any) -> Any:
    """A function to compare by, the larger first, where the first comparison finds two values equal."""

    def run(a: Any, b: Any) -> int:
        found = m.order(a, b, first)
        return int(found or m.order(m.apply(key, b), m.apply(key, a)))

    return Native("comparator", run, 2)


@operation("comparator.of_several")
def of_several(m: Any, *keys: Any) -> Any:
    """Kotlin's `compareBy`: compares by one function after the other, or by one function with a comparator before it."""
    comparator = keys[0] if isinstance(keys[0], Native) and keys[0].name == "comparator" else None
    keys = keys if comparator is None else keys[1:]

    def run(a: Any, b: Any) -> int:
        for each in keys:
            found = m.order(m.apply(each, a), m.apply(each, b), comparator)
            if found:
                return int(found)
        return 0

    return Native("comparator", run, 2)


@operation("comparator.entry_key")
def entry_key(m: Any, *other: Any) -> Any:
    """Compares the keys of entries."""
    comparator = other[0] if other else None
    return Native("comparator", lambda a, b: m.order(a[0], b[0], comparator), 2)


@operation("comparator.entry_value")
def entry_value(m: Any, *other: Any) -> Any:
    """Compares the values of entries."""
    comparator = other[0] if other else None
    return Native("comparator", lambda a, b: m.order(a[1], b[1], comparator), 2)
