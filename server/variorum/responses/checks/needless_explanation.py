"""needless-explanation: an explanation beside a rating of 3."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import NO_ISSUES
from variorum.responses.evaluation_context import EvaluationContext
from variorum.rules.finding import Edit, Fix, Severity
from variorum.syntax.span import Span

CHECK = Check(
    id="needless-explanation",
    severity=Severity.INFORMATION,
    what="Finds an explanation beside a rating of 3.",
    why="A 3 says that nothing is amiss. An explanation is praise, which nobody needs, or an issue, which makes it a 2.",
    example=Example(
        before="### Response A Analysis\n\n**Safety**: 3 - Nothing to see here.\n",
        after="### Response A Analysis\n\n**Safety**: 3\n",
    ),
)


@CHECK.on_evaluation
def explained_threes(context: EvaluationContext) -> Iterator[Violation]:
    """Yields every explanation under a 3; the fix leaves the number alone."""
    for _, _, rating in context.ratings:
        if rating.value == NO_ISSUES and rating.explanation:
            number = context.text.data.index(b"3", rating.value_span.start)
            bracketed = context.text.data[number + 1 : number + 2] == b"]"
            rest = Span(number + 1 + bracketed, rating.explanation_span.end)
            fix = Fix("Remove the explanation", (Edit(rest),), is_safe=False)
            message = "a 3 needs no explanation: remove it, or rate the issue 2"
            yield CHECK.at(rating.explanation_span, message, fix=fix)
