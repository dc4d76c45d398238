"""justification-length: a justification of fewer than two or more than four sentences."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.evaluation_context import EvaluationContext
from variorum.responses.sentences import JUSTIFICATION_SENTENCES, sentences
from variorum.rules.finding import Severity
from variorum.syntax.span import Span

CHECK = Check(
    id="justification-length",
    severity=Severity.WARNING,
    what="Finds a justification of fewer than two or more than four sentences.",
    why="One sentence states a conclusion without its evidence; more than four repeat the analyses.",
    example=Example(
        before="### Comparative Analysis\n\n**Justification**: Response A is better.\n",
        after="### Comparative Analysis\n\n**Justification**: Response A is better. Its loop ends, and that of B "
        "does not.\n",
    ),
)


@CHECK.on_evaluation
def odd_lengths(context: EvaluationContext) -> Iterator[Violation]:
    """Yields the whole of a short justification, or what a long one has too much."""
    passage = context.evaluation.justification
    if passage is None or not passage.text:
        return
    found = list(sentences(context.text.data, *passage.span))
    most = JUSTIFICATION_SENTENCES[-1]
    if len(found) < JUSTIFICATION_SENTENCES[0]:
        yield CHECK.at(passage.span, "a justification has two to four sentences: add the evidence")
    elif len(found) > most:
        rest = Span(found[most].start, found[-1].end)
        yield CHECK.at(rest, f"a justification has two to four sentences, this one has {len(found)}")
