"""unaccepted-draft: a rating, label or text that a machine proposed and nobody has accepted yet."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import TITLES
from variorum.responses.evaluation import DRAFT_MARK, ChosenLabel, Evaluation, Passage, Rating
from variorum.responses.evaluation_context import EvaluationContext
from variorum.rules.finding import Edit, Fix, Severity
from variorum.syntax.span import Span

CHECK = Check(
    id="unaccepted-draft",
    severity=Severity.INFORMATION,
    what=f"Finds ratings, labels and texts that still carry the mark `{DRAFT_MARK}`. The fix takes the mark away.",
    why="A draft is a proposal of the text checks or of a model. It becomes part of the evaluation when a person stands by it.",
    example=Example(
        before="### Response A Analysis\n\n**Safety**: 2 - (draft) The path is used unchecked.\n",
        after="### Response A Analysis\n\n**Safety**: 2 - The path is used unchecked.\n",
    ),
)


@CHECK.on_evaluation
def drafts(context: EvaluationContext) -> Iterator[Violation]:
    """Yields every marked rating, label and text, and the ranking where it is marked."""
    for _, dimension, rating in context.ratings:
        if rating.draft is not None:
            title = f"Accept the draft for {TITLES[dimension]}"
            fix = Fix(title, (Edit(_mark(context, rating, rating.draft)),), is_safe=False)
            yield CHECK.at(rating.draft, "a draft: accept it, or write your own rating", fix=fix)
    for title, mark in _other_drafts(context.evaluation):
        message = f"a draft: accept it, or write your own {title}"
        fix = Fix(f"Accept the draft of the {title}", (Edit(_blanked(context, mark)),), is_safe=False)
        yield CHECK.at(mark, message, fix=fix)
    ranking = context.evaluation.ranking
    if ranking is not None and ranking.draft is not None:
        fix = Fix("Accept the draft of the ranking", (Edit(ranking.draft),), is_safe=False)
        yield CHECK.at(ranking.draft, "a draft: accept it, or write your own ranking", fix=fix)


def _other_drafts(evaluation: Evaluation) -> Iterator[tuple[str, Span]]:
    """Yields the marks beside labels and texts, with what they are marks of."""
    parts: list[tuple[str, Passage | ChosenLabel | None]] = [("prompt summary", evaluation.summary)]
    for answer, analysis in evaluation.analyses.items():
        parts += [
            (f"overall quality of {answer}", analysis.overall),
            (f"strengths of {answer}", analysis.strengths),
            (f"weaknesses of {answer}", analysis.weaknesses),
        ]
    parts += [("justification", evaluation.justification), ("key differentiators", evaluation.differences)]
    for title, part in parts:
        if part is not None and part.draft is not None:
            yield title, part.draft


def _blanked(context: EvaluationContext, mark: Span) -> Span:
    """Returns the mark with the blanks behind it, or at the end of a line with those before it."""
    before, after = context.text.data[: mark.start], context.text.data[mark.end :]
    blanks = len(after) - len(after.lstrip(b" \t"))
    if after[blanks : blanks + 1] in (b"", b"\r", b"\n"):
        return Span(len(before.rstrip(b" \t")), mark.end)
    return Span(mark.start, mark.end + blanks)


def _mark(context: EvaluationContext, rating: Rating, draft: Span) -> Span:
    """Returns the mark with the blanks behind it; without an explanation, with the dash before it as well."""
    if rating.explanation:
        return Span(draft.start, rating.explanation_span.start)
    before = context.text.data[rating.value_span.start : draft.start]
    return Span(rating.value_span.start + len(before.rstrip(b" \t-")), draft.end)
