"""Parses a model's answer into marks on the rubric's grid, or raises the reason why it cannot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.json_answer import find_answer, number_spans
from variorum.grading.numbers import is_number, render_value
from variorum.grading.rubric import Dimension, Rubric

_LONGEST_RATIONALE = 2_000
_MOST_LINES = 50


@attrs.frozen
class Mark:
    """A model's mark for one dimension: a value of the grid, the rationale, and the lines it cites.

    Lines count from 1 and exist; those that a model made up are left out. `span` is the score's place in
    the answer.
    """

    value: float
    rationale: str
    source_lines: tuple[int, ...]
    target_lines: tuple[int, ...]
    span: tuple[int, int]


def read_marks(content: str, rubric: Rubric, *, source_lines: int, target_lines: int) -> dict[str, Mark]:
    """Returns the mark of every dimension, in the rubric's order. A total in the answer is ignored.

    Raises `JudgeFailure` if a field is missing, given twice or off the grid, or where there is no answer.

    Args:
        content: what the model wrote.
        rubric: what it was asked to mark by.
        source_lines: how many lines the source has.
        target_lines: how many the translation has.
    """
    answer = find_answer(content, {dimension.id for dimension in rubric.dimensions})
    missing = [dimension.id for dimension in rubric.dimensions if dimension.id not in answer.members]
    if missing:
        raise JudgeFailure(FailureKind.MISSING_FIELD, f"the answer lacks {', '.join(missing)}")
    spans = number_spans(answer.text)
    marks = {}
    for dimension in rubric.dimensions:
        field = answer.members[dimension.id]
        value = _score(dimension, field, rubric)
        path = (dimension.id, "score") if isinstance(field, dict) else (dimension.id,)
        start, end = spans[path]
        details = field if isinstance(field, dict) else {}
        marks[dimension.id] = Mark(
            value,
            _rationale(details.get("rationale")),
            _lines(details.get("source_lines"), source_lines),
            _lines(details.get("target_lines"), target_lines),
            (answer.start + start, answer.start + end),
        )
    return marks


def weighted_total(rubric: Rubric, values: Mapping[str, float]) -> float | None:
    """Returns the rubric's total of on-grid values; None for a rubric that ends in labels."""
    return None if rubric.labels else rubric.total(values)


def _score(dimension: Dimension, field: Any, rubric: Rubric) -> float:
    if isinstance(field, dict) and "score" not in field:
        raise JudgeFailure(FailureKind.MISSING_FIELD, f"{dimension.id} has no score")
    score = field["score"] if isinstance(field, dict) else field
    if not is_number(score) or score not in rubric.grid:
        grid = ", ".join(f"{value:g}" for value in rubric.grid)
        raise JudgeFailure(
            FailureKind.OFF_GRID, f"{dimension.id} is {render_value(score)}, not one of {grid}"
        )
    return float(score)


def _rationale(value: object) -> str:
    return " ".join(value.split())[:_LONGEST_RATIONALE] if isinstance(value, str) else ""


def _lines(value: object, count: int) -> tuple[int, ...]:
    if not isinstance(value, list):
        return ()
    real = {line for line in value[:_MOST_LINES] if type(line) is int and 1 <= line <= count}
    return tuple(sorted(real))
