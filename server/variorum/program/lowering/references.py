"""References that are variables of their own, such as `int& x = y`: the symbol holds a place, a use is what stands there."""

from __future__ import annotations

from variorum.program.expressions import Dereference, Variable
from variorum.program.node import Expression
from variorum.program.types import Kind, Type

NAME = "&"
"""The name of the type of a reference."""


def reference_to(type: Type) -> Type:
    """The type of a reference."""
    return Type(Kind.POINTER, NAME, (type,))


def is_reference(type: Type) -> bool:
    """Whether a variable of the type is a reference."""
    return type.kind is Kind.POINTER and type.name == NAME


def referred(variable: Variable) -> Expression:
    """What a reference refers to."""
    return Dereference(variable, start=variable.start, end=variable.end)
