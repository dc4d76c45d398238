"""Operations on maps: values, keys and entries."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import entries_of, entry_pairs, keys_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list
from variorum.interpreter.values import UNDEFINED, Array, Map, Pair, Sequence, Set


def find_key(m: Any, a: Map, key: Any) -> Any:
    """Returns a key as the map holds it. Raises a type error where it cannot be one."""
    found = m.indexer.key(a, key)
    try:
        hash(found)
    except TypeError:
        raise m.fail("type", "unhashable key") from None
    return found


def put_entry(m: Any, a: Map, key: Any, value: Any) -> None:
    """Stores an entry."""
    key = find_key(m, a, key)
    if key not in a.entries:
        m.charge(4)
    a.entries[key] = a.value_of(value) if a.value_of is not None else value


@operation("map.get")
def get(m: Any, a: Map, key: Any, default: Any = UNDEFINED) -> Any:
    """The value of a key, or a default, or what the language has for none."""
    found = a.entries.get(find_key(m, a, key), UNDEFINED)
    if found is not UNDEFINED:
        return found
    return m.absent if default is UNDEFINED else default


@operation("map.get_or_call")
def get_or_call(m: Any, a: Map, key: Any, function: Any) -> Any:
    """The value of a key, or what a function gives."""
    found = a.entries.get(find_key(m, a, key), UNDEFINED)
    return m.apply(function) if found is UNDEFINED or found is None else found


@operation("map.get_strict")
def get_strict(m: Any, a: Map, key: Any) -> Any:
    """The value of a key. Raises a key error if there is none."""
    found = a.entries.get(find_key(m, a, key), UNDEFINED)
    if found is UNDEFINED:
        raise m.fail("key", m.text(key))
    return found


@operation("map.get_strict_index")
def get_strict_index(m: Any, a: Map, key: Any) -> Any:
    """C++'s `at`: raises an index error if there is no such key."""
    found = a.entries.get(find_key(m, a, key), UNDEFINED)
    if found is UNDEFINED:
        raise m.fail("index", "map::at")
    return found


@operation("map.put")
def put(m: Any, a: Map, key: Any, value: Any) -> Any:
    """Stores an entry. The old value."""
    old = a.entries.get(find_key(m, a, key))
    put_entry(m, a, key, value)
    return old


@operation("map.set")
def set_entry(m: Any, a: Map, key: Any, value: Any = UNDEFINED) -> Any:
    """Stores an entry. The map."""
    put_entry(m, a, key, value)
    return a


@operation("map.set_nothing")
def set_nothing(m: Any, a: Map, key: Any, value: Any) -> None:
    """Stores an entry."""
    put_entry(m, a, key, value)


@operation("map.add_new")
def add_new(m: Any, a: Map, key: Any, value: Any) -> None:
    """Stores an entry. Raises a value error if there is one of the key."""
    if find_key(m, a, key) in a.entries:
        raise m.fail("value", "the key is there already")
    put_entry(m, a, key, value)


@operation("map.try_add")
def try_add(m: Any, a: Map, key: Any, value: Any) -> bool:
    """Stores an entry unless there is one of the key. Whether it did."""
    if find_key(m, a, key) in a.entries:
        return False
    put_entry(m, a, key, value)
    return True


@operation("map.try_get", places=(1,))
def try_get(m: Any, a: Map, key: Any, place: Any = None) -> bool:
    """C#'s `TryGetValue`."""
    found = a.entries.get(find_key(m, a, key), UNDEFINED)
    if place is not None and hasattr(place, "write"):
        old = place.read()
        zero = type(old)(0) if isinstance(old, (int, float)) else None
        place.write(found if found is not UNDEFINED else zero)
    return found is not UNDEFINED


@operation("map.put_if_absent")
def put_if_absent(m: Any, a: Map, key: Any, value: Any) -> Any:
    """Stores an entry unless the key has a value. The value that was there."""
    old = a.entries.get(find_key(m, a, key))
    if old is None:
        put_entry(m, a, key, value)
    return old


@operation("map.set_default")
def set_default(m: Any, a: Map, key: Any, value: Any = None) -> Any:
    """Python's `setdefault`."""
    key = find_key(m, a, key)
    if key not in a.entries:
        put_entry(m, a, key, value)
    return a.entries[key]


@operation("map.compute_if_absent")
def compute_if_absent(m: Any, a: Map, key: Any, function: Any) -> Any:
    """The value of a key; if there is none, what a function makes of the key is stored."""
    old = a.entries.get(find_key(m, a, key))
    if old is None:
        made = m.apply(function, key) if getattr(function, "arity", 1) != 0 else m.apply(function)
        if made is not None:
            put_entry(m, a, key, made)
        return made
    return old


@operation("map.compute_if_present")
def compute_if_present(m: Any, a: Map, key: Any, function: Any) -> Any:
    """Replaces the value of a key by what a function makes of both."""
    old = a.entries.get(find_key(m, a, key))
    if old is None:
        return None
    return _store_or_remove(m, a, key, m.apply(function, key, old))


@operation("map.compute")
def compute(m: Any, a: Map, key: Any, function: Any) -> Any:
    """Replaces the value of a key, null if there is none, by what a function makes of both."""
    return _store_or_remove(m, a, key, m.apply(function, key, a.entries.get(find_key(m, a, key))))


@operation("map.merge")
def merge(m: Any, a: Map, key: Any, value: Any, function: Any) -> Any:
    """Stores a value, or what a function makes of the old one and it."""
    old = a.entries.get(find_key(m, a, key))
    return _store_or_remove(m, a, key, value if old is None else m.apply(function, old, value))


def _store_or_remove(m: Any, a: Map, key: Any, value: Any) -> Any:
    if value is None:
        a.entries.pop(find_key(m, a, key), None)
    else:
        put_entry(m, a, key, value)
    return value


@operation("map.remove")
def remove(m: Any, a: Map, key: Any, *value: Any) -> Any:
    """Removes an entry. The value that was there."""
    key = find_key(m, a, key)
    if value:
        if key in a.entries and m.equal(a.entries[key], value[0]):
            del a.entries[key]
            return True
        return False
    return a.entries.pop(key, None)


@operation("map.delete")
def delete(m: Any, a: Map, key: Any) -> bool:
    """Removes an entry. Whether there was one."""
    return a.entries.pop(find_key(m, a, key), UNDEFINED) is not UNDEFINED


@operation("map.delete_quietly")
def delete_quietly(m: Any, a: Map, key: Any) -> None:
    """Removes an entry if there is one."""
    if a is not None:
        a.entries.pop(find_key(m, a, key), None)


@operation("map.pop")
def pop(m: Any, a: Map, key: Any, *default: Any) -> Any:
    """Python's `pop`: removes an entry. Raises a key error if there is none and no default."""
    key = find_key(m, a, key)
    if key in a.entries:
        return a.entries.pop(key)
    if default:
        return default[0]
    raise m.fail("key", m.text(key))


@operation("map.pop_entry")
def pop_entry(m: Any, a: Map, last: Any = True) -> Any:
    """Removes and returns the last entry, or the first."""
    if not a.entries:
        raise m.fail("key", "empty")
    key = list(a.entries)[-1 if last else 0]
    return key, a.entries.pop(key)


@operation("map.has")
def has(m: Any, a: Map, key: Any) -> bool:
    """Whether there is an entry of the key."""
    return find_key(m, a, key) in a.entries


@operation("map.has_value")
def has_value(m: Any, a: Map, value: Any) -> bool:
    """Whether an entry has the value."""
    m.step(len(a))
    return any(m.operators.equal(each, value) for each in a.entries.values())


@operation("map.count_key")
def count_key(m: Any, a: Map, key: Any) -> int:
    """1 if there is an entry of the key, else 0."""
    return int(find_key(m, a, key) in a.entries)


@operation("map.keys")
def keys(m: Any, a: Map) -> Any:
    """The keys, as a list."""
    found = keys_of(m, a)
    m.charge(len(found))
    return m.make_collection(m.semantics.collections.keys, found)


@operation("map.key_set")
def key_set(m: Any, a: Map) -> Set:
    """The keys, as a set in the map's order."""
    m.charge(len(a))
    made = Set(a.order, a.entries)
    made.comparator = a.comparator
    return made


@operation("map.values")
def values(m: Any, a: Map) -> Any:
    """The values, as a list."""
    found = [value for _, value in entries_of(m, a)]
    m.charge(len(found))
    return m.make_collection(m.semantics.collections.keys, found)


@operation("map.items")
def items(m: Any, a: Map) -> Any:
    """The entries, as tuples."""
    m.charge(len(a) * 2)
    return entries_of(m, a)


@operation("map.entries")
def entries(m: Any, a: Map) -> Any:
    """The entries, as pairs that can be asked for key and value."""
    m.charge(len(a) * 2)
    return Sequence(Entry.of(a, pair) for pair in entry_pairs(m, a))


class Entry(Pair):
    """An entry of a map; a value that is set in it is set in the map."""

    kind = "entry"
    home: Map | None = None

    @classmethod
    def of(cls, home: Map, pair: Pair) -> Entry:
        """Returns the entry of a map."""
        made = cls(pair)
        made.home = home
        return made


@operation("entry.key")
def entry_key(m: Any, e: Any) -> Any:
    """The key of an entry, or the first of a pair."""
    return e[0]


@operation("entry.value")
def entry_value(m: Any, e: Any) -> Any:
    """The value of an entry, or the second of a pair."""
    return e[1]


@operation("entry.set_value")
def entry_set_value(m: Any, e: Any, value: Any) -> Any:
    """Replaces the value of an entry. The old one."""
    old, e[1] = e[1], value
    home = getattr(e, "home", None)
    if home is not None:
        home.entries[e[0]] = value
    return old


@operation("map.entry_lists")
def entry_lists(m: Any, a: Map) -> Any:
    """JavaScript's `entries`: lists of key and value."""
    return new_list(m, [Array(each) for each in entries_of(m, a)])
