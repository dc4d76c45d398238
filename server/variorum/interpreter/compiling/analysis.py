"""Which symbols a function mentions itself, and which only the functions inside of it do."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.program.declarations import Class, DefineClass, DefineFunction, Function, Lambda
from variorum.program.expressions import Yield
from variorum.program.node import Node, Symbol
from variorum.program.traversal import fields_of


@attrs.frozen
class Mentions:
    """The symbols of a function in the order of their first mention."""

    own: dict[Symbol, None]
    nested: dict[Symbol, None]


def parts_of(node: Node) -> list[Any]:
    """Returns the nodes and symbols that a node holds."""
    found = []
    kind: Any = type(node)
    for name in fields_of(kind):
        value = getattr(node, name)
        if isinstance(value, (Node, Symbol)):
            found.append(value)
        elif type(value) is tuple:
            found += [each for each in value if isinstance(each, (Node, Symbol))]
    return found


def mentions_of(root: Node) -> Mentions:
    """Returns the symbols that a function, or another piece of a program, mentions. What a nested function or class mentions
    is nested, the symbol it is bound to is not."""
    own, inner = own_mentions(root)
    nested: dict[Symbol, None] = {}
    waiting = inner[::-1]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Symbol):
            nested[part] = None
        else:
            waiting += parts_of(part)[::-1]
    return Mentions(own, nested)


def own_mentions(root: Node) -> tuple[dict[Symbol, None], list[Any]]:
    """Returns the symbols that the piece itself mentions, and the parts of its nested functions and classes."""
    own: dict[Symbol, None] = {}
    inner: list[Any] = []
    waiting = parts_of(root)[::-1]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Symbol):
            own[part] = None
        elif isinstance(part, (Function, Class)):
            inner += parts_of(part)
        elif isinstance(part, (DefineFunction, DefineClass, Lambda)):
            for each in parts_of(part):
                if isinstance(each, Symbol):
                    own[each] = None
                else:
                    inner.append(each)
        else:
            waiting += parts_of(part)[::-1]
    return own, inner


def yields(node: Node | None) -> bool:
    """Whether a `Yield` of this function is in the node."""
    if node is None:
        return False
    stack: list[Any] = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, Yield):
            return True
        if isinstance(each, (Function, Class)):
            continue
        stack.extend(part for part in parts_of(each) if isinstance(part, Node))
    return False
