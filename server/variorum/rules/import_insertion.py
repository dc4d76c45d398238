"""Where a new import goes: behind the imports that are there, or in front of all code."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.rules.finding import Edit
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span


def import_edit(document: Document, statement: str, heads: Iterable[str], package: str | None) -> Edit:
    """The insertion of an import statement on a line of its own.

    Args:
        document: the file.
        statement: the whole statement, without a line break.
        heads: the node types of what stands at the head of a file of the language, behind which imports go.
        package: the one of them that is no import, and that a blank line sets apart from the imports.
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
    """The last item of the head, if there is a head, and where the code behind it begins with the comments that
    speak of it."""
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
    """Whether the item is nothing but comments, or the text that documents the file."""
    documented = item.facts.matches.get("comment.documentation", ())
    return item.node_type == "comment" or any(
        match["comment.documentation"] == Span(0, len(item.facts.text)) for match in documented
    )
