"""Recognises Markdown block quotes and list items, as far as they prefix the lines of a fenced block."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.source_text import SourceText

_QUOTE = re.compile(rb" {0,3}>[ \t]?")
_LIST_MARK = re.compile(rb"(?:[-+*]|\d{1,9}[.)])(?=[ \t]|\Z)[ \t]*")
_TAB = 4
# A fence that is indented further is an indented code block.
_MOST_INDENT = 3
# How many lines above a fence its list item is searched.
_REACH = 500


class Container(NamedTuple):
    """The prefix of a block's lines: `quotes` markers `>`, then spaces up to `column`.

    A line that does not reach `column` ends the list item and with it the block. If the fence itself is indented, up
    to `indent` more spaces are stripped from its lines.
    """

    quotes: int
    column: int
    indent: int


def container_of(
    text: SourceText, line: int, first_line: int, marker: int, behind: list[tuple[int, int]]
) -> Container | None:
    """Returns the container of a fence whose marker is at offset `marker` of `line`.

    Args:
        text: the whole text.
        line: the marker's line.
        first_line: the first line to search for list items.
        marker: the byte offset of the fence's first character.
        behind: the first and last lines of earlier fenced blocks, whose content is skipped.

    Returns:
        None if something else is before the marker, or if it is indented too far for a fence.
    """
    lead = text.data[text.line_starts[line] : marker]
    start, quotes = _behind_quotes(lead)
    rest = lead[start:]
    if not rest.strip():
        width = _columns(rest)
        column = _column_of_list(text, line, first_line, quotes, width, behind) if width else 0
        return Container(quotes, column, width - column) if width - column <= _MOST_INDENT else None
    behind_marks = _behind_list_marks(rest)
    return None if behind_marks is None else Container(quotes, behind_marks, 0)


def prefix_length(content: bytes, container: Container) -> int | None:
    """Returns the length in bytes of the container's prefix on a block's line. Returns None if the line is outside
    the container.
    """
    start, quotes = _behind_quotes(content, container.quotes)
    if quotes < container.quotes:
        return None
    offset, column = start, 0
    wanted = container.column + container.indent
    while offset < len(content) and column < wanted and content[offset] in b" \t":
        column += _TAB - column % _TAB if content[offset] == ord("\t") else 1
        offset += 1
    if column < container.column and content[offset:].strip():
        return None
    return offset


def _behind_quotes(content: bytes, most: int | None = None) -> tuple[int, int]:
    """Returns the offset after a line's block quote markers, and their number."""
    offset = count = 0
    while (most is None or count < most) and (found := _QUOTE.match(content, offset)):
        offset, count = found.end(), count + 1
    return offset, count


def _behind_list_marks(lead: bytes) -> int | None:
    """Returns the column after a line's list markers. Returns None if there is anything else."""
    offset = 0
    while offset < len(lead):
        if lead[offset] in b" \t":
            offset += 1
            continue
        found = _LIST_MARK.match(lead, offset)
        if found is None:
            return None
        offset = found.end()
    return _columns(lead)


def _column_of_list(
    text: SourceText, line: int, first_line: int, quotes: int, width: int, behind: list[tuple[int, int]]
) -> int:
    """Returns the column of the text of the list item around an indented line, 0 if there is none."""
    limit, above = width, line - 1
    while above >= max(first_line, line - _REACH) and limit:
        block = next((first for first, last in reversed(behind) if first <= above <= last), None)
        above = above if block is None else block
        content = text.line_content(above)
        start, count = _behind_quotes(content)
        rest = content[start:]
        above -= 1
        if not rest.strip():
            continue
        if count != quotes:
            return 0
        indent = _columns(rest[: len(rest) - len(rest.lstrip(b" \t"))])
        mark = _LIST_MARK.match(rest.lstrip(b" \t"))
        if mark is not None:
            column = indent + len(mark[0])
            if column <= limit:
                return column
        limit = min(limit, indent)
    return 0


def _columns(blanks: bytes) -> int:
    """Returns the width of a line's prefix in columns."""
    return len(blanks.expandtabs(_TAB))
