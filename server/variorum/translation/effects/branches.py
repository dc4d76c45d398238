"""Emits the effects of branches. Each branch is guarded by the negated conditions of those before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from variorum.translation.effects.conditions import Predicate, compared
from variorum.translation.effects.effect import ABRUPT, NORMAL, Completion, Context, atomic_predicates
from variorum.translation.effects.event_tree import Node, excluding

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

_ORDERS = frozenset({"<", ">", "<=", ">="})


def branch(walk: Walk, node: Node, shape: str, context: Context) -> Completion:
    """Emits an `if` in any form. The code after a branch that leaves is guarded by the negated condition."""
    condition, then = node.part(shape, "condition"), node.part(shape, "then")
    rest = excluding(node.children, (*condition, *then))
    if _is_running_maximum(walk, condition, then) and not rest:
        walk.emit("call max", context, node)
        return NORMAL
    if condition:
        walk.emit_condition(condition, context)
    known = walk.conditions.predicates_of(condition, is_true=shape == "choice")
    failed = walk.conditions.predicates_of(condition, is_true=shape != "choice")
    is_abrupt = walk.sequence(then, context.assuming(known))
    misses = bool(rest) and _else_branch(walk, rest, context.assuming(failed))
    if is_abrupt:
        return ABRUPT if misses else Completion(failed)
    return Completion(known) if misses else NORMAL


def arms(walk: Walk, node: Node, context: Context) -> Iterator[tuple[Sequence[Node], Context]]:
    """Yields the two values of a conditional expression, each with the context in which it is chosen."""
    condition, then = node.part("choice", "condition"), node.part("choice", "then")
    yield then, context.assuming(walk.conditions.predicates_of(condition))
    rest = excluding(node.children, (*condition, *then))
    yield rest, context.assuming(walk.conditions.predicates_of(condition, is_true=False))


def switch(walk: Walk, node: Node, context: Context) -> None:
    """Emits a switch. Every case is a comparison with the subject, as in a chain of `else if`."""
    subject = node.part("selection", "of") if "selection" in node.shapes else []
    walk.sequence(subject, context)
    key = walk.conditions.key(subject)
    missed: list[Predicate] = []
    for case in _cases(node.children):
        labels = case.part("case", "label") if "case" in case.shapes else []
        known: tuple[Predicate, ...] = tuple(missed)
        if labels and case.events.get("case") != "default":
            label = walk.conditions.key(labels[:1])
            known = (compared("==", key, label),)
            missed.append(compared("!=", key, label))
            walk.emit_test(atomic_predicates(known[0])[0], context, case)
        body = [one for one in excluding(case.children, labels) if "break" not in one.events]
        walk.sequence(body, context.assuming(known))


def _else_branch(walk: Walk, nodes: Sequence[Node], context: Context) -> bool:
    """Emits the other branches, each guarded by the negated conditions before it. Returns whether all of them
    complete abruptly.
    """
    if not any("choice" in node.shapes for node in nodes):
        return walk.sequence(nodes, context)
    is_abrupt = True
    for node in nodes:
        is_abrupt = walk.visit(node, context).is_abrupt and is_abrupt
        if "choice" in node.shapes:
            failed = walk.conditions.predicates_of(node.part("choice", "condition"), is_true=False)
            context = context.assuming(failed)
    return is_abrupt


def _is_running_maximum(walk: Walk, condition: Sequence[Node], then: Sequence[Node]) -> bool:
    """Returns whether this is `if (x > best) best = x`, which is equivalent to `best = max(best, x)`."""
    if len(condition) != 1 or "binary" not in condition[0].shapes:
        return False
    if walk.conditions.operator(condition[0]) not in _ORDERS:
        return False
    assignment, compares = _only_assignment(then), condition[0].shapes["binary"]
    return assignment is not None and {
        assignment.shapes["assign"].text("name"),
        assignment.shapes["assign"].text("value"),
    } == {
        compares.text("left"),
        compares.text("right"),
    }


def _only_assignment(nodes: Sequence[Node]) -> Node | None:
    if len(nodes) != 1:
        return None
    return nodes[0] if "assign" in nodes[0].shapes else _only_assignment(nodes[0].children)


def _cases(nodes: Sequence[Node]) -> Iterator[Node]:
    for node in nodes:
        if "case" in node.events or "case" in node.shapes:
            yield node
        elif "switch" not in node.events:
            yield from _cases(node.children)
