"""long-quotation: an evaluation that copies out the answer instead of pointing at it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.check import Check, Example, Violation
from variorum.responses.evaluation_context import EvaluationContext
from variorum.responses.sentences import word_count
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

_WORDS_QUOTED = "the quick brown fox jumps over the lazy dog while seven other foxes watch it from the hill and say nothing"

CHECK = Check(
    id="long-quotation",
    severity=Severity.INFORMATION,
    what="Finds quotations of more than 20 words, block quotations and code blocks of more than three lines in "
    "explanations and justifications.",
    why="The answer stands in the same document; the few words that matter are evidence enough.",
    example=Example(
        before=f'### Response A Analysis\n\n**Code Quality**: 2 - It says "{_WORDS_QUOTED}".\n',
        after='### Response A Analysis\n\n**Code Quality**: 2 - It says "the quick brown fox".\n',
    ),
)

_MOST_WORDS: Final = 20
_MOST_LINES: Final = 3
_QUOTED: Final = re.compile(
    rb'"[^"]{20,}"|\xe2\x80\x9c(?:(?!\xe2\x80\x9d).){20,}\xe2\x80\x9d|`[^`]{20,}`', re.DOTALL
)
_BLOCK: Final = re.compile(
    rb"(?:^[ \t]*>.*(?:\r?\n|\Z))+|^[ \t]*(`{3,}+|~{3,}+).*\r?\n(?:.*\r?\n){0,999}?[ \t]*\1.*$", re.MULTILINE
)


@CHECK.on_evaluation
def long_quotations(context: EvaluationContext) -> Iterator[Violation]:
    """Quotations that are too long, in marks or as a block."""
    for passage in context.passages:
        blocks = [match for match in _BLOCK.finditer(context.text.data, *passage.span) if _is_long(match[0])]
        for match in blocks:
            yield CHECK.at(Span(*match.span()), "quote the few words that matter, not the whole passage")
        for match in _QUOTED.finditer(context.text.data, *passage.span):
            inside = any(block.start() <= match.start() < block.end() for block in blocks)
            count = word_count(match[0])
            if count > _MOST_WORDS and not inside:
                message = f"a quotation of {count} words: quote the few that matter"
                yield CHECK.at(Span(*match.span()), message)


def _is_long(block: bytes) -> bool:
    return len(block.strip().splitlines()) > _MOST_LINES
