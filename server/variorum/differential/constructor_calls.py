"""Wraps methods so that the constructor's parameters become inputs: the wrapper constructs the object, then calls
the method.

A class in one language is often a plain function in another, and constructed objects are valid ones.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.receiver_objects import CONSTRUCTORS, needs_receiver
from variorum.differential.side import Side, classes_by_name
from variorum.differential.verdict import CalledFunction
from variorum.program.declarations import Function, Lambda, Parameter
from variorum.program.expressions import Argument, Call, Member, MethodCall, New, Variable
from variorum.program.factories import factories
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Declare, Evaluate, Return
from variorum.program.traversal import walk
from variorum.program.types import Kind, Type


def with_constructor(side: Side) -> Side | None:
    """Returns the side with its method wrapped. Returns None if the constructor has no parameters.

    If the method returns nothing, the wrapper returns the object.
    """
    if not needs_receiver(side):
        return None
    method = side.function
    owner = classes_by_name(side.program)[method.owner]
    constructors = [each for each in owner.methods if each.name in CONSTRUCTORS and each.body is not None]
    makers = factories(side.program, owner)
    if makers:
        constructors = [makers[0]]
    if len(constructors) != 1 or not (given := _parameters_of(constructors[0])):
        return None
    own = _parameters_of(method)
    made: Expression = New(
        Type(Kind.OBJECT, owner.name), _arguments(given), start=method.start, end=method.end
    )
    if makers:
        made = Call(Lambda(makers[0]), _arguments(given), start=method.start, end=method.end)
    body = _body(method, made, _arguments(own))
    function = Function(
        method.name, (*given, *own), Block(tuple(body)), method.result, start=method.start, end=method.end
    )
    uses = Block(tuple(each.body for each in (constructors[0], method) if each.body is not None))
    types = tuple(each.symbol.type for each in function.parameters)
    called = CalledFunction(method.name, method.owner, len(given), types, method.result)
    is_mute = not method.is_property and not _returns(method)
    return attrs.evolve(side, function=function, uses=uses, made=called, returns_object=is_mute)


def _body(method: Function, made: Expression, arguments: tuple[Argument, ...]) -> Sequence[Statement]:
    if method.is_property:
        return [Return(Member(made, method.name))]
    if _returns(method):
        return [Return(MethodCall(made, method.name, arguments))]
    this = Symbol("made", Symbol.LOCAL)
    call = MethodCall(Variable(this), method.name, arguments)
    return [Declare(this, made), Evaluate(call), Return(Variable(this))]


def _parameters_of(function: Function) -> tuple[Parameter, ...]:
    return tuple(each for each in function.parameters if not each.rest and not each.is_keyword_only)


def _arguments(parameters: Sequence[Parameter]) -> tuple[Argument, ...]:
    return tuple(Argument(Variable(each.symbol)) for each in parameters)


def _returns(function: Function) -> bool:
    if function.result.kind is Kind.VOID:
        return False
    return any(isinstance(node, Return) and node.value is not None for node in walk(function))
