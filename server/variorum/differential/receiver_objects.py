"""Pairs the fields of the objects whose methods are compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.differential.merged_types import merge
from variorum.differential.side import Side, classes_by_name
from variorum.program.declarations import Class
from variorum.program.expressions import Assign, Member, This
from variorum.program.node import Symbol
from variorum.program.plain_names import plain_name
from variorum.program.traversal import walk
from variorum.program.types import ANY, Kind, Type
from variorum.program.values import Value

CONSTRUCTORS = frozenset({"", "__init__", "constructor"})


@attrs.frozen
class ReceiverField:
    """A field of the source's class, its name in the target's class, and their merged type."""

    source: str
    target: str
    type: Type


def needs_receiver(side: Side) -> bool:
    """Returns whether the function is called on an object."""
    function = side.function
    is_free = function.is_static or function.is_class_method or function.name in CONSTRUCTORS
    return bool(function.owner) and not is_free and function.owner in classes_by_name(side.program)


def receiver_fields(source: Side, target: Side) -> tuple[ReceiverField, ...]:
    """Returns the fields that both classes have, by name. Other fields keep the values that the constructors give
    them. If the classes share none that is declared or that a constructor assigns, these are fields that any method assigns.
    What is left on both sides is paired if it is the only such field of its class.
    """
    for of_all in (False, True):
        first, second = _fields(source, of_all=of_all), _fields(target, of_all=of_all)
        found = *_common(first, second), *_alone_in_class(first, second)
        if found:
            return found
    return ()


def _alone_in_class(first: Mapping[str, Type], second: Mapping[str, Type]) -> Iterator[ReceiverField]:
    """Yields the fields without a counterpart of the same name, if no other such field of their side has their class."""
    names = {plain_name(each) for each in first} & {plain_name(each) for each in second}
    by_class: list[dict[str, list[str]]] = [{}, {}]
    for fields, found in zip((first, second), by_class, strict=True):
        for name, type in fields.items():
            if plain_name(name) not in names and class_name(type):
                found.setdefault(class_name(type), []).append(name)
    for name, own in by_class[0].items():
        others = by_class[1].get(name, ())
        if len(own) == len(others) == 1:
            yield ReceiverField(own[0], others[0], first[own[0]])


def _common(first: Mapping[str, Type], second: Mapping[str, Type]) -> tuple[ReceiverField, ...]:
    by_name = {plain_name(name): name for name in second}
    return tuple(
        ReceiverField(name, by_name[plain_name(name)], merge(type, second[by_name[plain_name(name)]]))
        for name, type in first.items()
        if plain_name(name) in by_name and not _may_be_set(type, second[by_name[plain_name(name)]])
    )


def _may_be_set(*types: Type) -> bool:
    """Returns whether one type is a map to booleans and the other unknown. A language without sets has such maps for them, so
    that the constructors have to make the values.
    """
    is_map = any(
        each.kind is Kind.MAP and len(each.arguments) == 2 and each.arguments[1].kind is Kind.BOOL
        for each in types
    )
    return is_map and ANY in types


def class_name(type: Type) -> str:
    """Returns the name of the class of an object, a pointer to one, or an optional one; empty for other types."""
    if type.kind in (Kind.POINTER, Kind.OPTIONAL) and type.arguments:
        return class_name(type.arguments[0])
    return type.name if type.kind is Kind.OBJECT else ""


def fields_with(
    fields: Sequence[ReceiverField], values: Sequence[Value], *, of_source: bool
) -> Mapping[str, Value]:
    """Returns the field values by the names of one side."""
    return {
        field.source if of_source else field.target: value
        for field, value in zip(fields, values, strict=True)
    }


def _fields(side: Side, *, of_all: bool = False) -> dict[str, Type]:
    """Returns the instance fields: the declared ones, and those that the constructor, or any method, assigns."""
    definition: Class | None = classes_by_name(side.program).get(side.function.owner)
    if definition is None:
        return {}
    found = {field.symbol.name: field.symbol.type for field in definition.fields if not field.is_static}
    for method in definition.methods:
        if of_all or method.name in CONSTRUCTORS:
            for node in walk(method):
                if (
                    isinstance(node, Assign)
                    and isinstance(node.target, Member)
                    and isinstance(node.target.object, This)
                ):
                    found.setdefault(node.target.name, ANY)
    return found


def receiver_symbols(fields: Sequence[ReceiverField]) -> list[Symbol]:
    """Returns the symbols of the fields, with their names in messages and their types."""
    return [Symbol(f"this.{field.source}", Symbol.PARAMETER, field.type) for field in fields]
