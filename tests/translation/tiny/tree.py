"""What a tiny program is made of: functions on whole numbers and lists of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs


@attrs.frozen
class Number:
    value: int


@attrs.frozen
class Name:
    name: str


@attrs.frozen
class Both:
    """An operation on two operands; `and` and `or` among the operators."""

    operator: str
    left: Expression
    right: Expression


@attrs.frozen
class Not:
    of: Expression


@attrs.frozen
class Call:
    name: str
    given: tuple[Expression, ...]


@attrs.frozen
class Either:
    """A conditional expression."""

    condition: Expression
    then: Expression
    otherwise: Expression


@attrs.frozen
class Collected:
    """`sum`, `any` or `all` over the elements of a list, some of them left out."""

    how: str
    element: str
    over: str
    result: Expression
    where: Expression | None = None


Expression = Number | Name | Both | Not | Call | Either | Collected


@attrs.frozen
class Let:
    """A variable and its first value."""

    name: str
    value: Expression


@attrs.frozen
class Change:
    """`name operator= value`."""

    name: str
    operator: str
    value: Expression


@attrs.frozen
class If:
    condition: Expression
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@attrs.frozen
class Each:
    """A loop over the elements of a list."""

    element: str
    over: str
    body: tuple[Statement, ...]


@attrs.frozen
class Count:
    """A loop that counts from `start` to below `end`."""

    name: str
    start: Expression
    end: Expression
    body: tuple[Statement, ...]


@attrs.frozen
class While:
    condition: Expression
    body: tuple[Statement, ...]


@attrs.frozen
class Return:
    value: Expression


@attrs.frozen
class Skip:
    """On with the next round of the loop."""


@attrs.frozen
class Print:
    """A text and a value in one line."""

    text: str
    value: Expression
    is_filled_in: bool = False
    """Whether the text is a template, where the language has them."""


Statement = Let | Change | If | Each | Count | While | Return | Skip | Print


@attrs.frozen
class Function:
    name: str
    lists: tuple[str, ...]
    """The parameters that are lists; they come first."""
    numbers: tuple[str, ...]
    """The parameters that are numbers."""
    body: tuple[Statement, ...]
    is_condition: bool = False
    """Whether the result is a truth value rather than a number."""


Program = tuple[Function, ...]


def changed(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every node put through `change`, leaves first; a tuple of nodes takes the place of the one it is made of."""
    if isinstance(node, tuple):
        found: list[Any] = []
        for one in node:
            new = changed(one, change)
            found.extend(new if isinstance(new, tuple) else (new,))
        return tuple(found)
    if not attrs.has(type(node)):
        return node
    parts = {field.name: changed(getattr(node, field.name), change) for field in attrs.fields(type(node))}
    return change(type(node)(**parts))
