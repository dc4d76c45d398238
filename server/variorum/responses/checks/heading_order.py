"""heading-order: a heading that skips a level."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.check import Check, Example, Impact, Violation
from variorum.responses.headings import headings
from variorum.rules.finding import Severity

CHECK = Check(
    id="heading-order",
    severity=Severity.INFORMATION,
    dimension="presentation_clarity",
    impact=Impact.MINOR,
    what="Finds a heading more than one level below the heading before it.",
    why="Levels show what belongs to what; a skipped one leaves the reader to guess.",
    example=Example(
        prompt="Explain sorting.", before="# Sorting\n\n#### Stability\n", after="# Sorting\n\n## Stability\n"
    ),
)


@CHECK.on_answer
def skipped_levels(answer: Answer) -> Iterator[Violation]:
    """Yields every jump down; an answer may begin on any level."""
    before = None
    for heading in headings(answer.text, 0, answer.line_count()):
        if before is not None and heading.level > before + 1:
            message = f"a heading of level {heading.level} stands under one of level {before}"
            yield CHECK.at(heading.span, message)
        before = heading.level
