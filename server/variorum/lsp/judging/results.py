"""Makes the answers of commands about judges: fields for panels and scripts."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.grading.judgement_rows import judgement_row
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.judging.pairwise import Preference
from variorum.lsp.protocol.params import Json


def judged(material: Material, judgement: ModelJudgement) -> Json:
    """Returns a model's judgement. The keys are those of the rows that `variorum judge` writes, in camel case."""
    row = judgement_row(None, material, judgement)
    del row["id"], row["source_hash"], row["target_hash"]
    return {_camel(name): _spelled(value) for name, value in row.items()}


def unscored(reason: str) -> Json:
    """Returns the answer where no judgement was made."""
    return {"status": "unscored", "reason": reason, "j": None, "imm": None, "dimensions": None}


def compared(preference: Preference) -> Json:
    """Returns a comparison. `value` is positive if the first is better."""
    return {
        "status": "unscored" if preference.failure else "scored",
        "reason": None if preference.failure is None else str(preference.failure),
        "value": preference.value,
        "orders": list(preference.orders),
        "consistent": preference.is_consistent,
        "rationales": list(preference.reasons),
        "usage": _spelled(attrs.asdict(preference.usage)),
    }


def _spelled(value: Any) -> Any:
    """Returns a value with names of fields in camel case. Ids of dimensions stay as they are."""
    known = {
        "input_tokens": "inputTokens",
        "output_tokens": "outputTokens",
        "source_lines": "sourceLines",
        "target_lines": "targetLines",
    }
    if isinstance(value, dict):
        return {known.get(name, name): _spelled(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_spelled(inner) for inner in value]
    return value


def _camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(word.capitalize() for word in rest)
