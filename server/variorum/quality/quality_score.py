"""Defines the quality score: six dimensions, each the sum of its points."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.syntax.span import Span


@attrs.frozen
class PointScore:
    """One point of a dimension: what it asks, what it is worth here and what the code earned."""

    id: str
    means: str
    earned: float
    possible: float
    is_applicable: bool = True
    """Whether the point can be won or lost here; one that cannot is left out of the sum."""
    scales: bool = False
    """Whether the share that was earned is a factor of the dimension, rather than something added."""
    span: Span | None = None
    """The first place that speaks for or against it."""


@attrs.frozen
class QualityDimension:
    """One of the six dimensions: its value in `[0, 1]`, its weight, and its points."""

    value: float
    weight: float
    points: tuple[PointScore, ...] = ()

    @property
    def contribution(self) -> float:
        """What the dimension adds to the overall score."""
        return self.value * self.weight


@attrs.frozen
class QualityScore:
    """The quality of one file or item."""

    overall: float
    """The weighted mean of the dimensions, in `[0, 1]`."""
    passed: bool
    """Whether `overall` reaches `threshold`."""
    dimensions: Mapping[str, QualityDimension]
    rubric: str
    threshold: float
