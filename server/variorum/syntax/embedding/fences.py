"""Finds fenced code blocks as CommonMark defines them: the one part of Markdown whose content is never Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from variorum.syntax.embedding.containers import Container, container_of, prefix_length
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span

_MARKER = re.compile(rb"`{3,}|~{3,}")
_CODE_SPAN = re.compile(rb"`[^`\r\n]+`")


@attrs.frozen
class Fence:
    """A fenced block. `span` includes both fence lines, `body` does not; lines are 0-based.

    An unclosed block ends with its list item or block quote, or with the text, and `closed` is False.
    """

    info: str
    span: Span
    body: Span
    first_line: int
    last_line: int
    closed: bool
    container: Container
    """The block quote or list item around the block, whose prefix is on every line of it."""


def fences(text: SourceText, first_line: int, end_line: int) -> Iterator[Fence]:
    """Yields the fenced blocks that start on the lines `[first_line, end_line)`."""
    resume, end = text.line_span(first_line).start, text.line_span(end_line).start
    behind: list[tuple[int, int]] = []
    for marker in _MARKER.finditer(text.data, resume, end):
        if marker.start() < resume:
            continue
        line = text.line_at(marker.start())
        opener = _opener(text, line, first_line, marker, behind)
        if opener is None:
            continue
        fence = _block(text, line, end_line, marker[0], *opener)
        yield fence
        behind.append((fence.first_line, fence.last_line))
        resume = fence.span.end


def without_code(text: SourceText) -> bytes:
    """Returns the bytes of a text with every fenced block and code span replaced by spaces. Offsets do not change."""
    prose = bytearray(text.data)
    for fence in fences(text, 0, len(text.line_starts)):
        prose[fence.span.start : fence.span.end] = b" " * (fence.span.end - fence.span.start)
    return _CODE_SPAN.sub(lambda span: b" " * len(span[0]), bytes(prose))


def longest_run(text: str, character: str) -> int:
    """Returns the length of the longest run of `character`. A fence must be longer to contain the text."""
    return max((len(run) for run in re.findall(f"{re.escape(character)}+", text)), default=0)


def _opener(
    text: SourceText, line: int, first_line: int, marker: re.Match[bytes], behind: list[tuple[int, int]]
) -> tuple[str, Container] | None:
    """Returns the info string and the container of a fence that starts with this marker. Returns None if none does."""
    info = text.data[marker.end() : text.line_starts[line] + len(text.line_content(line))]
    # The info string of a backtick fence contains no backtick: otherwise it is a code span.
    if marker[0][:1] == b"`" and b"`" in info:
        return None
    container = container_of(text, line, first_line, marker.start(), behind)
    return None if container is None else (decode(info).strip(), container)


def _block(
    text: SourceText, first: int, end_line: int, marker: bytes, info: str, container: Container
) -> Fence:
    start = text.line_span(first)
    last = max(first, end_line - 1)
    for line in range(first + 1, end_line):
        content = text.line_content(line)
        prefix = prefix_length(content, container)
        if prefix is None:
            last = line - 1
            break
        if _closes(content[prefix:], marker):
            closing = text.line_span(line)
            body = Span(start.end, closing.start)
            return Fence(info, Span(start.start, closing.end), body, first, line, True, container)
    end = text.line_span(last).end
    body = Span(start.end, max(end, start.end))
    return Fence(info, Span(start.start, end), body, first, last, False, container)


def _closes(content: bytes, marker: bytes) -> bool:
    """Returns whether a line without its container's prefix closes a block that `marker` opened."""
    indent = len(content) - len(content.lstrip(b" "))
    stripped = content.strip(b" \t")
    return indent <= 3 and len(stripped) >= len(marker) and stripped == marker[:1] * len(stripped)
