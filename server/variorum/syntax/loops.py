"""Loops whose body runs at most once, because every path through it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.syntax.flow_tree import Flow, has_goto
from variorum.syntax.graph import graph_of
from variorum.syntax.span import Span


def loops_without_repetition(flows: Sequence[Flow], base: int) -> tuple[Span, ...]:
    """The heads of loops that control enters and from whose body it never gets to another round, relative to `base`."""
    if has_goto(flows) or not any(_may_leave(loop) for loop in _loops(flows)):
        return ()
    graph = graph_of(flows, ())
    if not graph.is_exact:
        return ()
    entered = graph.entered()
    found = (
        loop for loop, body, again in graph.loops if body in entered and again not in graph.reachable(body)
    )
    return tuple(sorted(_head(loop, base) for loop in found))


def _loops(flows: Sequence[Flow]) -> Iterator[Flow]:
    for flow in flows:
        if "loop" in flow.kinds:
            yield flow
        yield from _loops(flow.children)


def _may_leave(flow: Flow) -> bool:
    """Whether anything in the loop jumps at all; nearly all loops are done with here."""
    return any(child.kinds & {"exit", "break", "continue", "endless"} or _may_leave(child) for child in flow.children)


def _head(loop: Flow, base: int) -> Span:
    """The loop up to its body, which is what a reader should look at."""
    parts = [child.start for child in loop.children if child.kinds & {"block", "arm"} and child.start > loop.start]
    end = min(parts, default=loop.end)
    text = loop.node.text or b""
    return Span(loop.start - base, loop.start - base + len(text[: end - loop.start].rstrip()))
