"""Records edits in syntax trees so that the next parse can reuse them."""

from __future__ import annotations

from collections.abc import Iterable

from tree_sitter import Tree

from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

# How many whitespace characters beside an edit are examined. More would cost time; fewer do no harm.
_BLANKS = 2000


def record_edit(
    trees: Iterable[Tree], before: SourceText, after: SourceText, span: Span, length: int
) -> None:
    """Records that a range was replaced by `length` bytes, in a slightly wider range.

    Grammars in which indentation or line ends matter end statements with tokens of zero length after their last
    character. If such a token is read again, the parser meets the old tree's next statement at the same offset,
    cannot use it yet, and drops it with everything stored beside it, up to the rest of the file. With the preceding
    character and the following whitespace in the range, the next statement starts after those tokens and is reused.
    """
    head = before.data[max(span.start - _BLANKS, 0) : span.start].rstrip()
    tail = before.data[span.end : span.end + _BLANKS]
    start = max(max(span.start - _BLANKS, 0) + len(head) - 1, 0)
    end = span.end + len(tail) - len(tail.lstrip())
    new_end = end + length - (span.end - span.start)
    points = before.point(start), before.point(end), after.point(new_end)
    for tree in trees:
        tree.edit(start, end, new_end, *points)
