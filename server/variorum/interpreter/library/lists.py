"""Operations that add to lists and take from their ends."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import integer, values_of


def changeable(m: Any, a: Any) -> None:
    """Raises a state error for a list that cannot be changed."""
    if getattr(a, "kind", "") == "fixed":
        raise m.fail("state", "a list that cannot be changed")


def resizable(m: Any, a: Any) -> None:
    """Raises a state error for a list whose length cannot be changed."""
    if getattr(a, "kind", "") in ("fixed", "sized"):
        raise m.fail("state", "a list whose length cannot be changed")


def into(a: Any, value: Any) -> Any:
    """Returns a value as the list holds it."""
    convert = getattr(a, "element", None)
    return convert(value) if convert is not None else value


@operation("list.add")
def add(m: Any, a: Any, *values: Any) -> Any:
    """Adds at the end, or with two arguments at a position. True."""
    resizable(m, a)
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
    resizable(m, a)
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
    bound = getattr(a, "bound", None)
    if bound is not None and len(a) > bound:
        a.pop()
    return True


@operation("list.extend")
def extend(m: Any, a: Any, *values: Any) -> bool:
    """Adds all elements of a value, at the end or at a position."""
    resizable(m, a)
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
    bound = getattr(a, "bound", None)
    if bound is not None:
        del a[bound:]


def _popped(m: Any, a: Any, index: int, kind: str) -> Any:
    resizable(m, a)
    if not a:
        if kind == "absent":
            return m.absent
        if kind == "null":
            return None
        if kind == "index" and m.semantics.index.outside == "chaos":
            raise m.outside("empty")
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
            raise m.outside("empty")
        raise m.fail(kind, "empty")
    return a[index]


for _end, _index in (("first", 0), ("last", -1)):
    for _suffix, _kind in (("", "index"), ("_state", "state"), ("_end", "end"), ("_or_null", "absent")):

        def _get(m: Any, a: Any, *_: Any, index: int = _index, kind: str = _kind) -> Any:
            return _element(m, a, index, kind)

        operation(f"list.{_end}{_suffix}")(_get)
