"""Reads rows of pairs and writes rows of judgements, for data sets of judged translations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import attrs

from variorum.grading.content_hash import content_hash
from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.prompt_injection import find_injections
from variorum.grading.secret_detection import find_secrets

_MOST_NAMED = 5


def parse_material(data: bytes) -> tuple[str | int | None, Material]:
    """Returns the id and the material of a row: `id`, `source`, `target`, `source_lang` and `target_lang`.

    Raises `ValueError` that says what is wrong with the row.
    """
    fields = fields_of(data)
    row_id = id_of(fields)
    source, target = fields.get("source"), fields.get("target")
    if not (isinstance(source, str) and source.strip() and isinstance(target, str) and target.strip()):
        raise ValueError("`source` and `target` must be texts that are not empty")
    source_language, target_language = fields.get("source_lang", ""), fields.get("target_lang", "")
    if not (isinstance(source_language, str) and isinstance(target_language, str)):
        raise ValueError("`source_lang` and `target_lang` must be names")
    return row_id, Material(source, target, source_language, target_language)


def fields_of(data: bytes) -> dict[str, Any]:
    """Returns the JSON object on a line. Raises `ValueError` that says what is there instead."""
    try:
        fields = json.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8 from byte {error.start} on") from None
    except (ValueError, RecursionError):
        raise ValueError("not valid JSON") from None
    if not isinstance(fields, dict):
        raise ValueError("expected a JSON object")
    return fields


def id_of(fields: Mapping[str, Any]) -> str | int | None:
    """Returns the row's id, where it has one of a usable kind."""
    found = fields.get("id")
    return found if isinstance(found, str | int) and not isinstance(found, bool) else None


def refuse_secrets(material: Material) -> None:
    """Raises `JudgeFailure` that names every secret in the texts by line and kind, never by value."""
    found = [f"{side} {secret}" for side, text in material.sides.items() for secret in find_secrets(text)]
    if not found:
        return
    named = "; ".join(found[:_MOST_NAMED])
    more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
    raise JudgeFailure(FailureKind.SECRETS, f"{named}{more}; nothing was sent")


def judgement_row(row_id: str | int | None, material: Material, judgement: ModelJudgement) -> dict[str, Any]:
    """Returns the row of a judgement. `dimensions` are levels of the grid; `details` has what lies behind them."""
    values = {name: one.value for name, one in judgement.fields.items()} or None
    return {
        "id": row_id,
        "status": "unscored" if judgement.failure else "scored",
        "reason": judgement.reason,
        "dimensions": values,
        "j": judgement.j,
        "model": judgement.model,
        "served_model": judgement.served_model,
        "rubric": {
            "id": judgement.rubric,
            "version": judgement.rubric_version,
            "hash": judgement.rubric_hash,
        },
        "source_hash": content_hash(material.source),
        "target_hash": content_hash(material.target),
        "usage": attrs.asdict(judgement.usage),
        "cost": judgement.cost,
        "cached": judgement.cached,
        "latency": round(judgement.latency, 3),
        "samples": judgement.samples,
        "details": {name: attrs.asdict(one) for name, one in judgement.fields.items()},
        "injections": _injections(material),
        "notes": list(judgement.notes),
    }


def unscored_row(row_id: str | int | None, model: str, reason: str) -> dict[str, Any]:
    """Returns the row of a pair that was not sent to a model."""
    return {
        "id": row_id,
        "status": "unscored",
        "reason": reason,
        "dimensions": None,
        "j": None,
        "model": model,
        "rubric": None,
        "usage": {"input_tokens": 0, "output_tokens": 0},
        "cost": None,
        "cached": False,
    }


def _injections(material: Material) -> list[dict[str, Any]]:
    return [
        {"side": side, "line": found.line, "message": found.message}
        for side, text in material.sides.items()
        for found in find_injections(text)
    ]
