"""Operations on priority queues."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import new_list, truth
from variorum.interpreter.values import PriorityQueue


@operation("queue.push")
def push(m: Any, q: PriorityQueue, value: Any, *_: Any) -> bool:
    """Adds a value behind those that are equal to it."""
    m.charge(1)
    if value is None:
        raise m.fail("null")
    value = q.element(value) if q.element is not None else m.copy(value)
    sign = -1 if q.is_descending else 1
    low, high = 0, len(q.elements)
    while low < high:
        middle = (low + high) // 2
        if m.order(value, q.elements[middle], q.compare) * sign < 0:
            high = middle
        else:
            low = middle + 1
    q.elements.insert(low, value)
    if not q.elements[1:]:
        return True
    return True


def _note_ties(m: Any, q: PriorityQueue) -> None:
    # Which of two equal elements comes first is the heap's secret.
    if len(q.elements) > 1 and not isinstance(q.elements[0], (int, float, str)):
        if m.order(q.elements[0], q.elements[1], q.compare) == 0 and not m.equal(
            q.elements[0], q.elements[1]
        ):
            m.note("unordered")


@operation("queue.emplace")
def emplace(m: Any, q: PriorityQueue, *values: Any) -> None:
    """C++'s `emplace`."""
    push(m, q, values[0] if len(values) == 1 else m.operation("cpp.emplaced")(m, q, list(values)))


def _take(m: Any, q: PriorityQueue, missing: str, removes: bool) -> Any:
    if not q.elements:
        if missing == "null":
            return None
        if missing == "chaos":
            raise m.outside("empty queue")
        raise m.fail(missing, "empty queue")
    _note_ties(m, q)
    return q.elements.pop(0) if removes else q.elements[0]


@operation("queue.poll")
def poll(m: Any, q: PriorityQueue) -> Any:
    """Removes the first element; null if there is none."""
    return _take(m, q, "null", True)


@operation("queue.remove_first")
def remove_first(m: Any, q: PriorityQueue, *value: Any) -> Any:
    """Removes the first element, or a given one."""
    if value:
        for position, each in enumerate(q.elements):
            if m.equal(each, value[0]):
                del q.elements[position]
                return True
        return False
    return _take(m, q, "end", True)


@operation("queue.pop")
def pop(m: Any, q: PriorityQueue) -> Any:
    """Removes the first element; undefined behaviour if there is none."""
    return _take(m, q, "chaos", True)


@operation("queue.peek")
def peek(m: Any, q: PriorityQueue) -> Any:
    """The first element; null if there is none."""
    return _take(m, q, "null", False)


@operation("queue.first")
def first(m: Any, q: PriorityQueue) -> Any:
    """The first element. Raises an end error if there is none."""
    return _take(m, q, "end", False)


@operation("queue.top")
def top(m: Any, q: PriorityQueue) -> Any:
    """The first element; undefined behaviour if there is none."""
    return _take(m, q, "chaos", False)


@operation("queue.clear")
def clear(m: Any, q: PriorityQueue) -> None:
    """Removes everything."""
    q.elements.clear()


@operation("queue.add_all")
def add_all(m: Any, q: PriorityQueue, values: Any) -> bool:
    """Adds all elements of a collection."""
    for each in m.list_of(m.loop_values(values)):
        push(m, q, each)
    return True


@operation("queue.has")
def has(m: Any, q: PriorityQueue, value: Any) -> bool:
    """Whether a value is in the queue."""
    m.step(len(q))
    return any(m.equal(each, value) for each in q.elements)


@operation("queue.remove_where")
def remove_where(m: Any, q: PriorityQueue, test: Any) -> bool:
    """Removes what a test holds for."""
    before = len(q.elements)
    q.elements = [each for each in q.elements if not truth(m, m.apply(test, each))]
    return len(q.elements) != before


@operation("queue.to_list")
def to_list(m: Any, q: PriorityQueue) -> Any:
    """The elements as a list."""
    m.note("unordered")
    return new_list(m, q.elements)
