"""Reads and applies the calibration file that `variorum calibrate --format json` writes."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from variorum.grading.calibration import Calibration
from variorum.grading.rubric import Rubric

LARGEST_FILE = 1_000_000
"""In bytes."""


class CalibrationError(ValueError):
    """A calibration file cannot be used. The message says why and what to do."""


@attrs.frozen
class StoredCalibration:
    """A calibration as it is applied. Only corrections that brought the judge nearer to people are kept.

    `levels` maps a dimension to what people mean by each level of the grid. `alpha` is the fitted share of S in IMM,
    in `[0, 1]`, or None. `items` says how many rated items it was fitted to.
    """

    judge: str
    items: int
    levels: Mapping[str, Mapping[float, float]]
    alpha: float | None

    @property
    def summary(self) -> str:
        """A short description of the correction."""
        return f"{', '.join(self.levels) or 'nothing'} corrected by {self.items} ratings of people"

    def fields(self) -> dict[str, Any]:
        """Returns what shapes the corrected marks, to tell runs apart."""
        return {
            name: {repr(level): mark for level, mark in marks.items()} for name, marks in self.levels.items()
        }

    def corrected(self, marks: Mapping[str, float]) -> dict[str, float]:
        """Returns the marks as people mean them, in `[0, 1]`; a mark without a correction stays as it is."""
        return {name: self.levels.get(name, {}).get(mark, mark) for name, mark in marks.items()}

    def total(self, marks: Mapping[str, float], rubric: Rubric) -> float:
        """Returns the rubric's weighted sum of the corrected marks, in `[0, 1]`."""
        corrected = self.corrected(marks)
        parts = (
            dimension.weight * corrected[dimension.id] for dimension in rubric.dimensions if dimension.weight
        )
        return round(math.fsum(parts), 12)


def calibration_fields(found: Calibration, judge: str, rubric: Rubric) -> dict[str, Any]:
    """Returns the calibration of a judge as the file holds it."""
    return {
        "judge": judge,
        "rubric": {"id": rubric.id, "version": rubric.version, "hash": rubric.content_hash},
        "items": found.items,
        "alpha": found.alpha._asdict(),
        "corrections": {
            field: {
                "levels": {repr(level): mark for level, mark in one.levels.items()},
                "error_before": one.error_before,
                "error_after": one.error_after,
                "helps": one.helps,
            }
            for field, one in found.corrections.items()
        },
    }


def parse_calibration(data: bytes, path: Path, rubric: Rubric, judge: str) -> StoredCalibration:
    """Returns the calibration in the bytes of a file, for the marks that `judge` gives by `rubric`; `path` is for messages.

    Raises:
        CalibrationError: the file is no calibration, or was fitted to another judge or rubric.
    """
    try:
        fields: Any = json.loads(data) if len(data) <= LARGEST_FILE else None
    except (ValueError, RecursionError):
        fields = None
    try:
        found, fitted_by = _stored(fields), fields["rubric"]["hash"]
    except (AttributeError, KeyError, TypeError, ValueError):
        raise CalibrationError(
            f"{path}: is no calibration; `variorum calibrate SCORES --people PATH --format json` writes one"
        ) from None
    if found.judge != judge:
        raise CalibrationError(f"{path}: was fitted to {found.judge}, not to {judge}; calibrate that judge")
    if fitted_by != rubric.content_hash:
        raise CalibrationError(
            f"{path}: was fitted by another rubric than {rubric.id} {rubric.version}; calibrate again"
        )
    return found


def _stored(fields: Any) -> StoredCalibration:
    levels = {
        str(name): {float(level): _share(mark) for level, mark in one["levels"].items()}
        for name, one in fields["corrections"].items()
        if one["helps"] is True
    }
    alpha, items = fields["alpha"]["value"], fields["items"]
    if type(items) is not int:
        raise ValueError("not a number of items")
    return StoredCalibration(str(fields["judge"]), items, levels, None if alpha is None else _share(alpha))


def _share(value: object) -> float:
    """Returns the number, where it is one in `[0, 1]`. Raises `ValueError`."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError("not a number from 0 to 1")
    return float(value)
