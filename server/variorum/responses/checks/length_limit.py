"""length-limit: an answer longer or shorter than the prompt allows."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.answer import Answer
from variorum.responses.asked import length_limits
from variorum.responses.check import Bearing, Check, Example, Remark
from variorum.responses.sentences import is_running_text, paragraphs, sentences, word_count
from variorum.rules.finding import Severity
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

CHECK = Check(
    id="length-limit",
    severity=Severity.WARNING,
    dimension="requirements_compliance",
    bearing=Bearing.MINOR,
    what="Finds an answer that breaks the prompt's limit of words, sentences, paragraphs or characters. A number of "
    "words without a bound leaves a tenth of room. Code is not counted, and a prompt that sets several limits "
    "of one unit is left to the reader.",
    why="A length is a stated constraint, and easy to keep.",
    example=Example(
        prompt="What is a set? Answer in at most five words.",
        before="A set is a collection that holds each value only once.",
        after="Values without any duplicates.",
    ),
)


@CHECK.on_answer
def broken_limits(answer: Answer) -> Iterator[Remark]:
    """The limits that the answer as a whole does not keep."""
    limits = length_limits(decode(answer.prompt_prose))
    for limit in limits:
        if sum(other.unit == limit.unit for other in limits) > 1:
            continue
        count = _count(answer, limit.unit)
        if count and not limit.is_met(count):
            unit = limit.unit if count == 1 else f"{limit.unit}s"
            whole = Span(0, len(answer.text.data.rstrip()))
            yield CHECK.at(whole, f"the prompt says `{limit.words}`; the answer has {count} {unit}")


def _count(answer: Answer, unit: str) -> int:
    if unit == "word":
        return word_count(answer.prose)
    if unit == "character":
        return len(str(answer.text).strip())
    running = [
        span for span in paragraphs(answer.prose) if is_running_text(answer.prose[span.start : span.end])
    ]
    if unit == "paragraph":
        return len(running)
    return sum(1 for span in running for _ in sentences(answer.prose, span.start, span.end))
