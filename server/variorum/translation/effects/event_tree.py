"""Nests the events and shapes of an item by their ranges: the tree that is walked for effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.syntax.program_events import Event
from variorum.syntax.shapes import Piece, Shape
from variorum.syntax.span import Span

_EVENTS = frozenset(
    """else switch case loop return break continue throw call invoke new number string boolean null name operator
    lambda index catch""".split()
)
_SHAPES = frozenset(
    """binary assign update call counting each case choice unless while negation selection comprehension""".split()
)

# Nodes that nest deeper, such as the terms of a long sum, become siblings, because the walk is recursive.
_MAX_DEPTH = 100


class Node:
    """A range of code with its events and shapes, and the nodes inside it."""

    __slots__ = ("children", "end", "events", "is_function", "shapes", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.events: dict[str, str] = {}
        """The value of each kind of event with this range."""
        self.shapes: dict[str, Shape] = {}
        self.children: list[Node] = []
        self.is_function = False
        """Whether the range declares a function, which has effects of its own."""

    @property
    def span(self) -> Span:
        """Returns the range."""
        return Span(self.start, self.end)

    def part(self, shape: str, name: str) -> list[Node]:
        """Returns the nodes in a part of a shape, none if the shape has no such part."""
        piece = self.shapes[shape].parts.get(name)
        return nodes_within(self.children, piece) if piece is not None else []

    def without(self, *kinds: str) -> Node:
        """Returns a copy of the node without these kinds of events."""
        other = Node(self.start, self.end)
        other.events = {kind: value for kind, value in self.events.items() if kind not in kinds}
        other.shapes, other.children = self.shapes, self.children
        return other


class _Nodes(dict[Span, Node]):
    """Nodes by range, created on demand."""

    def __missing__(self, span: Span) -> Node:
        node = self[span] = Node(*span)
        return node


def excluding(nodes: Sequence[Node], dropped: Sequence[Node]) -> list[Node]:
    """Returns the nodes without the dropped ones."""
    gone = {id(node) for node in dropped}
    return [node for node in nodes if id(node) not in gone]


def nodes_within(nodes: Sequence[Node], piece: Piece) -> list[Node]:
    """Returns the outermost nodes inside a piece of code."""
    start, end = piece.span
    found: list[Node] = []
    for node in nodes:
        if node.end <= start or node.start >= end:
            continue
        if start <= node.start and node.end <= end:
            found.append(node)
        else:
            found += nodes_within(node.children, piece)
    return found


def event_tree(events: Iterable[Event], shapes: Iterable[Shape], functions: Iterable[Span]) -> list[Node]:
    """Returns the outermost nodes of an item, in source order."""
    known = _Nodes()
    for event in events:
        if event.kind in _EVENTS:
            known[event.span].events[event.kind] = event.value
    for shape in shapes:
        if shape.kind in _SHAPES:
            known[shape.span].shapes[shape.kind] = shape
    for span in functions:
        known[span].is_function = True
    outermost: list[Node] = []
    enclosing: list[Node] = []
    for node in sorted(known.values(), key=lambda node: (node.start, -node.end)):
        while enclosing and enclosing[-1].end <= node.start:
            enclosing.pop()
        (enclosing[-1].children if enclosing else outermost).append(node)
        if len(enclosing) < _MAX_DEPTH:
            enclosing.append(node)
    return outermost
