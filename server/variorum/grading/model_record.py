"""Reads and writes a model's judgement as a line of the score file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import attrs

from variorum.grading.human_judgement import JudgementError
from variorum.grading.judgement_rows import judgement_row
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.rubric import Rubric, UnscoredError

JUDGE = "model"
_LONGEST_NAME = 200


@attrs.frozen
class MarkedField:
    """One dimension: a value of the grid, what the model said of it, and the lines that it named, from 1."""

    value: float
    rationale: str
    source_lines: tuple[int, ...]
    target_lines: tuple[int, ...]


@attrs.frozen
class ModelRecord:
    """A scored judgement of a pair. `source` and `target` are paths in the workspace; `row` is all of the line."""

    model: str
    time: str
    rubric: str
    rubric_version: str
    rubric_hash: str
    source_hash: str
    target_hash: str
    source: str
    target: str
    fields: Mapping[str, MarkedField]
    row: Mapping[str, Any]

    def j(self, rubric: Rubric) -> float | None:
        """Returns the rubric's total of the fields, worked out here; None if the fields are not those of the rubric."""
        try:
            return rubric.total({name: field.value for name, field in self.fields.items()})
        except UnscoredError:
            return None


def format_record(
    judgement: ModelJudgement, material: Material, *, time: datetime, source: str, target: str
) -> str:
    """Returns the line of a judgement that came about, ended by a line feed."""
    row = judgement_row(target, material, judgement)
    record = {
        "judge": JUDGE,
        "time": time.isoformat(timespec="seconds"),
        **row,
        "source": source,
        "target": target,
    }
    return json.dumps(record, ensure_ascii=True, allow_nan=False) + "\n"


def parse_record(row: Mapping[str, Any]) -> ModelRecord:
    """Returns the record in a line of the score file. Raises `JudgementError` if it is none."""
    rubric = row.get("rubric")
    if not isinstance(rubric, dict):
        raise JudgementError("`rubric` must name the rubric")
    texts = {
        name: _text(row, name) for name in ("model", "time", "source_hash", "target_hash", "source", "target")
    }
    named = {
        f"rubric{ending}": _text(rubric, key)
        for ending, key in (("", "id"), ("_version", "version"), ("_hash", "hash"))
    }
    return ModelRecord(**texts, **named, fields=_fields(row), row=row)


def _text(fields: Mapping[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise JudgementError(f"`{name}` must be a text")
    return value if name in ("source", "target") else value[:_LONGEST_NAME]


def _fields(row: Mapping[str, Any]) -> dict[str, MarkedField]:
    values, details = row.get("dimensions"), row.get("details")
    if not isinstance(values, dict) or not values:
        raise JudgementError("`dimensions` must hold a mark for each dimension")
    found = {}
    for name, value in values.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise JudgementError(f"`dimensions.{name}` must be a number from 0 to 1")
        said = details.get(name) if isinstance(details, dict) else None
        said = said if isinstance(said, dict) else {}
        rationale = said.get("rationale")
        found[name] = MarkedField(
            float(value),
            rationale if isinstance(rationale, str) else "",
            _lines(said.get("source_lines")),
            _lines(said.get("target_lines")),
        )
    return found


def _lines(value: object) -> tuple[int, ...]:
    return tuple(one for one in value if type(one) is int and one >= 1) if isinstance(value, list) else ()
