"""A run file while somebody edits it: read line by line, and only the lines again that an edit touched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from attrs import frozen

from variorum.retrieval.lines import LineProblem
from variorum.retrieval.run_fields import TOPIC_KEYS
from variorum.retrieval.runs import (
    Answer,
    doubts,
    read_answer,
    repetition,
    value_place,
)
from variorum.retrieval.score import RetrievalScore, score_retrieval
from variorum.retrieval.settings import Settings
from variorum.retrieval.topics import Topic, Topics
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.source_text import SourceText, decode

Line = Answer | LineProblem | None
"""What a line of the file holds. Its own number is not kept with it, since edits above would change it."""


@frozen(eq=False)
class RunDocument:
    """The lines of a run file, and the text that they were read from."""

    text: SourceText
    lines: tuple[Line, ...]

    @classmethod
    def read(cls, text: SourceText, before: RunDocument | None = None) -> RunDocument:
        """The document in `text`; lines that `before` shares with it are not read again."""
        head, tail = _shared_lines(before.text, text) if before is not None else (0, 0)
        count = len(text.line_starts)
        fresh = (read_answer(decode(text.line_content(line)), 0) for line in range(head, count - tail))
        if before is None:
            return cls(text, tuple(fresh))
        return cls(text, (*before.lines[:head], *fresh, *before.lines[len(before.lines) - tail :]))

    def answer_on(self, line: int) -> Answer | None:
        """The answer on a line, counted from 0; None where there is none."""
        found = self.lines[line] if 0 <= line < len(self.lines) else None
        return found._replace(line=line + 1) if isinstance(found, Answer) else None

    def problems(self, topics: Topics | None) -> list[LineProblem]:
        """What is wrong, in the order of the lines. Without topics no topic counts as unknown."""
        found: list[LineProblem] = []
        firsts: dict[tuple[str, str], int] = {}
        for number, line in enumerate(self.lines, 1):
            if isinstance(line, LineProblem):
                found.append(line._replace(line=number))
            elif line is not None:
                first = firsts.setdefault((line.run, line.topic), number)
                is_unknown = topics is not None and line.topic not in topics.by_id
                # Most lines are sound, and a hundred thousand of them must not cost more than this look.
                if first != number or is_unknown or line.dangling or not line.text.strip():
                    found += self._doubts(line._replace(line=number), first, is_unknown)
        return found

    def _doubts(self, answer: Answer, first: int, is_unknown: bool) -> Iterator[LineProblem]:
        written = decode(self.text.line_content(answer.line - 1))
        if first != answer.line:
            yield repetition(answer, first, written)
        if is_unknown:
            place = value_place(written, *TOPIC_KEYS)
            yield LineProblem(answer.line, f"no topic has the id {answer.topic}", *place)
        yield from doubts(answer, written)


def score_answer(answer: Answer, topic: Topic, settings: Settings) -> RetrievalScore:
    """The score of one answer by itself.

    The corpus mode of BM25 weighs a term by how many runs use it, which one file cannot tell; the simplified
    formula stands in for it here.
    """
    return score_retrieval(topic.query, answer.text, settings=replace(settings, bm25="simplified"))


def _shared_lines(before: SourceText, after: SourceText) -> tuple[int, int]:
    """How many whole lines two texts share at their start and at their end."""
    if before.data == after.data:
        return len(after.line_starts), 0
    span, replacement = minimal_edit(before.data, after.data)
    head = min(before.line_at(span.start), after.line_at(span.start))
    changed_to = span.start + len(replacement)
    tail = min(
        len(before.line_starts) - before.line_at(span.end), len(after.line_starts) - after.line_at(changed_to)
    )
    return head, tail - 1
