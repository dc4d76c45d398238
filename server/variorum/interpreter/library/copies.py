"""Operations that copy values."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.registry import operation
from variorum.interpreter.objects import Object
from variorum.interpreter.values import Builder, Map, PriorityQueue, Set


@operation("any.copy")
def copy(m: Any, value: Any, *_: Any) -> Any:
    """A copy of the outermost container."""
    return shallow(m, value)


def shallow(m: Any, value: Any) -> Any:
    """Returns a copy of a container whose elements are shared."""
    from variorum.interpreter.copying import kind_like

    if isinstance(value, list):
        m.charge(len(value))
        return kind_like(value, value)
    if isinstance(value, Map):
        m.charge(len(value) * 2)
        return value.like(dict(value.entries))
    if isinstance(value, Set):
        m.charge(len(value))
        return value.like(value.elements)
    if isinstance(value, Object):
        m.charge(len(value.fields))
        return Object(value.cls, dict(value.fields))
    if isinstance(value, PriorityQueue):
        other = PriorityQueue()
        other.elements, other.compare, other.element = list(value.elements), value.compare, value.element
        other.is_descending = value.is_descending
        return other
    if isinstance(value, Builder):
        return Builder(value.text)
    return value


@operation("any.deep_copy")
def deep_copy(m: Any, value: Any, *_: Any) -> Any:
    """A copy of a value and of all that it holds."""
    return _deep(m, value, {}, 0)


def _deep(m: Any, value: Any, known: dict[int, Any], depth: int) -> Any:
    m.step()
    if id(value) in known:
        return known[id(value)]
    other = shallow(m, value)
    if other is value:
        return (
            tuple(_deep(m, each, known, depth + 1) for each in value) if isinstance(value, tuple) else value
        )
    known[id(value)] = other
    if isinstance(other, list):
        other[:] = [_deep(m, each, known, depth + 1) for each in other]
    elif isinstance(other, Map):
        other.entries = {key: _deep(m, each, known, depth + 1) for key, each in other.entries.items()}
    elif isinstance(other, Object):
        other.fields = {key: _deep(m, each, known, depth + 1) for key, each in other.fields.items()}
    return other
