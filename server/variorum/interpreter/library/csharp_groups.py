"""C#'s groups, parts by positions from the end, copies of records, and queues with priorities."""

from __future__ import annotations

from typing import Any, ClassVar

from variorum.interpreter.iterating import elements_of
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, made
from variorum.interpreter.objects import Object
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import Sequence

_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Group(Sequence):
    """Elements with the key that they have in common."""

    kind: ClassVar[str] = "group"
    key: Any = None


@operation("csharp.group")
def group(m: Any, source: Any, key: Any, value: Any = None, *rest: Any) -> Any:
    """Groups of elements by what a function makes of them, in the order of their first elements."""
    if rest:
        raise Unsupported("groups that a function makes results of")
    found: dict[Any, Group] = {}
    for each in m.bounded(elements_of(m, source)):
        own = m.apply(key, each)
        if own not in found:
            found[own] = Group()
            found[own].key = own
        found[own].append(m.apply(value, each) if value is not None else each)
    return m.new_list(list(found.values()))


@operation("group.key")
def group_key(m: Any, a: Group) -> Any:
    """What the elements of a group have in common."""
    return a.key


@operation("csharp.from_end")
def from_end(m: Any, a: Any, count: Any) -> Any:
    """The element so far from the end."""
    return m.indexer.get(a, len(m.text(a) if isinstance(a, str) else a) - integer(m, count))


@operation("csharp.part")
def part(m: Any, a: Any, low: Any, low_is_from_end: Any, high: Any, high_is_from_end: Any) -> Any:
    """The part of a text or array between two positions, each from the start or from the end."""
    if not isinstance(a, (str, list)):
        raise Unsupported("a part of another value")
    size = len(a)
    start = size - integer(m, low) if low_is_from_end else integer(m, low)
    stop = size - integer(m, high) if high_is_from_end else integer(m, high)
    if not 0 <= start <= stop <= size:
        raise m.fail("value", "out of range")
    if isinstance(a, str):
        return made(m, a[start:stop])
    m.charge(stop - start + 1)
    found = type(a)(a[start:stop])
    convert = getattr(a, "element", None)
    if convert is not None:
        found.element = convert  # type: ignore[attr-defined]
    return found


@operation("csharp.with")
def with_fields(m: Any, value: Any, **changes: Any) -> Any:
    """A copy of a record with other values of some properties."""
    if not isinstance(value, Object):
        raise Unsupported("a copy of another value")
    copied = m.operation("any.copy")(m, value)
    for name, each in changes.items():
        if name not in copied.fields:
            raise Unsupported("a property that is no field")
        copied.fields[name] = each
    return copied


class Prioritized:
    """Elements with priorities, the least first."""

    __slots__ = ("entries",)
    kind: ClassVar[str] = "prioritized"

    def __init__(self) -> None:
        self.entries: list[tuple[Any, Any]] = []


@operation("new.prioritized")
def prioritized(m: Any, _type: Any = None, *values: Any) -> Prioritized:
    """An empty queue with priorities."""
    if values and not isinstance(values[0], int):
        raise Unsupported("a queue with a comparer")
    return Prioritized()


@operation("prioritized.add")
def add(m: Any, a: Prioritized, element: Any, priority: Any) -> None:
    """Adds an element with its priority."""
    m.charge(4)
    position = len(a.entries)
    while position and m.order(priority, a.entries[position - 1][1]) < 0:
        m.step()
        position -= 1
    a.entries.insert(position, (element, priority))


def _first(m: Any, a: Prioritized) -> Any:
    if not a.entries:
        raise m.fail("state", "Queue empty.")
    if len(a.entries) > 1 and m.order(a.entries[0][1], a.entries[1][1]) == 0:
        # Which of equal priorities comes first is not defined.
        m.note("unordered")
    return a.entries[0][0]


@operation("prioritized.peek")
def peek(m: Any, a: Prioritized) -> Any:
    """The element with the least priority."""
    return _first(m, a)


@operation("prioritized.take")
def take(m: Any, a: Prioritized) -> Any:
    """Takes the element with the least priority."""
    found = _first(m, a)
    del a.entries[0]
    return found


@operation("prioritized.count")
def count(m: Any, a: Prioritized) -> int:
    """How many elements there are."""
    return len(a.entries)


@operation("prioritized.clear")
def clear(m: Any, a: Prioritized) -> None:
    """Takes all elements."""
    a.entries.clear()


@operation("csharp.converted")
def converted(m: Any, a: Any, convert: Any) -> Any:
    """A list or array of what a function makes of the elements."""
    made_list = type(a)() if isinstance(a, list) else m.new_list([])
    for each in elements_of(m, a):
        made_list.append(m.apply(convert, each))
    m.charge(len(made_list) + 1)
    return made_list


@operation("csharp.found")
def found_all(m: Any, a: Any, test: Any) -> Any:
    """A list of the elements that pass a test."""
    return m.new_list([each for each in elements_of(m, a) if m.apply(test, each)])


@operation("csharp.prepended")
def prepended(m: Any, a: Any, first: Any) -> Any:
    """An element in front of others."""
    return m.new_list([first, *elements_of(m, a)])


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


@operation("csharp.is_leap_year")
def is_leap_year(m: Any, year: Any) -> bool:
    """Whether a year from 1 to 9999 is a leap year."""
    if not 1 <= year <= 9999:
        raise m.fail("value", "Year must be between 1 and 9999.")
    return _is_leap(int(year))


@operation("csharp.days_in_month")
def days_in_month(m: Any, year: Any, month: Any) -> int:
    """How many days a month has."""
    if not 1 <= year <= 9999 or not 1 <= month <= 12:
        raise m.fail("value", "Year or month out of range.")
    return 29 if month == 2 and _is_leap(int(year)) else _DAYS[int(month) - 1]


@operation("csharp.division", places=(2,))
def division(m: Any, a: Any, b: Any, rest: Any = None) -> Any:
    """A quotient and a remainder. The older form gives the quotient and stores the remainder."""
    if rest is not None:
        m.indexer.write_through(rest, m.operation("operator.modulo")(m, a, b))
        return m.operation("operator.divide")(m, a, b)
    return m.operation("operator.divide")(m, a, b), m.operation("operator.modulo")(m, a, b)
