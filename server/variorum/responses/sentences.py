"""Sentences, words and paragraphs of Markdown prose, with their byte ranges."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

# A sentence ends where its mark is followed by white space and no lower-case letter, so that "e.g. this" and
# "3.5" go on. East Asian full stops need no space.
_SENTENCE: Final = re.compile(
    rb"[^\s](?:(?!(?:[.!?]|\xe2\x80\xa6)[\"')\]*_`]*(?:\s++(?![a-z])|\Z)).)*"
    rb"(?:(?:[.!?]|\xe2\x80\xa6)+[\"')\]*_`]*)?",
    re.DOTALL,
)
_PARAGRAPH: Final = re.compile(rb"[^\s](?:(?!\r?\n[ \t]*\r?\n).)*", re.DOTALL)
JUSTIFICATION_SENTENCES: Final = range(2, 5)
"""How many sentences a justification has."""
_LETTER_OR_DIGIT: Final = re.compile(r"\w")
_STRUCTURE: Final = re.compile(rb"(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|\||>|<)")


def paragraphs(data: bytes, start: int = 0, end: int | None = None) -> Iterator[Span]:
    """The blocks of text between blank lines in `data[start:end]`."""
    stop = len(data) if end is None else end
    for match in _PARAGRAPH.finditer(data, start, stop):
        yield Span(match.start(), match.start() + len(match[0].rstrip()))


def sentences(data: bytes, start: int = 0, end: int | None = None) -> Iterator[Span]:
    """The sentences of `data[start:end]`; none reaches across a blank line."""
    for paragraph in paragraphs(data, start, end):
        for match in _SENTENCE.finditer(data, paragraph.start, paragraph.end):
            if any(chr(byte).isalnum() or byte >= 0x80 for byte in match[0]):
                yield Span(match.start(), match.start() + len(match[0].rstrip()))


def is_running_text(paragraph: bytes) -> bool:
    """Whether a paragraph is prose: no heading, list, table, quotation or HTML."""
    return _STRUCTURE.match(paragraph) is None


def word_count(data: bytes) -> int:
    """How many runs of non-blank characters hold a letter or a digit."""
    return sum(_LETTER_OR_DIGIT.search(word) is not None for word in decode(data).split())
