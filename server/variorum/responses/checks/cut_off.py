"""cut-off: an answer that ends in the middle of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.responses.sentences import is_running_text, paragraphs, word_count
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

CHECK = Check(
    id="cut-off",
    severity=Severity.WARNING,
    dimension="requirements_compliance",
    impact=Impact.MINOR,
    what="Finds an answer whose last paragraph breaks off: at a comma, at a word that needs another behind it, "
    "or without a full stop where all other sentences have one.",
    why="A model ran out of room. That is a minor issue of compliance, however much is missing.",
    example=Example(
        prompt="What is a set?",
        before="A set holds each value once. To add one, call `add`, and to take one out, call the",
        after="A set holds each value once. To add one, call `add`, and to take one out, call `discard`.",
    ),
)

_HANGING: Final = re.compile(
    rb"(?:[,(\[\x7b]|\s[-\xe2]\S{0,2}|\b(?:and|or|but|the|an?|of|to|with|in|on|by|for|from|that|which|because|if|is|"
    rb"are|as|at|into|its|your|their|this|these|will|can|should))$",
    re.IGNORECASE,
)
_STOPPED: Final = re.compile(rb"[a-z)\"'`][.!?](?=\s)")
_CODE: Final = re.compile(rb"^[ \t]|[;{}=]|\breturn\b")
# Fewer words than this before a comma are the close of a letter.
_FEWEST_BEFORE_A_COMMA: Final = 3
# A shorter last line without a full stop is a signature or a title as likely as a torn sentence.
_FEWEST_WORDS: Final = 6


@CHECK.on_answer
def truncated_ending(answer: Answer) -> Iterator[Violation]:
    """Yields the last line of an answer that ends in prose, where it is no whole sentence."""
    data = answer.text.data.rstrip()
    if any(block.fence.span.end >= len(data) for block in answer.blocks):
        return
    last = list(paragraphs(data))[-1:]
    if not last:
        return
    start = max(last[0].start, data.rfind(b"\n", 0, last[0].end) + 1)
    line = data[start : last[0].end].rstrip(b"*_ \t")
    before = data[last[0].start : start].rstrip()
    # Lines that all end in a word are verse or a list without bullets.
    others_stop = _STOPPED.search(data) is not None and not before[-1:].isalnum()
    if _is_truncated(line, others_stop):
        yield CHECK.at(Span(start, last[0].end), "the answer ends in the middle of a sentence")


def _is_truncated(line: bytes, others_have_full_stops: bool) -> bool:
    last_word = line.split()[-1] if line.split() else b""
    if b"://" in last_word or last_word.startswith(b"#"):
        return False
    if line.endswith((b"`", b"|")) or _CODE.search(line):
        return False
    if _HANGING.search(line):
        return word_count(line) >= _FEWEST_BEFORE_A_COMMA
    ends_in_word = line[-1:].isalnum() and line.isascii()
    is_sentence = is_running_text(line) and word_count(line) >= _FEWEST_WORDS
    return is_sentence and others_have_full_stops and ends_in_word
