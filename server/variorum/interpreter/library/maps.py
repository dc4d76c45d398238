"""Operations on maps."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of, entries_of, entry_pairs, keys_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, sort_values, truth, values_of
from variorum.interpreter.objects import Native
from variorum.interpreter.values import UNDEFINED, Array, Cursor, Library, Map, Pair, Sequence, Set


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
    return m.make_collection(m.semantics.names.get("keys", "list"), found)


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
    return m.make_collection(m.semantics.names.get("keys", "list"), found)


@operation("map.items")
def items(m: Any, a: Map) -> Any:
    """The entries, as tuples."""
    m.charge(len(a) * 2)
    return entries_of(m, a)


@operation("map.entries")
def entries(m: Any, a: Map) -> Any:
    """The entries, as pairs that can be asked for key and value."""
    m.charge(len(a) * 2)
    return Sequence(_Entry.of(a, pair) for pair in entry_pairs(m, a))


class _Entry(Pair):
    """An entry of a map; a value that is set in it is set in the map."""

    kind = "entry"
    home: Map | None = None

    @classmethod
    def of(cls, home: Map, pair: Pair) -> _Entry:
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


@operation("map.for_each")
def for_each(m: Any, a: Map, function: Any) -> None:
    """Calls a function with each key and value, or with each entry."""
    if getattr(function, "arity", 2) == 1 and m.semantics.names.get("entry_functions"):
        for pair in entry_pairs(m, a):
            m.apply(function, pair)
        return
    for key, value in entries_of(m, a):
        m.apply(function, key, value)


@operation("map.for_each_value")
def for_each_value(m: Any, a: Map, function: Any, *_: Any) -> None:
    """JavaScript's `forEach`: the value comes first."""
    for key, value in entries_of(m, a):
        m.operation("function.with_index")(m, function, value, key, a)


@operation("map.replace_all")
def replace_all(m: Any, a: Map, function: Any) -> None:
    """Replaces each value by what a function makes of key and value."""
    for key, value in entries_of(m, a):
        a.entries[key] = m.apply(function, key, value)


@operation("map.replace")
def replace(m: Any, a: Map, key: Any, value: Any, *other: Any) -> Any:
    """Replaces the value of a key that is there."""
    key = find_key(m, a, key)
    if key not in a.entries:
        return None
    old = a.entries[key]
    if other:
        if not m.equal(old, value):
            return False
        a.entries[key] = other[0]
        return True
    a.entries[key] = value
    return old


@operation("map.update")
def update(m: Any, a: Map, *others: Any, **named: Any) -> Any:
    """Adds the entries of maps or of sequences of pairs. Counters add up."""
    for other in others:
        if isinstance(other, Map):
            m.charge(len(other))
            for key, value in entries_of(m, other):
                a.entries[key] = a.entries.get(key, 0) + value if a.kind == "counter" else value
        elif a.kind == "counter":
            for each in values_of(m, other):
                a.entries[each] = a.entries.get(each, 0) + 1
        elif other is not None:
            for each in values_of(m, other):
                key, value = m.components_of(each, 2)
                put_entry(m, a, key, value)
    for name, value in named.items():
        put_entry(m, a, name, value)


@operation("map.clear")
def clear(m: Any, a: Map) -> None:
    """Removes everything."""
    a.entries.clear()


@operation("map.combine")
def combine(m: Any, a: Map, b: Map, how: str) -> Map:
    """Counters added, subtracted, cut or united; other maps united."""
    if a.kind != "counter":
        return a.like({**a.entries, **b.entries})
    found: dict[Any, Any] = {}
    for key in {**a.entries, **b.entries}:
        x, y = a.entries.get(key, 0), b.entries.get(key, 0)
        value = {"+": x + y, "-": x - y, "&": min(x, y), "|": max(x, y)}[how]
        if value > 0:
            found[key] = value
    m.charge(len(found))
    return a.like(found)


@operation("map.plus")
def plus(m: Any, a: Map, other: Any) -> Map:
    """A map with further entries."""
    made = a.like(dict(a.entries))
    m.charge(len(a))
    for key, value in (
        entries_of(m, other)
        if isinstance(other, Map)
        else [other]
        if isinstance(other, (Pair, tuple))
        else other
    ):
        put_entry(m, made, key, value)
    return made


@operation("map.minus")
def minus(m: Any, a: Map, *keys_: Any) -> Map:
    """A map without some keys."""
    taken = keys_[0] if len(keys_) == 1 and isinstance(keys_[0], (list, Set)) else keys_
    gone = set(taken.elements if isinstance(taken, Set) else taken)
    return a.like({key: value for key, value in a.entries.items() if key not in gone})


@operation("map.equals")
def equals(m: Any, a: Map, b: Any) -> bool:
    """Whether two maps have equal entries."""
    return bool(m.comparer.equal(a, b))


# --- counters


@operation("counter.most_common")
def most_common(m: Any, a: Map, count: Any = None) -> Any:
    """The entries by count, from the largest."""
    found = sort_values(m, entries_of(m, a)[::-1], key=Native("count", lambda each: each[1]))[::-1]
    return new_list(m, found if count is None else found[: integer(m, count)])


@operation("counter.elements")
def counter_elements(m: Any, a: Map) -> Any:
    """Each element as often as it was counted."""
    total = sum(max(each, 0) for each in a.entries.values())
    m.charge(total)
    return [key for key, value in a.entries.items() for _ in range(value)]


@operation("counter.total")
def total(m: Any, a: Map) -> Any:
    """The sum of all counts."""
    return sum(a.entries.values())


@operation("counter.subtract")
def subtract(m: Any, a: Map, other: Any) -> None:
    """Counts down."""
    for key, count in (
        entries_of(m, other) if isinstance(other, Map) else [(each, 1) for each in values_of(m, other)]
    ):
        a.entries[key] = a.entries.get(key, 0) - count


# --- sorted maps


def _neighbour(m: Any, a: Any, key: Any, how: str) -> Any:
    found = None
    ordered = keys_of(m, a) if isinstance(a, Map) else values_of(m, a)
    for each in ordered:
        order = m.order(each, key, a.comparator)
        if (how == "floor" and order <= 0) or (how == "lower" and order < 0):
            found = each
        if (how == "ceiling" and order >= 0) or (how == "higher" and order > 0):
            return each
    return found


for _how in ("floor", "lower", "ceiling", "higher"):

    def _key(m: Any, a: Any, key: Any, how: str = _how) -> Any:
        return _neighbour(m, a, key, how)

    def _entry_of(m: Any, a: Map, key: Any, how: str = _how) -> Any:
        found = _neighbour(m, a, key, how)
        return None if found is None else _Entry.of(a, Pair((found, a.entries[found])))

    operation(f"map.{_how}_key")(_key)
    operation(f"map.{_how}_entry")(_entry_of)


def _end_key(m: Any, a: Any, position: int, missing: str) -> Any:
    ordered = keys_of(m, a) if isinstance(a, Map) else values_of(m, a)
    if not ordered:
        if missing == "null":
            return None
        raise m.fail(missing, "empty")
    return ordered[position]


for _end, _position in (("first", 0), ("last", -1)):

    def _end_of(m: Any, a: Any, position: int = _position) -> Any:
        return _end_key(m, a, position, "end")

    def _end_entry(m: Any, a: Map, position: int = _position) -> Any:
        key = _end_key(m, a, position, "null")
        return None if key is None else _Entry.of(a, Pair((key, a.entries[key])))

    def _poll(m: Any, a: Map, position: int = _position) -> Any:
        key = _end_key(m, a, position, "null")
        return None if key is None else Pair((key, a.entries.pop(key)))

    operation(f"map.{_end}_key")(_end_of)
    operation(f"map.{_end}_entry")(_end_entry)
    operation(f"map.poll_{_end}")(_poll)


@operation("map.head")
def head(m: Any, a: Map, key: Any, inclusive: Any = False) -> Map:
    """The entries below a key."""
    limit = 0 if inclusive else -1
    return a.like({k: v for k, v in a.entries.items() if m.order(k, key, a.comparator) <= limit})


@operation("map.tail")
def tail(m: Any, a: Map, key: Any, inclusive: Any = True) -> Map:
    """The entries from a key on."""
    limit = 0 if inclusive else 1
    return a.like({k: v for k, v in a.entries.items() if m.order(k, key, a.comparator) >= limit})


@operation("map.descending")
def descending(m: Any, a: Map) -> Map:
    """The entries from the last to the first."""
    return Map("insertion", dict(entries_of(m, a)[::-1]))


@operation("map.descending_keys")
def descending_keys(m: Any, a: Map) -> Any:
    """The keys from the last to the first."""
    return Set("insertion", keys_of(m, a)[::-1])


# --- making


@operation("map.of")
def of(m: Any, *pairs: Any) -> Map:
    """Java's `Map.of`."""
    made = Map("hash")
    for position in range(0, len(pairs), 2):
        put_entry(m, made, pairs[position], pairs[position + 1])
    return made


@operation("map.of_entries")
def of_entries(m: Any, *pairs: Any) -> Map:
    """A map of pairs, in their order."""
    made = m.make_map(m.semantics.names.get("map", "map insertion"))
    for each in pairs[0] if len(pairs) == 1 and not isinstance(pairs[0], (Pair, tuple)) else pairs:
        key, value = m.components_of(each, 2)
        put_entry(m, made, key, value)
    return made


@operation("entry.of")
def entry_of(m: Any, *values_: Any) -> Pair:
    """An entry, or a pair."""
    made = Pair(values_[1:] if values_ and type(values_[0]).__name__ == "Type" else values_)
    made.kind = m.semantics.names.get("pair_kind", "pair")  # type: ignore[misc]
    return made


@operation("map.filter")
def filter_(m: Any, a: Map, test: Any) -> Map:
    """The entries that a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, _on_entry(m, test, key, value))})


def _on_entry(m: Any, function: Any, key: Any, value: Any) -> Any:
    if getattr(function, "arity", 1) == 2:
        return m.apply(function, key, value)
    made = Pair((key, value))
    made.kind = "entry"  # type: ignore[misc]
    return m.apply(function, made)


@operation("map.filter_keys")
def filter_keys(m: Any, a: Map, test: Any) -> Map:
    """The entries whose key a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, m.apply(test, key))})


@operation("map.filter_values")
def filter_values(m: Any, a: Map, test: Any) -> Map:
    """The entries whose value a test holds for."""
    return a.like({key: value for key, value in entries_of(m, a) if truth(m, m.apply(test, value))})


@operation("map.map_values")
def map_values(m: Any, a: Map, function: Any) -> Map:
    """The same keys with what a function makes of the entries."""
    return a.like({key: _on_entry(m, function, key, value) for key, value in entries_of(m, a)})


@operation("map.map_keys")
def map_keys(m: Any, a: Map, function: Any) -> Map:
    """The same values with what a function makes of the entries as keys."""
    return a.like({_on_entry(m, function, key, value): value for key, value in entries_of(m, a)})


@operation("map.map")
def map_entries(m: Any, a: Map, function: Any) -> Any:
    """What a function makes of the entries, as a list."""
    return new_list(m, [_on_entry(m, function, key, value) for key, value in entries_of(m, a)])


@operation("map.any")
def any_entry(m: Any, a: Map, test: Any = None) -> bool:
    """Whether a test holds for an entry."""
    return any(test is None or truth(m, _on_entry(m, test, key, value)) for key, value in entries_of(m, a))


@operation("map.all")
def all_entries(m: Any, a: Map, test: Any) -> bool:
    """Whether a test holds for all entries."""
    return all(truth(m, _on_entry(m, test, key, value)) for key, value in entries_of(m, a))


# --- C++


@operation("cpp.map_find")
def cpp_find(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the entry of a key, or behind the last entry."""
    ordered = entry_pairs(m, a) if isinstance(a, Map) else values_of(m, a)
    wanted = find_key(m, a, key) if isinstance(a, Map) else key
    holder = a.entries if isinstance(a, Map) else a.elements
    if wanted not in holder:
        return Cursor(ordered, len(ordered))
    position = next(
        i for i, each in enumerate(ordered) if (each[0] if isinstance(a, Map) else each) == wanted
    )
    if isinstance(a, Map):
        return _EntryCursor(ordered, position, a)
    return Cursor(ordered, position)


class _EntryCursor(Cursor):
    """An iterator at an entry of a map."""

    __slots__ = ("home",)

    def __init__(self, container: Any, position: int, home: Map) -> None:
        super().__init__(container, position)
        self.home = home
        for pair in container:
            pair.__class__ = _Entry
            pair.home = home


@operation("cpp.map_bound")
def cpp_lower_bound(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the first key that is not below."""
    return _bound(m, a, key, 0)


@operation("cpp.map_bound_above")
def cpp_upper_bound(m: Any, a: Any, key: Any) -> Any:
    """An iterator at the first key that is above."""
    return _bound(m, a, key, 1)


def _bound(m: Any, a: Any, key: Any, least: int) -> Any:
    ordered = entry_pairs(m, a) if isinstance(a, Map) else values_of(m, a)
    for position, each in enumerate(ordered):
        if m.order(each[0] if isinstance(a, Map) else each, key, a.comparator) >= least:
            return Cursor(ordered, position)
    return Cursor(ordered, len(ordered))


@operation("cpp.map_insert")
def cpp_insert(m: Any, a: Map, *values_: Any) -> Any:
    """C++'s `insert` and `emplace`: stores an entry unless there is one of the key."""
    pair = values_[0] if len(values_) == 1 else values_
    key = find_key(m, a, pair[0])
    is_new = key not in a.entries
    if is_new:
        put_entry(m, a, key, pair[1])
    return Pair((cpp_find(m, a, key), is_new))


@operation("cpp.map_erase")
def cpp_erase(m: Any, a: Any, what: Any, *last: Any) -> Any:
    """C++'s `erase`: by key or iterator."""
    holder = a.entries if isinstance(a, Map) else a.elements
    if isinstance(what, Cursor):
        element = what.container[what.position]
        key = element[0] if isinstance(a, Map) else element
        following = what.container[what.position + 1 :]
        _erase_one(a, key)
        return Cursor(following, 0)
    key = find_key(m, a, what) if isinstance(a, Map) else what
    count = holder.get(key, 0) if getattr(a, "kind", "") == "multiset" else int(key in holder)
    holder.pop(key, None)
    return count


def _erase_one(a: Any, key: Any) -> None:
    if isinstance(a, Set) and a.kind == "multiset" and a.elements[key] > 1:
        a.elements[key] -= 1
    else:
        (a.entries if isinstance(a, Map) else a.elements).pop(key, None)


# --- records of JavaScript


@operation("record.keys")
def record_keys(m: Any, a: Any) -> Any:
    """`Object.keys`."""
    return new_list(m, [m.text(each) for each in m.loop_keys(a) if not isinstance(each, Library)])


@operation("record.values")
def record_values(m: Any, a: Any) -> Any:
    """`Object.values`."""
    if isinstance(a, Map):
        return new_list(m, [value for _, value in entries_of(m, a)])
    return new_list(m, list(a.fields.values()) if hasattr(a, "fields") else list(elements_of(m, a)))


@operation("record.entries")
def record_entries(m: Any, a: Any) -> Any:
    """`Object.entries`."""
    keys_ = [m.text(each) for each in m.loop_keys(a)]
    return new_list(
        m,
        [
            Array(
                (
                    key,
                    m.indexer.get(a, key)
                    if isinstance(a, Map)
                    else a.fields[key]
                    if hasattr(a, "fields")
                    else a[int(key)],
                )
            )
            for key in keys_
        ],
    )


@operation("record.assign")
def record_assign(m: Any, target: Any, *sources: Any) -> Any:
    """`Object.assign`."""
    for each in sources:
        if isinstance(target, Map):
            m.add_entries(target, each)
        elif isinstance(each, Map):
            target.fields.update(each.entries)
    return target


@operation("record.from_entries")
def record_from_entries(m: Any, pairs: Any) -> Map:
    """`Object.fromEntries`."""
    made = Map("insertion", None, "record")
    for each in values_of(m, entry_pairs(m, pairs) if isinstance(pairs, Map) else pairs):
        made.entries[m.property_name(each[0])] = each[1]
    m.charge(len(made) * 2)
    return made


@operation("record.has_own")
def record_has_own(m: Any, a: Any, key: Any) -> bool:
    """Whether an object has a field of its own."""
    if isinstance(a, list):
        return str(m.text(key)).isdigit() and int(m.text(key)) < len(a)
    return m.property_name(key) in (a.entries if isinstance(a, Map) else a.fields)


@operation("map.from_keys")
def from_keys(m: Any, keys_: Any, value: Any = None) -> Map:
    """Python's `dict.fromkeys`."""
    return Map("insertion", dict.fromkeys(values_of(m, keys_), value))


@operation("map.move_to_end")
def move_to_end(m: Any, a: Map, key: Any, last: Any = True) -> None:
    """Python's `move_to_end`."""
    value = pop(m, a, key)
    if last:
        a.entries[key] = value
    else:
        a.entries = {key: value, **a.entries}


@operation("new.sorted_map")
def new_sorted_map(m: Any, *_: Any) -> Map:
    """A sorted map."""
    return Map("sorted")


for _statistic in ("count", "sum", "min", "max"):

    def _get_statistic(m: Any, a: Map, name: str = "get" + _statistic.capitalize()) -> Any:
        return a.entries[name]

    operation(f"record.statistic_{_statistic}")(_get_statistic)
