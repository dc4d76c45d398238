"""Infers the type of a binary operation, and reports operands that the operator does not accept."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.types import ARRAY, NULL, RESULTS, MaybeType, Type, display_type

_LOGIC = frozenset({"&&", "||"})
_ORDER = frozenset({"<", "<=", ">", ">="})
_EQUALITY = frozenset({"==", "!="})
_BITS = frozenset({"&", "|", "^"})
_SHIFTS = frozenset({"<<", ">>", ">>>"})


def result_of_operator(
    context: Context, node: Node, operator: str, one: MaybeType, other: MaybeType
) -> MaybeType:
    """Returns the type of `one operator other`, None if it is unknown. Reports operands that the operator does not
    accept.
    """
    conversions = context.conversions
    truth = Type(conversions.boolean)
    if RESULTS in (_name(one), _name(other)):
        context.report(node, f"`{operator}` cannot be applied to multiple values")
        return None
    if conversions.has_overloaded_operators(one) or conversions.has_overloaded_operators(other):
        return truth if operator in _EQUALITY | _ORDER | _LOGIC else None
    if operator in context.tables["kinds"].get("unfollowed_operators", ()):
        return None
    if conversions.is_pointer(one) or conversions.is_pointer(other):
        return _pointer_operation(context, node, operator, one, other)
    if (
        operator == "+"
        and conversions.table.get("joins")
        and conversions.string in (_name(one), _name(other))
    ):
        return _concatenated(context, node, one, other)
    if operator == "+" and conversions.string in (_name(one), _name(other)):
        return Type(conversions.string)
    certain = conversions.is_known(one) and conversions.is_known(other)
    if operator not in _SHIFTS and conversions.is_mismatched(one, other):
        _report(context, node, operator, one, other)
        return truth if operator in _EQUALITY | _ORDER else None
    if operator in _EQUALITY:
        if certain and not _comparable(context, one, other):
            _report(context, node, operator, one, other)
        return truth
    if operator in _LOGIC:
        if _rejects(context, one, other, conversions.is_boolean):
            _report(context, node, operator, one, other)
        return truth
    if operator in _ORDER and conversions.table.get("ordered"):
        if certain and not _comparable(context, one, other):
            _report(context, node, operator, one, other)
        return truth
    if operator in _ORDER:
        if _rejects(context, one, other, conversions.is_number):
            _report(context, node, operator, one, other)
        return truth
    if (
        operator in _BITS
        and truth.name not in conversions.numbers
        and (conversions.is_boolean(one) or conversions.is_boolean(other))
    ):
        if certain and not (conversions.is_boolean(one) and conversions.is_boolean(other)):
            _report(context, node, operator, one, other)
        return truth
    return _arithmetic(context, node, operator, one, other)


def _concatenated(context: Context, node: Node, one: MaybeType, other: MaybeType) -> MaybeType:
    """Returns the type of a concatenation, in a language whose strings do not concatenate with everything."""
    conversions = context.conversions
    text = Type(conversions.string)
    added = other if one == text else one
    if conversions.is_known(added) and _name(added) not in conversions.table["joins"][text.name]:
        _report(context, node, "+", one, other)
    return text


def _pointer_operation(
    context: Context, node: Node, operator: str, one: MaybeType, other: MaybeType
) -> MaybeType:
    """Returns the type of pointer arithmetic: pointers are compared or subtracted, or moved by an integer."""
    conversions = context.conversions
    if operator in _EQUALITY | _ORDER | _LOGIC:
        return Type(conversions.boolean)
    if operator == "+" and conversions.string in (_name(one), _name(other)):
        return Type(conversions.string)
    both = conversions.is_pointer(one) and conversions.is_pointer(other)
    if (operator == "+" and both) or operator in ("*", "/", "%"):
        _report(context, node, operator, one, other)
    return None


def _arithmetic(context: Context, node: Node, operator: str, one: MaybeType, other: MaybeType) -> MaybeType:
    conversions = context.conversions
    concatenates = operator == "+" and (one is None or other is None)
    if not concatenates and _rejects(context, one, other, conversions.is_number):
        _report(context, node, operator, one, other)
        return None
    if one is None or other is None or not (conversions.is_number(one) and conversions.is_number(other)):
        return None
    if operator in _BITS | _SHIFTS and not all(
        _name(conversions.unboxed(type_)) in conversions.integers for type_ in (one, other)
    ):
        _report(context, node, operator, one, other)
        return None
    return conversions.promote(one, one if operator in _SHIFTS else other)


def _rejects(context: Context, one: MaybeType, other: MaybeType, allowed: object) -> bool:
    """Returns whether either operand is known to have a type that the operator does not accept."""
    assert callable(allowed)
    return any(context.conversions.is_known(type_) and not allowed(type_) for type_ in (one, other))


def _comparable(context: Context, one: MaybeType, other: MaybeType) -> bool:
    conversions = context.conversions
    if NULL in (one, other):
        return bool(conversions.table.get("plain_meets_null")) or not (
            conversions.is_primitive(one) or conversions.is_primitive(other)
        )
    if conversions.is_primitive(one) or conversions.is_primitive(other):
        both_numbers = conversions.is_number(one) and conversions.is_number(other)
        both_truths = conversions.is_boolean(one) and conversions.is_boolean(other)
        return (
            both_numbers
            or both_truths
            or "Object" in (_name(one), _name(other))
            or "Number" in (_name(one), _name(other))
        )
    if one is None or other is None or ARRAY in (one.name, other.name):
        return True
    if {one.name, other.name} <= set(conversions.table.get("comparable", ())):
        return True
    # References to objects can be equal unless both classes are final and different.
    sealed = all(
        (known := conversions.library.get(type_.name)) is not None and known.is_final
        for type_ in (one, other)
    )
    return not sealed or one.name == other.name


def _report(context: Context, node: Node, operator: str, one: MaybeType, other: MaybeType) -> None:
    context.report(
        node, f"`{operator}` cannot be applied to `{display_type(one)}` and `{display_type(other)}`"
    )


def _name(type_: MaybeType) -> str:
    return type_.name if type_ is not None else ""
