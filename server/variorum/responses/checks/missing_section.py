"""missing-section: a part of the evaluation template that is not there."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.responses.check import Check, Example, Remark
from variorum.responses.dimensions import TITLES
from variorum.responses.document import EVALUATION_PART
from variorum.responses.evaluation import Analysis
from variorum.responses.grading import Grading
from variorum.responses.inserting import insertion
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


@CHECK.on_grading
def gaps(grading: Grading) -> Iterator[Remark]:
    """What is missing, each with the fix that inserts it where the template has it."""
    document = grading.document
    if not document.answers or EVALUATION_PART in document.doubled:
        return
    compares = len(document.answers) > 1
    if document.evaluation is None:
        text = f"# Evaluation\n\n{evaluation_text(compares)}"
        yield _gap(grading, grading.text.line_span(0), "`# Evaluation`", len(grading.text), text)
        return
    evaluation = document.evaluation
    end = evaluation.span.end
    for answer in sorted(document.answers):
        analysis = evaluation.analyses.get(answer)
        if analysis is None:
            before = evaluation.comparison.start if evaluation.comparison and answer == "B" else end
            text = analysis_text(answer)
            yield _gap(grading, evaluation.heading, f"`### Response {answer} Analysis`", before, text)
        elif analysis.placeholder is None:
            yield from _missing_fields(grading, analysis)
    if compares and evaluation.comparison is None:
        yield _gap(grading, evaluation.heading, "`### Comparative Analysis`", end, comparison_text())


def _missing_fields(grading: Grading, analysis: Analysis) -> Iterator[Remark]:
    """The fields of an analysis; each is inserted behind the last one of the template that stands before it."""
    place = analysis.heading.end
    for dimension, title in TITLES.items():
        rating = analysis.ratings.get(dimension)
        if rating is None:
            yield _gap(grading, analysis.heading, f"`**{title}**`", place, f"**{title}**: [3/2/1]\n")
        else:
            place = rating.span.end
    if analysis.overall is None:
        yield _gap(grading, analysis.heading, "`**Overall Quality**`", analysis.span.end, OVERALL_LINE)


def _gap(grading: Grading, span: Span, name: str, offset: int, text: str) -> Remark:
    inside = any(fence.body.start <= offset and not fence.closed for fence in _fences(grading))
    # Behind a fence that nothing closes everything is code, the inserted section included.
    fix = None if inside else Fix(f"Insert {name.strip('`')}", (insertion(grading.text, offset, text),))
    return CHECK.at(span, f"{name} is missing", fix=fix)


def _fences(grading: Grading) -> Iterator[Fence]:
    return fences(grading.text, 0, len(grading.text.line_starts))
