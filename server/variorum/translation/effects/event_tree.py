"""The events and shapes of an item, nested as they lie in each other: the abstract form that is walked for effects."""

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

# What nests deeper, such as a sum of a thousand terms, lies side by side: the walk goes down one level at a time.
_MAX_DEPTH = 100


class Node:
    """A range of code with all that is known of it, and what lies in it."""

    __slots__ = ("children", "end", "events", "is_function", "shapes", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.events: dict[str, str] = {}
        """The value of each kind of event that the range is."""
        self.shapes: dict[str, Shape] = {}
        self.children: list[Node] = []
        self.is_function = False
        """Whether it declares a function, which has effects of its own."""

    @property
    def span(self) -> Span:
        """The range."""
        return Span(self.start, self.end)

    def part(self, shape: str, name: str) -> list[Node]:
        """What lies in a part of a shape; empty where the shape has no such part."""
        piece = self.shapes[shape].parts.get(name)
        return nodes_within(self.children, piece) if piece is not None else []

    def without(self, *kinds: str) -> Node:
        """The same range with all that is known of it but these kinds of events."""
        other = Node(self.start, self.end)
        other.events = {kind: value for kind, value in self.events.items() if kind not in kinds}
        other.shapes, other.children = self.shapes, self.children
        return other


class _Nodes(dict[Span, Node]):
    """Nodes by their ranges, each made when it is asked for."""

    def __missing__(self, span: Span) -> Node:
        node = self[span] = Node(*span)
        return node


def excluding(nodes: Sequence[Node], dropped: Sequence[Node]) -> list[Node]:
    """The nodes but those that are dropped."""
    gone = {id(node) for node in dropped}
    return [node for node in nodes if id(node) not in gone]


def nodes_within(nodes: Sequence[Node], piece: Piece) -> list[Node]:
    """The outermost nodes that lie in a piece of code."""
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
    """The outermost nodes of an item, in source order."""
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
