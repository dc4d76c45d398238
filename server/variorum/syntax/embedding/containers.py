"""Quotations and list items of Markdown, as far as they put marks before the lines of a fenced block."""

from __future__ import annotations

import re
from typing import NamedTuple

from variorum.syntax.source_text import SourceText

_QUOTE = re.compile(rb" {0,3}>[ \t]?")
_LIST_MARK = re.compile(rb"(?:[-+*]|\d{1,9}[.)])(?=[ \t]|\Z)[ \t]*")
_TAB = 4
# A fence that is indented further is a line of indented code.
_MOST_INDENT = 3
# How many lines above a fence the list item around it is looked for.
_REACH = 500


class Container(NamedTuple):
    """What stands before the lines of a block: `quotes` marks `>`, then blanks up to `column`.

    Lines that do not reach `column` end the block, because they end the list item around it. Where the fence itself
    is indented, up to `indent` more blanks are no part of its lines.
    """

    quotes: int
    column: int
    indent: int


def container_of(
    text: SourceText, line: int, first_line: int, marker: int, behind: list[tuple[int, int]]
) -> Container | None:
    """The container of a fence whose marker stands at offset `marker` of `line`.

    Args:
        text: the whole text.
        line: the marker's line.
        first_line: the line from which on lists are looked for.
        marker: the byte offset of the fence's first character.
        behind: the first and last lines of the fenced blocks above, which hold no list of the text's own.

    Returns:
        None where something else stands before the marker, or more blanks than a fence may have.
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
    """How many bytes at the start of a block's line are the container's; None where the line lies outside of it."""
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
    """The offset behind the quotation marks that a line begins with, and how many there are."""
    offset = count = 0
    while (most is None or count < most) and (found := _QUOTE.match(content, offset)):
        offset, count = found.end(), count + 1
    return offset, count


def _behind_list_marks(lead: bytes) -> int | None:
    """The column behind the list marks that a line begins with; None where there is anything else."""
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
    """The column at which the list item around an indented line has its text; 0 where there is no list."""
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
    """How many columns a piece of a line takes from the line's start on."""
    return len(blanks.expandtabs(_TAB))
