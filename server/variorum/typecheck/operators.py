"""What an operator makes of two kinds, and which kinds it cannot take."""

from __future__ import annotations

from tree_sitter import Node

from variorum.typecheck.context import Context
from variorum.typecheck.kinds import ARRAY, NULL, RESULTS, Kind, Known, shown

_LOGIC = frozenset({"&&", "||"})
_ORDER = frozenset({"<", "<=", ">", ">="})
_EQUALITY = frozenset({"==", "!="})
_BITS = frozenset({"&", "|", "^"})
_SHIFTS = frozenset({"<<", ">>", ">>>"})


def result_of_operator(context: Context, node: Node, operator: str, one: Known, other: Known) -> Known:
    """The kind of `one operator other`; None where it is unknown. What cannot be is reported."""
    conversions = context.conversions
    truth = Kind(conversions.truth)
    if RESULTS in (_name(one), _name(other)):
        context.report(node, f"`{operator}` cannot take several values at once")
        return None
    if conversions.has_own_operators(one) or conversions.has_own_operators(other):
        return truth if operator in _EQUALITY | _ORDER | _LOGIC else None
    if operator in context.facts["kinds"].get("unfollowed_operators", ()):
        return None
    if conversions.is_pointer(one) or conversions.is_pointer(other):
        return _with_pointer(context, node, operator, one, other)
    if operator == "+" and conversions.facts.get("joins") and conversions.text in (_name(one), _name(other)):
        return _joined(context, node, one, other)
    if operator == "+" and conversions.text in (_name(one), _name(other)):
        return Kind(conversions.text)
    certain = conversions.is_known(one) and conversions.is_known(other)
    if operator not in _SHIFTS and conversions.is_mixed(one, other):
        _report(context, node, operator, one, other)
        return truth if operator in _EQUALITY | _ORDER else None
    if operator in _EQUALITY:
        if certain and not _comparable(context, one, other):
            _report(context, node, operator, one, other)
        return truth
    if operator in _LOGIC:
        if _fails(context, one, other, conversions.is_truth):
            _report(context, node, operator, one, other)
        return truth
    if operator in _ORDER and conversions.facts.get("ordered"):
        if certain and not _comparable(context, one, other):
            _report(context, node, operator, one, other)
        return truth
    if operator in _ORDER:
        if _fails(context, one, other, conversions.is_number):
            _report(context, node, operator, one, other)
        return truth
    if (
        operator in _BITS
        and truth.name not in conversions.numbers
        and (conversions.is_truth(one) or conversions.is_truth(other))
    ):
        if certain and not (conversions.is_truth(one) and conversions.is_truth(other)):
            _report(context, node, operator, one, other)
        return truth
    return _arithmetic(context, node, operator, one, other)


def _joined(context: Context, node: Node, one: Known, other: Known) -> Known:
    """A text and what is added to it, where a text does not take everything."""
    conversions = context.conversions
    text = Kind(conversions.text)
    added = other if one == text else one
    if conversions.is_known(added) and _name(added) not in conversions.facts["joins"][text.name]:
        _report(context, node, "+", one, other)
    return text


def _with_pointer(context: Context, node: Node, operator: str, one: Known, other: Known) -> Known:
    """What an operator makes of a pointer: two are compared or subtracted, one is moved by a number."""
    conversions = context.conversions
    if operator in _EQUALITY | _ORDER | _LOGIC:
        return Kind(conversions.truth)
    if operator == "+" and conversions.text in (_name(one), _name(other)):
        return Kind(conversions.text)
    both = conversions.is_pointer(one) and conversions.is_pointer(other)
    if (operator == "+" and both) or operator in ("*", "/", "%"):
        _report(context, node, operator, one, other)
    return None


def _arithmetic(context: Context, node: Node, operator: str, one: Known, other: Known) -> Known:
    conversions = context.conversions
    joins = operator == "+" and (one is None or other is None)
    if not joins and _fails(context, one, other, conversions.is_number):
        _report(context, node, operator, one, other)
        return None
    if one is None or other is None or not (conversions.is_number(one) and conversions.is_number(other)):
        return None
    if operator in _BITS | _SHIFTS and not all(
        _name(conversions.plain(kind)) in conversions.integers for kind in (one, other)
    ):
        _report(context, node, operator, one, other)
        return None
    return conversions.promoted(one, one if operator in _SHIFTS else other)


def _fails(context: Context, one: Known, other: Known, allowed: object) -> bool:
    """Whether either side is known to be something that the operator does not take."""
    assert callable(allowed)
    return any(context.conversions.is_known(kind) and not allowed(kind) for kind in (one, other))


def _comparable(context: Context, one: Known, other: Known) -> bool:
    conversions = context.conversions
    if NULL in (one, other):
        return bool(conversions.facts.get("plain_meets_null")) or not (
            conversions.is_plain(one) or conversions.is_plain(other)
        )
    if conversions.is_plain(one) or conversions.is_plain(other):
        both_numbers = conversions.is_number(one) and conversions.is_number(other)
        both_truths = conversions.is_truth(one) and conversions.is_truth(other)
        return (
            both_numbers
            or both_truths
            or "Object" in (_name(one), _name(other))
            or "Number" in (_name(one), _name(other))
        )
    if one is None or other is None or ARRAY in (one.name, other.name):
        return True
    if {one.name, other.name} <= set(conversions.facts.get("comparable", ())):
        return True
    # Two objects may be the same one unless their classes are sealed against each other.
    sealed = all(
        (known := conversions.library.get(kind.name)) is not None and known.is_final for kind in (one, other)
    )
    return not sealed or one.name == other.name


def _report(context: Context, node: Node, operator: str, one: Known, other: Known) -> None:
    context.report(node, f"`{operator}` cannot take a `{shown(one)}` and a `{shown(other)}`")


def _name(kind: Known) -> str:
    return kind.name if kind is not None else ""
