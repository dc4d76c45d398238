"""Fenced code blocks as CommonMark has them: the one part of Markdown whose inside is never Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from variorum.syntax.span import Span
from variorum.syntax.text import SourceText, decode

_OPENING = re.compile(rb" {0,3}(`{3,}|~{3,})([^\r\n]*)")
_CODE_SPAN = re.compile(rb"`[^`\r\n]+`")


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block. `span` takes in both fence lines, `body` what stands between; lines count from 0.

    A block that nothing closes runs to the end of the text, and `closed` is false.
    """

    info: str
    span: Span
    body: Span
    first_line: int
    last_line: int
    closed: bool


def fences(text: SourceText, first_line: int, end_line: int) -> Iterator[Fence]:
    """The fenced blocks that open on the lines `[first_line, end_line)`, one after the other."""
    line = first_line
    while line < end_line:
        opening = _opening(text.line_content(line))
        if opening is None:
            line += 1
            continue
        fence = _block(text, line, end_line, *opening)
        yield fence
        line = fence.last_line + 1


def without_code(text: SourceText) -> bytes:
    """The bytes of a text with every fenced block and every code span blanked; offsets stay as they were."""
    prose = bytearray(text.data)
    for fence in fences(text, 0, len(text.line_starts)):
        prose[fence.span.start : fence.span.end] = b" " * (fence.span.end - fence.span.start)
    return _CODE_SPAN.sub(lambda span: b" " * len(span[0]), bytes(prose))


def longest_run(text: str, character: str) -> int:
    """The length of the longest run of `character`: a fence must be longer to hold the text."""
    return max((len(run) for run in re.findall(f"{re.escape(character)}+", text)), default=0)


def _opening(line: bytes) -> tuple[bytes, str] | None:
    match = _OPENING.fullmatch(line)
    # The info of a backtick fence has no backtick: otherwise it is a code span that happens to start a line.
    if match is None or (match[1][:1] == b"`" and b"`" in match[2]):
        return None
    return match[1], decode(match[2]).strip()


def _block(text: SourceText, first: int, end_line: int, marker: bytes, info: str) -> Fence:
    start = text.line_span(first)
    for line in range(first + 1, end_line):
        content = text.line_content(line)
        stripped = content.strip(b" \t")
        indent = len(content) - len(content.lstrip(b" "))
        closes = len(stripped) >= len(marker) and stripped == marker[:1] * len(stripped)
        if closes and indent <= 3:
            closing = text.line_span(line)
            body = Span(start.end, closing.start)
            return Fence(info, Span(start.start, closing.end), body, first, line, closed=True)
    last = max(first, end_line - 1)
    end = text.line_span(last).end
    body = Span(start.end, max(end, start.end))
    return Fence(info, Span(start.start, end), body, first, last, closed=False)
