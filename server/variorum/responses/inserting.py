"""Inserts a block of Markdown between two others, in the line ends of the document."""

from __future__ import annotations

from variorum.rules.finding import Edit
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span


def insertion(text: SourceText, offset: int, block: str) -> Edit:
    """The edit that puts `block` at a byte offset as a block of its own, with one blank line on either side."""
    line_end = b"\r\n" if b"\r\n" in text.data else b"\n"
    before, after = text.data[:offset], text.data[offset:]
    own = block.strip("\n").replace("\n", line_end.decode())
    lead = "" if not before else line_end.decode() * max(0, 2 - _ends(before, line_end))
    tail = line_end.decode() * max(0, (2 if after.strip() else 1) - _starts(after, line_end))
    return Edit(Span(offset, offset), f"{lead}{own}{tail}")


def _ends(data: bytes, line_end: bytes) -> int:
    """How many line ends, up to two, the data ends with."""
    return 2 if data.endswith(line_end * 2) else int(data.endswith(line_end))


def _starts(data: bytes, line_end: bytes) -> int:
    return 2 if data.startswith(line_end * 2) else int(data.startswith(line_end))
