"""Lowers `+=` and `-=` of Kotlin: an update of the value itself if a `val` or an expression holds it, of the `var` otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from variorum.program.expressions import Assign, Binary, Member, Variable
from variorum.program.lowering.assignments import once, writable
from variorum.program.lowering.conversions import evident_type
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.operators import combined
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression, Statement
from variorum.program.statements import Evaluate
from variorum.program.types import Kind

_UPDATES = {"+=": "+", "-=": "-"}
_DECLARING = ("property_declaration", "class_parameter", "parameter", "variable_declaration")
_COLLECTIONS = (Kind.LIST, Kind.SET, Kind.MAP, Kind.OPTIONAL, Kind.ANY)


@hook("kotlin assign")
def assign(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """An assignment. A `var` of a collection gets a new one, where another place is updated in place."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    sign = _UPDATES.get(entry.word(node, "operator"))
    target = writable(lower, left) if left is not None and sign is not None else None
    if sign is not None and target is None and left is not None and right is not None:
        return Binary(f"{sign}=", lower.expression(left), lower.expression(right), **lower.at(node))
    is_variable = (
        isinstance(target, Variable | Member)
        and evident_type(lower, target).kind in _COLLECTIONS
        and left is not None
        and _is_variable(left)
    )
    if is_variable and target is not None and sign is not None and right is not None:
        setup: list[Statement] = []
        place = once(lower, target, setup)
        changed = combined(lower, sign, place, lower.expression(right), node)
        store = Assign(place, changed, **lower.at(node))
        return [*setup, Evaluate(store, **lower.at(node))] if setup else store
    made: Expression | list[Statement] = HOOKS["assign"](lower, node, entry)
    return made


def _is_variable(node: Node) -> bool:
    """Returns whether the innermost declaration of a name around is a `var`."""
    name = text_of(node).rsplit(".", 1)[-1]
    around = node.parent
    while around is not None:
        for declaration in _declarations(around):
            if _declared_name(declaration) == name:
                return any(child.type == "var" for child in declaration.children)
        around = around.parent
    return False


def _declarations(node: Node) -> Iterator[Node]:
    for child in node.named_children:
        if child.type in _DECLARING:
            yield child
        elif child.type in ("primary_constructor", "class_parameters", "function_value_parameters"):
            yield from _declarations(child)


def _declared_name(node: Node) -> str:
    for child in node.named_children:
        if child.type == "variable_declaration":
            return _declared_name(child)
        if child.type == "identifier":
            return text_of(child)
    return ""
