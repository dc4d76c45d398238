"""Tells trees of edits, so that a parser takes from them what it can."""

from __future__ import annotations

from collections.abc import Iterable

from tree_sitter import Tree

from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

# How many blanks beside an edit are looked at; more of them cost time and no harm.
_BLANKS = 2000


def record_edit(
    trees: Iterable[Tree], before: SourceText, after: SourceText, span: Span, length: int
) -> None:
    """Tell trees that a range was replaced by `length` bytes, and make the range wider than it was.

    Grammars where indentation or line ends count mark the end of a statement with tokens of no length, behind its
    last character. Where such a token has to be read again, the parser meets the next statement of the old tree at
    the same offset, finds that it does not fit yet, and drops it with all that the tree keeps beside it, up to the
    rest of the file. With a range that takes in the character before and the blanks behind, the next statement
    starts behind those tokens and fits.
    """
    head = before.data[max(span.start - _BLANKS, 0) : span.start].rstrip()
    tail = before.data[span.end : span.end + _BLANKS]
    start = max(max(span.start - _BLANKS, 0) + len(head) - 1, 0)
    end = span.end + len(tail) - len(tail.lstrip())
    new_end = end + length - (span.end - span.start)
    points = before.point(start), before.point(end), after.point(new_end)
    for tree in trees:
        tree.edit(start, end, new_end, *points)
