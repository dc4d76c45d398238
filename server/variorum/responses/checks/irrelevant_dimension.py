"""irrelevant-dimension: a justification that discusses a dimension in which neither answer has an issue."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimension_mentions import find_mentions
from variorum.responses.dimensions import NO_ISSUES, TITLES
from variorum.responses.evaluation_context import EvaluationContext
from variorum.rules.finding import Severity
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span


def _justified(words: str) -> str:
    return (
        "### Response A Analysis\n\n**Safety**: 3\n\n### Response B Analysis\n\n**Safety**: 3\n\n"
        f"### Comparative Analysis\n\n**Justification**: {words}\n"
    )


CHECK = Check(
    id="irrelevant-dimension",
    severity=Severity.INFORMATION,
    what="Finds a justification that speaks of a dimension which both answers have at 3.",
    why="Such a dimension tells the answers apart in nothing, so it justifies no preference.",
    example=Example(
        before=_justified("Response A is better because its sums are right. Security is fine in both."),
        after=_justified(
            "Response A is better because its sums are right. Response B adds up the wrong column."
        ),
    ),
)


@CHECK.on_evaluation
def irrelevant_mentions(context: EvaluationContext) -> Iterator[Violation]:
    """Yields the words that name the dimension, once for each dimension."""
    passage, analyses = context.evaluation.justification, context.evaluation.analyses
    if passage is None or not {"A", "B"} <= analyses.keys():
        return
    reported: set[str] = set()
    for aspect in find_mentions(passage.text):
        ratings = [analyses[answer].ratings.get(aspect.dimension) for answer in ("A", "B")]
        unused = all(rating is not None and rating.value == NO_ISSUES for rating in ratings)
        if unused and aspect.dimension not in reported:
            reported.add(aspect.dimension)
            start = passage.span.start + len(encode(passage.text[: aspect.start]))
            span = Span(start, start + len(encode(aspect.words)))
            message = f"both answers have 3 in {TITLES[aspect.dimension]}: leave it out"
            yield CHECK.at(span, message)
