"""Operations on records: objects of JavaScript, and statistics of Java."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.iterating import elements_of, entries_of, entry_pairs
from variorum.interpreter.library.maps import pop
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list, values_of
from variorum.interpreter.values import Array, Library, Map


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
