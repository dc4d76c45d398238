"""Finds where a new import goes: after the existing imports, or before all code."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.rules.finding import Edit
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span


def import_edit(document: Document, statement: str, heads: Iterable[str], package: str | None) -> Edit:
    """Returns the edit that inserts an import statement on a line of its own.

    Args:
        document: the file.
        statement: the whole statement, without a line break.
        heads: the node types that come before imports or are imports.
        package: the one of them that is not an import and is separated from imports by a blank line.
    """
    last, place = _head(document, frozenset(heads))
    if last is None:
        return Edit(Span(place, place), f"{statement}\n\n")
    text = document.text
    place = text.line_span(text.line_at(max(last.span.end - 1, last.span.start))).end
    blank = "\n" if last.node_type == package else ""
    ended = "" if text.data[:place].endswith(b"\n") else "\n"
    return Edit(Span(place, place), f"{ended}{blank}{statement}\n")


def _head(document: Document, heads: frozenset[str]) -> tuple[Item | None, int]:
    """Returns the last item of the head, if any, and the offset of the code after it, with the comments that belong to that
    code."""
    last, place = None, 0
    end_of_prose = -1
    for item in document.items:
        if item.container is None and item.node_type in heads:
            last = item
        elif not _is_prose(item):
            first = document.text.line_at(item.span.start)
            return last, place if end_of_prose == first - 1 else item.span.start
        else:
            line = document.text.line_at(item.span.start)
            if line != end_of_prose + 1 or end_of_prose < 0:
                place = item.span.start
            if document.text.data[item.span.start : item.span.start + 2] == b"#!":
                place = document.text.line_span(line).end
            end_of_prose = document.text.line_at(max(item.span.end - 1, 0))
    return last, len(document.text.data)


def _is_prose(item: Item) -> bool:
    """Returns whether the item is only comments, or the documentation of the file."""
    documented = item.facts.matches.get("comment.documentation", ())
    return item.node_type == "comment" or any(
        match["comment.documentation"] == Span(0, len(item.facts.text)) for match in documented
    )
