"""Lowers assignments, compound ones and increments, each part evaluated once and in the language's order."""

from __future__ import annotations

import attrs
from tree_sitter import Node

from variorum.program.expressions import (
    Assign,
    Binary,
    Conditional,
    Constant,
    Dereference,
    Destructuring,
    Do,
    Index,
    Logical,
    Member,
    Slice,
    This,
    Unbound,
    Variable,
)
from variorum.program.lowering.conversions import converted, evident_type
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.operators import combined
from variorum.program.lowering.purity import is_fixed, is_repeatable
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.types import ANY, Kind, Type

_PLACES = (Variable, Member, Index, Slice, Dereference, Destructuring)
_NUMBERS = (Kind.INT, Kind.FLOAT, Kind.CHAR, Kind.STR, Kind.BOOL)


@hook("assign")
def assign(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """`left = right`, or `left op= right`."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None:
        return lower.opaque(node)
    if right is None:
        # A name with a type and without a value, such as Python's `x: int`.
        return []
    operator = entry.word(node, "operator") or "="
    if operator != "=":
        return compound(lower, node, left, operator.removesuffix("="), right)
    following = lower.table.expressions.get(right.type)
    if following is not None and following.form == "assign" and entry.has(node, "chained"):
        return _chained(lower, node, left, right)
    declared = entry.one(node, "type")
    return assigned(lower, node, left, lower.expression(right), declared)


def assigned(
    lower: Lowering, node: Node, left: Node, value: Expression, declared: Node | None = None
) -> Expression:
    """An assignment of a value that is lowered already."""
    target = writable(lower, left)
    if target is None:
        return lower.opaque(node, "assignment to a name that the file does not bind")
    if declared is not None and isinstance(target, Variable) and target.symbol.type == ANY:
        target.symbol.type = lower.type(declared)
    value = converted(lower, evident_type(lower, target), value)
    return stored(lower, node, target, value)


def stored(lower: Lowering, node: Node, target: Expression, value: Expression) -> Expression:
    """An assignment; where the language evaluates the value before the target's parts, the value goes first."""
    first = lower.table.fact("assignment", "value_first", False)
    if first and not _is_simple(target) and not is_fixed(value):
        symbol = lower.temporary()
        stored_value = Variable(symbol, **lower.at(node))
        result = Assign(target, stored_value, **lower.at(node))
        return Do((Declare(symbol, value, start=value.start, end=value.end),), result, **lower.at(node))
    return Assign(target, value, **lower.at(node))


def _is_simple(target: Expression) -> bool:
    """Whether the parts of a target can be evaluated at any time: no calls and no changes in them."""
    if isinstance(target, Destructuring):
        return all(_is_simple(one) for one in target.elements)
    return is_repeatable(target)


def writable(lower: Lowering, node: Node) -> Expression | None:
    """The place that a node stands for; None where it is none."""
    target = lower.target(node)
    if isinstance(target, Unbound) and lower.table.fact("scoping", "implicit_globals", False):
        scope = list(lower.scope.outwards())[-1]
        symbol = Symbol(target.name, Symbol.GLOBAL)
        scope.names[target.name] = symbol
        return Variable(symbol, start=target.start, end=target.end)
    return target if isinstance(target, _PLACES) else None


def _chained(lower: Lowering, node: Node, left: Node, right: Node) -> Expression:
    """`a = b = value`, where the value is stored from left to right."""
    targets = [left]
    entry = lower.table.expressions[right.type]
    while right.type in lower.table.expressions and lower.table.expressions[right.type].form == "assign":
        inner_left, inner_right = entry.one(right, "left"), entry.one(right, "right")
        if inner_left is None or inner_right is None:
            return lower.opaque(node)
        targets.append(inner_left)
        right = inner_right
    value = lower.expression(right)
    setup: list[Statement] = []
    if not isinstance(value, Constant):
        symbol = lower.temporary()
        setup.append(Declare(symbol, value, start=value.start, end=value.end))
        value = Variable(symbol, start=value.start, end=value.end)
    stores = [assigned(lower, one, one, value) for one in targets]
    setup.extend(Evaluate(one, **lower.at(node)) for one in stores[:-1])
    return Do(tuple(setup), stores[-1], **lower.at(node))


def compound(lower: Lowering, node: Node, left: Node, operator: str, right: Node) -> Expression:
    """`left op= right`."""
    target = writable(lower, left)
    if target is None or isinstance(target, Slice | Destructuring):
        return lower.opaque(node, "assignment to a name that the file does not bind")
    neutral = lower.table.binary.get(operator, operator)
    if neutral in ("and", "or", "else"):
        return _logical(lower, node, target, neutral, right)
    setup: list[Statement] = []
    value = lower.expression(right)
    if lower.table.fact("assignment", "update_value_first", False) and not is_repeatable(value):
        value = _in_temporary(lower, value, setup)
    place = once(lower, target, setup)
    result = updated(lower, node, place, operator, value)
    return Do(tuple(setup), result, **lower.at(node)) if setup else result


def updated(lower: Lowering, node: Node, place: Expression, operator: str, value: Expression) -> Expression:
    """The place gets what the operator makes of it and the value."""
    changed = combined(lower, operator, place, value, node)
    known = evident_type(lower, place)
    if lower.table.fact("assignment", "in_place", False) and known.kind not in _NUMBERS:
        neutral = lower.table.binary.get(operator, operator)
        changed = Binary(f"{neutral}=", place, value, **lower.at(node))
    return Assign(place, converted(lower, _number(known), changed), **lower.at(node))


def _number(known: Type) -> Type:
    """The type to which an update converts; texts are joined as they are."""
    return known if known.kind in (Kind.INT, Kind.FLOAT, Kind.CHAR) else ANY


def _logical(lower: Lowering, node: Node, target: Expression, operator: str, right: Node) -> Expression:
    """`a ||= b` stores only where the left side does not decide."""
    setup: list[Statement] = []
    place = once(lower, target, setup)
    store = Assign(place, lower.expression(right), **lower.at(node))
    result = Logical(operator, place, store, **lower.at(node))
    return Do(tuple(setup), result, **lower.at(node)) if setup else result


def once(lower: Lowering, target: Expression, setup: list[Statement]) -> Expression:
    """A place whose parts can be evaluated twice; what cannot goes into variables first, places inside of it stay places."""
    if is_repeatable(target):
        return target
    match target:
        case Member(object=inner):
            return attrs.evolve(target, object=_holder(lower, inner, setup))
        case Index(object=inner, index=index):
            holder = _holder(lower, inner, setup)
            return attrs.evolve(
                target,
                object=holder,
                index=index if is_repeatable(index) else _in_temporary(lower, index, setup),
            )
        case Dereference(pointer=inner):
            return attrs.evolve(target, pointer=_in_temporary(lower, inner, setup))
    return target


def _holder(lower: Lowering, value: Expression, setup: list[Statement]) -> Expression:
    """What a place is a part of: kept as it is where it is a place itself, because a copy would not be changed with it."""
    if isinstance(value, Member | Index | Dereference | Variable | This):
        return once(lower, value, setup)
    return _in_temporary(lower, value, setup)


def _in_temporary(lower: Lowering, value: Expression, setup: list[Statement]) -> Expression:
    if isinstance(value, Constant):
        return value
    symbol = lower.temporary(evident_type(lower, value))
    setup.append(Declare(symbol, value, start=value.start, end=value.end))
    return Variable(symbol, start=value.start, end=value.end)


@hook("update")
def update(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`++x` and `x++`; as a statement of its own the latter needs no copy."""
    operand = entry.one(node, "operand")
    if operand is None:
        return lower.opaque(node)
    target = writable(lower, operand)
    if target is None:
        return lower.opaque(node, "assignment to a name that the file does not bind")
    words = text_of(node).strip()
    is_prefix = words.startswith(("++", "--"))
    up, down = lower.table.fact("assignment", "steps", ("+", "-"))
    operator = up if "++" in (words[:2], words[-2:]) else down
    setup: list[Statement] = []
    place = once(lower, target, setup)
    known = evident_type(lower, place)
    one = Constant(1, lower.table.type_named(lower.table.fact("numbers", "int", "int")), **lower.at(node))
    if is_prefix or is_unused(node, lower):
        result = updated(lower, node, place, operator, one)
        return Do(tuple(setup), result, **lower.at(node)) if setup else result
    before = lower.temporary(known)
    old = Variable(before, **lower.at(node))
    setup.append(Declare(before, place, **lower.at(node)))
    changed = converted(lower, _number(known), combined(lower, operator, old, one, node))
    setup.append(Evaluate(Assign(place, changed, **lower.at(node)), **lower.at(node)))
    return Do(tuple(setup), old, **lower.at(node))


def is_unused(node: Node, lower: Lowering) -> bool:
    """Whether nothing uses the value of an expression: it is a statement, or an update of a loop's head."""
    parent = node.parent
    if parent is None:
        return True
    if parent.type in ("comma_expression", "sequence_expression"):
        last = parent.named_children[-1]
        return last.id != node.id or is_unused(parent, lower)
    if parent.type in lower.table.fact("assignment", "statements", ("expression_statement",)):
        return True
    return parent.type == "for_statement" and any(
        one.id == node.id for field in ("update", "increment") for one in parent.children_by_field_name(field)
    )


@hook("conditional")
def conditional(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A choice between two values."""
    test, then, otherwise = (entry.one(node, part) for part in ("test", "then", "otherwise"))
    if test is None or then is None or otherwise is None:
        return lower.opaque(node)
    return Conditional(
        lower.expression(test), lower.expression(then), lower.expression(otherwise), **lower.at(node)
    )
