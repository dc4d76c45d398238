"""Adds to classes the fields that only their constructors name, so that generated objects have them."""

from __future__ import annotations

import attrs

from variorum.differential.merged_types import merge
from variorum.differential.receiver_objects import CONSTRUCTORS
from variorum.differential.side import classes_by_name
from variorum.program.declarations import Class, Field, Program
from variorum.program.expressions import Assign, Constant, Member, This, Variable
from variorum.program.node import Symbol
from variorum.program.plain_names import plain_name
from variorum.program.traversal import walk
from variorum.program.types import ANY


def generated_classes(source: Program, target: Program) -> dict[str, Class]:
    """Returns the classes of which objects are generated, by name. A class is left out if the constructors of both sides set
    other fields.
    """
    first, second = classes_by_name(source), classes_by_name(target)
    found = {**second, **first}
    for name, definition in {**second, **first}.items():
        own, other = _fields(first.get(name)), _fields(second.get(name))
        declared = {plain_name(each.symbol.name) for each in definition.fields if not each.is_static}
        if not (own or other).keys() - declared:
            continue
        if own and other and own.keys() != other.keys():
            del found[name]
            continue
        found[name] = attrs.evolve(definition, fields=_merged(own or other, other))
    return found


def _merged(own: dict[str, Symbol], other: dict[str, Symbol]) -> tuple[Field, ...]:
    return tuple(
        Field(Symbol(each.name, Symbol.FIELD, merge(each.type, other[name].type if name in other else ANY)))
        for name, each in own.items()
    )


def _fields(definition: Class | None) -> dict[str, Symbol]:
    """Returns the instance fields by their names in any spelling: the declared ones, and those that the constructor sets to its
    parameters.
    """
    if definition is None:
        return {}
    found = {plain_name(each.symbol.name): each.symbol for each in definition.fields if not each.is_static}
    for method in definition.methods:
        if method.name not in CONSTRUCTORS:
            continue
        # What may be null is often another object of the class.
        types = {
            each.symbol: each.symbol.type for each in method.parameters if not _may_be_null(each.default)
        }
        for node in walk(method):
            if isinstance(node, Assign) and isinstance(node.value, Variable) and node.value.symbol in types:
                name = _of_receiver(node)
                if name:
                    found.setdefault(plain_name(name), Symbol(name, Symbol.FIELD, types[node.value.symbol]))
    return found


def _may_be_null(default: object) -> bool:
    return isinstance(default, Constant) and default.value is None


def _of_receiver(node: Assign) -> str:
    target = node.target
    return target.name if isinstance(target, Member) and isinstance(target.object, This) else ""
