"""Scores the quality of a file, or of some of its items, by one of the code-quality rubrics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from variorum.judging.rubric import Dimension, Rubric
from variorum.judging.rubrics import load_rubric
from variorum.quality.classic import classic_points
from variorum.quality.evidence import PointEvidence
from variorum.quality.points import tree_points
from variorum.quality.score import PointScore, QualityDimension, QualityScore
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_Points = Mapping[tuple[str, str], PointEvidence]
_EVALUATORS: Mapping[str, Callable[[Document, Sequence[Item], str], _Points]] = {
    "code-quality": tree_points,
    "code-quality-classic": classic_points,
}


class UnknownQualityRubric(ValueError):
    """Raised for a rubric that is no code-quality rubric; the message names those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown code-quality rubric {name!r}: use {' or '.join(_EVALUATORS)}")


def evaluate(
    document: Document,
    *,
    task: str | None = None,
    rubric: str = "code-quality",
    items: Sequence[Item] | None = None,
) -> QualityScore:
    """The six dimensions of a file, or of `items` alone.

    Args:
        document: the parsed file.
        task: what the code was asked to do; some points apply only where the task calls for them.
        rubric: `code-quality`, or `code-quality-classic` for the published figures.
        items: the items to look at; None takes the whole file.

    Raises:
        UnknownQualityRubric: there is no such code-quality rubric.
    """
    if rubric not in _EVALUATORS:
        raise UnknownQualityRubric(rubric)
    loaded = load_rubric(rubric)
    evidence = _EVALUATORS[rubric](document, document.items if items is None else items, task or "")
    dimensions = {
        dimension.id: _dimension(dimension, evidence, keeps_denominator=rubric == "code-quality-classic")
        for dimension in loaded.dimensions
    }
    return _score(loaded, dimensions)


def _dimension(dimension: Dimension, evidence: _Points, *, keeps_denominator: bool) -> QualityDimension:
    points = []
    for point in dimension.points:
        found = evidence[dimension.id, point.id]
        points.append(
            PointScore(
                id=point.id,
                means=point.means,
                earned=point.points * found.share if found.applies else 0.0,
                possible=0.0 if point.bonus or point.points < 0 else point.points,
                is_applicable=found.applies,
                span=found.span,
            )
        )
    earned = dimension.start + sum(point.earned for point in points)
    if not keeps_denominator:
        possible = sum(point.possible for point in points if point.is_applicable)
        earned = earned / possible if possible else 1.0
    return QualityDimension(round(min(max(earned, 0.0), 1.0), 12), dimension.weight or 0.0, tuple(points))


def _score(rubric: Rubric, dimensions: Mapping[str, QualityDimension]) -> QualityScore:
    overall = rubric.total({name: dimension.value for name, dimension in dimensions.items()})
    threshold = rubric.pass_threshold or 0.0
    return QualityScore(overall, overall >= threshold, dimensions, rubric.id, threshold)
