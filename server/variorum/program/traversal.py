"""Walks the nodes of a representation."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.program.node import Node


def children(node: Node) -> Iterator[Node]:
    """The nodes right below a node, in order."""
    for name in _fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Node))


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it, in order."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting.extend(reversed(list(children(one))))


_FIELDS: dict[str, tuple[str, ...]] = {}


def _fields(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a class that can hold nodes; a class of the representation is known by its name."""
    known = _FIELDS.get(kind.__name__)
    if known is None:
        known = tuple(field.name for field in attrs.fields(kind) if field.name not in ("start", "end"))
        _FIELDS[kind.__name__] = known
    return known
