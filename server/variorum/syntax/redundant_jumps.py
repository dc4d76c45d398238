"""Finds jumps without effect: a `return` at the end of a function, a `continue` at the end of an iteration, at any
depth of branches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from tree_sitter import Node

from variorum.syntax.flow_tree import Flow
from variorum.syntax.span import Span

_NOTHING: frozenset[str] = frozenset()


@attrs.frozen(order=True)
class RedundantJump:
    """A jump that skips nothing. The spans are relative to the item."""

    span: Span
    value: Span | None
    """The value of the jump, if the end of the function would return it as well."""
    is_statement: bool
    """Whether the jump can be removed, unlike one that is the arm of an expression."""


def redundant_jumps(flows: Sequence[Flow], base: int, tails: frozenset[str]) -> tuple[RedundantJump, ...]:
    """Returns the plain jumps (`@flow.plain`) that skip nothing.

    Args:
        flows: the captured parts of the control flow, with absolute offsets.
        base: the byte offset of the item.
        tails: if blocks have values, the types of the nodes that pass on the value of their last part. A jump
            inside any other node is needed, because the node uses the values of its other parts.
    """
    captured = list(_all(flows))
    plain = [flow for flow in captured if "plain" in flow.kinds]
    if not plain:
        return ()
    kinds = {flow.node.id: flow.kinds for flow in captured}
    for root in flows:
        if "block" in root.kinds:
            # A block among the members of a class is an initializer.
            kinds[root.node.id] = root.kinds | {"function"}
    return tuple(_described(one.node, base) for one in plain if _is_redundant(one, kinds, tails))


def _all(flows: Sequence[Flow]) -> Iterator[Flow]:
    for flow in flows:
        yield flow
        yield from _all(flow.children)


def _described(jump: Node, base: int) -> RedundantJump:
    span = Span(jump.start_byte - base, jump.end_byte - base)
    value = next((child for child in jump.named_children if not child.is_extra), None)
    if value is not None and value.named_child_count > 1 and "list" in value.type:
        # Multiple values require the keyword.
        return RedundantJump(span, None, is_statement=False)
    parent = jump.parent
    is_arm = parent is not None and jump in (
        parent.child_by_field_name("value"),
        parent.child_by_field_name("body"),
    )
    handed_on = Span(value.start_byte - base, value.end_byte - base) if value else None
    return RedundantJump(span, handed_on, is_statement=not is_arm)


def _is_redundant(jump: Flow, kinds: dict[int, set[str]], tails: frozenset[str]) -> bool:
    """Returns whether nothing is between the jump and the end of what it leaves."""
    if "continue" in jump.kinds and _fills_an_arm(jump.node, kinds):
        # An explicit jump reads better than an empty branch.
        return False
    current, falls, breaks = jump.node, False, False
    while (parent := current.parent) is not None:
        inside, around = kinds.get(current.id, _NOTHING), kinds.get(parent.id, _NOTHING)
        if "finally" in inside:
            # Leaving a `finally` discards a pending exception.
            return False
        if "function" in around:
            return "exit" in jump.kinds
        if "loop" in around:
            return "continue" in jump.kinds
        if tails and parent.type not in tails:
            return False
        # After a case that is not the last, control may fall through to the next one.
        falls = falls or ("case" in inside and not breaks and not _is_last(current))
        if "switch" in around:
            if falls and "fallthrough" in around:
                return False
            falls = breaks = False
        elif "try" in around:
            if "arm" in inside and any("else" in kinds.get(one.id, _NOTHING) for one in parent.children):
                return False
        elif "optional" in around:
            if not _is_last(current) and "else" not in kinds.get(_next_id(current), _NOTHING):
                return False
        elif "branch" not in around and "case" not in inside and not _is_last(current):
            # A `break` ends the switch: a `return` instead of it is redundant if nothing follows the switch.
            breaks = "exit" in jump.kinds and "break" in kinds.get(_next_id(current), _NOTHING)
            if not breaks:
                return False
        current = parent
    return False


def _fills_an_arm(jump: Node, kinds: dict[int, set[str]]) -> bool:
    """Returns whether the jump is all that a branch or a handler does."""
    parent, arms = jump.parent, {"arm", "else", "catch"}
    if kinds[jump.id] & arms or (parent is not None and parent.child_by_field_name("value") == jump):
        return True
    if parent is None or not kinds.get(parent.id, _NOTHING) & arms:
        return False
    if "loop" in kinds.get(parent.parent.id if parent.parent else 0, _NOTHING):
        return False
    return [child for child in parent.named_children if not child.is_extra] == [jump]


def _is_last(node: Node) -> bool:
    """Returns whether nothing but comments follows the node in its parent."""
    return _next(node) is None


def _next_id(node: Node) -> int:
    following = _next(node)
    return following.id if following is not None else 0


def _next(node: Node) -> Node | None:
    """Returns what follows the node in its parent, except comments and empty statements."""
    following = node.next_named_sibling
    while following is not None and (following.is_extra or following.type == "empty_statement"):
        following = following.next_named_sibling
    return following
