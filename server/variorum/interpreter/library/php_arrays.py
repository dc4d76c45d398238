"""Operations on PHP's arrays: what they hold, and what adds and removes elements."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.library.php_support import (
    array,
    element_copy,
    key,
    new_list,
    new_map,
    number,
    part,
    renumbered,
    text,
    whole,
)
from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import Object
from variorum.interpreter.values import Iteration, Place


@operation("keyed.count")
def count(m: Any, a: Any, mode: Any = 0) -> int:
    """The number of elements; with a mode of 1, of those in inner arrays too."""
    if isinstance(a, Object) and a.cls.find("count"):
        return int(m.call_method(a, "count", []))
    found = array(m, a)
    if mode == 1:
        return len(found) + sum(count(m, each, 1) for each in found.values() if isinstance(each, KeyedArray))
    return len(found)


@operation("keyed.pairs")
def pairs(m: Any, a: Any) -> Any:
    """The keys with their values, as a loop over both visits them."""
    if isinstance(a, KeyedArray):
        m.charge(len(a) * 2)
        return list(a.entries.items())
    if isinstance(a, Object) and not a.cls.find("iterator"):
        return list(a.fields.items())
    if a is None or isinstance(a, (str, int, float)):
        return []
    return enumerate(elements_of(m, a))


@operation("keyed.places", places=(0,))
def places(m: Any, a: Any) -> Any:
    """The keys with the places of their values, as a loop by reference visits them."""
    found = array(m, a)
    return [(each, _place(m, found, each)) for each in found.entries]


def _place(m: Any, a: KeyedArray, name: Any) -> Place:
    def read() -> Any:
        return m.own_entries(a).get(name)

    def write(value: Any) -> None:
        m.own_entries(a)
        a.put(name, value)

    return Place(read, write)


@operation("keyed.push", places=(0,))
def push(m: Any, a: Any, *values: Any) -> int:
    """Adds values behind the others. Returns their number."""
    found = array(m, a)
    m.own_entries(found)
    m.charge(len(values) * 4)
    for each in values:
        found.append(element_copy(each))
    return len(found)


@operation("keyed.pop", places=(0,))
def pop(m: Any, a: Any) -> Any:
    """Removes the last value and returns it, null if there is none."""
    found = array(m, a)
    if not found.entries:
        return None
    value = m.own_entries(found).popitem()[1]
    found.next_key = KeyedArray.of_entries(found.entries).next_key
    found.cursor = 0
    return value


@operation("keyed.shift", places=(0,))
def shift(m: Any, a: Any) -> Any:
    """Removes the first value and returns it, null if there is none; integer keys are counted anew."""
    found = array(m, a)
    if not found.entries:
        return None
    entries = list(m.own_entries(found).items())
    _replace(m, found, entries[1:])
    return entries[0][1]


@operation("keyed.unshift", places=(0,))
def unshift(m: Any, a: Any, *values: Any) -> int:
    """Adds values in front of the others; integer keys are counted anew. Returns their number."""
    found = array(m, a)
    _replace(m, found, [*((0, each) for each in values), *m.own_entries(found).items()])
    return len(found)


def _replace(m: Any, a: KeyedArray, entries: list[tuple[Any, Any]]) -> None:
    a.next_key = 0
    a.set_entries(renumbered(m, entries).entries)


@operation("keyed.splice", places=(0,))
def splice(m: Any, a: Any, start: Any, length: Any = None, new: Any = ()) -> Any:
    """Replaces a part of an array. Returns the part."""
    found = array(m, a)
    entries = list(m.own_entries(found).items())
    low, high = part(m, len(entries), start, length)
    added = new.values() if isinstance(new, KeyedArray) else [] if new == () else [new]
    _replace(m, found, [*entries[:low], *((0, each) for each in added), *entries[high:]])
    return renumbered(m, entries[low:high])


@operation("keyed.slice")
def slice_(m: Any, a: Any, start: Any, length: Any = None, keeps: Any = False) -> Any:
    """A part of an array; integer keys are counted anew unless they are to be kept."""
    entries = list(array(m, a).entries.items())
    low, high = part(m, len(entries), start, length)
    if m.truth(keeps):
        return new_map(m, dict(entries[low:high]))
    return renumbered(m, entries[low:high])


@operation("keyed.merge")
def merge(m: Any, *arrays: Any) -> Any:
    """The elements of several arrays; of equal texts as keys the last counts."""
    return renumbered(m, [pair for each in arrays for pair in array(m, each).entries.items()])


@operation("keyed.replace")
def replace(m: Any, *arrays: Any) -> Any:
    """The entries of several arrays; of equal keys the last counts."""
    return new_map(m, {name: each for a in arrays for name, each in array(m, a).entries.items()})


@operation("keyed.combine")
def combine(m: Any, keys: Any, values: Any) -> Any:
    """An array of keys and values."""
    names, found = array(m, keys).values(), array(m, values).values()
    if len(names) != len(found):
        raise m.fail("value", "arrays of different sizes")
    return new_map(m, {key(m, _name(m, name)): each for name, each in zip(names, found, strict=True)})


def _name(m: Any, value: Any) -> Any:
    return value if isinstance(value, int) and not isinstance(value, bool) else text(m, value)


@operation("keyed.keys")
def keys(m: Any, a: Any, *wanted: Any) -> Any:
    """The keys, or those of a value."""
    entries = array(m, a).entries
    if not wanted:
        return new_list(m, entries)
    equal = m.comparer.identical if len(wanted) > 1 and m.truth(wanted[1]) else m.equal
    return new_list(m, [name for name, each in entries.items() if equal(each, wanted[0])])


@operation("keyed.values")
def values(m: Any, a: Any) -> Any:
    """The values, with keys counted anew."""
    return new_list(m, array(m, a).values())


@operation("keyed.has_key")
def has_key(m: Any, name: Any, a: Any) -> bool:
    """Whether an array has a key."""
    return key(m, name) in array(m, a).entries


@operation("keyed.first_key")
def first_key(m: Any, a: Any) -> Any:
    """The first key, null if there is none."""
    return next(iter(array(m, a).entries), None)


@operation("keyed.last_key")
def last_key(m: Any, a: Any) -> Any:
    """The last key, null if there is none."""
    return next(reversed(array(m, a).entries), None)


@operation("keyed.is_list")
def is_list(m: Any, a: Any) -> bool:
    """Whether the keys are 0, 1, 2 and so on."""
    return array(m, a).is_list


@operation("keyed.contains")
def contains(m: Any, value: Any, a: Any, is_strict: Any = False) -> bool:
    """Whether an array has a value."""
    return search(m, value, a, is_strict) is not False


@operation("keyed.search")
def search(m: Any, value: Any, a: Any, is_strict: Any = False) -> Any:
    """The key of a value, false if there is none."""
    equal = m.comparer.identical if m.truth(is_strict) else m.equal
    for name, each in array(m, a).entries.items():
        m.step()
        if equal(each, value):
            return name
    return False


@operation("keyed.flip")
def flip(m: Any, a: Any) -> Any:
    """Values as keys, and keys as values."""
    entries = array(m, a).entries
    return new_map(m, {key(m, each): name for name, each in entries.items() if isinstance(each, (int, str))})


@operation("keyed.reverse")
def reverse(m: Any, a: Any, keeps: Any = False) -> Any:
    """The elements in the opposite order; integer keys are counted anew unless they are to be kept."""
    entries = list(array(m, a).entries.items())[::-1]
    return new_map(m, dict(entries)) if m.truth(keeps) else renumbered(m, entries)


@operation("keyed.fill")
def fill(m: Any, start: Any, size: Any, value: Any) -> Any:
    """An array of equal values with keys from a start on."""
    first, many = whole(m, start), whole(m, size)
    if many < 0:
        raise m.fail("value", "a negative number of elements")
    m.charge(many * 4)
    return new_map(m, dict.fromkeys(range(first, first + many), value))


@operation("keyed.fill_keys")
def fill_keys(m: Any, names: Any, value: Any) -> Any:
    """An array of equal values with the given keys."""
    return new_map(m, {key(m, _name(m, each)): value for each in array(m, names).values()})


@operation("keyed.pad")
def pad(m: Any, a: Any, size: Any, value: Any) -> Any:
    """An array with a value added behind, or for a negative size in front, until it has the size."""
    entries = list(array(m, a).entries.items())
    wanted = whole(m, size)
    m.charge(abs(wanted) * 4)
    added = [(0, value)] * max(abs(wanted) - len(entries), 0)
    return renumbered(m, [*added, *entries] if wanted < 0 else [*entries, *added])


@operation("keyed.range")
def range_(m: Any, low: Any, high: Any, step: Any = 1) -> Any:
    """Numbers or letters from one to another."""
    if isinstance(low, str) and isinstance(high, str) and low and high and not (low + high).isdigit():
        codes = _steps(m, ord(low[0]), ord(high[0]), max(abs(whole(m, step)), 1))
        return new_list(m, [chr(each) for each in codes])
    first, last, by = number(m, low), number(m, high), number(m, step)
    if by == 0:
        raise m.fail("value", "a step of zero")
    if any(isinstance(each, float) and not each.is_integer() for each in (first, last, by)) or (
        isinstance(first, float) or isinstance(last, float) or isinstance(by, float)
    ):
        return new_list(m, _float_steps(m, float(first), float(last), abs(float(by))))
    return new_list(m, _steps(m, int(first), int(last), abs(int(by))))


def _steps(m: Any, low: int, high: int, step: int) -> range:
    found = range(low, high + 1, step) if low <= high else range(low, high - 1, -step)
    if step > abs(high - low) and low != high:
        raise m.fail("value", "a step that exceeds the range")
    m.charge(len(found) * 4)
    return found


def _float_steps(m: Any, low: float, high: float, step: float) -> list[float]:
    size = int(abs(high - low) / step + 1e-9) + 1
    if abs(high - low) < step and low != high:
        raise m.fail("value", "a step that exceeds the range")
    m.charge(size * 4)
    return [low + (step if high >= low else -step) * each for each in range(size)]


@operation("keyed.of_iteration")
def of_iteration(m: Any, source: Any, keeps: Any = True) -> Any:
    """The elements of something that can be looped over."""
    if isinstance(source, KeyedArray):
        return element_copy(source) if m.truth(keeps) else values(m, source)
    if isinstance(source, (Iteration, Object)):
        return new_list(m, m.bounded(elements_of(m, source)))
    raise m.fail("type", "nothing to loop over")
