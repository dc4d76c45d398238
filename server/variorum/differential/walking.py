"""Walks over the nodes of a program, whatever their kind."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from variorum.program.node import Node

_FIELDS: dict[type[Node], tuple[str, ...]] = {}


def _fields(kind: type[Node]) -> tuple[str, ...]:
    names = _FIELDS.get(kind)
    if names is None:
        names = tuple(field.name for field in attrs.fields(kind) if field.name not in ("start", "end"))
        _FIELDS[kind] = names
    return names


def children(node: Node) -> Iterator[Node]:
    """The nodes that stand directly inside a node, in the order of its fields."""
    for name in _fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from (each for each in value if isinstance(each, Node))


def descendants(node: Node) -> Iterator[Node]:
    """The node and all nodes inside it, parents first."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        pending.extend(reversed(list(children(current))))
