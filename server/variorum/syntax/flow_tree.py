"""Nests the captured nodes of `flow.scm` by containment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

import attrs
from tree_sitter import Node

from variorum.syntax.span import Span

# Deeper than anyone writes. Such a text gets no findings about control flow.
_DEEPEST_NESTING = 150


@attrs.define(eq=False)
class Flow:
    """A captured node: its kinds, and the captured nodes inside it."""

    kinds: set[str]
    node: Node
    start: int
    end: int
    children: list[Flow] = attrs.field(factory=list)

    def having(self, kind: str) -> Iterator[Flow]:
        """Yields the children of a kind."""
        return (child for child in self.children if kind in child.kinds)


def flow_trees(captures: Mapping[str, list[Node]]) -> list[Flow]:
    """Returns the outermost captured nodes in source order, each with those inside it. Returns none if they nest too
    deeply.
    """
    flows: dict[int, Flow] = {}
    for capture, nodes in captures.items():
        head, _, kind = capture.partition(".")
        if head != "flow":
            continue
        for node in nodes:
            flow = flows.get(node.id)
            if flow is None:
                flow = flows[node.id] = Flow(set(), node, node.start_byte, node.end_byte)
            flow.kinds.add(kind)
    roots: list[Flow] = []
    stack: list[Flow] = []
    for flow in sorted(flows.values(), key=lambda flow: (flow.start, -flow.end)):
        while stack and stack[-1].end <= flow.start:
            stack.pop()
        (stack[-1].children if stack else roots).append(flow)
        stack.append(flow)
        if len(stack) > _DEEPEST_NESTING:
            return []
    return roots


def spans_of(flows: Iterable[Flow], kinds: Set[str], base: int) -> tuple[Span, ...]:
    """Returns the ranges, relative to `base`, of all captured nodes with one of the kinds, at any depth and in
    source order.
    """
    return tuple(
        [
            Span(flow.start - base, flow.end - base)
            for flow in _walk(flows)
            if not kinds.isdisjoint(flow.kinds)
        ]
    )


def _walk(flows: Iterable[Flow]) -> Iterator[Flow]:
    pending = [*flows][::-1]
    while pending:
        flow = pending.pop()
        yield flow
        if flow.children:
            pending.extend(reversed(flow.children))
