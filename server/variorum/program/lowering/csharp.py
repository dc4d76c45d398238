"""Lowers what C# has of its own: positions from the end, ranges, and copies with other properties."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import Argument, Call, Constant, Index, Unbound
from variorum.program.lowering.engine import Lowering
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import HOOKS, Entry, hook, text_of
from variorum.program.node import Expression


@hook("csharp subscript")
def subscript(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An element by its position from the start or the end, or a part by a range."""
    indexes = entry.all(node, "index")
    inner = _unwrapped(indexes[0]) if len(indexes) == 1 else None
    holder = entry.one(node, "object")
    if inner is None or holder is None or entry.has(node, "safe"):
        made: Expression = HOOKS["subscript"](lower, node, entry)
        return made
    if inner.type == "range_expression":
        return _part(lower, node, lower.expression(holder), inner)
    if _is_from_end(inner):
        return _called(lower, node, "csharp.from_end", lower.expression(holder), _operand(lower, inner))
    return Index(lower.expression(holder), lower.expression(indexes[0]), **lower.at(node))


def _unwrapped(node: Node) -> Node:
    return node.named_children[-1] if node.type == "argument" and node.named_child_count == 1 else node


def _is_from_end(node: Node) -> bool:
    return node.type == "prefix_unary_expression" and node.children[0].type == "^"


def _operand(lower: Lowering, node: Node) -> Expression:
    return lower.expression(node.named_children[-1])


def _part(lower: Lowering, node: Node, holder: Expression, range_: Node) -> Expression:
    place = next(i for i, one in enumerate(range_.children) if one.type == "..")
    bounds: list[Expression] = []
    for children, is_end in ((range_.children[:place], False), (range_.children[place + 1 :], True)):
        found = next((one for one in children if one.is_named), None)
        from_end = found is None and is_end
        value: Expression = Constant(0, lower.table.type_named("int"), **lower.at(node))
        if found is not None:
            from_end = _is_from_end(found)
            value = _operand(lower, found) if from_end else lower.expression(found)
        bounds += [value, Constant(from_end, lower.table.type_named("bool"), **lower.at(node))]
    return _called(lower, node, "csharp.part", holder, *bounds)


def _called(lower: Lowering, node: Node, name: str, *values: Expression) -> Expression:
    arguments = tuple(Argument(one, **lower.at(node)) for one in values)
    return Call(Unbound(name, **lower.at(node)), arguments, **lower.at(node))


@hook("csharp with")
def with_(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`value with { Name = … }`."""
    value, *changes = named_children(node)
    arguments = [Argument(lower.expression(value), **lower.at(value))]
    for one in changes:
        parts = named_children(one)
        if one.type != "with_initializer" or len(parts) != 2:
            return lower.opaque(node)
        arguments.append(Argument(lower.expression(parts[1]), text_of(parts[0]), **lower.at(one)))
    return Call(Unbound("csharp.with", **lower.at(node)), tuple(arguments), **lower.at(node))
