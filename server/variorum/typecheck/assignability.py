"""Checks a value against the type that its place expects."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.constant_evaluation import constant_of, may_be_constant
from variorum.typecheck.context import Context
from variorum.typecheck.forms import syntax_children
from variorum.typecheck.inference import MAX_DEPTH, infer_type
from variorum.typecheck.types import RESULTS, VOID, MaybeType, Type, display_type


def check_assignable(context: Context, node: Node, expected: MaybeType, place: str) -> None:
    """Reports a value that is not assignable to the expected type.

    Args:
        context: the state of the walk.
        node: the expression.
        expected: the expected type; None if it is unknown.
        place: what expects it, as the message names it.
    """
    form = context.forms.of(node)
    if context.depth >= MAX_DEPTH:
        return
    if form == "inner":
        context.depth += 1
        for child in syntax_children(node):
            check_assignable(context, child, expected, place)
        context.depth -= 1
        return
    if form == "choice":
        check_condition(context, context.forms.part(node, "condition"))
        for arm in ("consequence", "alternative"):
            part = context.forms.part(node, arm)
            if part is not None:
                context.depth += 1
                check_assignable(context, part, expected, place)
                context.depth -= 1
        return
    if form == "elements":
        for child in syntax_children(node):
            check_assignable(
                context, child, expected.element if expected else None, "an element of the array"
            )
        return
    value = infer_type(context, node)
    if value == VOID and expected is not None:
        context.report(node, f"returns no value, but {place} needs a `{display_type(expected)}`")
    elif value is not None and value.name == RESULTS and (expected is None or expected.name != RESULTS):
        context.report(node, f"returns {len(value.arguments)} values, but {place} takes one")
    elif not _is_assignable(context, node, value, expected):
        context.report(
            node,
            f"`{display_type(value)}` is not assignable to {place} of type `{display_type(expected)}`",
        )


def _is_assignable(context: Context, node: Node, value: MaybeType, expected: MaybeType) -> bool:
    constant = constant_of(context, node)
    if context.conversions.is_assignable(value, expected, constant):
        return True
    return (
        constant is None
        and context.conversions.narrows_constant(value, expected)
        and may_be_constant(context, node)
    )


def check_condition(context: Context, node: Node | None) -> None:
    """Reports a condition that is not a boolean."""
    if node is None:
        return
    type_ = infer_type(context, node)
    if context.conversions.has_overloaded_operators(type_):
        return
    if (
        type_ is not None
        and context.conversions.is_known(type_)
        and not context.conversions.is_boolean(type_)
    ):
        context.report(
            node, f"the condition is a `{display_type(type_)}`, not a `{context.conversions.boolean}`"
        )


def check_index(context: Context, node: Node, type_: MaybeType, what: str) -> None:
    """Reports an index or a length that is not an integer."""
    facts = context.conversions.table
    expected = Type(facts["index"])
    if facts.get("any_index") and type_ is not None and type_.name in context.conversions.integers:
        return
    if not context.conversions.is_assignable(type_, expected, constant_of(context, node)):
        context.report(node, f"{what} must be an `{expected}`, not a `{display_type(type_)}`")
