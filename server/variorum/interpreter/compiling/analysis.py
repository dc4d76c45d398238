"""Which symbols a function mentions itself, and which only the functions inside of it do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from variorum.program.declarations import Class, DefineClass, DefineFunction, Function, Lambda
from variorum.program.expressions import Yield
from variorum.program.node import Node, Symbol


@attrs.frozen
class Mentions:
    """The symbols of a function in the order of their first mention."""

    own: dict[Symbol, None]
    nested: dict[Symbol, None]


@cache
def _fields(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(cls) if field.name not in ("start", "end"))


def parts_of(node: Node) -> Iterator[Any]:
    """Yields the nodes and symbols that a node holds."""
    kind: Any = type(node)
    for name in _fields(kind):
        value = getattr(node, name)
        if isinstance(value, (Node, Symbol)):
            yield value
        elif type(value) is tuple:
            for each in value:
                if isinstance(each, (Node, Symbol)):
                    yield each


def mentions_of(root: Node) -> Mentions:
    """Returns the symbols that a function, or another piece of a program, mentions. What a nested function or class mentions
    is nested, the symbol it is bound to is not."""
    own: dict[Symbol, None] = {}
    nested: dict[Symbol, None] = {}
    stack: list[tuple[Any, bool]] = [(part, False) for part in parts_of(root)][::-1]
    while stack:
        node, is_nested = stack.pop()
        if isinstance(node, Symbol):
            (nested if is_nested else own).setdefault(node)
            continue
        inner = is_nested or isinstance(node, (Function, Class))
        if isinstance(node, (DefineFunction, DefineClass, Lambda)):
            stack.extend([(part, inner or isinstance(part, Node)) for part in parts_of(node)][::-1])
            continue
        stack.extend([(part, inner) for part in parts_of(node)][::-1])
    return Mentions(own, nested)


@cache
def _holders() -> tuple[type, ...]:
    return (Function, Class)


def yields(node: Node | None) -> bool:
    """Whether a `Yield` of this function is in the node."""
    if node is None:
        return False
    stack: list[Any] = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, Yield):
            return True
        if isinstance(each, _holders()):
            continue
        stack.extend(part for part in parts_of(each) if isinstance(part, Node))
    return False
