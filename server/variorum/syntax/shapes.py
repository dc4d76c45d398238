"""Finds shapes, which are expressions and statements with their parts, by `shapes.scm`.

The program events say that there is a comparison; a shape says what is compared with what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tree_sitter import Node, QueryCursor

from variorum.syntax.document import Document
from variorum.syntax.grammar import query_of
from variorum.syntax.item import Item
from variorum.syntax.item_memo import memoized_per_item
from variorum.syntax.span import Span


class Piece(NamedTuple):
    """A range of code and its text."""

    span: Span
    text: str


class Shape(NamedTuple):
    """A piece of code with its named parts."""

    kind: str
    """`binary`, `element`, `call`, `counting` and so on, as listed in `languages/README.md`."""
    span: Span
    parts: Mapping[str, Piece]

    def text(self, part: str) -> str:
        """Returns the text of a part, empty if the shape has no such part."""
        piece = self.parts.get(part)
        return piece.text if piece is not None else ""

    def shifted(self, offset: int) -> Shape:
        """Returns the shape, moved by `offset` bytes."""
        parts = {name: Piece(piece.span.shifted(offset), piece.text) for name, piece in self.parts.items()}
        return Shape(self.kind, self.span.shifted(offset), parts)


@memoized_per_item
def item_shapes(document: Document, item: Item) -> Sequence[Shape]:
    """Returns the shapes of one item in source order, with spans relative to it."""
    query = query_of(document.language, "shapes")
    if query is None:
        return ()
    span = item.own_span
    cursor = QueryCursor(query)
    cursor.set_byte_range(*span)
    found: dict[tuple[str, Span], Shape] = {}
    # In the order of the query file, so that if two patterns meet the later one wins.
    for _, match in sorted(cursor.matches(document.root_for(item)), key=lambda one: one[0]):
        for kind, nodes in match.items():
            if "." in kind or kind.startswith("_"):
                continue
            place = _span(nodes[0], span.start)
            if place.start >= 0 and place.end <= len(item.facts.text):
                found[kind, place] = Shape(kind, place, _parts(kind, match, item))
    return tuple(sorted(found.values(), key=lambda shape: (shape.span.start, -shape.span.end)))


def _parts(kind: str, match: Mapping[str, list[Node]], item: Item) -> Mapping[str, Piece]:
    prefix, base = f"{kind}.", item.span.start
    return {
        name.removeprefix(prefix): Piece(_span(nodes[0], base), item.text_of(nodes[0]))
        for name, nodes in match.items()
        if name.startswith(prefix)
    }


def _span(node: Node, base: int) -> Span:
    return Span(node.start_byte - base, node.end_byte - base)
