"""Defines rubrics: dimensions with their levels or points, and their total."""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import StrEnum

import attrs

from variorum.grading.numbers import render_value

# How many of a row's unknown dimensions a message names.
_MOST_NAMED = 5


class UnscoredError(ValueError):
    """No score can be given; the message says why."""


class Scoring(StrEnum):
    """How the result of a rubric is computed."""

    WEIGHTED = "weighted"  # each dimension takes a value of the grid; the total is their weighted sum
    POINTS = "points"  # each dimension earns a value in [0, 1] point by point; the total is weighted
    LABELS = "labels"  # each dimension takes a rating of the grid; rules turn the ratings into a label


class Criticality(StrEnum):
    """How much a dimension counts when two answers are compared, most important first."""

    CRITICAL = "critical"
    IMPORTANT = "important"
    NICE_TO_HAVE = "nice-to-have"


@attrs.frozen
class Level:
    """One value of a scale and what it means."""

    value: float
    means: str


@attrs.frozen
class Point:
    """Something that earns points within a dimension; a negative number is a deduction.

    `applies` names the condition under which the point is in play; "" means always. A `bonus` adds to what
    was earned without being part of what could be expected. `limit` is the highest value of what the point measures
    that still earns it; None takes the usual one. A point that `scales` adds nothing: the share of it that is earned is a
    factor of its dimension.
    """

    id: str
    points: float
    means: str
    applies: str = ""
    bonus: bool = False
    limit: float | None = None
    scales: bool = False


@attrs.frozen
class Dimension:
    """One thing that is judged by itself. `weight` is its share of the total, in `[0, 1]`."""

    id: str
    title: str
    asks: str
    consider: tuple[str, ...] = ()
    weight: float | None = None
    criticality: Criticality | None = None
    start: float = 0.0
    points: tuple[Point, ...] = ()
    levels: tuple[Level, ...] = ()

    def level(self, value: float) -> Level:
        """Returns the level with this value. Raises `UnscoredError` if the scale has none."""
        for level in self.levels:
            if level.value == value:
                return level
        raise UnscoredError(f"{self.id}: {value} is not a level of this dimension")

    def point(self, point_id: str) -> Point:
        """Returns the point with this id. Raises `KeyError` if the dimension has none."""
        for point in self.points:
            if point.id == point_id:
                return point
        raise KeyError(point_id)


@attrs.frozen
class LabelCondition:
    """Holds where at least `major` dimensions have major issues and at least `minor` have minor ones."""

    major: int = 0
    minor: int = 0


@attrs.frozen
class LabelRule:
    """A label, and the conditions of which any one brings it about. The first rule that holds wins."""

    label: str
    any_of: tuple[LabelCondition, ...]
    means: str


@attrs.frozen
class Rubric:
    """A rubric as its file states it. `content_hash` is the hash of that file's text with plain line ends."""

    id: str
    title: str
    version: str
    content_hash: str
    scoring: Scoring
    instructions: str
    dimensions: tuple[Dimension, ...]
    evidence: tuple[str, ...] = ()
    grid: tuple[float, ...] = ()
    pass_threshold: float | None = None
    labels: tuple[LabelRule, ...] = ()
    preferences: tuple[Level, ...] = ()

    @property
    def judges_pairs(self) -> bool:
        """Whether it is about a text and its counterpart; a rubric of points is about one piece of code."""
        return self.scoring is not Scoring.POINTS

    def dimension(self, dimension_id: str) -> Dimension:
        """Returns the dimension with this id. Raises `KeyError` if the rubric has none."""
        for dimension in self.dimensions:
            if dimension.id == dimension_id:
                return dimension
        raise KeyError(dimension_id)

    def check_values(self, values: Mapping[str, float]) -> None:
        """Raises `UnscoredError`, naming every fault, unless each dimension has a permitted value."""
        unknown = [key for key in values if key not in self._ids()]
        faults = [f"{key} is not a dimension of this rubric" for key in unknown[:_MOST_NAMED]]
        if len(unknown) > _MOST_NAMED:
            faults.append(f"nor are {len(unknown) - _MOST_NAMED:,} others")
        for dimension in self.dimensions:
            if dimension.id not in values:
                faults.append(f"{dimension.id} is missing")
            elif not self._permits(values[dimension.id]):
                faults.append(
                    f"{dimension.id} is {render_value(values[dimension.id])}, not {self._permitted()}"
                )
        if faults:
            raise UnscoredError("; ".join(faults))

    def total(self, values: Mapping[str, float]) -> float:
        """Returns the weighted sum of the dimensions, in `[0, 1]`, to 12 places; J under the translation rubric.

        Raises `UnscoredError` for a missing or unknown dimension, a value off the grid, or a rubric that ends
        in labels.
        """
        if self.scoring is Scoring.LABELS:
            raise UnscoredError(f"the rubric {self.id} ends in a label, not in a total")
        self.check_values(values)
        parts = (dimension.weight * values[dimension.id] for dimension in self.dimensions if dimension.weight)
        # Rounding takes off the last binary digits, so that equal marks make equal totals on every machine.
        return round(math.fsum(parts), 12)

    def _ids(self) -> set[str]:
        return {dimension.id for dimension in self.dimensions}

    def _permits(self, value: object) -> bool:
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        return value in self.grid if self.grid else 0 <= value <= 1

    def _permitted(self) -> str:
        if not self.grid:
            return "a number from 0 to 1"
        return "one of " + ", ".join(f"{value:g}" for value in self.grid)
