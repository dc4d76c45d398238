"""missing-explanation: a rating below 3 that nothing explains."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import NO_ISSUES, TITLES
from variorum.responses.evaluation_context import EvaluationContext
from variorum.rules.finding import Severity

CHECK = Check(
    id="missing-explanation",
    severity=Severity.WARNING,
    what="Finds a rating of 2 or 1 without an explanation.",
    why="A reader has to know what the issue is; a number alone cannot be checked.",
    example=Example(
        before="### Response A Analysis\n\n**Safety**: 2\n",
        after="### Response A Analysis\n\n**Safety**: 2 - The path is used unchecked.\n",
    ),
)


@CHECK.on_evaluation
def unexplained_ratings(context: EvaluationContext) -> Iterator[Violation]:
    """Yields every rating with issues and no words."""
    for _, dimension, rating in context.ratings:
        if rating.value is not None and rating.value < NO_ISSUES and not rating.explanation:
            message = f"say what the issue is: {TITLES[dimension]} is {rating.value} without an explanation"
            yield CHECK.at(rating.span, message)
