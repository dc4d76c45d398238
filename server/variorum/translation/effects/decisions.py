"""Decisions: arms that know what was asked in front of them, however the arms are put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from variorum.translation.effects.conditions import Statement, compared
from variorum.translation.effects.effect import GOES_ON, LEAVES, After, Context, asked
from variorum.translation.effects.nodes import Node, without

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

_ORDERS = frozenset({"<", ">", "<=", ">="})


def choice(walk: Walk, node: Node, shape: str, context: Context) -> After:
    """An `if` in any form; what follows an arm that leaves knows that the arm was not taken."""
    condition, then = node.part(shape, "condition"), node.part(shape, "then")
    rest = without(node.children, (*condition, *then))
    if _keeps_the_better(walk, condition, then) and not rest:
        walk.emit("call max", context, node)
        return GOES_ON
    if condition:
        walk.ask(condition, context)
    known = walk.conditions.holding(condition, is_true=shape == "choice")
    failed = walk.conditions.holding(condition, is_true=shape != "choice")
    leaves = walk.sequence(then, context.knowing(known))
    misses = bool(rest) and _otherwise(walk, rest, context.knowing(failed))
    if leaves:
        return LEAVES if misses else After(failed)
    return After(known) if misses else GOES_ON


def arms(walk: Walk, node: Node, context: Context) -> Iterator[tuple[Sequence[Node], Context]]:
    """The two values of a decision that is a value itself, each with what holds where it is taken."""
    condition, then = node.part("choice", "condition"), node.part("choice", "then")
    yield then, context.knowing(walk.conditions.holding(condition))
    rest = without(node.children, (*condition, *then))
    yield rest, context.knowing(walk.conditions.holding(condition, is_true=False))


def switch(walk: Walk, node: Node, context: Context) -> None:
    """A choice by value: every case is a comparison with what is looked at, as in a ladder of `else if`."""
    subject = node.part("selection", "of") if "selection" in node.shapes else []
    walk.sequence(subject, context)
    key = walk.conditions.key(subject)
    missed: list[Statement] = []
    for case in _cases(node.children):
        labels = case.part("case", "label") if "case" in case.shapes else []
        known: tuple[Statement, ...] = tuple(missed)
        if labels and case.events.get("case") != "default":
            label = walk.conditions.key(labels[:1])
            known = (compared("==", key, label),)
            missed.append(compared("!=", key, label))
            walk.asked(asked(known[0])[0], context, case)
        body = [one for one in without(case.children, labels) if "break" not in one.events]
        walk.sequence(body, context.knowing(known))


def _otherwise(walk: Walk, nodes: Sequence[Node], context: Context) -> bool:
    """The other arms, each knowing that those in front of it were not taken; true if none of them goes on."""
    if not any("choice" in node.shapes for node in nodes):
        return walk.sequence(nodes, context)
    leaves = True
    for node in nodes:
        leaves = walk.visit(node, context).leaves and leaves
        if "choice" in node.shapes:
            failed = walk.conditions.holding(node.part("choice", "condition"), is_true=False)
            context = context.knowing(failed)
    return leaves


def _keeps_the_better(walk: Walk, condition: Sequence[Node], then: Sequence[Node]) -> bool:
    """`if (x > best) best = x`: what others write as `best = max(best, x)`."""
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
