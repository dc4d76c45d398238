"""Programs that are built by hand: what each kind of node does, without a lowering."""

from __future__ import annotations

from typing import Any

import pytest

from variorum.interpreter.limits import Limits
from variorum.interpreter.machine import Machine
from variorum.interpreter.outcome import Outcome
from variorum.languages import language_named
from variorum.program.declarations import DefineFunction, Function, Lambda, Parameter, Program
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Collection,
    Constant,
    Do,
    Index,
    Logical,
    Variable,
    Yield,
)
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Block, Break, Declare, Evaluate, ForEach, If, Labelled, Loop, Return
from variorum.program.types import Kind, Type

INT = Type(Kind.INT, bits=32)
LIST = Type(Kind.LIST, "[]", (INT,))
A, B, C = (Symbol(name, Symbol.PARAMETER) for name in "abc")


def run(
    language: str,
    parameters: tuple[Symbol, ...],
    statements: list[Statement],
    *arguments: Any,
    **options: Any,
) -> Outcome:
    function = Function(
        "f", tuple(Parameter(each) for each in parameters), Block(tuple(statements)), **options
    )
    symbol = Symbol("f", Symbol.FUNCTION)
    program = Program(language, (function,), (), (DefineFunction(function, symbol),), (symbol,))
    return Machine(program, language_named(language)).call(function, arguments, limits=Limits())


def number(value: int) -> Constant:
    return Constant(value, INT)


def operation(operator: str, left: Expression | int, right: Expression | int) -> Binary:
    parts = [number(each) if isinstance(each, int) else each for each in (left, right)]
    return Binary(operator, *parts)


def test_a_loop_counts_and_its_tests_are_branches() -> None:
    test = Binary("<", Variable(B), Variable(A), start=7, end=12)
    body = Block((Evaluate(Assign(Variable(B), operation("+", Variable(B), 2))),))
    outcome = run("java", (A, B), [Loop(test, body), Return(Variable(B))], 5, 0)
    assert outcome.value == 6
    assert outcome.branches == {(7, True), (7, False)}
    assert outcome.steps >= 3


def test_break_leaves_the_labelled_block() -> None:
    inner = Labelled("out", Block((Break("out"), Return(number(1)))))
    assert run("java", (), [inner, Return(number(2))]).value == 2


def test_a_statement_in_an_expression_can_leave_the_function() -> None:
    early = Do((If(operation(">", Variable(A), 3), Block((Return(number(9)),))),), number(1))
    statements = [Declare(C, early), Return(Variable(C))]
    assert run("java", (A,), statements, 5).value == 9
    assert run("java", (A,), statements, 2).value == 1


def test_a_closure_sees_later_values_of_what_it_captured() -> None:
    lambda_ = Lambda(Function("", (), Block((Return(Variable(B)),))))
    statements: list[Statement] = [
        Declare(B, number(1)),
        Declare(C, lambda_),
        Evaluate(Assign(Variable(B), number(2))),
        Return(Call(Variable(C))),
    ]
    assert run("python", (), statements).value == 2


def test_each_round_of_a_loop_has_a_variable_of_its_own() -> None:
    item = Symbol("item", Symbol.LOCAL)
    made = Symbol("made", Symbol.LOCAL)
    lambda_ = Lambda(Function("", (), Block((Return(Variable(item)),))))
    statements: list[Statement] = [
        Declare(made, Collection(LIST, (number(0), number(0)))),
        ForEach(
            Variable(item),
            Collection(LIST, (number(0), number(1))),
            Block((Evaluate(Assign(Index(Variable(made), Variable(item)), lambda_)),)),
            declares=(item,),
        ),
        Return(Call(Index(Variable(made), number(0)))),
    ]
    assert run("javascript", (), statements).value == 0


def test_the_right_side_is_evaluated_only_if_the_left_does_not_decide() -> None:
    fails = operation("/", 1, 0)
    outcome = run(
        "java", (A,), [Return(Logical("and", operation(">", Variable(A), 0), operation(">", fails, 0)))], -1
    )
    assert outcome.value is False


def test_a_generator_hands_out_values_as_they_are_asked_for() -> None:
    item = Symbol("item", Symbol.LOCAL)
    body = Block((Evaluate(Yield(Variable(item))),))
    outcome = run("python", (A,), [ForEach(Variable(item), Variable(A), body)], [1, 2, 3], is_generator=True)
    assert outcome.value == [1, 2, 3]


@pytest.mark.parametrize(
    ("language", "operator", "left", "right", "expected"),
    [
        ("java", "+", 2147483647, 1, -2147483648),
        ("java", "/", -7, 2, -3),
        ("java", "%", -7, 2, -1),
        ("python", "//", -7, 2, -4),
        ("python", "%", -7, 2, 1),
        ("python", "/", 7, 2, 3.5),
        ("python", "+", 2147483647, 1, 2147483648),
        ("javascript", "/", 7, 2, 3.5),
        ("javascript", "|", 4294967295, 0, -1),
        ("cpp", ">>", -8, 1, -4),
        ("java", ">>>", -1, 28, 15),
        ("java", "<<", 1, 33, 2),
    ],
)
def test_arithmetic_is_the_language_s_own(
    language: str, operator: str, left: int, right: int, expected: object
) -> None:
    types = {"python": Type(Kind.INT), "javascript": Type(Kind.FLOAT, "number", bits=64)}
    constants = [Constant(each, types.get(language, INT)) for each in (left, right)]
    outcome = run(language, (), [Return(Binary(operator, *constants))])
    assert outcome.value == expected


def test_overflow_is_noted() -> None:
    assert "overflow" in run("java", (A,), [Return(operation("*", Variable(A), Variable(A)))], 100_000).notes


def test_an_unknown_call_gives_the_same_for_the_same_arguments() -> None:
    from variorum.program.expressions import Unbound

    def unknown(value: int) -> Call:
        return Call(Unbound("mystery"), (Argument(number(value)),))

    same = run("python", (), [Return(operation("==", unknown(1), unknown(1)))])
    assert same.value is True
    assert "unknown:mystery" in same.notes
