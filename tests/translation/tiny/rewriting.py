"""Rewrites of tiny programs that keep what they mean. A rewrite that does not fit a program gives it back as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tests.translation.tiny.tree import (
    Both,
    Call,
    Change,
    Collected,
    Count,
    Each,
    Either,
    Function,
    If,
    Let,
    Name,
    Not,
    Number,
    Print,
    Program,
    Return,
    Skip,
    Statement,
    While,
    changed,
)

Rewrite = Callable[[Program], Program]
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
_MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}


def _everywhere(change: Callable[[Any], Any]) -> Rewrite:
    return lambda program: changed(program, change)


def _guard(node: Any) -> Any:
    """The shorter arm first, left early."""
    if isinstance(node, Each | Count) and len(node.body) == 1 and isinstance(node.body[0], If):
        only = node.body[0]
        if only.otherwise:
            return attrs.evolve(node, body=(If(Not(only.condition), (*only.otherwise, Skip())), *only.then))
        return attrs.evolve(node, body=(If(Not(only.condition), (Skip(),)), *only.then))
    return node


def _mirrored(node: Any) -> Any:
    """`b > a` for `a < b`."""
    if isinstance(node, Both) and node.operator in _MIRRORED:
        return Both(_MIRRORED[node.operator], node.right, node.left)
    return node


def _negated(node: Any) -> Any:
    """The opposite condition, and the arms the other way round."""
    if isinstance(node, If) and node.otherwise:
        return If(_opposite(node.condition), node.otherwise, node.then)
    return node


def _opposite(node: Any) -> Any:
    match node:
        case Not(of):
            return of
        case Both(("and" | "or") as operator, left, right):
            return Both("or" if operator == "and" else "and", _opposite(left), _opposite(right))
        case Both(operator, left, right) if operator in _OPPOSITE:
            return Both(_OPPOSITE[operator], left, right)
    return Not(node)


def _nested(node: Any) -> Any:
    """One `if` in another for `and`."""
    match node:
        case If(Both("and", left, right), then, ()):
            return If(left, (If(right, then),))
    return node


def _either(node: Any) -> Any:
    """A conditional expression where both arms change the same variable in the same way."""
    match node:
        case If(condition, (Change(name, operator, value),), (Change(other, same, instead),)):
            if name == other and operator == same:
                return Change(name, operator, Either(condition, value, instead))
    return node


def _temporary(node: Any) -> Any:
    """A value gets a name before it is added."""
    if isinstance(node, If):
        return attrs.evolve(node, then=_named(node.then, "worth"), otherwise=_named(node.otherwise, "rest"))
    return node


def _named(statements: tuple[Statement, ...], name: str) -> tuple[Statement, ...]:
    match statements:
        case (Change(total, operator, Both() as value), *more):
            return (Let(name, value), Change(total, operator, Name(name)), *more)
    return statements


def _while(node: Any) -> Any:
    """A counting loop written out."""
    if isinstance(node, Count):
        step = Change(node.name, "+", Number(1))
        return (Let(node.name, node.start), While(Both("<", Name(node.name), node.end), (*node.body, step)))
    return node


_OTHER_NAMES = {"total": "result", "known": "seen", "price": "item", "day": "step"}


def _renamed(node: Any) -> Any:
    """Other names for local variables."""
    match node:
        case Name(name):
            return Name(_OTHER_NAMES.get(name, name))
        case Let(name, _) | Change(name, _, _) | Count(name, _, _, _):
            return attrs.evolve(node, name=_OTHER_NAMES.get(name, name))
        case Each(element, _, _):
            return attrs.evolve(node, element=_OTHER_NAMES.get(element, element))
    return node


def _reordered(node: Any) -> Any:
    """Two first values in the other order."""
    match node:
        case Function(body=(Let() as one, Let() as other, *more)):
            return attrs.evolve(node, body=(other, one, *more))
    return node


def _filled_in(node: Any) -> Any:
    """A template in place of joined texts."""
    return attrs.evolve(node, is_filled_in=True) if isinstance(node, Print) else node


def _helper(program: Program) -> Program:
    """The condition of the loop's decision in a function of its own."""
    [function] = program
    for place, statement in enumerate(function.body):
        match statement:
            case Each(element, _, (If(condition, then, otherwise),)):
                helper = Function(
                    "fits", (), (element, *function.numbers), (Return(condition),), is_condition=True
                )
                asked = Call("fits", (Name(element), *(Name(one) for one in function.numbers)))
                loop = attrs.evolve(statement, body=(If(asked, then, otherwise),))
                return helper, attrs.evolve(
                    function, body=(*function.body[:place], loop, *function.body[place + 1 :])
                )
            case Count(name, _, _, (If(condition, (Change(total, "+", value),), otherwise),)):
                helper = Function("worth", (), (name,), (Return(value),))
                then = (Change(total, "+", Call("worth", (Name(name),))),)
                loop = attrs.evolve(statement, body=(If(condition, then, otherwise),))
                return helper, attrs.evolve(
                    function, body=(*function.body[:place], loop, *function.body[place + 1 :])
                )
    return program


def _collected(program: Program) -> Program:
    """`sum`, `any` or `all` over the elements in place of the loop."""
    [function] = program
    match function.body:
        case (
            Let(total, Number(0)),
            Each(element, over, (If(condition, (Change(_, "+", value),), ()),)),
            Return(Both("+", Name(), more)),
        ):
            gathered = Collected("sum", element, over, value, condition)
            return (
                attrs.evolve(function, body=(Let(total, gathered), Return(Both("+", Name(total), more)))),
            )
        case (Each(element, over, (If(condition, (Return(Name(first)),), ()),)), Return(Name())):
            if first == "true":
                return (attrs.evolve(function, body=(Return(Collected("any", element, over, condition)),)),)
            return (
                attrs.evolve(function, body=(Return(Collected("all", element, over, _opposite(condition))),)),
            )
    return program


REWRITES: Mapping[str, Rewrite] = {
    "guard clause": _everywhere(_guard),
    "mirrored comparison": _everywhere(_mirrored),
    "opposite condition": _everywhere(_negated),
    "nested decision": _everywhere(_nested),
    "conditional expression": _everywhere(_either),
    "temporary variable": _everywhere(_temporary),
    "loop with a condition": _everywhere(_while),
    "other names": _everywhere(_renamed),
    "other order": _everywhere(_reordered),
    "template": _everywhere(_filled_in),
    "helper function": _helper,
    "collected": _collected,
}
