"""Explains the field under the cursor with the text of the rubric, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from variorum.grading.rubric import Dimension, Rubric
from variorum.responses.catalogue import all_checks
from variorum.responses.dimensions import TITLES
from variorum.responses.document import ResponseDocument
from variorum.responses.evaluation import Analysis, Evaluation
from variorum.responses.evaluation_context import values_of
from variorum.responses.finding import ResponseFinding
from variorum.responses.label import overall_label
from variorum.syntax.span import Span


class Explanation(NamedTuple):
    """Markdown about a range of the document. It quotes no text of the document."""

    span: Span
    markdown: str


def explanation_at(document: ResponseDocument, offset: int, rubric: Rubric) -> Explanation | None:
    """Returns the level texts of the dimension at a byte offset, or what the label or the ranking there means."""
    evaluation = document.evaluation
    if evaluation is None:
        return None
    for analysis in evaluation.analyses.values():
        for dimension, rating in analysis.ratings.items():
            if rating.span.start <= offset <= rating.span.end:
                meant = rubric.dimension(dimension)
                return Explanation(rating.span, dimension_text(meant, rating.value))
        if analysis.overall is not None and _holds(analysis.overall.span, offset):
            return Explanation(analysis.overall.span, _labels_text(analysis, rubric))
    return _ranking(evaluation, offset, rubric)


def finding_text(finding: ResponseFinding) -> str:
    """Why a finding was made: the texts of its check, and the dimension that it bears on."""
    check = all_checks().get(finding.check)
    if check is None:
        return ""
    bears = f"\n\nBears on **{TITLES[finding.dimension]}**." if finding.dimension else ""
    return f"**{check.id}**\n\n{check.what}\n\n{check.why}{bears}"


def dimension_text(dimension: Dimension, current: int | None) -> str:
    """Returns a dimension with all of its levels, the one that is chosen in bold."""
    lines = [f"**{dimension.title}**", "", dimension.asks, ""]
    for level in dimension.levels:
        words = f"{level.value:g}: {level.means}"
        lines.append(f"- **{words}**" if level.value == current else f"- {words}")
    lines += ["", "To consider:", "", *(f"- {point}" for point in dimension.consider)]
    return "\n".join(lines)


def _labels_text(analysis: Analysis, rubric: Rubric) -> str:
    ratings = values_of(analysis)
    made = (
        f"The ratings make **{overall_label(ratings)}**."
        if len(ratings) == len(TITLES)
        else (f"{len(ratings)} of {len(TITLES)} dimensions are rated; the label follows from all of them.")
    )
    return "\n".join(
        ["**Overall Quality**", "", made, "", *(f"- {one.label}: {one.means}" for one in rubric.labels)]
    )


def _ranking(evaluation: Evaluation, offset: int, rubric: Rubric) -> Explanation | None:
    ranking = evaluation.ranking
    if ranking is None or not _holds(ranking.span, offset):
        return None
    return Explanation(ranking.span, "\n".join(_ranking_lines(ranking.value, rubric)))


def _ranking_lines(current: int | None, rubric: Rubric) -> Iterator[str]:
    yield from ("**Preference Ranking**", "")
    for preference in rubric.preferences:
        words = f"{preference.value:+g}: {preference.means}" if preference.value else f"0: {preference.means}"
        yield f"- **{words}**" if preference.value == current else f"- {words}"


def _holds(span: Span, offset: int) -> bool:
    return span.start <= offset <= span.end
