"""repetition: a sentence that the answer has said already."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from variorum.responses.answer import Answer
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.sentences import sentences, word_count
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="repetition",
    severity=Severity.WARNING,
    dimension="completeness_focus",
    bearing=Bearing.MINOR,
    what="Finds sentences of five words or more that stood in the answer before, letter case and marks aside.",
    why="What is said twice costs time and adds nothing. A third of the answer or more is a major issue of focus.",
    example=Example(
        prompt="What is a set?",
        before="A set holds each value only once. Use `add`. A set holds each value only once.",
        after="A set holds each value only once. Use `add`.",
    ),
)

_FEWEST_WORDS: Final = 5
_MAJOR_SHARE: Final = 1 / 3
_MARKS: Final = re.compile(r"[\W_]+")


@CHECK.on_answer
def repeated_sentences(answer: Answer) -> Iterator[Remark]:
    """Every later occurrence; how much of the prose they make up decides how grave they are."""
    seen: dict[str, int] = {}
    repeats: list[tuple[Span, int]] = []
    words = repeated = 0
    for span in sentences(answer.prose):
        count = word_count(answer.prose[span.start : span.end])
        words += count
        # Code spans are blank in the prose, so the sentence is compared as it was written.
        key = _MARKS.sub(" ", decode(answer.text.data[span.start : span.end])).strip().casefold()
        if count < _FEWEST_WORDS or key not in seen:
            seen.setdefault(key, answer.text.line_at(span.start) + 1)
            continue
        repeats.append((span, seen[key]))
        repeated += count
    bearing = Bearing.MAJOR if words and repeated / words >= _MAJOR_SHARE else Bearing.MINOR
    for span, line in repeats:
        yield CHECK.at(span, f"this was said before, on line {line} of the answer", bearing=bearing)
