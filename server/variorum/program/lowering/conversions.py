"""Conversions that a statically typed language implies: where a declared type takes a value that is not evidently of it."""

from __future__ import annotations

import attrs

from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Cast,
    Collection,
    Conditional,
    Constant,
    Dereference,
    Format,
    Index,
    Logical,
    Member,
    MethodCall,
    New,
    Reference,
    This,
    Unary,
    Variable,
)
from variorum.program.lowering.engine import Lowering, Range
from variorum.program.lowering.scope import MemberOutline
from variorum.program.lowering.table import HOOKS
from variorum.program.node import Expression
from variorum.program.types import ANY, Kind, Type

BRACES = "{}"
"""The name of the type of elements in braces, which what they are given to decides."""

_CONVERTED = (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.STR)
_COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">=", "is", "in", "matches"))
_ARITHMETIC = frozenset(("+", "-", "*", "/", "%", "&", "|", "^"))


def converted(lower: Lowering, wanted: Type, value: Expression) -> Expression:
    """The value as the declared type takes it."""
    if isinstance(value, Collection) and value.type.name == BRACES:
        return shaped(lower, wanted, value)
    if not lower.table.fact("conversions", "implied", False):
        if lower.table.fact("conversions", "results_by_type", False):
            value = HOOKS["result by type"](value, wanted)
        is_literal = isinstance(value, Constant) and value.type.name == "{integer}"
        if is_literal and wanted.kind is Kind.INT and isinstance(value, Constant):
            # A literal has the type of what it is given to.
            return attrs.evolve(value, type=wanted)
        return value
    if wanted.kind not in _CONVERTED and wanted.kind.value not in lower.table.fact(
        "conversions", "kinds", ()
    ):
        return value
    if wanted.name in lower.table.boxed or (isinstance(value, Constant) and value.value is None):
        return value
    known = evident_type(lower, value)
    if _is_same(known, wanted):
        return value
    if isinstance(value, Constant) and known.kind is Kind.INT and wanted.kind is Kind.INT:
        return attrs.evolve(value, type=wanted) if _fits(value.value, wanted) else _cast(wanted, value)
    return _cast(wanted, value)


def shaped(lower: Lowering, wanted: Type, value: Collection) -> Expression:
    """Elements in braces as a declared type takes them: those of a container, the fields of a class, or a single number."""
    range_ = Range(start=value.start, end=value.end)
    if wanted.kind is Kind.POINTER and wanted.name == "&":
        wanted = wanted.arguments[0]
    if wanted.kind is Kind.ANY:
        return value
    if wanted.kind in (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.BOOL):
        zero = Constant(0, lower.table.type_named("int"), **range_)
        return converted(lower, wanted, value.elements[0] if value.elements else zero)
    if wanted.kind is Kind.OBJECT:
        fields = _components(lower, wanted)
        taken = [fields[index] if index < len(fields) else ANY for index in range(len(value.elements))]
        arguments = tuple(
            Argument(converted(lower, type_, one), start=one.start, end=one.end)
            for type_, one in zip(taken, value.elements, strict=True)
        )
        return New(wanted, arguments, **range_)
    types = [_element_of(wanted, index) for index in range(len(value.elements))]
    elements = tuple(converted(lower, type_, one) for type_, one in zip(types, value.elements, strict=True))
    return attrs.evolve(value, type=wanted, elements=elements)


def _element_of(container: Type, index: int) -> Type:
    if container.kind is Kind.TUPLE:
        return container.arguments[index] if index < len(container.arguments) else ANY
    if container.kind is Kind.MAP:
        return Type(Kind.TUPLE, "pair", container.arguments) if container.arguments else ANY
    return container.arguments[0] if container.arguments else ANY


def _components(lower: Lowering, type_: Type) -> list[Type]:
    """What the only constructor of a class takes, or its fields."""
    outline = lower.classes_by_name.get(type_.name)
    if outline is None:
        return []
    constructors = outline.members.get("", [])
    if len(constructors) == 1:
        return list(constructors[0].parameters)
    return [found[0].type for found in outline.members.values() if not found[0].is_method]


def _cast(wanted: Type, value: Expression) -> Expression:
    if isinstance(value, Reference):
        # The place has the type, not its address.
        return value
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
        case Format():
            return lower.table.type_named(lower.table.fact("strings", "type", "str"))
        case Assign(target=target):
            return evident_type(lower, target, depth + 1)
        case Conditional(then=one, otherwise=other):
            first = evident_type(lower, one, depth + 1)
            return first if first == evident_type(lower, other, depth + 1) else ANY
        case Logical(operator="else", right=right):
            return evident_type(lower, right, depth + 1)
        case Logical() if not lower.table.fact("conversions", "implied", False):
            return ANY
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
        case Dereference(pointer=inner):
            pointed = evident_type(lower, inner, depth + 1)
            return pointed.arguments[0] if pointed.kind is Kind.POINTER and pointed.arguments else ANY
        case Index(object=inner):
            return _indexed_type(evident_type(lower, inner, depth + 1))
        case Member(object=This(), name=name) | MethodCall(receiver=This(), name=name):
            return _of_member(lower, name, is_method=isinstance(value, MethodCall))
        case Call(function=Variable(symbol=symbol)):
            found = lower.signatures.get(symbol, [])
            return found[0].type if len(found) == 1 else ANY
    return ANY


def element_method(
    lower: Lowering, receiver: Expression, name: str, arguments: tuple[Argument, ...]
) -> tuple[Argument, ...]:
    """Arguments of a method that adds to a container, as its elements are."""
    if name not in lower.table.fact("calls", "adding", ()):
        return arguments
    container = evident_type(lower, receiver)
    wanted = _element_of(container, 0)
    return tuple(
        attrs.evolve(one, value=shaped(lower, _shape(wanted, container, one.value), one.value))
        if isinstance(one.value, Collection) and one.value.type.name == BRACES
        else one
        for one in arguments
    )


def _shape(element: Type, container: Type, value: Collection) -> Type:
    """What elements in braces are: an element, or several where an element is a number or a text."""
    is_several = element.kind in _CONVERTED and len(value.elements) > 1
    return container if is_several else element


def element_type(container: Type) -> Type:
    """The type of the elements of a container."""
    if container.kind in (Kind.LIST, Kind.POINTER) and container.arguments:
        return container.arguments[0]
    return ANY


def _indexed_type(container: Type) -> Type:
    """The type of what an index gives: an element, or the value of a key."""
    if container.kind is Kind.MAP and len(container.arguments) == 2:
        return container.arguments[1]
    return element_type(container)


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
    if operator == "+" and Kind.STR in (left.kind, right.kind):
        joined = lower.table.fact("conversions", "joined", "")
        if joined:
            return lower.table.type_named(joined)
        return left if left.kind is right.kind else ANY
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
