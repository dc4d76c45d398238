"""Emits the effects of loops: their bound, in whatever way they count, and their body."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from variorum.syntax.literals import whole_number
from variorum.translation.counted_loops import CountedLoop, counted_loop
from variorum.translation.effects.conditions import Predicate
from variorum.translation.effects.effect import Context, plain_name
from variorum.translation.effects.event_tree import Node, excluding
from variorum.translation.operands import Offset

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

_ALL = ("all",)
_HEAD = ("start", "over", "test")


def loop(walk: Walk, node: Node, context: Context) -> None:
    """Emits a loop of any form."""
    if "while" in node.shapes:
        _while(walk, node, context)
        return
    kind = next((kind for kind in ("counting", "each") if kind in node.shapes), None)
    if kind is None:
        emit_loop(walk, node, context)
        walk.sequence(node.children, context.in_loop())
        return
    head = {name: node.part(kind, name) for name in ("name", "step", *_HEAD)}
    counted = counted_loop(node.shapes[kind], walk.language)
    emit_loop(walk, node, context, counted)
    if counted is None:
        walk.sequence([one for name in _HEAD for one in head[name]], context)
    elif counted.first.number:
        walk.emit_number(str(counted.first.number), context, node)
    behind = max(piece.span.end for name, piece in node.shapes[kind].parts.items() if name in head)
    walk.sequence([one for one in node.children if one.start >= behind], context.in_loop())


def emit_loop(walk: Walk, node: Node, context: Context, counted: CountedLoop | None = None) -> None:
    """Emits the bound of a loop. A loop that does not count runs over a whole collection."""
    _emit_once(walk, node, context, _loop_key(counted) if counted is not None else _ALL)


def emit_comprehension(walk: Walk, node: Node, context: Context) -> None:
    """Emits a comprehension on its own, which adds each element to a collection."""
    result = node.part("comprehension", "result")
    if _repeats_one_value(node):
        walk.sequence(result, context)
        return
    walk.emit_growth(result, visit_comprehension(walk, node, context), node)


def visit_comprehension(walk: Walk, node: Node, context: Context, *, with_result: bool = True) -> Context:
    """Emits the clauses of a comprehension in execution order, then its result. Returns the context of the result."""
    result = node.part("comprehension", "result")
    for clause in excluding(node.children, result):
        if "loop" in clause.events:
            each = clause.shapes.get("each")
            counted = counted_loop(each, walk.language) if each is not None else None
            emit_loop(walk, clause, context, counted)
            if counted is None and each is not None:
                walk.sequence(clause.part("each", "over"), context)
            context = context.in_loop()
        elif "choice" in clause.shapes:
            condition = clause.part("choice", "condition")
            walk.emit_condition(condition, context)
            context = context.assuming(walk.conditions.predicates_of(condition))
    # `sum(1 for ...)` counts, as `count += 1` does.
    if with_result and not (len(result) == 1 and result[0].events.get("number") == "1"):
        walk.values(result, context)
    return context


def _while(walk: Walk, node: Node, context: Context) -> None:
    condition = node.part("while", "condition")
    body = excluding(node.children, condition)
    known = walk.conditions.predicates_of(condition)
    steps = _steps(body, known[0]) if len(known) == 1 else {}
    if steps:
        # The condition compares a variable and the body increments it last: a counted loop.
        word, *keys = known[0]
        ends = [key for key in keys if key not in steps]
        _emit_once(walk, node, context, _key(_end(ends[0] if ends else keys[1], word)))
        walk.sequence(_without_deep(body, list(steps.values())), context.in_loop())
        return
    inside = context.in_loop()
    walk.emit_condition(condition, inside)
    walk.emit("loop", context, node, "while")
    walk.sequence(body, inside.assuming(known))


def _end(key: str, word: str) -> Offset:
    beyond = 1 if word == "<=" else 0
    number = whole_number(key)
    return Offset(key, beyond) if number is None else Offset("", number + beyond)


def _steps(nodes: Sequence[Node], predicate: Predicate) -> Mapping[str, Node]:
    """Returns the statement at the end of a loop body that increments a variable of the loop's condition, by the key
    of that variable.
    """
    if predicate[0] not in ("<", "<=", "!=") or not nodes:
        return {}
    last = nodes[-1]
    if "update" in last.shapes:
        name = f"${plain_name(last.shapes['update'].text('name'))}"
        return {name: last} if name in predicate[1:] else {}
    return _steps(last.children, predicate) if not (last.events or last.shapes) else {}


def _without_deep(nodes: Sequence[Node], dropped: Sequence[Node]) -> list[Node]:
    flat: list[Node] = []
    for node in nodes:
        if node in dropped:
            continue
        flat += _without_deep(node.children, dropped) if not (node.events or node.shapes) else [node]
    return flat


def _repeats_one_value(node: Node) -> bool:
    """Returns whether a comprehension repeats one value, as `[0 for _ in range(n)]` does: no part of it uses the
    element.
    """
    clauses = [one for one in node.children if "each" in one.shapes]
    names = {
        name.strip() for one in clauses for name in one.shapes["each"].text("name").strip("()").split(",")
    }
    return not any(_mentions(one, names) for one in excluding(node.children, clauses))


def _mentions(node: Node, names: set[str]) -> bool:
    return node.events.get("name") in names or any(_mentions(one, names) for one in node.children)


def _emit_once(walk: Walk, node: Node, context: Context, key: tuple[str, ...]) -> None:
    if key not in walk.loop_keys:
        walk.loop_keys.add(key)
        walk.emit("loop", context, node, *key)


def _loop_key(counted: CountedLoop) -> tuple[str, ...]:
    key = _key(counted.end if counted.step > 0 else counted.first.moved(1))
    if counted.step in (1, -1):
        return key if counted.step > 0 else (*key, "down")
    return (*key, "by", str(counted.step))


def _key(end: Offset) -> tuple[str, ...]:
    """Returns the key of a loop's bound: a number, a whole collection, or so far beyond it. Lengths have too many
    names to be compared.
    """
    if not end.base:
        return "to", str(end.number)
    return _ALL if end.number == 0 else ("beyond", str(end.number))
