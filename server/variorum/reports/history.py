"""Lists the stored judgements of a translation over time."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import ModelRecord
from variorum.grading.rubric import Rubric, UnscoredError


@attrs.frozen
class PastScore:
    """A stored judgement, whether or not the texts have changed since."""

    time: str
    """ISO 8601, local time of the machine that stored it."""
    judge: str
    is_model: bool
    j: float | None
    """In `[0, 1]`; None if its fields are not those of the current rubric."""


def past_scores(
    stored: Iterable[tuple[HumanJudgement | ModelRecord, Rubric | None]],
) -> tuple[PastScore, ...]:
    """Returns the judgements, latest first. Within a second, the one stored later comes first."""
    scores = [_past_score(one, rubric) for one, rubric in stored]
    return tuple(sorted(scores, key=lambda one: one.time)[::-1])


def _past_score(one: HumanJudgement | ModelRecord, rubric: Rubric | None) -> PastScore:
    if isinstance(one, ModelRecord):
        return PastScore(one.time, one.model, True, one.j(rubric) if rubric else None)
    return PastScore(one.time, one.rater, False, _total(one, rubric))


def _total(one: HumanJudgement, rubric: Rubric | None) -> float | None:
    try:
        return rubric.total(one.values) if rubric else None
    except UnscoredError:
        return None
