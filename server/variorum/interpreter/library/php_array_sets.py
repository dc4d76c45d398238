"""Operations that compare PHP's arrays with each other, take them apart, and walk through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_support import (
    array,
    key,
    leading,
    new_list,
    new_map,
    number,
    text,
    whole,
)
from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import Object
from variorum.interpreter.values import Place


def _chosen(
    m: Any, arrays: tuple[Any, ...], is_in: Callable[[Any, Any, KeyedArray], bool], wanted: bool
) -> Any:
    """The entries of the first array that are in all of the others, or in none of them."""
    first, *others = [array(m, each) for each in arrays]
    found = {}
    for name, each in first.entries.items():
        m.step(len(others))
        inside = [is_in(name, each, other) for other in others]
        if all(inside) if wanted else not any(inside):
            found[name] = each
    return new_map(m, found)


def _by_value(m: Any, arrays: tuple[Any, ...], wanted: bool) -> Any:
    known = {id(each): {text(m, value) for value in array(m, each).values()} for each in arrays[1:]}
    return _chosen(m, arrays, lambda _, each, other: text(m, each) in known[id(other)], wanted)


@operation("keyed.difference")
def difference(m: Any, *arrays: Any) -> Any:
    """The elements of an array whose values the others do not have."""
    return _by_value(m, arrays, False)


@operation("keyed.intersection")
def intersection(m: Any, *arrays: Any) -> Any:
    """The elements of an array whose values the others have."""
    return _by_value(m, arrays, True)


@operation("keyed.difference_of_keys")
def difference_of_keys(m: Any, *arrays: Any) -> Any:
    """The elements of an array whose keys the others do not have."""
    return _chosen(m, arrays, lambda name, _, other: name in other.entries, False)


@operation("keyed.intersection_of_keys")
def intersection_of_keys(m: Any, *arrays: Any) -> Any:
    """The elements of an array whose keys the others have."""
    return _chosen(m, arrays, lambda name, _, other: name in other.entries, True)


def _has_entry(m: Any) -> Callable[[Any, Any, KeyedArray], bool]:
    return lambda name, each, other: name in other.entries and text(m, each) == text(m, other.entries[name])


@operation("keyed.difference_of_entries")
def difference_of_entries(m: Any, *arrays: Any) -> Any:
    """The entries of an array that the others do not have."""
    return _chosen(m, arrays, _has_entry(m), False)


@operation("keyed.intersection_of_entries")
def intersection_of_entries(m: Any, *arrays: Any) -> Any:
    """The entries of an array that the others have."""
    return _chosen(m, arrays, _has_entry(m), True)


@operation("keyed.difference_by")
def difference_by(m: Any, *arrays: Any) -> Any:
    """The elements of an array that equal none of the others by a comparison."""
    *sources, comparator = arrays
    return _chosen(
        m,
        tuple(sources),
        lambda _, each, other: any(m.order(each, x, comparator) == 0 for x in other.values()),
        False,
    )


@operation("keyed.distinct")
def distinct(m: Any, a: Any, flags: Any = 2) -> Any:
    """The first of the elements with equal values, with their keys."""
    seen: list[Any] = []
    known: set[str] = set()
    found = {}
    for name, each in array(m, a).entries.items():
        if flags == 2:
            word = text(m, each) if not isinstance(each, KeyedArray) else "Array"
            is_new = word not in known
            known.add(word)
        else:
            m.step(len(seen))
            is_new = not any(m.equal(each, other) for other in seen)
            seen.append(each)
        if is_new:
            found[name] = each
    return new_map(m, found)


@operation("keyed.counts")
def counts(m: Any, a: Any) -> Any:
    """How often each value occurs."""
    found: dict[Any, int] = {}
    for each in array(m, a).values():
        if isinstance(each, (int, str)) and not isinstance(each, bool):
            name = key(m, each)
            found[name] = found.get(name, 0) + 1
    return new_map(m, found)


@operation("keyed.column")
def column(m: Any, a: Any, name: Any, index: Any = None) -> Any:
    """What the inner arrays or objects have under a name, with keys that they have under another."""
    made = KeyedArray()
    for each in array(m, a).values():
        m.step()
        entries = (
            each.entries if isinstance(each, KeyedArray) else each.fields if isinstance(each, Object) else {}
        )
        if name is not None and key(m, name) not in entries:
            continue
        value = each if name is None else entries[key(m, name)]
        if index is not None and key(m, index) in entries:
            made.put(key(m, entries[key(m, index)]), value)
        else:
            made.append(value)
    return made.copy()


@operation("keyed.chunks")
def chunks(m: Any, a: Any, size: Any, keeps: Any = False) -> Any:
    """The elements in arrays of a size."""
    many = whole(m, size)
    if many < 1:
        raise m.fail("value", "a size below one")
    entries = list(array(m, a).entries.items())
    m.charge(len(entries) * 4)
    parts = [entries[start : start + many] for start in range(0, len(entries), many)]
    if m.truth(keeps):
        return new_list(m, [new_map(m, dict(each)) for each in parts])
    return new_list(m, [new_list(m, [value for _, value in each]) for each in parts])


@operation("keyed.sum")
def sum_(m: Any, a: Any) -> Any:
    """The sum of the values."""
    return _folded(m, a, "+", 0)


@operation("keyed.product")
def product(m: Any, a: Any) -> Any:
    """The product of the values."""
    return _folded(m, a, "*", 1)


def _folded(m: Any, a: Any, name: str, total: Any) -> Any:
    for each in array(m, a).values():
        if not isinstance(each, KeyedArray):
            value = leading(each) if isinstance(each, str) else number(m, each)
            total = m.operators.arithmetic.operations[name](total, value)
    return total


@operation("keyed.changed_keys")
def changed_keys(m: Any, a: Any, upper: Any = 0) -> Any:
    """The entries with their keys in lower or upper case."""
    return new_map(
        m,
        {
            (name.upper() if m.truth(upper) else name.lower()) if isinstance(name, str) else name: each
            for name, each in array(m, a).entries.items()
        },
    )


def _at(a: KeyedArray) -> Any:
    values = list(a.entries.values())
    return values[a.cursor] if 0 <= a.cursor < len(values) else False


@operation("keyed.current")
def current(m: Any, a: Any) -> Any:
    """The value at the array's own position, false behind the last."""
    return _at(array(m, a))


@operation("keyed.current_key")
def current_key(m: Any, a: Any) -> Any:
    """The key at the array's own position, null behind the last."""
    found = array(m, a)
    names = list(found.entries)
    return names[found.cursor] if 0 <= found.cursor < len(names) else None


def _moved(name: str, to: Callable[[KeyedArray], int]) -> None:
    @operation(name, places=(0,))
    def move(m: Any, a: Any) -> Any:
        """Moves the array's own position. Returns the value there, false outside."""
        found = array(m, a.read() if isinstance(a, Place) else a)
        found.cursor = to(found)
        return _at(found)


_moved("keyed.next", lambda a: min(a.cursor + 1, len(a)))
_moved("keyed.previous", lambda a: a.cursor - 1 if a.cursor > 0 else len(a))
_moved("keyed.reset", lambda a: 0)
_moved("keyed.end", lambda a: max(len(a) - 1, 0))
