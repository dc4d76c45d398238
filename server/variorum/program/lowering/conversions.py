"""Conversions that a statically typed language implies: where a declared type takes a value that is not evidently of it."""

from __future__ import annotations

import attrs

from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Cast,
    Conditional,
    Constant,
    Index,
    Logical,
    Member,
    MethodCall,
    New,
    This,
    Unary,
    Variable,
)
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.scope import MemberOutline
from variorum.program.node import Expression
from variorum.program.types import ANY, Kind, Type

_CONVERTED = (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.STR)
_COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">=", "is", "in", "matches"))
_ARITHMETIC = frozenset(("+", "-", "*", "/", "%", "&", "|", "^"))


def converted(lower: Lowering, wanted: Type, value: Expression) -> Expression:
    """The value as the declared type takes it."""
    if not lower.table.fact("conversions", "implied", False) or wanted.kind not in _CONVERTED:
        return value
    if wanted.name in lower.table.boxed or (isinstance(value, Constant) and value.value is None):
        return value
    known = evident_type(lower, value)
    if _is_same(known, wanted):
        return value
    if isinstance(value, Constant) and known.kind is Kind.INT and wanted.kind is Kind.INT:
        return attrs.evolve(value, type=wanted) if _fits(value.value, wanted) else _cast(wanted, value)
    return _cast(wanted, value)


def _cast(wanted: Type, value: Expression) -> Expression:
    return Cast(wanted, value, is_implied=True, start=value.start, end=value.end)


def _is_same(known: Type, wanted: Type) -> bool:
    if known.kind is not wanted.kind:
        return False
    if wanted.kind is Kind.INT:
        return known.bits == wanted.bits and known.is_signed == wanted.is_signed
    return known.bits == wanted.bits


def _fits(value: object, wanted: Type) -> bool:
    if not isinstance(value, int) or not wanted.bits:
        return True
    if wanted.is_signed:
        return -(1 << (wanted.bits - 1)) <= value < 1 << (wanted.bits - 1)
    return 0 <= value < 1 << wanted.bits


def converted_arguments(
    lower: Lowering, functions: list[MemberOutline], arguments: tuple[Argument, ...]
) -> tuple[Argument, ...]:
    """Arguments of a call as the only function that it can mean takes them."""
    if len(functions) != 1 or len(functions[0].parameters) != len(arguments):
        return arguments
    if any(argument.name or argument.spread for argument in arguments):
        return arguments
    pairs = zip(functions[0].parameters, arguments, strict=True)
    return tuple(attrs.evolve(one, value=converted(lower, wanted, one.value)) for wanted, one in pairs)


def evident_type(lower: Lowering, value: Expression, depth: int = 0) -> Type:
    """The type that an expression shows without any search: ANY where it does not."""
    if depth > 12:
        return ANY
    match value:
        case Constant(type=known) | Cast(type=known) | New(type=known):
            return known
        case Variable(symbol=symbol):
            return symbol.type
        case Conditional(then=one, otherwise=other):
            first = evident_type(lower, one, depth + 1)
            return first if first == evident_type(lower, other, depth + 1) else ANY
        case Logical() | Unary(operator="not"):
            return Type(Kind.BOOL, "bool")
        case Unary(operand=inner):
            return _promoted(lower, evident_type(lower, inner, depth + 1))
        case Binary(operator=operator, left=left, right=right):
            if operator in _COMPARISONS:
                return Type(Kind.BOOL, "bool")
            return _of_arithmetic(
                lower,
                operator,
                evident_type(lower, left, depth + 1),
                evident_type(lower, right, depth + 1),
            )
        case Index(object=inner):
            return _element(evident_type(lower, inner, depth + 1))
        case Member(object=This(), name=name) | MethodCall(receiver=This(), name=name):
            return _of_member(lower, name, is_method=isinstance(value, MethodCall))
        case Call(function=Variable(symbol=symbol)):
            found = lower.signatures.get(symbol, [])
            return found[0].type if len(found) == 1 else ANY
    return ANY


def _element(container: Type) -> Type:
    if container.kind is Kind.LIST and container.arguments:
        return container.arguments[0]
    return ANY


def _of_member(lower: Lowering, name: str, is_method: bool) -> Type:
    owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
    found = owner.members.get(name, []) if owner is not None else []
    if len(found) == 1 and found[0].is_method == is_method:
        return found[0].type
    return ANY


def _of_arithmetic(lower: Lowering, operator: str, left: Type, right: Type) -> Type:
    if operator in ("<<", ">>", ">>>"):
        return _promoted(lower, left)
    if operator not in _ARITHMETIC:
        return ANY
    if operator == "+" and Kind.STR in (left.kind, right.kind) and left.kind is right.kind:
        return left
    left, right = _promoted(lower, left), _promoted(lower, right)
    if left.kind is Kind.FLOAT and right.kind in (Kind.INT, Kind.FLOAT):
        return left if right.kind is Kind.INT or left.bits >= right.bits else right
    if right.kind is Kind.FLOAT and left.kind is Kind.INT:
        return right
    if left.kind is Kind.INT and right.kind is Kind.INT and left.is_signed == right.is_signed:
        return left if left.bits >= right.bits else right
    return ANY


def _promoted(lower: Lowering, operand: Type) -> Type:
    """What an operand becomes in arithmetic: numbers narrower than `int` become `int`."""
    name = lower.table.fact("conversions", "promoted", "")
    if not name:
        return operand if operand.kind in (Kind.INT, Kind.FLOAT) else ANY
    wanted = lower.table.type_named(name)
    if operand.kind is Kind.CHAR or (operand.kind is Kind.INT and operand.bits < wanted.bits):
        return wanted
    return operand if operand.kind in (Kind.INT, Kind.FLOAT, Kind.STR) else ANY
