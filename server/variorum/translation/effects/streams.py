"""Emits the effects of chained calls over collections as those of the equivalent loop.

`prices.filter(p -> p > limit).map(p -> p * 3).sum()` is a loop with a branch and an update of a total.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from variorum.translation.effects import loops
from variorum.translation.effects.effect import Context
from variorum.translation.effects.event_tree import Node, excluding
from variorum.translation.operands import arguments_of

if TYPE_CHECKING:
    from variorum.translation.effects.walk import Walk

STAGES = frozenset({"map", "filter", "reduce", "any", "all", "sum", "min", "max", "join"})
"""The concepts of calls that iterate over their receiver or argument."""
_OF_TWO = frozenset({"min", "max", "join"})
_FINDING = frozenset({"any", "all"})
_COLLECTING = frozenset({"map", "filter", "reduce", "sum", "join"})


def is_stage(node: Node, concept: str) -> bool:
    """Returns whether the call iterates over elements, unlike `max(a, b)`."""
    if concept not in _OF_TWO or _upstream(node) is not None:
        return True
    return "call" in node.shapes and len(arguments_of(node.shapes["call"].text("arguments"))) < 2


def stream(walk: Walk, node: Node, concept: str, context: Context) -> None:
    """Emits all stages of a stream, of which this call is the last."""
    inside = _stage(walk, node, concept, context)
    if concept in _COLLECTING:
        walk.emit_growth(_stream_result(node), inside, node)


def _stage(walk: Walk, node: Node, concept: str, context: Context) -> Context:
    """Emits this stage and those before it. Returns the context of each element after it."""
    before = _upstream(node)
    functions = _functions(node)
    others = excluding(node.children, functions)
    if before is None:
        loops.emit_loop(walk, node, context)
        walk.sequence(others, context)
        inside = context.in_loop()
    elif "comprehension" in before.shapes:
        inside = loops.visit_comprehension(walk, before, context, with_result=concept not in _FINDING)
        functions = [*functions, before] if concept in _FINDING else functions
    else:
        inside = _stage(walk, before, before.events["call"], context)
    if before is not None:
        walk.sequence([one for one in others if not one.span.contains(before.span)], context)
    if concept in _OF_TWO - {"join"}:
        walk.emit("call max", inside, node)
    elif concept in _FINDING:
        return _short_circuit(walk, functions, inside, concept, node, context)
    for function in functions:
        inside = _each(walk, function, inside, concept)
    return inside


def _each(walk: Walk, function: Node, context: Context, concept: str) -> Context:
    """Emits what is done for each element."""
    body = _body(function)
    if concept != "filter":
        walk.values(body, context)
        return context
    walk.emit_condition(body, context)
    return context.assuming(walk.conditions.predicates_of(body))


def _short_circuit(
    walk: Walk, functions: Sequence[Node], inside: Context, concept: str, node: Node, outside: Context
) -> Context:
    """Emits `any` and `all`, which stop at the first element that decides the result."""
    for function in functions:
        body = (
            function.part("comprehension", "result")
            if "comprehension" in function.shapes
            else _body(function)
        )
        walk.emit_condition(body, inside)
        inside = inside.assuming(walk.conditions.predicates_of(body, is_true=concept == "any"))
    walk.emit("exit", inside, node)
    walk.emit("true" if concept == "any" else "false", inside, node)
    walk.emit("false" if concept == "any" else "true", outside, node)
    return inside


def _stream_result(node: Node) -> Sequence[Node]:
    """Returns the nodes that compute each element of the last stage."""
    functions = _functions(node)
    if functions and node.events.get("call") in ("map", "sum"):
        return _body(functions[-1])
    before = _upstream(node)
    if before is None:
        return ()
    return (
        before.part("comprehension", "result") if "comprehension" in before.shapes else _stream_result(before)
    )


def _upstream(node: Node) -> Node | None:
    """Returns the stage before this one, or the comprehension that the call iterates over."""
    for one in node.children:
        if "comprehension" in one.shapes or one.events.get("call") in STAGES:
            return one
        if "call" in one.events and one.start == node.start and one.end < node.end:
            # `.sorted()` and the like return the elements they got.
            found = _upstream(one)
            if found is not None:
                return found
    return None


def _functions(node: Node) -> list[Node]:
    """Returns the anonymous functions among the arguments."""
    receiver = node.part("call", "receiver") if "call" in node.shapes else []
    return [one for one in excluding(node.children, receiver) if "lambda" in one.events]


def _body(function: Node) -> Sequence[Node]:
    """Returns the nodes of an anonymous function's result, without its parameters."""
    for one in function.children:
        if "return" in one.events:
            return (
                one.children
                if not (one.events.keys() - {"return"} or one.shapes)
                else [one.without("return")]
            )
    inside = list(function.children)
    while len(inside) > 1 and inside[0].events.keys() == {"name"}:
        inside = inside[1:]
    return inside
