"""Operations on lists, arrays, stacks and queues with two ends."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, truth, values_of
from variorum.interpreter.values import UNDEFINED, Array, Cursor, Deque, Map, Set


def changeable(m: Any, a: Any) -> None:
    """Raises a state error for a list that cannot be changed."""
    if getattr(a, "kind", "") == "fixed":
        raise m.fail("state", "a list that cannot be changed")


def into(a: Any, value: Any) -> Any:
    """Returns a value as the list holds it."""
    convert = getattr(a, "element", None)
    return convert(value) if convert is not None else value


@operation("list.add")
def add(m: Any, a: Any, *values: Any) -> Any:
    """Adds at the end, or with two arguments at a position. True."""
    changeable(m, a)
    m.charge(1)
    if len(values) == 2:
        i = integer(m, values[0])
        if not 0 <= i <= len(a):
            raise m.fail("index", "out of range")
        m.step(len(a) >> 6)
        a.insert(i, values[1])
        return None
    a.append(into(a, m.copy(values[0])))
    return True


@operation("list.append")
def append(m: Any, a: Any, value: Any) -> None:
    """Adds at the end."""
    changeable(m, a)
    m.charge(1)
    a.append(into(a, m.copy(value)))
    bound = getattr(a, "bound", None)
    if bound is not None and len(a) > bound:
        del a[0]


@operation("list.push")
def push(m: Any, a: Any, *values: Any) -> int:
    """Adds at the end. How many there are now."""
    m.charge(len(values))
    a.extend(values)
    return len(a)


@operation("list.push_itself")
def push_itself(m: Any, a: Any, *values: Any) -> Any:
    """Adds at the end. The list."""
    m.charge(len(values))
    a.extend(values)
    return a


@operation("list.push_value")
def push_value(m: Any, a: Any, value: Any) -> Any:
    """Adds at the end. The value."""
    m.charge(1)
    a.append(value)
    return value


@operation("list.emplace")
def emplace(m: Any, a: Any, *values: Any) -> None:
    """C++'s `emplace_back`: adds what the arguments make."""
    m.charge(1)
    if len(values) == 1:
        a.append(into(a, m.copy(values[0])))
        return
    made = m.operation("cpp.emplaced")(m, a, list(values))
    a.append(made)


@operation("cpp.emplaced")
def emplaced(m: Any, a: Any, values: list[Any]) -> Any:
    """What the arguments of an `emplace` make: an object, or a pair."""
    from variorum.interpreter.objects import Object
    from variorum.interpreter.values import Pair

    convert = getattr(a, "element", None)
    if a and isinstance(a, list) and isinstance(a[0], Object):
        return m.construct(a[0].cls, values, None)
    made = Pair(values)
    return convert(made) if convert is not None else made


@operation("list.push_front")
def push_front(m: Any, a: Any, *values: Any) -> Any:
    """Adds at the front. How many there are now."""
    m.charge(len(values))
    m.step(len(a) >> 6)
    a[:0] = values
    return len(a)


@operation("list.append_front")
def append_front(m: Any, a: Any, value: Any) -> bool:
    """Adds at the front."""
    m.charge(1)
    m.step(len(a) >> 6)
    a.insert(0, value)
    return True


@operation("list.extend")
def extend(m: Any, a: Any, *values: Any) -> bool:
    """Adds all elements of a value, at the end or at a position."""
    changeable(m, a)
    items = values_of(m, values[-1])
    if len(values) == 2:
        i = integer(m, values[0])
        a[i:i] = items
    else:
        a.extend(items)
    return bool(items)


@operation("list.extend_front")
def extend_front(m: Any, a: Any, values: Any) -> None:
    """Adds all elements at the front, so that the last is the first."""
    a[:0] = values_of(m, values)[::-1]


def _popped(m: Any, a: Any, index: int, kind: str) -> Any:
    changeable(m, a)
    if not a:
        if kind == "absent":
            return m.absent
        if kind == "null":
            return None
        if kind == "index" and m.semantics.index.outside == "chaos":
            m.note("undefined")
        raise m.fail(kind, "empty")
    if index == 0:
        m.step(len(a) >> 6)
    return a.pop(index)


@operation("list.pop")
def pop(m: Any, a: Any, index: Any = -1) -> Any:
    """Removes and returns an element, the last one without a position."""
    i = integer(m, index)
    if not -len(a) <= i < len(a):
        raise m.fail("index", "pop index out of range")
    m.step((len(a) - i if i >= 0 else 0) >> 6)
    return a.pop(i)


@operation("list.pop_end")
def pop_end(m: Any, a: Any, *_: Any) -> Any:
    """Removes the last element. Raises an index error if there is none."""
    return _popped(m, a, -1, "index")


@operation("list.pop_end_state")
def pop_end_state(m: Any, a: Any) -> Any:
    """Removes the last element. Raises a state error if there is none."""
    return _popped(m, a, -1, "state")


@operation("list.pop_end_key")
def pop_end_key(m: Any, a: Any) -> Any:
    """Removes the last element. Raises an end error if there is none."""
    return _popped(m, a, -1, "end")


@operation("list.pop_end_or_null")
def pop_end_or_null(m: Any, a: Any, *_: Any) -> Any:
    """Removes the last element; null if there is none."""
    return _popped(m, a, -1, "absent")


@operation("list.pop_front")
def pop_front(m: Any, a: Any, *_: Any) -> Any:
    """Removes the first element. Raises an index error if there is none."""
    return _popped(m, a, 0, "index")


@operation("list.pop_front_end")
def pop_front_end(m: Any, a: Any) -> Any:
    """Removes the first element. Raises an end error if there is none."""
    return _popped(m, a, 0, "end")


@operation("list.pop_front_state")
def pop_front_state(m: Any, a: Any) -> Any:
    """Removes the first element. Raises a state error if there is none."""
    return _popped(m, a, 0, "state")


@operation("list.pop_front_or_null")
def pop_front_or_null(m: Any, a: Any, *_: Any) -> Any:
    """Removes the first element; null if there is none."""
    return _popped(m, a, 0, "absent")


def _element(m: Any, a: Any, index: int, kind: str) -> Any:
    if not a:
        if kind == "absent":
            return m.absent
        if kind == "index" and m.semantics.index.outside == "chaos":
            m.note("undefined")
        raise m.fail(kind, "empty")
    return a[index]


for _end, _index in (("first", 0), ("last", -1)):
    for _suffix, _kind in (("", "index"), ("_state", "state"), ("_end", "end"), ("_or_null", "absent")):

        def _get(m: Any, a: Any, *_: Any, index: int = _index, kind: str = _kind) -> Any:
            return _element(m, a, index, kind)

        operation(f"list.{_end}{_suffix}")(_get)


@operation("list.first_where")
def first_where(m: Any, a: Any, test: Any = None) -> Any:
    """The first element, or the first that a test holds for. Raises a state error if there is none."""
    for each in m.bounded(m.loop_values(a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    raise m.fail("state" if m.semantics.names.get("empty_first") != "end" else "end", "no element")


@operation("list.first_where_or_null")
def first_where_or_null(m: Any, a: Any, test: Any = None, default: Any = None) -> Any:
    """The first element, or the first that a test holds for; null, or the default of the type, if there is none."""
    last = None
    for each in m.bounded(m.loop_values(a)):
        last = each
        if test is None or truth(m, m.apply(test, each)):
            return each
    if m.semantics.names.get("first_default") == "zero" and isinstance(last, (int, float)):
        return type(last)(0)
    return default


@operation("list.last_where")
def last_where(m: Any, a: Any, test: Any = None) -> Any:
    """The last element that a test holds for. Raises a state error if there is none."""
    for each in reversed(values_of(m, a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    raise m.fail("state" if m.semantics.names.get("empty_first") != "end" else "end", "no element")


@operation("list.last_where_or_null")
def last_where_or_null(m: Any, a: Any, test: Any = None) -> Any:
    """The last element that a test holds for; null if there is none."""
    for each in reversed(values_of(m, a)):
        if test is None or truth(m, m.apply(test, each)):
            return each
    return None


@operation("list.get")
def get(m: Any, a: Any, index: Any) -> Any:
    """The element at a position. Raises an index error outside."""
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "index out of range")
    return a[i]


@operation("list.get_or_null")
def get_or_null(m: Any, a: Any, index: Any, *other: Any) -> Any:
    """The element at a position, null or another value outside."""
    i = integer(m, index)
    if 0 <= i < len(a):
        return a[i]
    if other:
        return m.apply(other[0], i) if hasattr(other[0], "invoke") else other[0]
    return None


@operation("list.at_relative")
def at_relative(m: Any, a: Any, index: Any) -> Any:
    """The element at a position, from the end if it is negative; undefined outside."""
    i = integer(m, index)
    return a[i] if -len(a) <= i < len(a) else m.absent


@operation("list.set")
def set_at(m: Any, a: Any, index: Any, value: Any) -> Any:
    """Replaces an element. The old one."""
    changeable(m, a)
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "index out of range")
    old, a[i] = a[i], value
    return old


@operation("list.insert")
def insert(m: Any, a: Any, index: Any, value: Any) -> None:
    """Python's `insert`: positions are cut off at the ends."""
    m.charge(1)
    m.step(len(a) >> 6)
    a.insert(integer(m, index), value)


@operation("list.insert_strict")
def insert_strict(m: Any, a: Any, index: Any, value: Any) -> None:
    """Adds at a position. Raises an index error outside."""
    i = integer(m, index)
    if not 0 <= i <= len(a):
        raise m.fail("index", "out of range")
    insert(m, a, i, value)


@operation("list.remove_at")
def remove_at(m: Any, a: Any, index: Any) -> Any:
    """Removes and returns the element at a position. Raises an index error outside."""
    changeable(m, a)
    i = integer(m, index)
    if not 0 <= i < len(a):
        raise m.fail("index", "out of range")
    m.step(len(a) >> 6)
    return a.pop(i)


@operation("list.remove_or_at")
def remove_or_at(m: Any, a: Any, *what: Any) -> Any:
    """Java's `remove`: an `int` is a position, anything else a value; without one, the first element."""
    if not what:
        return pop_front_end(m, a)
    if type(what[0]) is int and a.kind not in ("deque", "fifo") and m.semantics.text_equality == "identity":
        return remove_at(m, a, what[0])
    return remove_value(m, a, what[0])


@operation("list.remove_value")
def remove_value(m: Any, a: Any, value: Any) -> bool:
    """Removes the first element that equals a value. Whether there was one."""
    changeable(m, a)
    position = position_of(m, a, value)
    if position < 0:
        return False
    del a[position]
    return True


@operation("list.remove_value_or_fail")
def remove_value_or_fail(m: Any, a: Any, value: Any) -> None:
    """Removes the first element that equals a value. Raises a value error if there is none."""
    if not remove_value(m, a, value):
        raise m.fail("value", "not in list")


@operation("list.remove_where")
def remove_where(m: Any, a: Any, test: Any) -> Any:
    """Removes all elements that a test holds for. Whether, or how many."""
    changeable(m, a)
    kept = [each for each in a if not truth(m, m.apply(test, each))]
    removed = len(a) - len(kept)
    a[:] = kept
    return removed if m.semantics.names.get("remove_count") else removed > 0


@operation("list.keep_where")
def keep_where(m: Any, a: Any, test: Any) -> Any:
    """Keeps only elements that a test holds for."""
    before = len(a)
    a[:] = [each for each in a if truth(m, m.apply(test, each))]
    return len(a) != before


@operation("list.remove_all")
def remove_all(m: Any, a: Any, values: Any) -> bool:
    """Removes all elements that are in another collection."""
    items = values_of(m, values)
    before = len(a)
    a[:] = [each for each in a if not any(m.operators.equal(each, x) for x in items)]
    return len(a) != before


@operation("list.retain_all")
def retain_all(m: Any, a: Any, values: Any) -> bool:
    """Keeps only elements that are in another collection."""
    items = values_of(m, values)
    before = len(a)
    a[:] = [each for each in a if any(m.operators.equal(each, x) for x in items)]
    return len(a) != before


@operation("list.remove_range")
def remove_range(m: Any, a: Any, start: Any, count: Any) -> None:
    """Removes so many elements from a position."""
    i, n = integer(m, start), integer(m, count)
    if i < 0 or n < 0 or i + n > len(a):
        raise m.fail("value", "out of range")
    del a[i : i + n]


@operation("list.clear")
def clear(m: Any, a: Any) -> None:
    """Removes everything."""
    changeable(m, a)
    a.clear()


def position_of(m: Any, a: Any, value: Any, start: int = 0, stop: int | None = None) -> int:
    """Returns the first position of a value, -1 if there is none."""
    equal = m.comparer.identical if m.semantics.undefined else m.operators.equal
    for index in range(start, len(a) if stop is None else min(stop, len(a))):
        m.step()
        if equal(a[index], value):
            return index
    return -1


@operation("list.find")
def find(m: Any, a: Any, value: Any, start: Any = 0) -> int:
    """The first position of a value, -1 if there is none."""
    i = integer(m, start)
    return position_of(m, a, value, max(i + len(a), 0) if i < 0 else i)


@operation("list.find_last")
def find_last(m: Any, a: Any, value: Any) -> int:
    """The last position of a value, -1 if there is none."""
    found = position_of(m, a[::-1], value)
    return len(a) - 1 - found if found >= 0 else -1


@operation("list.index")
def index(m: Any, a: Any, value: Any, start: Any = 0, stop: Any = None) -> int:
    """The first position of a value. Raises a value error if there is none."""
    low = integer(m, start)
    low = max(low + len(a), 0) if low < 0 else low
    found = position_of(m, a, value, low, None if stop is None else integer(m, stop))
    if found < 0:
        raise m.fail("value", "not in list")
    return found


@operation("list.find_or_null")
def find_or_null(m: Any, a: Any, value: Any) -> Any:
    """The first position of a value, null if there is none."""
    found = position_of(m, a, value)
    return found if found >= 0 else None


@operation("list.find_where")
def find_where(m: Any, a: Any, test: Any) -> int:
    """The first position that a test holds for, -1 if there is none."""
    for position, each in enumerate(list(a)):
        if truth(m, m.operation("function.with_index")(m, test, each, position, a)):
            return position
    return -1


@operation("list.find_last_where")
def find_last_where(m: Any, a: Any, test: Any) -> int:
    """The last position that a test holds for, -1 if there is none."""
    for position in range(len(a) - 1, -1, -1):
        if truth(m, m.apply(test, a[position])):
            return position
    return -1


@operation("list.count_value")
def count_value(m: Any, a: Any, value: Any) -> int:
    """How often a value occurs."""
    m.step(len(a))
    return sum(1 for each in a if m.operators.equal(each, value))


@operation("list.reverse")
def reverse(m: Any, a: Any, *_: Any) -> Any:
    """Reverses in place. The list."""
    m.step(len(a) >> 3)
    a.reverse()
    return a


@operation("list.reverse_nothing")
def reverse_nothing(m: Any, a: Any, *_: Any) -> None:
    """Reverses in place."""
    m.step(len(a) >> 3)
    a.reverse()


@operation("list.reversed")
def reversed_(m: Any, a: Any) -> Any:
    """A list in reverse order."""
    return new_list(m, values_of(m, a)[::-1])


@operation("list.part")
def part(m: Any, a: Any, low: Any, high: Any = None) -> Any:
    """From one position up to another. Raises an index error outside."""
    i, j = integer(m, low), len(a) if high is None else integer(m, high)
    if not 0 <= i <= j <= len(a):
        raise m.fail("index", "out of range")
    m.charge(j - i)
    return kind_like(a, a[i:j])


@operation("list.part_view")
def part_view(m: Any, a: Any, low: Any, high: Any) -> Any:
    """Java's `subList`: as `part`; changes of it are not seen in the list, which is noted where it is changed."""
    return part(m, a, low, high)


@operation("list.part_relative")
def part_relative(m: Any, a: Any, low: Any = 0, high: Any = UNDEFINED) -> Any:
    """JavaScript's `slice`."""
    i = 0 if low is UNDEFINED or low is None else integer(m, low)
    found = a[i:] if high is UNDEFINED or high is None else a[i : integer(m, high)]
    m.charge(len(found))
    return kind_like(a, found)


@operation("list.part_count")
def part_count(m: Any, a: Any, start: Any, count: Any) -> Any:
    """So many elements from a position. Raises a value error if there are not so many."""
    i, n = integer(m, start), integer(m, count)
    if i < 0 or n < 0 or i + n > len(a):
        raise m.fail("value", "out of range")
    return kind_like(a, a[i : i + n])


@operation("array.copy_range")
def copy_range(m: Any, a: Any, low: Any, high: Any) -> Any:
    """Java's `copyOfRange`: filled up with first values."""
    i, j = integer(m, low), integer(m, high)
    if i > j:
        raise m.fail("value", "from > to")
    if not 0 <= i <= len(a):
        raise m.fail("index", "out of range")
    return _filled(m, a, a[i:j], j - i)


@operation("array.copy_of")
def copy_of(m: Any, a: Any, size: Any = None) -> Any:
    """Java's `copyOf`: cut off or filled up with first values."""
    n = len(a) if size is None else integer(m, size)
    if n < 0:
        raise m.fail("value", "negative size")
    return _filled(m, a, a[:n], n)


def _filled(m: Any, a: Any, values: Any, size: int) -> Any:
    m.charge(size)
    zero = type(a[0])(0) if a and isinstance(a[0], (int, float)) else None
    if not a and size:
        zero = 0
    return kind_like(a, [*values, *([zero] * (size - len(values)))])


@operation("array.copy_into")
def copy_into(m: Any, a: Any, i: Any, b: Any, j: Any, count: Any) -> None:
    """Java's `System.arraycopy`."""
    i, j, n = integer(m, i), integer(m, j), integer(m, count)
    if min(i, j, n) < 0 or i + n > len(a) or j + n > len(b):
        raise m.fail("index", "out of range")
    m.step(n >> 4)
    b[j : j + n] = a[i : i + n]


@operation("array.fill")
def fill(m: Any, a: Any, *values: Any) -> Any:
    """Java's `fill`: all elements, or those between two positions."""
    if len(values) == 3:
        low, high, value = integer(m, values[0]), integer(m, values[1]), values[2]
        if not 0 <= low <= high <= len(a):
            raise m.fail("index", "out of range")
    else:
        low, high, value = 0, len(a), values[0]
    m.step((high - low) >> 4)
    for position in range(low, high):
        a[position] = m.cast_like(a[position], value)
    return a


@operation("array.fill_javascript")
def fill_javascript(m: Any, a: Any, value: Any, low: Any = 0, high: Any = UNDEFINED) -> Any:
    """JavaScript's `fill`."""
    stop = len(a) if high is UNDEFINED else integer(m, high)
    for position in range(*slice(integer(m, low), stop).indices(len(a))):
        a[position] = value
    m.step(len(a) >> 4)
    return a


@operation("array.set_all")
def set_all(m: Any, a: Any, function: Any) -> None:
    """Replaces each element by what a function makes of its position."""
    for position in range(len(a)):
        a[position] = m.cast_like(a[position], m.apply(function, position))


@operation("list.replace_all")
def replace_all(m: Any, a: Any, function: Any) -> None:
    """Replaces each element by what a function makes of it."""
    for position in range(len(a)):
        a[position] = m.apply(function, a[position])


@operation("list.splice")
def splice(m: Any, a: Any, start: Any = 0, count: Any = UNDEFINED, *new: Any) -> Any:
    """JavaScript's `splice`: replaces elements. Those that were there."""
    i = integer(m, start)
    i = max(len(a) + i, 0) if i < 0 else min(i, len(a))
    n = len(a) - i if count is UNDEFINED else max(min(integer(m, count), len(a) - i), 0)
    m.charge(len(new) + n)
    taken = a[i : i + n]
    a[i : i + n] = new
    return kind_like(a, taken)


@operation("list.concat")
def concat(m: Any, a: Any, *others: Any) -> Any:
    """A new list with further elements, and those of further lists."""
    result = list(a)
    for each in others:
        result.extend(each if isinstance(each, list) else [each])
    m.charge(len(result))
    return kind_like(a, result)


@operation("list.flat")
def flat(m: Any, a: Any, depth: Any = 1) -> Any:
    """A list whose elements that are lists are replaced by their elements."""
    return kind_like(a, _flat(m, a, 1000 if isinstance(depth, float) else integer(m, depth)))


def _flat(m: Any, a: Any, depth: int) -> list[Any]:
    result: list[Any] = []
    for each in a:
        m.step()
        if isinstance(each, list) and depth > 0:
            result.extend(_flat(m, each, depth - 1))
        else:
            result.append(each)
    m.charge(len(result))
    return result


@operation("list.set_size")
def set_size(m: Any, a: Any, size: Any) -> None:
    """Cuts a list off, or fills it up with nothing."""
    n = integer(m, size)
    if n > len(a):
        m.charge(n)
        a.extend([m.absent] * (n - len(a)))
    del a[n:]


@operation("list.rotate")
def rotate(m: Any, a: Any, count: Any = 1) -> None:
    """Moves all elements to the right, those at the end to the front."""
    if a:
        n = integer(m, count) % len(a)
        a[:] = a[len(a) - n :] + a[: len(a) - n]
    m.step(len(a) >> 4)


@operation("list.swap")
def swap(m: Any, a: Any, i: Any, j: Any) -> None:
    """Exchanges two elements."""
    x, y = get(m, a, i), get(m, a, j)
    a[integer(m, i)], a[integer(m, j)] = y, x


@operation("list.shuffle")
def shuffle(m: Any, a: Any, *_: Any) -> None:
    """Ends the evaluation: chance is no part of it."""
    from variorum.interpreter.signals import Unsupported

    raise Unsupported("chance")


@operation("list.copy")
def copy(m: Any, a: Any, *_: Any) -> Any:
    """A new list with the same elements."""
    m.charge(len(a))
    return kind_like(a, a)


@operation("list.to_list")
def to_list(m: Any, a: Any, *_: Any) -> Any:
    """A new list of the commonest type."""
    return new_list(m, values_of(m, a))


@operation("list.to_array")
def to_array(m: Any, a: Any, *_: Any) -> Any:
    """A new array."""
    return Array(values_of(m, a))


@operation("list.to_fixed")
def to_fixed(m: Any, a: Any, *_: Any) -> Any:
    """A list that cannot be changed."""
    return m.make_collection("fixed", values_of(m, a))


@operation("list.equals")
def equals(m: Any, a: Any, b: Any) -> bool:
    """Whether two lists have equal elements."""
    if a is None or b is None:
        return a is b
    x, y = values_of(m, a), values_of(m, b)
    return len(x) == len(y) and all(
        m.operators.equal(p, q) if not isinstance(p, Array) else p is q for p, q in zip(x, y, strict=True)
    )


@operation("list.equals_list")
def equals_list(m: Any, a: Any, b: Any) -> bool:
    """Java's `equals` of lists."""
    return isinstance(b, list) and not (isinstance(b, Array) and b.kind == "array") and equals(m, a, b)


@operation("list.deep_equals")
def deep_equals(m: Any, a: Any, b: Any) -> bool:
    """Whether two arrays have equal elements, arrays in them too."""
    if isinstance(a, list) and isinstance(b, list):
        m.step(len(a))
        return len(a) == len(b) and all(deep_equals(m, x, y) for x, y in zip(a, b, strict=True))
    return bool(m.operators.equal(a, b))


@operation("list.text")
def text(m: Any, a: Any) -> str:
    """The elements in brackets, as Java's `Arrays.toString` writes them."""
    if a is None:
        return str(m.text(None))
    return "[" + ", ".join(m.text(each) for each in a) + "]"


@operation("list.deep_text")
def deep_text(m: Any, a: Any) -> str:
    """The elements in brackets, arrays in them too."""
    if isinstance(a, list):
        m.step(len(a))
        return "[" + ", ".join(deep_text(m, each) for each in a) + "]"
    return str(m.text(a))


@operation("list.join")
def join(m: Any, a: Any, sep: Any = ",") -> str:
    """JavaScript's `join`."""
    separator = "," if sep is UNDEFINED else m.text(sep)
    parts = [
        "" if each is None or each is UNDEFINED else m.text(each) for each in m.list_of(m.loop_values(a))
    ]
    m.charge(sum(map(len, parts)) + len(separator) * len(parts))
    return separator.join(parts)


@operation("list.join_kotlin")
def join_kotlin(
    m: Any,
    a: Any,
    separator: Any = ", ",
    prefix: Any = "",
    postfix: Any = "",
    limit: Any = -1,
    truncated: Any = "...",
    transform: Any = None,
) -> str:
    """Kotlin's `joinToString`."""
    if hasattr(separator, "invoke"):
        separator, transform = ", ", separator
    # A lambda behind the parentheses comes as the last argument by position.
    if hasattr(prefix, "invoke"):
        prefix, transform = "", prefix
    if hasattr(postfix, "invoke"):
        postfix, transform = "", postfix
    if hasattr(limit, "invoke"):
        limit, transform = -1, limit
    items = values_of(m, a)
    parts = [m.text(m.apply(transform, each)) if transform is not None else m.text(each) for each in items]
    joined = m.text(separator).join(parts)
    m.charge(len(joined))
    return f"{m.text(prefix)}{joined}{m.text(postfix)}"


@operation("list.binary_search")
def binary_search(m: Any, a: Any, *values: Any) -> int:
    """Java's `binarySearch`: the position of a value, or where it belongs, as a negative number."""
    low, high = 0, len(a)
    if len(values) >= 3 and isinstance(values[0], int):
        low, high, values = integer(m, values[0]), integer(m, values[1]), values[2:]
    value, comparator = values[0], values[1] if len(values) > 1 else None
    while low < high:
        middle = (low + high - 1) // 2
        order = m.order(a[middle], value, comparator)
        if order < 0:
            low = middle + 1
        elif order > 0:
            high = middle
        else:
            return middle
    return -low - 1


@operation("list.repeated")
def repeated(m: Any, count: Any, value: Any) -> Any:
    """A list with one value several times."""
    n = integer(m, count)
    if n < 0:
        raise m.fail("value", "negative count")
    m.charge(n)
    return new_list(m, [value] * n)


@operation("list.of")
def of(m: Any, *values: Any) -> Any:
    """A list of the values."""
    return new_list(m, values)


@operation("list.of_array")
def of_array(m: Any, *values: Any) -> Any:
    """Java's `Arrays.asList` and `List.of`: a list of the values, or of an array's elements."""
    if len(values) == 1 and isinstance(values[0], Array):
        return new_list(m, values[0])
    return new_list(m, values)


@operation("list.fixed_of")
def fixed_of(m: Any, *values: Any) -> Any:
    """A list of the values that cannot be changed."""
    items = list(values[0]) if len(values) == 1 and isinstance(values[0], Array) else list(values)
    if any(each is None for each in items):
        raise m.fail("null")
    return m.make_collection("fixed", items)


@operation("array.of")
def array_of(m: Any, *values: Any) -> Any:
    """An array of the values."""
    m.charge(len(values))
    return m.make_collection(m.operations.types.get("[]", "array"), values)


@operation("list.add_all_values")
def add_all_values(m: Any, a: Any, *values: Any) -> bool:
    """Java's `Collections.addAll`."""
    for each in values[0] if len(values) == 1 and isinstance(values[0], Array) else values:
        m.dispatch(a, "add", [each])
    return bool(values)


@operation("list.combine")
def combine(m: Any, a: Any, b: Any, how: str) -> Any:
    """Ruby's `&` and `|`."""
    found: list[Any] = []
    for each in a if how == "&" else [*a, *b]:
        m.step()
        if each not in found and (how == "|" or each in b):
            found.append(each)
    return kind_like(a, found)


# --- C++ sequences by iterators


@operation("cpp.begin")
def begin(m: Any, a: Any) -> Any:
    """An iterator at the first element."""
    return Cursor(_sequence(m, a), 0)


@operation("cpp.end")
def end(m: Any, a: Any) -> Any:
    """An iterator behind the last element."""
    sequence = _sequence(m, a)
    return Cursor(sequence, len(sequence))


@operation("cpp.rbegin")
def rbegin(m: Any, a: Any) -> Any:
    """An iterator at the last element, which goes backwards."""
    return Cursor(_sequence(m, a), 0, True)


@operation("cpp.rend")
def rend(m: Any, a: Any) -> Any:
    """An iterator in front of the first element, which goes backwards."""
    sequence = _sequence(m, a)
    return Cursor(sequence, len(sequence), True)


def _sequence(m: Any, a: Any) -> Any:
    if isinstance(a, Map):
        from variorum.interpreter.iterating import entry_pairs

        return entry_pairs(m, a)
    if isinstance(a, Set):
        return values_of(m, a)
    return a


@operation("cpp.insert")
def cpp_insert(m: Any, a: Any, where: Any, *values: Any) -> Any:
    """C++'s `insert` into a sequence: a value, so many of it, or those between two iterators."""
    position = where.position
    if len(values) == 2 and isinstance(values[0], Cursor):
        items = values[0].container[values[0].position : values[1].position]
        if values[0].is_reverse:
            items = values[0].container[::-1][values[0].position : values[1].position]
    elif len(values) == 2:
        m.charge(int(values[0]))
        items = [into(a, m.copy(values[1])) for _ in range(values[0])]
    else:
        items = (
            [into(a, m.copy(values[0]))]
            if not isinstance(values[0], list) or (a and isinstance(a[0], list))
            else list(values[0])
        )
    m.charge(len(items))
    a[position:position] = items
    return Cursor(a, position)


@operation("cpp.erase")
def cpp_erase(m: Any, a: Any, first: Any, last: Any = None) -> Any:
    """C++'s `erase` of a sequence: the element at an iterator, or those between two."""
    stop = last.position if last is not None else first.position + 1
    if stop > len(a):
        m.note("undefined")
        raise m.fail("index", "erase behind the end")
    del a[first.position : stop]
    return Cursor(a, first.position)


@operation("cpp.resize")
def cpp_resize(m: Any, a: Any, size: Any, value: Any = None) -> None:
    """C++'s `resize`."""
    n = integer(m, size)
    m.charge(n)
    if n < len(a):
        del a[n:]
        return
    fill_value = into(a, value)
    if value is None:
        fill_value = (
            type(a[0])(0) if a and isinstance(a[0], (int, float)) else m.operation("cpp.first_value")(m, a)
        )
    a.extend([m.copy(fill_value) for _ in range(n - len(a))])


@operation("cpp.first_value")
def first_value(m: Any, a: Any) -> Any:
    """What a new element of a typed sequence is."""
    make = getattr(a, "fresh", None)
    if make is not None:
        return make()
    convert = getattr(a, "element", None)
    if convert is None:
        return 0
    try:
        return convert(0)
    except Exception:
        return 0


@operation("cpp.assign")
def cpp_assign(m: Any, a: Any, first: Any, second: Any = None) -> None:
    """C++'s `assign`: so many of a value, or those between two iterators."""
    if isinstance(first, Cursor):
        a[:] = first.container[first.position : second.position]
    elif isinstance(first, list):
        a[:] = list(first)
    else:
        m.charge(int(first))
        a[:] = [into(a, m.copy(second)) for _ in range(first)]


@operation("cpp.swap_with")
def swap_with(m: Any, a: Any, b: Any) -> None:
    """Exchanges the contents of two containers."""
    if isinstance(a, list):
        a[:], b[:] = list(b), list(a)
    elif isinstance(a, Map):
        a.entries, b.entries = b.entries, a.entries
    elif isinstance(a, Set):
        a.elements, b.elements = b.elements, a.elements
    else:
        a.text, b.text = b.text, a.text


@operation("list.distance_from_top")
def distance_from_top(m: Any, a: Any, value: Any) -> int:
    """Java's `search` of a stack: 1 for the top, -1 if the value is not there."""
    found = find_last(m, a, value)
    return len(a) - found if found >= 0 else -1


__all__ = ["Deque"]


@operation("list.is_array")
def is_array(m: Any, value: Any) -> bool:
    """Whether a value is an array."""
    return isinstance(value, list)


@operation("list.keys_iterator")
def keys_iterator(m: Any, a: Any) -> Any:
    """The positions."""
    from variorum.interpreter.values import Iteration

    return Iteration(range(len(a)))


@operation("list.entry_iterator")
def entry_iterator(m: Any, a: Any) -> Any:
    """Pairs of position and element."""
    from variorum.interpreter.values import Iteration

    return Iteration(Array(each) for each in enumerate(a))
