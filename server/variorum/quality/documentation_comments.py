"""Classifies comments: documentation of the file, of a declaration, or neither.

One comment documents one thing: what stands directly above a declaration is about that, not about the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.rules.suppression_marks import is_suppressing
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span

_TYPES = frozenset({"class", "interface", "enum", "module"})


@attrs.frozen
class _Comment:
    """A comment or documentation string, with absolute places and rows from 0."""

    span: Span
    first_row: int
    last_row: int
    is_marked: bool
    """Whether its own form says that it documents something."""
    is_block: bool
    """Whether it has an end of its own, unlike a comment that ends with its line."""
    is_comment: bool
    """Whether it is a comment to the grammar, not a string."""
    is_directive: bool
    """Whether only a tool reads it, so that it documents nothing."""


@attrs.frozen
class Documentation:
    """The first comment of each purpose. None if there is no such comment."""

    of_file: Span | None
    of_declaration: Span | None
    plain: Span | None


def documentation_of(document: Document, items: Sequence[Item]) -> Documentation:
    """Returns what the comments of `items` are about. Only a whole file has documentation of the file."""
    comments = sorted(_comments(document, items), key=lambda one: one.span)
    attached = _attached(document, items, comments)
    header = _file_header(document, comments, attached) if items is document.items else ()
    above = _facts(document).get("above", False)
    read = [one for one in comments if not one.is_directive]
    documenting = [one for one in read if one.is_marked or (above and one in attached)]
    elsewhere = [one for one in documenting if one not in header]
    # A file that declares one type is about that type, so the comment above it may stand for either.
    if header and not elsewhere and attached.issuperset(header):
        header, elsewhere = (), documenting
    plain = [one for one in read if one.is_comment and one not in documenting and one not in header]
    return Documentation(_first(header), _first(elsewhere), _first(plain))


def _first(comments: Sequence[_Comment]) -> Span | None:
    return comments[0].span if comments else None


def _comments(document: Document, items: Sequence[Item]) -> Iterator[_Comment]:
    block = document.language.comments.block
    token = block[0].encode() if block is not None else None
    for item in items:
        marked = {
            match["comment.documentation"] for match in item.facts.matches.get("comment.documentation", ())
        }
        comments = set(item.facts.comments)
        for span in comments | marked:
            start = span.shifted(item.span.start)
            # The grammar may count the end of the line in.
            length = len(item.facts.text[span.start : span.end].rstrip())
            words = item.facts.text_of(span)
            yield _Comment(
                span=start,
                first_row=document.text.line_at(start.start),
                last_row=document.text.line_at(start.start + max(length - 1, 0)),
                is_marked=span in marked,
                is_block=token is not None and item.facts.text.startswith(token, span.start),
                is_comment=span in comments,
                is_directive=span in comments and _is_directive(document, words),
            )


def _is_directive(document: Document, comment: str) -> bool:
    directives = _facts(document).get("directives")
    is_listed = directives is not None and re.search(directives, comment) is not None
    return is_listed or is_suppressing(document.language, comment)


def _attached(document: Document, items: Sequence[Item], comments: Sequence[_Comment]) -> frozenset[_Comment]:
    """Returns the comments that stand directly above a declaration, or above a comment that does."""
    starts = _declared_rows(document, items)
    found = []
    for comment in reversed(comments):
        start = starts.get(comment.last_row, starts.get(comment.last_row + 1))
        if start is not None and comment.span.end <= start and _stands_alone(document, comment):
            found.append(comment)
            starts[comment.first_row] = comment.span.start
    return frozenset(found)


def _stands_alone(document: Document, comment: _Comment) -> bool:
    """Returns whether it is a comment, and nothing stands in front of it on its row."""
    if not comment.is_comment:
        return False
    row = document.text.line_span(comment.first_row).start
    return not document.text.data[row : comment.span.start].strip()


def _declared_rows(document: Document, items: Sequence[Item]) -> dict[int, int]:
    """Where the first declaration of a row begins, what may stand between it and its comment included."""
    between = _facts(document).get("between", ())
    rows: dict[int, int] = {}
    ahead: Item | None = None
    for item in items:
        if item.node_type in between:
            ahead = ahead or item
            continue
        for declaration in item.facts.declarations:
            if declaration.kind == "field":
                continue
            # What wraps a declaration, such as a decorator, begins the item.
            start = item.span.start + (declaration.span.start if declaration.depth else 0)
            rows.setdefault(document.text.line_at(start), start)
        if ahead is not None and item.declaration is not None:
            rows.setdefault(document.text.line_at(ahead.span.start), ahead.span.start)
        ahead = None
    return rows


def _file_header(
    document: Document, comments: Sequence[_Comment], attached: frozenset[_Comment]
) -> tuple[_Comment, ...]:
    """Returns the comments at the head of a file that document it as a whole."""
    facts = _facts(document)
    ahead = ("comment", *facts.get("between", ()))
    code = next((item for item in document.items if item.node_type not in ahead), None)
    head = [one for one in comments if code is None or one.span.start <= code.span.start]
    if head and code is not None and code.node_type in facts.get("whole", ()):
        # What is above the name of the package documents it, however short it is.
        if head[-1].last_row + 1 == document.text.line_at(code.span.start):
            return tuple(one for one in head if not one.is_directive)
    about_type = _is_about_its_only_type(document)
    free = [one for one in head if not one.is_directive and (about_type or one not in attached)]
    marked = tuple(one for one in free if one.is_marked or one.is_block)
    return marked or next((run for run in _runs(free) if run[-1].last_row > run[0].first_row), ())


def _runs(comments: Iterable[_Comment]) -> Iterator[tuple[_Comment, ...]]:
    """Comments on rows that follow each other; they read as one text."""
    run: tuple[_Comment, ...] = ()
    for comment in comments:
        if run and comment.first_row != run[-1].last_row + 1:
            yield run
            run = ()
        run = (*run, comment)
    if run:
        yield run


def _is_about_its_only_type(document: Document) -> bool:
    """Returns whether the file declares one type, and nothing beside it."""
    declared = [
        item.declaration for item in document.items if item.container is None and item.declaration is not None
    ]
    return len(declared) == 1 and declared[0].kind in _TYPES


def _facts(document: Document) -> Mapping[str, Any]:
    facts: Mapping[str, Any] = document.language.facts.get("documentation", {})
    return facts
