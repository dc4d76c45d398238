"""Walks the nodes of a representation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import attrs

from variorum.program.node import Node

# Annotations of fields that hold neither nodes nor symbols.
_PLAIN = frozenset(
    ("bool", "int", "int | None", "object", "str", "tuple[str, ...]", "tuple[Type, ...]", "Type")
)


@cache
def fields_of(kind: Any) -> tuple[str, ...]:
    """The fields of a class of the representation that can hold nodes or symbols, in order."""
    return tuple(field.name for field in attrs.fields(kind) if field.type not in _PLAIN)


def children(node: Node) -> list[Node]:
    """The nodes right below a node, in order."""
    found = []
    kind: Any = type(node)
    for name in fields_of(kind):
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [one for one in value if isinstance(one, Node)]
    return found


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it, in order."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += children(one)[::-1]


def walk_all(nodes: Iterable[Node]) -> list[Node]:
    """The nodes and all below them, in order."""
    return [inner for each in nodes for inner in walk(each)]
