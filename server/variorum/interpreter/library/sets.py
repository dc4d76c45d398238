"""Operations on sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.collection_updates import holds_many
from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list, truth, values_of
from variorum.interpreter.values import Cursor, Map, Pair, Set


def put(m: Any, a: Set, value: Any) -> bool:
    """Adds a value. Returns whether it is new."""
    value = a.element(value) if a.element is not None else m.copy(value)
    try:
        is_new = value not in a.elements
    except TypeError:
        raise m.fail("type", "unhashable element") from None
    if a.kind == "multiset":
        m.charge(1)
        a.elements[value] = a.elements.get(value, 0) + 1
        return True
    if (
        a.comparator is not None
        and is_new
        and any(m.order(value, each, a.comparator) == 0 for each in a.elements)
    ):
        return False
    if is_new:
        m.charge(3)
        a.elements[value] = 1
    return is_new


@operation("set.add")
def add(m: Any, a: Set, value: Any) -> bool:
    """Adds a value. Whether it is new."""
    return put(m, a, value)


@operation("set.add_itself")
def add_itself(m: Any, a: Set, value: Any) -> Set:
    """Adds a value. The set."""
    put(m, a, value)
    return a


@operation("set.add_nothing")
def add_nothing(m: Any, a: Set, value: Any) -> None:
    """Adds a value."""
    put(m, a, value)


@operation("set.insert")
def insert(m: Any, a: Set, *values: Any) -> Any:
    """C++'s `insert` and `emplace`."""
    if len(values) == 2 and isinstance(values[0], Cursor):
        for each in values[0].container[values[0].position : values[1].position]:
            put(m, a, each)
        return None
    if (
        len(values) == 1
        and isinstance(values[0], list)
        and not isinstance(values[0], Pair)
        and not a.elements
    ):
        for each in values[0]:
            put(m, a, each)
        return None
    value = values[0] if len(values) == 1 else Pair(values)
    is_new = put(m, a, value)
    return Pair((m.operation("cpp.map_find")(m, a, value), is_new))


@operation("set.has")
def has(m: Any, a: Set, value: Any) -> bool:
    """Whether a value is in the set."""
    try:
        return value in a.elements
    except TypeError:
        raise m.fail("type", "unhashable element") from None


@operation("set.count")
def count(m: Any, a: Set, value: Any) -> int:
    """How often a value is in the set."""
    return int(a.elements.get(value, 0))


@operation("set.remove")
def remove(m: Any, a: Set, value: Any) -> bool:
    """Removes a value. Whether it was there."""
    return a.elements.pop(value, None) is not None


@operation("set.remove_or_fail")
def remove_or_fail(m: Any, a: Set, value: Any) -> None:
    """Removes a value. Raises a key error if it is not there."""
    if a.elements.pop(value, None) is None:
        raise m.fail("key", m.text(value))


@operation("set.discard")
def discard(m: Any, a: Set, value: Any) -> None:
    """Removes a value if it is there."""
    a.elements.pop(value, None)


@operation("set.pop")
def pop(m: Any, a: Set) -> Any:
    """Removes any element. Raises a key error if there is none."""
    if not a.elements:
        raise m.fail("key", "empty set")
    first = next(iter(elements_of(m, a)))
    del a.elements[first]
    return first


@operation("set.clear")
def clear(m: Any, a: Set) -> None:
    """Removes everything."""
    a.elements.clear()


def _others(m: Any, values: Any) -> dict[Any, Any]:
    if isinstance(values, Set):
        return values.elements
    if isinstance(values, Map):
        return values.entries
    return dict.fromkeys(values_of(m, values), 1)


@operation("set.union")
def union(m: Any, a: Any, *others: Any) -> Set:
    """All elements."""
    found = dict(_others(m, a))
    for each in others:
        found.update(_others(m, each))
    m.charge(len(found))
    return a.like(found) if isinstance(a, Set) else Set("insertion", found)


@operation("set.common")
def common(m: Any, a: Any, *others: Any) -> Set:
    """The elements that all have."""
    found = dict(_others(m, a))
    for each in others:
        other = _others(m, each)
        found = {key: 1 for key in found if key in other}
    m.charge(len(found))
    return a.like(found) if isinstance(a, Set) else Set("insertion", found)


@operation("set.minus")
def minus(m: Any, a: Any, *others: Any) -> Set:
    """The elements that the others do not have."""
    found = dict(_others(m, a))
    for each in others:
        for key in _others(m, each):
            found.pop(key, None)
    m.charge(len(found))
    return a.like(found) if isinstance(a, Set) else Set("insertion", found)


@operation("set.either")
def either(m: Any, a: Set, b: Any) -> Set:
    """The elements that only one has."""
    x, y = a.elements, _others(m, b)
    return a.like([*(key for key in x if key not in y), *(key for key in y if key not in x)])


@operation("set.plus")
def plus(m: Any, a: Set, value: Any) -> Set:
    """A set with a further element, or those of another collection."""
    return union(m, a, value if holds_many(value) else [value])


def _updating(function: Callable[..., Set]) -> Callable[..., bool]:
    def run(m: Any, a: Set, *others: Any) -> bool:
        before = len(a.elements)
        a.elements = function(m, a, *others).elements
        return len(a.elements) != before

    return run


operation("set.add_all")(_updating(union))
operation("set.retain_all")(_updating(common))
operation("set.remove_all")(_updating(minus))
operation("set.keep_either")(_updating(either))


@operation("set.is_within")
def is_within(m: Any, a: Any, b: Any) -> bool:
    """Whether all elements are in another collection."""
    other = _others(m, b)
    return all(each in other for each in _others(m, a))


@operation("set.holds_all")
def holds_all(m: Any, a: Any, b: Any) -> bool:
    """Whether all elements of another collection are in this one."""
    own = _others(m, a)
    return all(each in own for each in values_of(m, b))


@operation("set.is_apart")
def is_apart(m: Any, a: Set, b: Any) -> bool:
    """Whether two collections have no element in common."""
    other = _others(m, b)
    return not any(each in other for each in a.elements)


@operation("set.remove_where")
def remove_where(m: Any, a: Set, test: Any) -> Any:
    """Removes what a test holds for."""
    gone = [each for each in a.elements if truth(m, m.apply(test, each))]
    for each in gone:
        del a.elements[each]
    return len(gone) if m.semantics.collections.removal_counts else bool(gone)


@operation("set.for_each")
def for_each(m: Any, a: Set, function: Any) -> None:
    """Calls a function with each element."""
    for each in list(elements_of(m, a)):
        m.apply(function, each)


@operation("set.poll_first")
def poll_first(m: Any, a: Set) -> Any:
    """Removes the first element; null if there is none."""
    return _poll(m, a, 0)


@operation("set.poll_last")
def poll_last(m: Any, a: Set) -> Any:
    """Removes the last element; null if there is none."""
    return _poll(m, a, -1)


def _poll(m: Any, a: Set, position: int) -> Any:
    ordered = list(elements_of(m, a))
    if not ordered:
        return None
    del a.elements[ordered[position]]
    return ordered[position]


@operation("set.head")
def head(m: Any, a: Set, value: Any, inclusive: Any = False) -> Set:
    """The elements below a value."""
    return a.like(
        [each for each in elements_of(m, a) if m.order(each, value, a.comparator) <= (0 if inclusive else -1)]
    )


@operation("set.tail")
def tail(m: Any, a: Set, value: Any, inclusive: Any = True) -> Set:
    """The elements from a value on."""
    return a.like(
        [each for each in elements_of(m, a) if m.order(each, value, a.comparator) >= (0 if inclusive else 1)]
    )


@operation("set.descending")
def descending(m: Any, a: Set) -> Set:
    """The elements from the last to the first."""
    return Set("insertion", list(elements_of(m, a))[::-1])


@operation("set.of")
def of(m: Any, *values: Any) -> Set:
    """A set of the values."""
    m.charge(len(values))
    return m.make_collection(m.semantics.collections.set, list(values))  # type: ignore[no-any-return]


@operation("set.frozen")
def frozen(m: Any, values: Any = ()) -> Set:
    """Python's `frozenset`."""
    made = Set("hash", values_of(m, values) if values != () else ())
    made.is_frozen = True
    return made


@operation("set.equals")
def equals(m: Any, a: Set, b: Any) -> bool:
    """Whether two sets have the same elements."""
    if isinstance(b, Set):
        return a.elements.keys() == b.elements.keys()
    return isinstance(b, list) and a.elements.keys() == set(b)


@operation("set.to_list")
def to_list(m: Any, a: Set, *_: Any) -> Any:
    """The elements as a list."""
    return new_list(m, elements_of(m, a))


@operation("set.is_apart_of")
def is_apart_of(m: Any, a: Any, b: Any) -> bool:
    """Whether two collections of any kind have no element in common."""
    other = _others(m, b)
    return not any(each in other for each in _others(m, a))


@operation("each.union_set")
def union_set(m: Any, a: Any, b: Any) -> Any:
    """The elements of two collections, as a set."""
    return m.make_collection("set insertion", [*values_of(m, a), *values_of(m, b)])


@operation("each.common_set")
def common_set(m: Any, a: Any, b: Any) -> Any:
    """The elements of a collection that another has, as a set."""
    other = m.make_collection("set insertion", values_of(m, b))
    return m.make_collection("set insertion", [each for each in values_of(m, a) if each in other.elements])


@operation("each.minus_set")
def minus_set(m: Any, a: Any, b: Any) -> Any:
    """The elements of a collection that another does not have, as a set."""
    other = m.make_collection("set insertion", values_of(m, b))
    return m.make_collection(
        "set insertion", [each for each in values_of(m, a) if each not in other.elements]
    )
