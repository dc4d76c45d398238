"""Which of several versions of a method a call means, and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.typecheck.conversions import Conversions
from variorum.typecheck.kinds import ARRAY, Known, array_of, substituted
from variorum.typecheck.signatures import Signature

# What it costs to pass something for a type variable: more than a conversion between numbers.
_OPEN = 10


@attrs.frozen
class Argument:
    """What is passed: its kind, and its value where it is a constant integer."""

    kind: Known
    constant: int | None = None


@attrs.frozen
class Version:
    """A method as one kind of receiver has it."""

    signature: Signature
    bound: dict[str, Known]
    """What the type variables of the receiver are bound to."""


def with_count(versions: Sequence[Version], count: int) -> list[Version]:
    """The versions that take so many arguments."""
    return [version for version in versions if version.signature.takes(count)]


def applicable(
    versions: Sequence[Version], arguments: Sequence[Argument], conversions: Conversions
) -> list[tuple[int, Version]]:
    """The versions that take these arguments, each with what the conversions cost."""
    found = []
    for version in versions:
        cost = _cost(version, arguments, conversions)
        if cost is not None:
            found.append((cost, version))
    return found


def result_of(
    candidates: Sequence[tuple[int, Version]], arguments: Sequence[Argument], conversions: Conversions
) -> Known:
    """What the call gives; unknown where the versions disagree and an argument is unknown."""
    if not candidates:
        return None
    results = [_result(version, arguments, conversions) for _, version in candidates]
    if all(result == results[0] for result in results):
        return results[0]
    if any(argument.kind is None for argument in arguments):
        return None
    least = min(cost for cost, _ in candidates)
    best = [result for (cost, _), result in zip(candidates, results, strict=True) if cost == least]
    return best[0] if all(result == best[0] for result in best) else None


def _parameters(version: Version, count: int) -> list[Known]:
    """A parameter for each argument, the last one repeated where it stands for any number."""
    parameters = list(version.signature.parameters or ())
    if version.signature.takes_more:
        last = parameters.pop() if parameters else None
        parameters += [last] * (count - len(parameters))
    return parameters


def _cost(version: Version, arguments: Sequence[Argument], conversions: Conversions) -> int | None:
    """The sum over the arguments; where it is passed, a constant narrows in some languages only."""
    signature, total = version.signature, 0
    passes_constants = conversions.facts.get("constants_narrow_passed", False)
    if conversions.facts.get("exact_variables") and not _agree(signature, arguments, conversions):
        return None
    may_be_whole = signature.takes_more and len(arguments) == len(signature.parameters or ())
    for parameter, argument in zip(_parameters(version, len(arguments)), arguments, strict=False):
        wanted = substituted(parameter, version.bound, signature.variables)
        if wanted is None or (wanted.name == ARRAY and wanted.element is None):
            cost = _open_cost(parameter, argument.kind, conversions)
        else:
            cost = conversions.cost(argument.kind, wanted, argument.constant if passes_constants else None)
        if cost is None and may_be_whole:
            cost = conversions.cost(argument.kind, array_of(wanted))
        if cost is None:
            return None
        total += cost
    return total


def _agree(signature: Signature, arguments: Sequence[Argument], conversions: Conversions) -> bool:
    """Whether the plain arguments that stand for one type variable are of one kind."""
    bound: dict[str, Known] = {}
    for parameter, argument in zip(signature.parameters or (), arguments, strict=False):
        if parameter is None or parameter.name not in signature.variables or parameter.arguments:
            continue
        kind = argument.kind
        if conversions.is_plain(kind) and bound.setdefault(parameter.name, kind) != kind:
            return False
    return True


def _open_cost(parameter: Known, value: Known, conversions: Conversions) -> int | None:
    """A type variable takes any object, and a number in a box; an array of them takes arrays of objects only."""
    if parameter is None or value is None or parameter.name != ARRAY:
        return _OPEN
    if value.name == ARRAY and not conversions.facts.get("boxes"):
        return _OPEN
    if value.name == ARRAY:
        return None if conversions.is_plain(value.element) else _OPEN
    return None if conversions.is_known(value) else _OPEN


def _result(version: Version, arguments: Sequence[Argument], conversions: Conversions) -> Known:
    signature = version.signature
    bound = dict(version.bound)
    for parameter, argument in zip(_parameters(version, len(arguments)), arguments, strict=False):
        value = argument.kind
        if signature.takes_more and value is not None and value.name == ARRAY and len(arguments) == 1:
            # An array of objects is taken as the list of arguments itself.
            value = value if conversions.is_plain(value.element) else value.element
        _bind(parameter, conversions.boxed(value), signature, bound, conversions)
    return substituted(signature.result, bound, signature.variables)


def _bind(
    parameter: Known, value: Known, signature: Signature, bound: dict[str, Known], conversions: Conversions
) -> None:
    """Bind the type variables of a parameter to what stands in their place in the argument."""
    if parameter is None or value is None:
        return
    if parameter.name in signature.variables and not parameter.arguments:
        bound.setdefault(parameter.name, value)
        return
    seen = value if value.name == parameter.name else conversions.library.seen_as(value, parameter.name)
    if seen is None:
        return
    for inner, argument in zip(parameter.arguments, seen.arguments, strict=False):
        _bind(inner, argument, signature, bound, conversions)
