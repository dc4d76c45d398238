"""Infers the result of a call whose overloads are known, and reports arguments that none of them accepts."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.overload_resolution import (
    Argument,
    Overload,
    accepting_count,
    applicable_overloads,
    call_result,
)
from variorum.typecheck.types import (
    RESULTS,
    VOID,
    MaybeType,
    display_type,
)


def resolved_call(
    context: Context,
    node: Node,
    name: str,
    overloads: Sequence[Overload],
    arguments: Sequence[Argument],
    *,
    is_certain: bool = True,
) -> MaybeType:
    """Returns the result type of a call. If all overloads are known, reports arguments that none of them accepts."""
    if context.tables["kinds"].get("results_spread") and len(arguments) == 1:
        only = arguments[0].type
        if only is None:
            # A call with several results may be the only argument.
            is_certain = False
        elif only.name == RESULTS:
            arguments = [Argument(type_) for type_ in only.arguments]
    counted = accepting_count(overloads, len(arguments))
    candidates = applicable_overloads(counted, arguments, context.conversions)
    if candidates:
        return call_result(candidates, arguments, context.conversions)
    if is_certain and not counted:
        context.report(node, f"`{name}` does not take {_argument_count(len(arguments))}")
    elif is_certain:
        given = ", ".join(display_type(argument.type) for argument in arguments)
        context.report(node, f"no overload of `{name}` takes ({given})")
    return _common_result(overloads) if is_certain else None


def _common_result(overloads: Sequence[Overload]) -> MaybeType:
    results = {overload.signature.result for overload in overloads if not overload.signature.variables}
    return next(iter(results)) if len(results) == 1 and VOID not in results else None


def _argument_count(count: int) -> str:
    return "one argument" if count == 1 else f"{count or 'no'} arguments"
