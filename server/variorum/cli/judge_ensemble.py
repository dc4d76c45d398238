"""Writes rows that several models judged: the combined marks, and the judgement of each model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from variorum.grading.judgement_rows import judgement_row
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.usage import Usage
from variorum.judging.ensemble import CombinationMethod, EnsembleJudgement


def ensemble_row(
    row_id: str | int | None,
    material: Material,
    judgements: Sequence[ModelJudgement],
    combined: EnsembleJudgement,
    combination: CombinationMethod,
) -> dict[str, Any]:
    """Returns the row of a combined judgement: `model` names all models, and `models` has a row for each."""
    rows = [judgement_row(row_id, material, one) for one in judgements]
    usage = sum((one.usage for one in judgements), Usage())
    costs = [one.cost for one in judgements if one.cost is not None]
    first = rows[0]
    return {
        "id": row_id,
        "status": "unscored" if combined.reason else "scored",
        "reason": combined.reason,
        "dimensions": {name: field.value for name, field in combined.fields.items()} or None,
        "j": combined.j,
        "model": f"{combination.value} of {', '.join(one.model for one in judgements)}",
        "rubric": first["rubric"],
        "source_hash": first["source_hash"],
        "target_hash": first["target_hash"],
        "usage": {"input_tokens": usage.input_tokens, "output_tokens": usage.output_tokens},
        "cost": sum(costs) if costs else None,
        "cached": all(one.cached for one in judgements),
        "latency": max(one.latency for one in judgements),
        "spread": {name: field.spread for name, field in combined.fields.items()},
        "unscored": dict(combined.unscored),
        "injections": first["injections"],
        "models": [_own(row) for row in rows],
    }


def _own(row: dict[str, Any]) -> dict[str, Any]:
    """Returns the fields of one model's judgement."""
    shared = ("id", "rubric", "source_hash", "target_hash", "injections")
    return {name: value for name, value in row.items() if name not in shared}
