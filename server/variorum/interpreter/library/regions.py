"""C++'s algorithms on the elements between two iterators, and C's on memory and texts."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import best, integer, sort_values, text_of, truth
from variorum.interpreter.numerals import U64, Char
from variorum.interpreter.values import Builder, Cursor, Pair


def elements(m: Any, first: Any, last: Any) -> list[Any]:
    """Returns the elements between two iterators; with a text or list, and an iterator behind it, those up to there."""
    container = first.container if isinstance(first, Cursor) else first
    low = first.position if isinstance(first, Cursor) else 0
    high = last.position
    m.step(1 + (high - low >> 2))
    if isinstance(container, Builder):
        whole: list[Any] = [Char(ord(each)) for each in container.text]
    else:
        whole = list(container)
    if isinstance(first, Cursor) and first.is_reverse:
        whole = whole[::-1]
    if low > high or high > len(whole):
        m.note("undefined")
        raise m.fail("index", "iterators out of range")
    return whole[low:high]


def write(m: Any, first: Any, values: list[Any]) -> Any:
    """Stores values from an iterator on. Returns an iterator behind them."""
    container = first.container if isinstance(first, Cursor) else first
    low = first.position if isinstance(first, Cursor) else 0
    if getattr(first, "kind", "") == "inserter":
        for each in values:
            first.state(each)
        return first
    m.step(1 + (len(values) >> 2))
    high = low + len(values)
    if isinstance(container, Builder):
        container.text = container.text[:low] + "".join(chr(each) for each in values) + container.text[high:]
    elif isinstance(first, Cursor) and first.is_reverse:
        size = len(container)
        container[size - high : size - low] = values[::-1]
    else:
        if high > len(container):
            m.note("undefined")
            raise m.fail("index", "write behind the end")
        container[low:high] = [
            m.cast_like(old, new) for old, new in zip(container[low:high], values, strict=True)
        ]
    return Cursor(container, high, getattr(first, "is_reverse", False))


def at(first: Any, offset: int) -> Cursor:
    """Returns an iterator so far behind another."""
    if isinstance(first, Cursor):
        return Cursor(first.container, first.position + offset, first.is_reverse)
    return Cursor(first, offset)


@operation("region.reverse")
def reverse(m: Any, first: Any, last: Any) -> None:
    """Reverses."""
    write(m, first, elements(m, first, last)[::-1])


@operation("region.rotate")
def rotate(m: Any, first: Any, middle: Any, last: Any) -> Any:
    """Moves the elements in front of the middle to the end."""
    values, cut = elements(m, first, last), middle.position - first.position
    write(m, first, values[cut:] + values[:cut])
    return at(first, len(values) - cut)


def _extreme(sign: int) -> Callable[..., Any]:
    def run(m: Any, first: Any, last: Any, comparator: Any = None) -> Any:
        values = elements(m, first, last)
        if not values:
            return last
        positions = list(range(len(values)))
        found = positions[0]
        for position in positions[1:]:
            if m.order(values[position], values[found], comparator) * sign > 0:
                found = position
        return at(first, found)

    return run


operation("region.max")(_extreme(1))
operation("region.min")(_extreme(-1))


@operation("region.min_max")
def min_max(m: Any, first: Any, last: Any) -> Any:
    """Iterators at the least and the last of the largest elements."""
    values = elements(m, first, last)
    low = values.index(best(m, values, -1))
    high = len(values) - 1 - values[::-1].index(best(m, values, 1))
    return Pair((at(first, low), at(first, high)))


@operation("region.sum")
def total(m: Any, first: Any, last: Any, start: Any, function: Any = None) -> Any:
    """C++'s `accumulate`: the result has the type of the start."""
    result = start
    add = m.operators.table["+"]
    for each in elements(m, first, last):
        result = m.cast_like(
            start, add(result, each) if function is None else m.apply(function, result, each)
        )
    return result


@operation("region.inner_product")
def inner_product(m: Any, first: Any, last: Any, other: Any, start: Any) -> Any:
    """The sum of products."""
    result, table = start, m.operators.table
    values = elements(m, first, last)
    for a, b in zip(values, elements(m, other, at(other, len(values))), strict=True):
        result = m.cast_like(start, table["+"](result, table["*"](a, b)))
    return result


@operation("region.partial_sums")
def partial_sums(m: Any, first: Any, last: Any, target: Any, function: Any = None) -> Any:
    """The sums so far."""
    found: list[Any] = []
    for each in elements(m, first, last):
        found.append(
            each
            if not found
            else m.operators.table["+"](found[-1], each)
            if function is None
            else m.apply(function, found[-1], each)
        )
    return write(m, target, found)


@operation("region.differences")
def differences(m: Any, first: Any, last: Any, target: Any) -> Any:
    """The differences of neighbours."""
    values = elements(m, first, last)
    minus = m.operators.table["-"]
    return write(
        m,
        target,
        [each if not index else minus(each, values[index - 1]) for index, each in enumerate(values)],
    )


@operation("region.count")
def count(m: Any, first: Any, last: Any, value: Any) -> Any:
    """How often a value occurs."""
    return m.operation("number.to_int64")(
        m, sum(1 for each in elements(m, first, last) if m.equal(each, value))
    )


@operation("region.count_where")
def count_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """How often a test holds."""
    return m.operation("number.to_int64")(
        m, sum(1 for each in elements(m, first, last) if truth(m, m.apply(test, each)))
    )


@operation("region.find")
def find(m: Any, first: Any, last: Any, value: Any) -> Any:
    """An iterator at the first element that equals a value, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if m.equal(each, value):
            return at(first, index)
    return last


@operation("region.find_where")
def find_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """An iterator at the first element that a test holds for, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if truth(m, m.apply(test, each)):
            return at(first, index)
    return last


@operation("region.find_where_not")
def find_where_not(m: Any, first: Any, last: Any, test: Any) -> Any:
    """An iterator at the first element that a test does not hold for, or the end."""
    for index, each in enumerate(elements(m, first, last)):
        if not truth(m, m.apply(test, each)):
            return at(first, index)
    return last


@operation("region.all")
def all_(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for all elements."""
    return all(truth(m, m.apply(test, each)) for each in elements(m, first, last))


@operation("region.any")
def any_(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for an element."""
    return any(truth(m, m.apply(test, each)) for each in elements(m, first, last))


@operation("region.none")
def none(m: Any, first: Any, last: Any, test: Any) -> bool:
    """Whether a test holds for no element."""
    return not any_(m, first, last, test)


@operation("region.for_each")
def for_each(m: Any, first: Any, last: Any, function: Any) -> Any:
    """Calls a function with each element, which it may change."""
    for index in range(first.position, last.position):
        element = m.indexer.get(first.container, index)
        m.apply(function, element if m.is_whole(element) else _Element.place(m, first.container, index))
    return function


class _Element:
    """Makes places of elements."""

    @staticmethod
    def place(m: Any, container: Any, index: int) -> Any:
        """Returns the place of an element."""
        from variorum.interpreter.values import Place

        return Place(
            lambda: m.indexer.get(container, index), lambda new: m.indexer.set(container, index, new)
        )


def _bound(least: int) -> Callable[..., Any]:
    def run(m: Any, first: Any, last: Any, value: Any, comparator: Any = None) -> Any:
        values = elements(m, first, last)
        low, high = 0, len(values)
        while low < high:
            middle = (low + high) // 2
            order = m.order(values[middle], value, comparator)
            if order < least:
                low = middle + 1
            else:
                high = middle
        return at(first, low)

    return run


operation("region.lower_bound")(_bound(0))
operation("region.upper_bound")(_bound(1))


@operation("region.has_sorted")
def has_sorted(m: Any, first: Any, last: Any, value: Any, *comparator: Any) -> bool:
    """Whether a value is in a sorted region."""
    found = _bound(0)(m, first, last, value, *comparator)
    return (
        found.position < last.position
        and m.order(m.indexer.get(found.container, found.position), value, *comparator) == 0
    )


@operation("region.equal_range")
def equal_range(m: Any, first: Any, last: Any, value: Any) -> Any:
    """The region of a value in a sorted region."""
    return Pair((_bound(0)(m, first, last, value), _bound(1)(m, first, last, value)))


@operation("region.unique")
def unique(m: Any, first: Any, last: Any) -> Any:
    """Moves elements that differ from the one before to the front."""
    values: list[Any] = []
    for each in elements(m, first, last):
        if not values or not m.equal(values[-1], each):
            values.append(each)
    return write(m, first, values)


@operation("region.remove")
def remove(m: Any, first: Any, last: Any, value: Any) -> Any:
    """Moves elements that do not equal a value to the front."""
    return write(m, first, [each for each in elements(m, first, last) if not m.equal(each, value)])


@operation("region.remove_where")
def remove_where(m: Any, first: Any, last: Any, test: Any) -> Any:
    """Moves elements that a test does not hold for to the front."""
    return write(m, first, [each for each in elements(m, first, last) if not truth(m, m.apply(test, each))])


@operation("region.partition")
def partition(m: Any, first: Any, last: Any, test: Any) -> Any:
    """Moves elements that a test holds for to the front."""
    values = elements(m, first, last)
    yes = [each for each in values if truth(m, m.apply(test, each))]
    write(m, first, yes + [each for each in values if not truth(m, m.apply(test, each))])
    return at(first, len(yes))


@operation("region.replace")
def replace(m: Any, first: Any, last: Any, old: Any, new: Any) -> None:
    """Replaces a value by another."""
    write(m, first, [new if m.equal(each, old) else each for each in elements(m, first, last)])


@operation("region.transform")
def transform(m: Any, first: Any, last: Any, *rest: Any) -> Any:
    """Stores what a function makes of the elements of one or two regions."""
    values = elements(m, first, last)
    if len(rest) == 2:
        return write(m, rest[0], [m.apply(rest[1], each) for each in values])
    others = elements(m, rest[0], at(rest[0], len(values)))
    return write(m, rest[1], [m.apply(rest[2], a, b) for a, b in zip(values, others, strict=True)])


@operation("region.copy")
def copy(m: Any, first: Any, last: Any, target: Any) -> Any:
    """Stores the elements in another place."""
    return write(m, target, elements(m, first, last))


@operation("region.copy_where")
def copy_where(m: Any, first: Any, last: Any, target: Any, test: Any) -> Any:
    """Stores the elements that a test holds for in another place."""
    return write(m, target, [each for each in elements(m, first, last) if truth(m, m.apply(test, each))])


@operation("region.fill")
def fill(m: Any, first: Any, last: Any, value: Any) -> None:
    """Stores one value everywhere."""
    write(m, first, [m.copy(value) for _ in range(len(elements(m, first, last)))])


@operation("region.fill_count")
def fill_count(m: Any, first: Any, count_: Any, value: Any) -> Any:
    """Stores one value so many times."""
    m.charge(integer(m, count_))
    return write(m, first, [m.copy(value) for _ in range(integer(m, count_))])


@operation("region.count_up")
def count_up(m: Any, first: Any, last: Any, start: Any) -> None:
    """C++'s `iota`."""
    write(m, first, [start + index for index in range(len(elements(m, first, last)))])


@operation("region.next_permutation")
def next_permutation(m: Any, first: Any, last: Any) -> bool:
    """Makes the next order of the elements; the first one after the last."""
    return _permute(m, first, last, 1)


@operation("region.prev_permutation")
def prev_permutation(m: Any, first: Any, last: Any) -> bool:
    """Makes the order of the elements before; the last one before the first."""
    return _permute(m, first, last, -1)


def _permute(m: Any, first: Any, last: Any, sign: int) -> bool:
    values = elements(m, first, last)
    for i in range(len(values) - 2, -1, -1):
        m.step()
        if m.order(values[i], values[i + 1]) * sign < 0:
            j = next(k for k in range(len(values) - 1, i, -1) if m.order(values[i], values[k]) * sign < 0)
            values[i], values[j] = values[j], values[i]
            values[i + 1 :] = values[i + 1 :][::-1]
            write(m, first, values)
            return True
    write(m, first, values[::-1])
    return False


@operation("region.nth")
def nth(m: Any, first: Any, middle: Any, last: Any, comparator: Any = None) -> None:
    """C++'s `nth_element`, which sorts here; how the rest is arranged is left open."""
    m.note("unordered")
    write(m, first, sort_values(m, elements(m, first, last), comparator))


@operation("region.partial_sort")
def partial_sort(m: Any, first: Any, middle: Any, last: Any, comparator: Any = None) -> None:
    """Sorts the smallest elements to the front."""
    write(m, first, sort_values(m, elements(m, first, last), comparator))


@operation("region.is_sorted")
def is_sorted(m: Any, first: Any, last: Any, comparator: Any = None) -> bool:
    """Whether the elements are in order."""
    values = elements(m, first, last)
    return all(m.order(a, b, comparator) <= 0 for a, b in itertools.pairwise(values))


@operation("region.equal")
def equal(m: Any, first: Any, last: Any, other: Any, *end: Any) -> bool:
    """Whether two regions have equal elements."""
    values = elements(m, first, last)
    others = elements(m, other, end[0] if end and isinstance(end[0], Cursor) else at(other, len(values)))
    return len(values) == len(others) and all(m.equal(a, b) for a, b in zip(values, others, strict=True))


@operation("region.merge")
def merge(m: Any, a: Any, b: Any, c: Any, d: Any, target: Any) -> Any:
    """Stores two sorted regions as one."""
    return write(m, target, sort_values(m, elements(m, a, b) + elements(m, c, d)))


def _set_operation(name: str) -> Callable[..., Any]:
    def run(m: Any, a: Any, b: Any, c: Any, d: Any, target: Any) -> Any:
        left, right = elements(m, a, b), elements(m, c, d)
        if name == "common":
            found = [each for each in left if each in right]
        elif name == "minus":
            found = [each for each in left if each not in right]
        else:
            found = sort_values(m, left + [each for each in right if each not in left])
        return write(m, target, found)

    return run


for _name in ("common", "minus", "union"):
    operation(f"region.{_name}")(_set_operation(_name))


@operation("region.appender")
def appender(m: Any, container: Any, *_: Any) -> Any:
    """C++'s `back_inserter`."""
    from variorum.interpreter.values import Device

    if isinstance(container, Builder):
        return Device("inserter", lambda each: m.operation("builder.push")(m, container, each))
    if isinstance(container, list):
        return Device("inserter", lambda each: m.operation("list.append")(m, container, each))
    return Device("inserter", lambda each: m.dispatch(container, "insert", [each]))


@operation("cpp.swap", places=(0, 1))
def swap(m: Any, a: Any, b: Any) -> None:
    """Exchanges two values."""
    if hasattr(a, "write") and hasattr(b, "write"):
        x, y = a.read(), b.read()
        a.write(y)
        b.write(x)
        return
    from variorum.interpreter.copying import replace

    saved = m.copy(a)
    if saved is a:
        from variorum.interpreter.signals import Unsupported

        raise Unsupported("an exchange of references")
    replace(m, a, b)
    replace(m, b, saved)


@operation("cpp.iter_swap")
def iter_swap(m: Any, a: Any, b: Any) -> None:
    """Exchanges what two iterators point to."""
    x, y = m.indexer.read_through(a), m.indexer.read_through(b)
    m.indexer.set(a.container, a.position, y)
    m.indexer.set(b.container, b.position, x)


@operation("cpp.text_of_number")
def text_of_number(m: Any, value: Any) -> Builder:
    """C++'s `to_string`."""
    if isinstance(value, float):
        return Builder(format(float(value), ".6f"))
    return Builder(str(int(value)))


@operation("cpp.move")
def move(m: Any, value: Any, *_: Any) -> Any:
    """C++'s `move`: the value itself."""
    return value


@operation("cpp.size")
def size(m: Any, value: Any) -> Any:
    """C++'s `size`: a number without sign."""
    return U64(m.operation("any.length")(m, value))


@operation("cpp.wide_size")
def wide_size(m: Any, value: Any) -> Any:
    """The length of a text up to its zero."""
    return U64(len(text_of(m, value).split("\0")[0]))


@operation("cpp.text")
def text(m: Any, value: Any) -> str:
    """C++'s `c_str`."""
    return text_of(m, value)


@operation("cpp.part")
def part(m: Any, s: Any, start: Any = 0, length: Any = None) -> Builder:
    """C++'s `substr`."""
    t, i = text_of(m, s), int(start)
    if i > len(t):
        raise m.fail("index", "out of range")
    return Builder(t[i:] if length is None or length < 0 else t[i : i + int(length)])


@operation("cpp.compare_texts")
def compare_texts(m: Any, a: Any, b: Any, *_: Any) -> int:
    """C++'s `compare` and C's `strcmp`."""
    s, t = text_of(m, a), text_of(m, b)
    return (s > t) - (s < t)


@operation("cpp.back")
def back(m: Any, a: Any) -> Any:
    """C++'s `back`."""
    if not len(a):
        m.note("undefined")
        raise m.fail("index", "empty")
    return m.indexer.get(a, len(a) - 1)


@operation("cpp.front")
def front(m: Any, a: Any) -> Any:
    """C++'s `front`."""
    if not len(a):
        m.note("undefined")
        raise m.fail("index", "empty")
    return m.indexer.get(a, 0)


@operation("cpp.at")
def at_checked(m: Any, a: Any, index: Any) -> Any:
    """C++'s `at`."""
    if not 0 <= index < len(a):
        raise m.fail("index", "out of range")
    return m.indexer.get(a, int(index))


@operation("cpp.memset")
def memset(m: Any, target: Any, value: Any, *_: Any) -> Any:
    """C's `memset`, with 0 or -1, of a whole array."""
    if value not in (0, -1):
        from variorum.interpreter.signals import Unsupported

        raise Unsupported("memset of another value")
    _set_all(m, target.container if isinstance(target, Cursor) else target, value)
    return target


def _set_all(m: Any, target: Any, value: Any) -> None:
    m.step(len(target) >> 4)
    for index, each in enumerate(target):
        if isinstance(each, list):
            _set_all(m, each, value)
        else:
            target[index] = m.cast_like(each, value) if not isinstance(each, bool) else bool(value)


@operation("cpp.values_of_list")
def of_list(m: Any, *values: Any) -> Any:
    """A tuple of values."""
    return m.make_collection("pair", [m.copy(each) for each in values])


@operation("cpp.tie", places=tuple(range(8)))
def tie(m: Any, *places: Any) -> Any:
    """C++'s `tie`."""
    from variorum.interpreter.values import Place

    def store(values: Any) -> None:
        for place, value in zip(places, values, strict=True):
            if hasattr(place, "write"):
                place.write(value)

    return Place(
        lambda: m.make_collection(
            "pair", [each.read() if hasattr(each, "read") else each for each in places]
        ),
        store,
    )


@operation("cpp.optional_value")
def optional_value(m: Any, value: Any) -> Any:
    """C++'s `value` of an optional."""
    if value.value is None:
        raise m.fail("state", "no value")
    return value.value


@operation("list.remove_equal")
def remove_equal(m: Any, a: Any, value: Any) -> None:
    """Removes all elements that equal a value."""
    a[:] = [each for each in a if not m.equal(each, value)]


@operation("stream.failed")
def failed(m: Any, device: Any) -> bool:
    """Whether the last read brought nothing."""
    return not m.operation("stream.good")(m, device)


@operation("stream.peek")
def stream_peek(m: Any, device: Any) -> int:
    """Whether anything is left, as a code; which character it is cannot be known without reading."""
    from variorum.interpreter.signals import Unsupported

    if not m.stdin.has_line(m.site):
        return -1
    raise Unsupported("a look at the next character")


@operation("stream.ignore_input")
def ignore_input(m: Any, *values: Any) -> Any:
    """C++'s `cin.ignore`."""
    from variorum.interpreter.values import Device

    return m.operation("stream.ignore")(m, Device("input"), *values)


@operation("new.cpp_queue")
def cpp_queue(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s `priority_queue`: the largest first, or as the third type argument or a comparison says."""
    queue = m.make_collection("queue descending", [], m.conversions.element_converter(type_))
    if len(type_.arguments) > 2:
        name = type_.arguments[2].name
        cls = m.class_named(name)
        if name == "greater":
            queue.is_descending = False
        elif cls is not None:
            queue.compare = m.construct(cls, [], None)
        elif name != "less" and not values:
            from variorum.interpreter.signals import Unsupported

            raise Unsupported("the comparison of a queue")
    for each in values:
        if hasattr(each, "invoke") or hasattr(each, "cls"):
            queue.compare = each
    if values and isinstance(values[0], Cursor):
        for each in elements(m, values[0], values[1]):
            m.operation("queue.push")(m, queue, each)
    return queue


@operation("new.cpp_optional")
def cpp_optional(m: Any, type_: Any, *values: Any) -> Any:
    """C++'s `optional`."""
    from variorum.interpreter.values import Optional

    return Optional(values[0] if values else None)


@operation("cpp.make_shared", takes_types=True)
def make_shared(m: Any, types: Any, *values: Any) -> Any:
    """C++'s `make_shared` and `make_unique`."""
    return m._pointer_to(m.constructor_of(types[0])(list(values), None))
