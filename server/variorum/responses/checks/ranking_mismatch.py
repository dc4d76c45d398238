"""ranking-mismatch: a preference that the ratings of the two answers contradict."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import TITLES
from variorum.responses.evaluation_context import EvaluationContext
from variorum.responses.preferences import ranking_problems
from variorum.rules.finding import Severity


def _compared(ranking: str) -> str:
    good = "\n\n".join(f"**{title}**: 3" for title in TITLES.values())
    poor = "\n\n".join(f"**{title}**: 1 - It fails." for title in TITLES.values())
    return (
        f"### Response A Analysis\n\n{good}\n\n### Response B Analysis\n\n{poor}\n\n"
        f"### Comparative Analysis\n\n**Preference Ranking**: {ranking}\n"
    )


CHECK = Check(
    id="ranking-mismatch",
    severity=Severity.ERROR,
    what="Finds a ranking that prefers the answer with the worse label or, between equal labels, the one that is "
    "worse in the weightiest dimensions that differ.",
    why="A preference has to follow from the ratings; where it does not, one of them is a slip.",
    example=Example(before=_compared("-1"), after=_compared("+2")),
)


@CHECK.on_evaluation
def contradicted_ranking(context: EvaluationContext) -> Iterator[Violation]:
    """Yields what is wrong with the ranking, where both answers are rated in full."""
    ranking, ratings = context.evaluation.ranking, context.complete_ratings
    if ranking is None or ranking.value is None or not {"A", "B"} <= ratings.keys():
        return
    for problem in ranking_problems(ranking.value, ratings["A"], ratings["B"]):
        yield CHECK.at(ranking.value_span, problem)
