"""unaccepted-draft: a rating that a machine proposed and nobody has accepted yet."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Remark
from variorum.responses.dimensions import TITLES
from variorum.responses.evaluation import DRAFT_MARK, Rating
from variorum.responses.grading import Grading
from variorum.rules.finding import Edit, Fix, Severity
from variorum.syntax.span import Span

CHECK = Check(
    id="unaccepted-draft",
    severity=Severity.INFORMATION,
    what=f"Finds ratings that still carry the mark `{DRAFT_MARK}`. The fix takes the mark away.",
    why="A draft is a proposal of the text checks or of a model. It becomes a rating when a person stands by it.",
    example=Example(
        before="### Response A Analysis\n\n**Safety**: 2 - (draft) The path is used unchecked.\n",
        after="### Response A Analysis\n\n**Safety**: 2 - The path is used unchecked.\n",
    ),
)


@CHECK.on_grading
def drafts(grading: Grading) -> Iterator[Remark]:
    """Every marked rating, and the ranking where it is marked."""
    for _, dimension, rating in grading.ratings:
        if rating.draft is not None:
            title = f"Accept the draft for {TITLES[dimension]}"
            fix = Fix(title, (Edit(_mark(grading, rating, rating.draft)),), is_safe=False)
            yield CHECK.at(rating.draft, "a draft: accept it, or write your own rating", fix=fix)
    ranking = grading.evaluation.ranking
    if ranking is not None and ranking.draft is not None:
        fix = Fix("Accept the draft of the ranking", (Edit(ranking.draft),), is_safe=False)
        yield CHECK.at(ranking.draft, "a draft: accept it, or write your own ranking", fix=fix)


def _mark(grading: Grading, rating: Rating, draft: Span) -> Span:
    """The mark with the blanks behind it; without an explanation, with the dash before it as well."""
    if rating.explanation:
        return Span(draft.start, rating.explanation_span.start)
    before = grading.text.data[rating.written.start : draft.start]
    return Span(rating.written.start + len(before.rstrip(b" \t-")), draft.end)
