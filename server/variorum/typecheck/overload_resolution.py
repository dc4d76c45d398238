"""Resolves which overload of a method a call means, and the type of its result."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.typecheck.conversions import Conversions
from variorum.typecheck.signatures import Signature
from variorum.typecheck.types import ARRAY, MaybeType, array_of, substitute

# The cost of passing a value for a type variable, more than any conversion between numbers.
_TYPE_VARIABLE = 10


@attrs.frozen
class Argument:
    """The type of an argument, and its value if it is a constant integer."""

    type: MaybeType
    constant: int | None = None


@attrs.frozen
class Overload:
    """A method, with the type arguments of its receiver."""

    signature: Signature
    bound: dict[str, MaybeType]
    """What the type variables of the receiver are bound to."""


def accepting_count(overloads: Sequence[Overload], count: int) -> list[Overload]:
    """Returns the overloads that accept so many arguments."""
    return [overload for overload in overloads if overload.signature.accepts_count(count)]


def applicable_overloads(
    overloads: Sequence[Overload], arguments: Sequence[Argument], conversions: Conversions
) -> list[tuple[int, Overload]]:
    """Returns the overloads that accept these arguments, each with the cost of the conversions."""
    found = []
    for overload in overloads:
        cost = _cost(overload, arguments, conversions)
        if cost is not None:
            found.append((cost, overload))
    return found


def call_result(
    candidates: Sequence[tuple[int, Overload]], arguments: Sequence[Argument], conversions: Conversions
) -> MaybeType:
    """Returns the result type of the best overload. Returns None if overloads of equal rank disagree, or if they
    disagree and an argument's type is unknown.
    """
    if not candidates:
        return None
    results = [_result(overload, arguments, conversions) for _, overload in candidates]
    if all(result == results[0] for result in results):
        return results[0]
    if any(argument.type is None for argument in arguments):
        return None
    least = min(cost for cost, _ in candidates)
    best = [result for (cost, _), result in zip(candidates, results, strict=True) if cost == least]
    return best[0] if all(result == best[0] for result in best) else None


def _parameters(overload: Overload, count: int) -> list[MaybeType]:
    """Returns one parameter type for each argument, repeating that of a variadic parameter."""
    parameters = list(overload.signature.parameters or ())
    if overload.signature.is_variadic:
        last = parameters.pop() if parameters else None
        parameters += [last] * (count - len(parameters))
    return parameters


def _cost(overload: Overload, arguments: Sequence[Argument], conversions: Conversions) -> int | None:
    """Returns the sum of the conversion costs, None if an argument does not convert. Constant arguments narrow in
    some languages only.
    """
    signature, total = overload.signature, 0
    narrows_arguments = conversions.table.get("constants_narrow_passed", False)
    if conversions.table.get("exact_variables") and not _type_variables_agree(
        signature, arguments, conversions
    ):
        return None
    may_be_array = signature.is_variadic and len(arguments) == len(signature.parameters or ())
    for parameter, argument in zip(_parameters(overload, len(arguments)), arguments, strict=False):
        expected = substitute(parameter, overload.bound, signature.variables)
        if expected is None or (expected.name == ARRAY and expected.element is None):
            cost = _type_variable_cost(parameter, argument.type, conversions)
        else:
            cost = conversions.cost(argument.type, expected, argument.constant if narrows_arguments else None)
        if cost is None and may_be_array:
            cost = conversions.cost(argument.type, array_of(expected))
        if cost is None:
            return None
        total += cost
    return total


def _type_variables_agree(
    signature: Signature, arguments: Sequence[Argument], conversions: Conversions
) -> bool:
    """Returns whether all primitive arguments for one type variable have the same type."""
    bound: dict[str, MaybeType] = {}
    for parameter, argument in zip(signature.parameters or (), arguments, strict=False):
        if parameter is None or parameter.name not in signature.variables or parameter.arguments:
            continue
        type_ = argument.type
        if conversions.is_primitive(type_) and bound.setdefault(parameter.name, type_) != type_:
            return False
    return True


def _type_variable_cost(parameter: MaybeType, value: MaybeType, conversions: Conversions) -> int | None:
    """Returns the cost of passing a value for a type variable. Returns None for an array of primitives where objects
    are required.
    """
    if parameter is None or value is None or parameter.name != ARRAY:
        return _TYPE_VARIABLE
    if value.name == ARRAY and not conversions.table.get("boxes"):
        return _TYPE_VARIABLE
    if value.name == ARRAY:
        return None if conversions.is_primitive(value.element) else _TYPE_VARIABLE
    return None if conversions.is_known(value) else _TYPE_VARIABLE


def _result(overload: Overload, arguments: Sequence[Argument], conversions: Conversions) -> MaybeType:
    signature = overload.signature
    bound = dict(overload.bound)
    for parameter, argument in zip(_parameters(overload, len(arguments)), arguments, strict=False):
        value = argument.type
        if signature.is_variadic and value is not None and value.name == ARRAY and len(arguments) == 1:
            # An array of objects is passed as the variadic list itself.
            value = value if conversions.is_primitive(value.element) else value.element
        _bind(parameter, conversions.boxed(value), signature, bound, conversions)
    return substitute(signature.result, bound, signature.variables)


def _bind(
    parameter: MaybeType,
    value: MaybeType,
    signature: Signature,
    bound: dict[str, MaybeType],
    conversions: Conversions,
) -> None:
    """Binds the type variables of a parameter to the matching parts of the argument's type."""
    if parameter is None or value is None:
        return
    if parameter.name in signature.variables and not parameter.arguments:
        bound.setdefault(parameter.name, value)
        return
    seen = value if value.name == parameter.name else conversions.library.as_base_class(value, parameter.name)
    if seen is None:
        return
    for part, argument in zip(parameter.arguments, seen.arguments, strict=False):
        _bind(part, argument, signature, bound, conversions)
