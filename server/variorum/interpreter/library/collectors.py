"""Java's collectors: functions of a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.folding import sum_
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list, truth
from variorum.interpreter.numerals import Char
from variorum.interpreter.objects import Native
from variorum.interpreter.values import (
    UNDEFINED,
    Map,
    Optional,
    Sequence,
)


def _collector(make: Callable[..., Any]) -> Callable[..., Any]:
    def run(m: Any, *parts: Any) -> Any:
        return Native("collector", lambda values: make(m, values, *parts), 1)

    return run


operation("collector.list")(_collector(lambda m, values: new_list(m, values)))
operation("collector.set")(_collector(lambda m, values: m.make_collection("set hash", values)))
operation("collector.count")(_collector(lambda m, values: m.operation("number.to_int64")(m, len(values))))
operation("collector.sum")(_collector(lambda m, values, f: sum_(m, values, f)))
operation("collector.mean")(
    _collector(
        lambda m, values, f: sum(float(m.apply(f, each)) for each in values) / len(values) if values else 0.0
    )
)
operation("collector.map")(
    _collector(lambda m, values, f, inner: m.apply(inner, [m.apply(f, each) for each in values]))
)
operation("collector.filter")(
    _collector(
        lambda m, values, f, inner: m.apply(inner, [each for each in values if truth(m, m.apply(f, each))])
    )
)
operation("collector.then")(_collector(lambda m, values, inner, f: m.apply(f, m.apply(inner, values))))
operation("collector.max")(
    _collector(lambda m, values, c: Optional(m.operation("select.max_or_null")(m, values, c)))
)
operation("collector.min")(
    _collector(lambda m, values, c: Optional(m.operation("select.min_or_null")(m, values, c)))
)
operation("collector.join")(
    _collector(
        lambda m, values, sep="", before="", after="": (
            m.text(before) + m.text(sep).join(m.text(each) for each in values) + m.text(after)
        )
    )
)


@operation("collector.into")
def collector_into(m: Any, make: Any) -> Any:
    """Adds the elements to what a function makes."""

    def run(values: Any) -> Any:
        made = m.apply(make)
        for each in values:
            m.dispatch(made, "add", [each])
        return made

    return Native("collector", run, 1)


@operation("collector.group")
def collector_group(m: Any, key: Any, *parts: Any) -> Any:
    """Groups by what a function makes of the elements."""

    def run(values: Any) -> Any:
        made = m.apply(parts[0]) if len(parts) == 2 else m.make_map("map hash")
        groups: dict[Any, list[Any]] = {}
        for each in values:
            groups.setdefault(m.apply(key, each), []).append(each)
        for own, members in groups.items():
            made.entries[own] = m.apply(parts[-1], members) if parts else Sequence(members)
        return made

    return Native("collector", run, 1)


@operation("collector.partition")
def collector_partition(m: Any, test: Any, *inner: Any) -> Any:
    """Groups by whether a test holds."""

    def run(values: Any) -> Any:
        groups: dict[bool, list[Any]] = {False: [], True: []}
        for each in values:
            groups[truth(m, m.apply(test, each))].append(each)
        return Map(
            "insertion",
            {
                own: m.apply(inner[0], members) if inner else Sequence(members)
                for own, members in groups.items()
            },
        )

    return Native("collector", run, 1)


@operation("collector.to_map")
def collector_to_map(m: Any, key: Any, value: Any, *more: Any) -> Any:
    """A map of what two functions make of the elements."""

    def run(values: Any) -> Any:
        made = m.apply(more[1]) if len(more) == 2 else m.make_map("map hash")
        for each in values:
            own, new = m.apply(key, each), m.apply(value, each)
            if own in made.entries:
                if not more:
                    raise m.fail("state", "duplicate key")
                new = m.apply(more[0], made.entries[own], new)
            made.entries[own] = new
        return made

    return Native("collector", run, 1)


__all__ = ["UNDEFINED", "Char"]
