"""Compiles operators."""

from __future__ import annotations

import operator
from typing import Any

from variorum.interpreter.compiling.compiler import Compiler, expression, refuse
from variorum.interpreter.compiling.in_place import appending, changes_texts
from variorum.interpreter.compiling.statements import condition
from variorum.interpreter.compiling.targets import setter
from variorum.interpreter.compiling.template import Evaluate, Frame
from variorum.interpreter.integer_types import IntegerTypes
from variorum.interpreter.values import UNDEFINED
from variorum.program.expressions import (
    Binary,
    Conditional,
    Constant,
    Dereference,
    Index,
    Logical,
    Member,
    Unary,
    Variable,
)

COMPARISONS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
FAST = {"+": operator.add, "-": operator.sub, "*": operator.mul, "++": operator.add, "--": operator.sub}


@expression(Unary)
def unary(compiler: Compiler, node: Unary) -> Evaluate:
    """Compiles an operator with one operand."""
    value = compiler.expression(node.operand)
    machine = compiler.machine
    if node.operator == "not":
        truth = machine.comparer.truth

        def negation(f: Frame) -> bool:
            result = value(f)
            return not (result if result is True or result is False else truth(result))

        return negation
    apply = {
        "-": machine.negate,
        "+": machine.plus,
        "~": machine.invert,
        "!": machine.not_null,
        "!!": machine.not_null,
    }.get(node.operator)
    if apply is None:
        return refuse(f"operator {node.operator}")
    if isinstance(node.operand, Constant):
        literal = value(())  # type: ignore[arg-type]
        if isinstance(literal, (int, float)):
            known = apply(literal)
            machine.notes.clear()
            return lambda f: known
    return lambda f: apply(value(f))


@expression(Binary)
def binary(compiler: Compiler, node: Binary) -> Evaluate:
    """Compiles an operator with two operands; the commonest types are dealt with on the spot."""
    machine = compiler.machine
    left = compiler.expression(node.left)
    right = compiler.expression(node.right)
    name = node.operator
    general = machine.operators.table.get(name)
    if name == ">>" and isinstance(node.right, (Variable, Member, Index, Dereference)):
        return _shift_or_read(compiler, node, left, right)
    if general is None:
        return refuse(f"operator {name}")
    if name == "<<" and changes_texts(compiler):
        return appending(compiler, node.left, left, right)
    if name in COMPARISONS:
        return _comparison(compiler, left, right, COMPARISONS[name], general)
    if name in ("==", "!=", "is", "is not", "===", "!==", "matches"):
        return _equality(compiler, left, right, general, name)
    arithmetic = machine.operators.arithmetic
    plain = name.removesuffix("=")
    if plain in FAST:
        if machine.semantics.one_number_type:
            return _exact(left, right, FAST[plain], general, plain == "*")
        if machine.semantics.integers.bits:
            return _bounded(left, right, FAST[plain], general, arithmetic)
        if plain != "*":
            return _unbounded(left, right, FAST[plain], general)
    if plain in ("%", "//", "/") and machine.semantics.integers.division in ("truncate", "float"):
        return _division(compiler, left, right, general, plain)

    def run(f: Frame) -> Any:
        return general(left(f), right(f))

    return run


def _exact(left: Evaluate, right: Evaluate, apply: Any, general: Any, signed_zero: bool) -> Evaluate:
    bound = 1 << 53

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int:
            result = apply(a, b)
            if -bound <= result <= bound and (result or not signed_zero):
                return result
        return general(a, b)

    return run


def _bounded(left: Evaluate, right: Evaluate, apply: Any, general: Any, types: IntegerTypes) -> Evaluate:
    low, high, sized = types.low, types.high, types.sized

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        ta, tb = type(a), type(b)
        if ta is int and tb is int:
            result = apply(a, b)
            if low <= result <= high:
                return result
        elif ta is float and tb is float:
            return apply(a, b)
        elif (form := sized[ta, tb]) is not None:
            result = apply(a, b)
            least, largest, make = form
            if least <= result <= largest:
                return make(result)
        return general(a, b)

    return run


def _unbounded(left: Evaluate, right: Evaluate, apply: Any, general: Any) -> Evaluate:
    bound = 1 << 62

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if type(a) is int and type(b) is int and -bound < a < bound and -bound < b < bound:
            return apply(a, b)
        return general(a, b)

    return run


def _division(compiler: Compiler, left: Evaluate, right: Evaluate, general: Any, name: str) -> Evaluate:
    """For integers above 0 all languages agree on the quotient and the remainder."""
    is_quotient = name == "//" or (name == "/" and compiler.machine.semantics.integers.division == "truncate")
    if not is_quotient and name != "%":
        return lambda f: general(left(f), right(f))
    apply = operator.floordiv if is_quotient else operator.mod
    sized = compiler.machine.operators.arithmetic.sized

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        ta, tb = type(a), type(b)
        if ta is int and tb is int:
            if a >= 0 and b > 0:
                return apply(a, b)
        elif (form := sized[ta, tb]) is not None and a >= 0 and b > 0:
            result = apply(a, b)
            _, largest, make = form
            if result <= largest:
                return make(result)
        return general(a, b)

    return run


def _comparison(compiler: Compiler, left: Evaluate, right: Evaluate, apply: Any, general: Any) -> Evaluate:
    if compiler.machine.is_tracing:
        apply = _remembering(compiler, apply)
    sized = compiler.machine.operators.arithmetic.sized

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if (type(a) is int and type(b) is int) or sized[type(a), type(b)] is not None:
            return apply(a, b)
        return general(a, b)

    return run


def _remembering(compiler: Compiler, apply: Any) -> Any:
    compared = compiler.machine.compared

    def remember(a: Any, b: Any) -> Any:
        if len(compared) < 64:
            compared.add(a)
            compared.add(b)
        return apply(a, b)

    return remember


def _equality(compiler: Compiler, left: Evaluate, right: Evaluate, general: Any, name: str) -> Evaluate:
    is_negated = name in ("!=", "is not", "!==")
    machine = compiler.machine
    note = machine.compared if machine.is_tracing else None

    def run(f: Frame) -> Any:
        a = left(f)
        b = right(f)
        if note is not None and len(note) < 64:
            machine.remember(a, b)
        if type(a) is int and type(b) is int:
            return (a != b) if is_negated else (a == b)
        return general(a, b)

    return run


def _shift_or_read(compiler: Compiler, node: Binary, left: Evaluate, right: Evaluate) -> Evaluate:
    """`>>` shifts, or reads from a stream into the place on its right."""
    machine = compiler.machine
    put = setter(compiler, node.right)
    general = machine.operators.table[">>"]
    site = node.start

    def run(f: Frame) -> Any:
        a = left(f)
        if machine.kind_of(a) in ("input", "textstream"):
            machine.site = site
            old = right(f)
            return machine.operation("stream.take")(machine, a, old, lambda value: put(f, value))
        return general(a, right(f))

    return run


@expression(Logical)
def logical(compiler: Compiler, node: Logical) -> Evaluate:
    """Compiles `and`, `or` and `else`."""
    machine = compiler.machine
    left = compiler.expression(node.left)
    right = compiler.expression(node.right)
    truth = machine.comparer.truth
    gives_boolean = machine.semantics.logical == "bool"
    hits = machine.hits
    yes = machine.branch(node.left.start)
    no = yes + 1
    if node.operator == "else":

        def otherwise(f: Frame) -> Any:
            value = left(f)
            if value is None or value is UNDEFINED:
                hits[no] = 1
                return right(f)
            hits[yes] = 1
            return value

        return otherwise
    is_and = node.operator == "and"

    def run(f: Frame) -> Any:
        value = left(f)
        holds = value if value is True or value is False else truth(value)
        hits[yes if holds else no] = 1
        if holds is not is_and:
            return holds if gives_boolean else value
        value = right(f)
        if gives_boolean and value is not True and value is not False:
            return truth(value)
        return value

    return run


@expression(Conditional)
def conditional(compiler: Compiler, node: Conditional) -> Evaluate:
    """Compiles `test ? then : otherwise`."""
    test = condition(compiler, node.test)
    then = compiler.expression(node.then)
    otherwise = compiler.expression(node.otherwise)
    return lambda f: then(f) if test(f) else otherwise(f)
