"""Combines the judgements of several models on one pair."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from enum import Enum

import attrs

from variorum.grading.marks import weighted_total
from variorum.grading.model_judgement import ModelJudgement, majority
from variorum.grading.rubric import Rubric


class CombinationMethod(Enum):
    """How marks are combined. The result is always a mark that some model gave."""

    MEDIAN = "median"  # of an even number the lower of the middle two
    MAJORITY = "majority"


@attrs.frozen
class CombinedField:
    """One dimension over all models. `spread` is the highest mark less the lowest, in `[0, 1]`."""

    value: float
    by_model: Mapping[str, float]
    spread: float


@attrs.frozen
class EnsembleJudgement:
    """The combined judgement of several models. `j` is None, with a reason, if at least half of them failed."""

    fields: Mapping[str, CombinedField]
    j: float | None
    reason: str | None
    unscored: Mapping[str, str]
    """The models that gave no marks, each with its reason."""


def combine_judgements(
    judgements: Sequence[ModelJudgement], rubric: Rubric, combination: CombinationMethod
) -> EnsembleJudgement:
    """Returns the models' judgements of one pair as one."""
    scored = [one for one in judgements if one.failure is None]
    unscored = {one.model: str(one.failure) for one in judgements if one.failure is not None}
    if len(scored) <= len(unscored):
        reason = f"{len(unscored)} of {len(judgements)} models gave no marks"
        return EnsembleJudgement({}, None, reason, unscored)
    choose: Callable[[Sequence[float]], float] = (
        statistics.median_low if combination is CombinationMethod.MEDIAN else majority
    )
    fields = {}
    for dimension in rubric.dimensions:
        marks = {one.model: one.fields[dimension.id].value for one in scored}
        values = [one.fields[dimension.id].value for one in scored]
        fields[dimension.id] = CombinedField(choose(values), marks, max(values) - min(values))
    return EnsembleJudgement(
        fields, weighted_total(rubric, {name: field.value for name, field in fields.items()}), None, unscored
    )
