"""Changes of what a tiny program means, in one place of it. One that does not fit gives the program back as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tests.translation.tiny.tree import (
    Both,
    Call,
    Change,
    Count,
    Each,
    Either,
    If,
    Number,
    Program,
    Return,
    changed,
)

Mutation = Callable[[Program], Program]
_FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "!="}
_SHIFTED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_OTHER = {"+": "-", "-": "+", "*": "-"}
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def _once(change: Callable[[Any], Any]) -> Mutation:
    """The change at the first place where it changes anything."""

    def mutation(program: Program) -> Program:
        is_done = False

        def first(node: Any) -> Any:
            nonlocal is_done
            new = node if is_done else change(node)
            is_done = is_done or new != node
            return new

        found: Program = changed(program, first)
        return found

    return mutation


def _swapped_arms(node: Any) -> Any:
    match node:
        case If(condition, then, otherwise) if otherwise and then != otherwise:
            return If(condition, otherwise, then)
        case Either(condition, then, otherwise) if then != otherwise:
            return Either(condition, otherwise, then)
    return node


def _operator(table: Mapping[str, str]) -> Callable[[Any], Any]:
    def change(node: Any) -> Any:
        if isinstance(node, Both) and node.operator in table:
            return attrs.evolve(node, operator=table[node.operator])
        return node

    return change


def _constant(node: Any) -> Any:
    return Number(node.value + 7) if isinstance(node, Number) and node.value > 1 else node


def _dropped(node: Any) -> Any:
    """The first statement of an arm with several is gone, or the whole of an `else`."""
    if isinstance(node, If) and len(node.then) > 1:
        return attrs.evolve(node, then=node.then[:-1])
    if isinstance(node, If) and node.otherwise:
        return attrs.evolve(node, otherwise=())
    return node


def _one_less(node: Any) -> Any:
    if isinstance(node, Count):
        return attrs.evolve(node, end=Both("-", node.end, Number(1)))
    return node


def _no_decision(node: Any) -> Any:
    """What was done for some is done for all."""
    if isinstance(node, Each | Count) and len(node.body) == 1 and isinstance(node.body[0], If):
        return attrs.evolve(node, body=node.body[0].then)
    return node


def _moved_arguments(node: Any) -> Any:
    """Every argument in the place of the one before it: of two that change places, `==` may well think the same."""
    if isinstance(node, Call) and len(node.given) > 1:
        return attrs.evolve(node, given=(*node.given[1:], node.given[0]))
    return node


def _other_growth(node: Any) -> Any:
    if isinstance(node, Change) and node.operator in "+-":
        return attrs.evolve(node, operator="-" if node.operator == "+" else "+")
    return node


def _bare_result(node: Any) -> Any:
    """The last step of the result is gone."""
    match node:
        case Return(Both(_, left, Number())):
            return Return(left)
    return node


MUTATIONS: Mapping[str, Mutation] = {
    "swapped arms": _once(_swapped_arms),
    "flipped comparison": _once(_operator(_FLIPPED)),
    "moved limit": _once(_operator(_SHIFTED)),
    "negated condition": _once(_operator(_OPPOSITE)),
    "and for or": _once(_operator({"and": "or", "or": "and"})),
    "wrong operator": _once(_operator(_OTHER)),
    "other growth": _once(_other_growth),
    "changed constant": _once(_constant),
    "dropped statement": _once(_dropped),
    "dropped decision": _once(_no_decision),
    "one round less": _once(_one_less),
    "moved arguments": _once(_moved_arguments),
    "bare result": _once(_bare_result),
}
