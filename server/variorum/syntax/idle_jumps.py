"""Jumps that go where control goes anyway: a `return` at the end of a function, a `continue` at the end of a
round, however many branches lie around them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tree_sitter import Node

from variorum.syntax.flow_tree import Flow
from variorum.syntax.span import Span

_NOTHING: frozenset[str] = frozenset()
# What runs instead of the part in front of it.
_ALTERNATIVES = frozenset({"optional", "else"})


def idle_jumps(flows: Sequence[Flow], base: int) -> tuple[Span, ...]:
    """The ranges, relative to `base`, of plain jumps (`@flow.plain`) that skip nothing."""
    captured = list(_all(flows))
    plain = [flow for flow in captured if "plain" in flow.kinds]
    if not plain:
        return ()
    kinds = {flow.node.id: flow.kinds for flow in captured}
    for root in flows:
        if "block" in root.kinds:
            # A block among the members of a class is an initializer.
            kinds[root.node.id] = root.kinds | {"function"}
    return tuple(Span(one.start - base, one.end - base) for one in plain if _is_idle(one, kinds))


def _all(flows: Sequence[Flow]) -> Iterator[Flow]:
    for flow in flows:
        yield flow
        yield from _all(flow.children)


def _is_idle(jump: Flow, kinds: dict[int, set[str]]) -> bool:
    """Whether nothing stands between the jump and the end of what it leaves."""
    if "continue" in jump.kinds and _fills_an_arm(jump.node, kinds):
        # Written out, an arm without anything to do reads better than an empty one.
        return False
    current, falls = jump.node, False
    while (parent := current.parent) is not None:
        inside, around = kinds.get(current.id, _NOTHING), kinds.get(parent.id, _NOTHING)
        if "finally" in inside:
            # What leaves a `finally` throws a pending exception away.
            return False
        if "function" in around:
            return "exit" in jump.kinds
        if "loop" in around:
            return "continue" in jump.kinds
        # Behind a case that is not the last, the next one waits, if the switch lets control fall into it.
        falls = falls or ("case" in inside and not _is_last(current))
        if "switch" in around:
            if falls and "fallthrough" in around:
                return False
            falls = False
        elif "try" in around:
            if "arm" in inside and any("else" in kinds.get(one.id, _NOTHING) for one in parent.children):
                return False
        elif "optional" in around:
            if not _is_last(current) and not _ALTERNATIVES & kinds.get(_next_id(current), _NOTHING):
                return False
        elif "branch" not in around and "case" not in inside and not _is_last(current):
            return False
        current = parent
    return False


def _fills_an_arm(jump: Node, kinds: dict[int, set[str]]) -> bool:
    """Whether the jump is all that an arm or a handler does."""
    parent, arms = jump.parent, {"arm", "else", "catch"}
    if kinds[jump.id] & arms:
        return True
    if parent is None or not kinds.get(parent.id, _NOTHING) & arms:
        return False
    if "loop" in kinds.get(parent.parent.id if parent.parent else 0, _NOTHING):
        return False
    return [child for child in parent.named_children if not child.is_extra] == [jump]


def _is_last(node: Node) -> bool:
    """Whether nothing but comments stands behind the node in its parent."""
    return _next(node) is None


def _next_id(node: Node) -> int:
    following = _next(node)
    return following.id if following is not None else 0


def _next(node: Node) -> Node | None:
    """What stands behind the node in its parent, comments aside."""
    following = node.next_named_sibling
    while following is not None and following.is_extra:
        following = following.next_named_sibling
    return following
