"""The lists of a Markdown text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from variorum.responses.headings import prose_lines
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

_ITEM: Final = re.compile(rb"([ \t]*)(?:(\d{1,4})[.):]|[-*+]|\xe2\x80\xa2)[ \t]+\S.*")


class MarkdownList(NamedTuple):
    """A list: the lines of its outermost items, and the range of all of them."""

    items: tuple[int, ...]
    span: Span


def lists(text: SourceText) -> Iterator[MarkdownList]:
    """The lists of a text. Prose of any length between two items of a numbered list belongs to the list."""
    items: list[int] = []
    last_number = indent = 0
    numbered = False
    for line in prose_lines(text, 0, len(text.line_starts)):
        content = text.line_content(line)
        match = _ITEM.fullmatch(content)
        if match is None:
            # A bulleted list ends at the next paragraph; the next number tells whether a numbered one did.
            if items and not numbered and content[:1].strip():
                yield _list(text, items)
                items = []
            continue
        depth, number = len(match[1].expandtabs(4)), int(match[2]) if match[2] else None
        continues = (
            number == last_number + 1 if numbered and number is not None else not numbered and number is None
        )
        if items and depth > indent:
            continue
        if items and not continues:
            if numbered and number is None:
                continue
            yield _list(text, items)
            items = []
        if not items:
            indent, numbered = depth, number is not None
        items.append(line)
        last_number = number or 0
    if items:
        yield _list(text, items)


def _list(text: SourceText, items: list[int]) -> MarkdownList:
    end = text.line_span(items[-1]).start + len(text.line_content(items[-1]))
    return MarkdownList(tuple(items), Span(text.line_span(items[0]).start, end))
