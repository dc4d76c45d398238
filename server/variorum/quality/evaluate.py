"""Scores the quality of a file, or of some of its items, by a code-quality rubric."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Final

import attrs

from variorum.grading.rubric import Dimension, Point, Rubric, Scoring
from variorum.grading.shipped_rubrics import load_rubric
from variorum.quality.classic import classic_points
from variorum.quality.evidence import PointEvidence
from variorum.quality.optional_points import OPTIONAL_POINTS
from variorum.quality.quality_facts import QualityFacts
from variorum.quality.quality_score import PointScore, QualityDimension, QualityScore
from variorum.quality.tree_points import tree_points
from variorum.syntax.document import Document
from variorum.syntax.item import Item

QUALITY_RUBRICS: Final = ("code-quality", "code-quality-classic")
"""The code-quality rubrics that ship with Variorum."""

_Evidence = Mapping[tuple[str, str], PointEvidence]


class UnknownQualityRubric(ValueError):
    """Raised for a rubric that is no code-quality rubric; the message names those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown code-quality rubric {name!r}: use {' or '.join(QUALITY_RUBRICS)}")


class UnfitQualityRubric(ValueError):
    """Raised for a rubric that asks for what cannot be measured; the message says what."""


@attrs.frozen
class _Evaluator:
    """A way to measure points: the shipped rubric that has them all, and what measures them."""

    rubric: str
    measure: Callable[[Document, Sequence[Item], str], _Evidence]
    further: Mapping[str, Callable[[QualityFacts, float | None], PointEvidence]]
    keeps_denominator: bool
    """Whether points that cannot apply are lost rather than left out."""

    def known(self) -> set[str]:
        """Returns the points that it can measure."""
        own = {point.id for dimension in load_rubric(self.rubric).dimensions for point in dimension.points}
        return own | self.further.keys()


_EVALUATORS: Final = (
    _Evaluator("code-quality", tree_points, OPTIONAL_POINTS, keeps_denominator=False),
    _Evaluator("code-quality-classic", classic_points, {}, keeps_denominator=True),
)


def quality_rubric(name: str) -> Rubric:
    """Returns the shipped code-quality rubric of that name. Raises `UnknownQualityRubric` if there is none."""
    if name not in QUALITY_RUBRICS:
        raise UnknownQualityRubric(name)
    return load_rubric(name)


def check_measurable(rubric: Rubric) -> None:
    """Raises `UnfitQualityRubric` if code cannot be scored by the rubric, because of its form or of its points."""
    _evaluator_of(rubric)


def evaluate(
    document: Document,
    *,
    task: str | None = None,
    rubric: str | Rubric = "code-quality",
    threshold: float | None = None,
    items: Sequence[Item] | None = None,
) -> QualityScore:
    """Returns the dimensions of a file, or of `items` alone.

    Args:
        document: the parsed file.
        task: what the code was asked to do; some points apply only where the task calls for them.
        rubric: `code-quality`, `code-quality-classic` for the published figures, or a rubric of one's own that asks for
            points of either.
        threshold: the lowest overall score that passes, in `[0, 1]`; None takes the rubric's.
        items: the items to look at; None takes the whole file.

    Raises:
        UnknownQualityRubric: there is no such code-quality rubric.
        UnfitQualityRubric: the rubric asks for a point that nothing measures.
        ValueError: the threshold is out of range.
    """
    loaded = quality_rubric(rubric) if isinstance(rubric, str) else rubric
    if threshold is not None and not 0 <= threshold <= 1:
        raise ValueError(f"the threshold must be a number from 0 to 1, not {threshold}")
    evaluator = _evaluator_of(loaded)
    chosen = document.items if items is None else items
    measured = evaluator.measure(document, chosen, task or "")
    # A rubric may put a point into another dimension; no two points have the same id.
    evidence = {point: found for (_, point), found in measured.items()}
    facts = QualityFacts(document, chosen)

    def found(point: Point) -> PointEvidence:
        further = evaluator.further.get(point.id)
        return evidence[point.id] if further is None else further(facts, point.limit)

    dimensions = {
        dimension.id: _dimension(dimension, found, keeps_denominator=evaluator.keeps_denominator)
        for dimension in loaded.dimensions
    }
    overall = loaded.total({name: dimension.value for name, dimension in dimensions.items()})
    least = (loaded.pass_threshold or 0.0) if threshold is None else threshold
    return QualityScore(overall, overall >= least, dimensions, loaded.id, least)


def _evaluator_of(rubric: Rubric) -> _Evaluator:
    if rubric.scoring is not Scoring.POINTS:
        raise UnfitQualityRubric(f"{rubric.id} is no code-quality rubric: its `scoring` must be `points`")
    asked = {point.id: None for dimension in rubric.dimensions for point in dimension.points}
    for evaluator in _EVALUATORS:
        if asked.keys() <= evaluator.known():
            return evaluator
    # The one that comes closest says what it lacks.
    nearest = min(_EVALUATORS, key=lambda one: len(asked.keys() - one.known()))
    unknown = [point for point in asked if point not in nearest.known()]
    raise UnfitQualityRubric(
        f"{rubric.id}: nothing measures {', '.join(f'`{point}`' for point in unknown)}; "
        f"there are {', '.join(sorted(nearest.known()))}"
    )


def _dimension(
    dimension: Dimension, evidence: Callable[[Point], PointEvidence], *, keeps_denominator: bool
) -> QualityDimension:
    points = []
    for point in dimension.points:
        found = evidence(point)
        points.append(
            PointScore(
                id=point.id,
                means=point.means,
                earned=point.points * found.share if found.applies else 0.0,
                possible=0.0 if point.bonus or point.points < 0 else point.points,
                is_applicable=found.applies,
                scales=point.scales,
                span=found.span,
            )
        )
    added = [point for point in points if not point.scales]
    earned = dimension.start + sum(point.earned for point in added)
    if not keeps_denominator:
        possible = sum(point.possible for point in added if point.is_applicable)
        earned = earned / possible if possible else 1.0
    earned = min(max(earned, 0.0), 1.0) * prod(_factor(point) for point in points)
    return QualityDimension(round(earned, 12), dimension.weight or 0.0, tuple(points))


def _factor(point: PointScore) -> float:
    """Returns what the point multiplies its dimension by."""
    return point.earned / point.possible if point.scales and point.is_applicable and point.possible else 1.0
