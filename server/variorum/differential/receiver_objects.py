"""The fields of an object whose method is compared, on both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from variorum.differential.merged_types import merge
from variorum.differential.side import Side, classes_by_name
from variorum.program.declarations import Class
from variorum.program.expressions import Assign, Member, This
from variorum.program.node import Symbol
from variorum.program.traversal import walk
from variorum.program.types import ANY, Type
from variorum.program.values import Value

CONSTRUCTORS = frozenset({"", "__init__", "constructor"})


@attrs.frozen
class ReceiverField:
    """A field of the source's class and what it is called in the target's; `type` is what either says of it."""

    source: str
    target: str
    type: Type


def needs_receiver(side: Side) -> bool:
    """Whether the function is called on an object."""
    function = side.function
    is_free = function.is_static or function.is_class_method or function.name in CONSTRUCTORS
    return bool(function.owner) and not is_free and function.owner in classes_by_name(side.program)


def receiver_fields(source: Side, target: Side) -> tuple[ReceiverField, ...]:
    """The fields that both classes have, by name. Others keep what their own constructors make of them."""
    first, second = _fields(source), _fields(target)
    by_name = {_normalized(name): name for name in second}
    return tuple(
        ReceiverField(name, by_name[_normalized(name)], merge(type, second[by_name[_normalized(name)]]))
        for name, type in first.items()
        if _normalized(name) in by_name
    )


def fields_with(
    fields: Sequence[ReceiverField], values: Sequence[Value], *, of_source: bool
) -> Mapping[str, Value]:
    """The fields by the names of one side."""
    return {
        field.source if of_source else field.target: value
        for field, value in zip(fields, values, strict=True)
    }


def _fields(side: Side) -> dict[str, Type]:
    """The instance fields: those declared, and those that the constructor stores to."""
    definition: Class | None = classes_by_name(side.program).get(side.function.owner)
    if definition is None:
        return {}
    found = {field.symbol.name: field.symbol.type for field in definition.fields if not field.is_static}
    for method in definition.methods:
        if method.name in CONSTRUCTORS:
            for node in walk(method):
                if (
                    isinstance(node, Assign)
                    and isinstance(node.target, Member)
                    and isinstance(node.target.object, This)
                ):
                    found.setdefault(node.target.name, ANY)
    return found


def receiver_symbols(fields: Sequence[ReceiverField]) -> list[Symbol]:
    """Names for the fields in messages, with their types."""
    return [Symbol(f"this.{field.source}", Symbol.PARAMETER, field.type) for field in fields]


def _normalized(name: str) -> str:
    return name.replace("_", "").lower()
