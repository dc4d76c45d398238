"""The headings of a Markdown text, those inside code fences left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from variorum.syntax.embedding.fences import fences
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

_HEADING = re.compile(rb" {0,3}(#{1,6})([ \t].*)?")


class Heading(NamedTuple):
    """A heading of level 1 to 6, its line counted from 0, and the range of that line without its end."""

    level: int
    title: str
    line: int
    span: Span


def headings(text: SourceText, first_line: int, end_line: int) -> Iterator[Heading]:
    """The headings on the lines `[first_line, end_line)` that stand outside every fence."""
    for line in prose_lines(text, first_line, end_line):
        content = text.line_content(line)
        match = _HEADING.fullmatch(content) if b"#" in content[:4] else None
        if match is not None:
            start = text.line_span(line).start
            yield Heading(len(match[1]), _title(match[2] or b""), line, Span(start, start + len(content)))


def _title(rest: bytes) -> str:
    """The words of a heading without the number signs that may close it."""
    words = rest.strip(b" \t")
    unclosed = words.rstrip(b"#")
    # Signs close a heading only behind a blank: "C#" keeps its own.
    return decode(unclosed if unclosed[-1:] in (b"", b" ", b"\t") else words).strip()


def prose_lines(text: SourceText, first_line: int, end_line: int) -> Iterator[int]:
    """The lines of `[first_line, end_line)` that stand outside every fence."""
    line = first_line
    for fence in fences(text, first_line, end_line):
        yield from range(line, fence.first_line)
        line = fence.last_line + 1
    yield from range(line, end_line)
