"""Makes the objects that methods are called on, without arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter import boundary
from variorum.interpreter.objects import ClassValue, Object
from variorum.interpreter.outcome import NO_RECEIVER
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Unsupported
from variorum.program.declarations import PARTIAL
from variorum.program.factories import factories
from variorum.program.types import Kind
from variorum.program.values import Value

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

_EMPTY: dict[Kind, Value] = {Kind.LIST: [], Kind.SET: set(), Kind.MAP: {}, Kind.STR: "", Kind.BUILDER: ""}


def receiver_as_made(machine: Machine, cls: ClassValue) -> Any:
    """Returns an object as its constructor leaves it, or the function of the file that makes objects of the class.

    Raises:
        Raised: the constructor needs arguments.
        Unsupported: the function that makes objects needs arguments, or another file has a part of the class.
    """
    if cls.definition.form == PARTIAL:
        raise Unsupported(NO_RECEIVER)
    makers = factories(machine.program, cls.definition)
    if not makers:
        return with_empty_fields(machine, machine.construct(cls, [], None))
    if makers[0].parameters:
        raise Unsupported(NO_RECEIVER)
    made = machine.template_of(makers[0]).invoke([], None, None)
    made = made.target if isinstance(made, Pointer) else made
    if not isinstance(made, Object):
        raise Unsupported(NO_RECEIVER)
    return made


def with_empty_fields(machine: Machine, made: Any) -> Any:
    """Returns the object. Where nothing is null, its strings and containers are empty instead."""
    if machine.semantics.objects.has_null_fields or not isinstance(made, Object):
        return made
    for field in made.cls.definition.fields:
        name, type = field.symbol.name, field.symbol.type
        if made.fields.get(name) is None and type.kind in _EMPTY:
            made.fields[name] = boundary.to_own(machine, _EMPTY[type.kind], type)
    return made
