"""Decides which parameters get stand-ins because a side does not know their class, and which have no counterpart."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.receiver_objects import class_name
from variorum.differential.side import Side, classes_by_name
from variorum.differential.type_guesses import STAND_IN
from variorum.program.declarations import Parameter
from variorum.program.types import Kind, Type


@attrs.frozen
class PairedParameters:
    """The parameters of both sides that get the same arguments."""

    source: Sequence[Parameter]
    target: Sequence[Parameter]
    absent: int = 0
    """How many parameters of one side have no counterpart, and are of classes that no side defines."""


def paired_parameters(source: Side, target: Side) -> PairedParameters | None:
    """Returns the parameters that get arguments. One side may have more if the additional ones have defaults, take the rest,
    or are of classes that no side defines, such as a token that cancels. Returns None for others.
    """
    first, second = source.parameters, target.parameters
    least = min(len(first), len(second))
    more = (*first[least:], *second[least:])
    known = {*classes_by_name(source.program), *classes_by_name(target.program)}
    if more and all(class_name(each.symbol.type) not in {"", *known} for each in more):
        return PairedParameters(first[:least], second[:least], len(more))
    if any(each.default is None and not each.rest for each in more):
        return None
    return PairedParameters(first[:least], second[:least])


def with_stand_ins(type: Type, sides: Sequence[Side]) -> Type:
    """Returns the type with stand-ins for classes that only one side defines, unless a side names the counterpart otherwise."""
    defined = [type.name in classes_by_name(side.program) for side in sides]
    if type.kind is Kind.OBJECT and any(defined):
        is_known = all(has or _names_own_class(side) for has, side in zip(defined, sides, strict=True))
        return type if is_known else STAND_IN
    return attrs.evolve(type, arguments=tuple(with_stand_ins(each, sides) for each in type.arguments))


def contradict(source: Type, target: Type) -> bool:
    """Returns whether one side takes a number where the other takes an object: the parameters may be no counterparts."""
    numbers = (Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR)
    return any(
        one.kind in numbers and class_name(other) for one, other in ((source, target), (target, source))
    )


def takes_references(sides: Sequence[Side]) -> bool:
    """Returns whether a parameter may be a reference, through which a function changes what its caller has."""
    return any(_is_reference(each.symbol.type) for side in sides for each in side.parameters)


def _names_own_class(side: Side) -> bool:
    """Returns whether a parameter of the function has a class that its file defines."""
    known = classes_by_name(side.program)
    return any(class_name(each.symbol.type) in known for each in side.parameters)


def _is_reference(type: Type) -> bool:
    return type.kind is Kind.POINTER or any(map(_is_reference, type.arguments))
