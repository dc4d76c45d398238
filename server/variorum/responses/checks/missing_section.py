"""missing-section: a part of the evaluation template that is not there."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.block_insertion import insertion
from variorum.responses.check import Check, Example, Violation
from variorum.responses.dimensions import TITLES
from variorum.responses.document import EVALUATION_PART
from variorum.responses.evaluation import Analysis
from variorum.responses.evaluation_context import EvaluationContext
from variorum.responses.template import OVERALL_LINE, analysis_text, comparison_text, evaluation_text
from variorum.rules.finding import Fix, Severity
from variorum.syntax.embedding.fences import Fence, fences
from variorum.syntax.span import Span

CHECK = Check(
    id="missing-section",
    severity=Severity.WARNING,
    what="Finds what the evaluation template has and the document has not: the evaluation, the analysis of an answer, "
    "a dimension, the overall quality, the comparison of two answers. The fix inserts it, open.",
    why="Evaluations are counted and compared; a gap leaves an answer out.",
    example=Example(
        before="### Response A Analysis\n\n**Overall Quality**: Excellent\n",
        after=analysis_text("A"),
    ),
)


@CHECK.on_evaluation
def missing_parts(context: EvaluationContext) -> Iterator[Violation]:
    """Yields what is missing, each with the fix that inserts it where the template has it."""
    document = context.document
    if not document.answers or EVALUATION_PART in document.duplicates:
        return
    compares = len(document.answers) > 1
    if document.evaluation is None:
        text = f"# Evaluation\n\n{evaluation_text(compares)}"
        yield _gap(context, context.text.line_span(0), "`# Evaluation`", len(context.text), text)
        return
    evaluation = document.evaluation
    end = evaluation.span.end
    for answer in sorted(document.answers):
        analysis = evaluation.analyses.get(answer)
        if analysis is None:
            before = evaluation.comparison.start if evaluation.comparison and answer == "B" else end
            text = analysis_text(answer)
            yield _gap(context, evaluation.heading, f"`### Response {answer} Analysis`", before, text)
        elif analysis.placeholder is None:
            yield from _missing_fields(context, analysis)
    if compares and evaluation.comparison is None:
        yield _gap(context, evaluation.heading, "`### Comparative Analysis`", end, comparison_text())


def _missing_fields(context: EvaluationContext, analysis: Analysis) -> Iterator[Violation]:
    """Yields the fields of an analysis; each is inserted behind the last one of the template that stands before it."""
    place = analysis.heading.end
    for dimension, title in TITLES.items():
        rating = analysis.ratings.get(dimension)
        if rating is None:
            yield _gap(context, analysis.heading, f"`**{title}**`", place, f"**{title}**: [3/2/1]\n")
        else:
            place = rating.span.end
    if analysis.overall is None:
        yield _gap(context, analysis.heading, "`**Overall Quality**`", analysis.span.end, OVERALL_LINE)


def _gap(context: EvaluationContext, span: Span, name: str, offset: int, text: str) -> Violation:
    inside = any(fence.body.start <= offset and not fence.closed for fence in _fences(context))
    # Behind a fence that nothing closes everything is code, the inserted section included.
    fix = None if inside else Fix(f"Insert {name.strip('`')}", (insertion(context.text, offset, text),))
    return CHECK.at(span, f"{name} is missing", fix=fix)


def _fences(context: EvaluationContext) -> Iterator[Fence]:
    return fences(context.text, 0, len(context.text.line_starts))
