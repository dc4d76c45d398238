"""label-mismatch: an overall label other than the ratings make."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import TITLES
from variorum.responses.evaluation_context import EvaluationContext
from variorum.responses.label import overall_label
from variorum.rules.finding import Edit, Fix, Severity


def _graded(label: str) -> str:
    ratings = "\n\n".join(f"**{title}**: 3" for title in TITLES.values())
    return f"### Response A Analysis\n\n{ratings}\n\n**Overall Quality**: {label}\n"


CHECK = Check(
    id="label-mismatch",
    severity=Severity.ERROR,
    what="Finds an overall label that the six ratings do not make. The fix writes the one that they do.",
    why="The label follows from the ratings; where they disagree, one of them is a slip.",
    example=Example(before=_graded("Sufficient"), after=_graded("Excellent")),
)


@CHECK.on_evaluation
def wrong_labels(context: EvaluationContext) -> Iterator[Violation]:
    """Yields the labels of answers whose ratings are complete."""
    for answer, ratings in context.complete_ratings.items():
        overall = context.evaluation.analyses[answer].overall
        if overall is None or overall.label is None:
            continue
        label = overall_label(ratings)
        if label != overall.label:
            fix = Fix(f"Set the overall quality to {label}", (Edit(overall.value_span, label),))
            message = f"the ratings make {label}, not {overall.label}"
            yield CHECK.at(overall.value_span, message, fix=fix)
