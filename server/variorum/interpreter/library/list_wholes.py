"""Operations on whole lists: copies, comparisons and texts."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.copying import kind_like
from variorum.interpreter.library.list_elements import get
from variorum.interpreter.library.lists import changeable
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, new_list, values_of
from variorum.interpreter.values import UNDEFINED, Array


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
        changeable(m, a)
        n = integer(m, count) % len(a)
        a[:] = a[len(a) - n :] + a[: len(a) - n]
    m.step(len(a) >> 4)


@operation("list.swap")
def swap(m: Any, a: Any, i: Any, j: Any) -> None:
    """Exchanges two elements."""
    changeable(m, a)
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
def join_kotlin(m: Any, a: Any, *values: Any, **named: Any) -> str:
    """Kotlin's `joinToString`. A lambda behind the parentheses comes as the last argument by position."""
    if values and hasattr(values[-1], "invoke"):
        *values, named["transform"] = values  # type: ignore[assignment]
    return _joined(m, a, *values, **named)


def _joined(
    m: Any,
    a: Any,
    separator: Any = ", ",
    prefix: Any = "",
    postfix: Any = "",
    limit: Any = -1,
    truncated: Any = "...",
    transform: Any = None,
) -> str:
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
        return m.make_collection("sized", values[0])
    return m.make_collection("sized", list(values))


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
