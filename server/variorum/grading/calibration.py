"""Fits a judge's marks to people's: the weight alpha of IMM, and an isotonic correction of each field."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.grading.ratings import Rating
from variorum.grading.rubric import Rubric
from variorum.statistics.bootstrap import Estimate, with_interval

FEWEST_ITEMS = 30
"""The fewest items that a fit is made for; with fewer, chance decides."""

_FOLDS = 5


class TooFewRatings(ValueError):
    """Too few items were rated by both people and the judge. The message says how many."""


@attrs.frozen
class FieldCorrection:
    """An isotonic correction: `levels` maps each level of the judge to a mark in `[0, 1]`, rising.

    The errors are mean absolute differences from people's marks, before the correction and after it; the
    latter is measured on items that the correction was not fitted to.
    """

    levels: Mapping[float, float]
    error_before: float
    error_after: float

    @property
    def helps(self) -> bool:
        """Whether the correction brings the judge nearer to people."""
        return self.error_after < self.error_before


@attrs.frozen
class Calibration:
    """The outcome of a fit. `alpha`, in `[0, 1]`, is None if no structural scores were given."""

    items: int
    corrections: Mapping[str, FieldCorrection]
    alpha: Estimate


def calibrate(
    judge: Sequence[Rating],
    people: Sequence[Rating],
    rubric: Rubric,
    structural: Mapping[str, float] | None = None,
) -> Calibration:
    """Returns the correction that brings a judge's marks closest to people's.

    Where several people rated an item, their mean counts.

    Args:
        judge: the judge's ratings.
        people: those of people.
        rubric: the rubric of both.
        structural: S of each item, in `[0, 1]`, for alpha.

    Raises:
        TooFewRatings: fewer than `FEWEST_ITEMS` items were rated by both.
    """
    human = _means(people, rubric)
    shared = sorted((one for one in judge if one.item in human), key=lambda one: one.item)
    if len(shared) < FEWEST_ITEMS:
        raise TooFewRatings(
            f"{len(shared)} items were rated by people and by the judge; {FEWEST_ITEMS} are the fewest to fit to"
        )
    corrections = {
        dimension.id: _correction(
            [(one.values[dimension.id], human[one.item][dimension.id]) for one in shared], rubric.grid
        )
        for dimension in rubric.dimensions
    }
    totals = _corrected_totals(shared, human, rubric, corrections)
    triples = [
        (structural[one.item], total, _total(human[one.item], rubric))
        for one, total in zip(shared, totals, strict=True)
        if structural is not None and one.item in structural
    ]
    alpha = with_interval(triples, best_alpha) if len(triples) >= FEWEST_ITEMS else Estimate(None, None, None)
    return Calibration(len(shared), corrections, alpha)


def _corrected_totals(
    shared: Sequence[Rating],
    human: Mapping[str, Mapping[str, float]],
    rubric: Rubric,
    corrections: Mapping[str, FieldCorrection],
) -> list[float]:
    """Returns the judge's totals as `StoredCalibration` corrects them; no item is corrected by a fit that saw it."""
    marks = [dict(one.values) for one in shared]
    for field in (name for name, correction in corrections.items() if correction.helps):
        points = [(one.values[field], human[one.item][field]) for one in shared]
        for index, mark in _out_of_fold(points, rubric.grid):
            marks[index][field] = mark
    return [_total(mark, rubric) for mark in marks]


def best_alpha(triples: Sequence[tuple[float, float, float]]) -> float | None:
    """Returns the alpha in `[0, 1]` for which alpha * S + (1 - alpha) * J has the least squared distance from people.

    Each triple is S, J and people's total. None if S and J never differ.
    """
    spread = math.fsum((s - j) ** 2 for s, j, _ in triples)
    if spread == 0:
        return None
    return min(1.0, max(0.0, math.fsum((s - j) * (human - j) for s, j, human in triples) / spread))


def rising_fit(points: Sequence[tuple[float, float]], grid: Sequence[float]) -> dict[float, float]:
    """Returns the isotonic regression of the points, evaluated at each level of the grid.

    Pools adjacent violators (Ayer et al., 1955). A level without points takes the value of the nearest one
    with points, the lower of two.
    """
    blocks: list[list[float]] = []  # the sum, the count, and the number of levels
    levels = sorted({x for x, _ in points})
    for level in levels:
        marks = [y for x, y in points if x == level]
        blocks.append([math.fsum(marks), float(len(marks)), 1])
        while len(blocks) > 1 and blocks[-2][0] / blocks[-2][1] >= blocks[-1][0] / blocks[-1][1]:
            last = blocks.pop()
            blocks[-1] = [one + other for one, other in zip(blocks[-1], last, strict=True)]
    fitted = [block[0] / block[1] for block in blocks for _ in range(int(block[2]))]
    values = dict(zip(levels, fitted, strict=True))
    return {
        level: values[min(levels, key=lambda known: (abs(known - level), known))] for level in sorted(grid)
    }


def _correction(points: Sequence[tuple[float, float]], grid: Sequence[float]) -> FieldCorrection:
    before = math.fsum(abs(mark - human) for mark, human in points) / len(points)
    errors = [abs(mark - points[index][1]) for index, mark in _out_of_fold(points, grid)]
    return FieldCorrection(rising_fit(points, grid), before, math.fsum(errors) / len(errors))


def _means(people: Sequence[Rating], rubric: Rubric) -> dict[str, dict[str, float]]:
    by_item: dict[str, list[Rating]] = {}
    for one in people:
        by_item.setdefault(one.item, []).append(one)
    return {
        item: {
            dimension.id: math.fsum(one.values[dimension.id] for one in rated) / len(rated)
            for dimension in rubric.dimensions
        }
        for item, rated in by_item.items()
    }


def _total(values: Mapping[str, float], rubric: Rubric) -> float:
    """Returns the total of means, which lie between the levels of the grid."""
    return math.fsum((dimension.weight or 0.0) * values[dimension.id] for dimension in rubric.dimensions)


def _out_of_fold(points: Sequence[tuple[float, float]], grid: Sequence[float]) -> Iterator[tuple[int, float]]:
    """Yields the index of each point with its corrected mark, by a fit to the points of the other folds."""
    for fold in range(_FOLDS):
        fit = rising_fit([point for index, point in enumerate(points) if index % _FOLDS != fold], grid)
        for index in range(fold, len(points), _FOLDS):
            yield index, fit[points[index][0]]
