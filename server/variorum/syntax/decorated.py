"""Finds where a declaration begins, with the decorators and attributes in front of it."""

from __future__ import annotations

from variorum.syntax.document import Document
from variorum.syntax.span import Span

_IN_FRONT = frozenset({"decorator", "attribute_item", "annotation", "attribute_list"})
"""Node types that grammars put beside the declaration that they belong to."""


def decorated_start(document: Document, span: Span) -> int:
    """Returns the offset at which the declaration at a span begins."""
    item = document.items.at(span.start)
    if item is None:
        return span.start
    node = document.root_for(item).descendant_for_byte_range(span.start, span.end)
    if node is None:
        return span.start
    wrappers = document.language.division.wrappers
    while node.parent is not None and node.parent.type in wrappers:
        node = node.parent
    while node.prev_sibling is not None and node.prev_sibling.type in _IN_FRONT:
        node = node.prev_sibling
    return node.start_byte
