"""Lowers calls of Rust whose result is of the type that it is given to: `collect`, `parse`, `sum`."""

from __future__ import annotations

import attrs

from variorum.program.expressions import Argument, Cast, Constant, MethodCall, New
from variorum.program.lowering.engine import Range
from variorum.program.lowering.table import hook
from variorum.program.node import Expression
from variorum.program.types import Kind, Type

_COLLECTIONS = (Kind.LIST, Kind.SET, Kind.MAP, Kind.QUEUE, Kind.STR, Kind.BUILDER, Kind.OPTIONAL)
_INSIDE = ("unwrap", "expect", "unwrap_or", "unwrap_or_default", "unwrap_or_else")


@hook("result by type")
def by_type(value: Expression, wanted: Type) -> Expression:
    """The value where a type is declared for it."""
    if not isinstance(value, MethodCall):
        return value
    range_ = Range(start=value.start, end=value.end)
    if value.name == "collect" and (wanted.kind in _COLLECTIONS or wanted.name == "Result"):
        return New(wanted, (Argument(value.receiver, **range_),), **range_)
    if value.name in ("sum", "product") and wanted.kind in (Kind.INT, Kind.FLOAT):
        return Cast(wanted, value, is_implied=True, **range_)
    if value.name == "parse" and not value.arguments and wanted.name == "Result" and wanted.arguments:
        return _parsed(value, wanted.arguments[0])
    if value.name in _INSIDE and isinstance(value.receiver, MethodCall) and wanted.kind is not Kind.ANY:
        inner = value.receiver
        if inner.name == "parse" and not inner.arguments:
            known: Expression = attrs.evolve(value, receiver=_parsed(inner, wanted))
            return known
        if inner.name == "collect":
            whole = Type(Kind.OBJECT, "Result", (wanted,))
            gathered: Expression = attrs.evolve(value, receiver=by_type(inner, whole))
            return gathered
    return value


def of_type_argument(value: Expression, type_: Type) -> Expression:
    """The value of a call with a type argument."""
    if isinstance(value, MethodCall) and value.name == "parse":
        return _parsed(value, type_)
    made: Expression = by_type(value, type_)
    return made


def _parsed(value: MethodCall, type_: Type) -> Expression:
    range_ = Range(start=value.start, end=value.end)
    name = Argument(Constant(type_.name, Type(Kind.STR), **range_), **range_)
    parsed: Expression = attrs.evolve(value, arguments=(name,))
    return parsed
