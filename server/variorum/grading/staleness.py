"""Finds out what has changed since a judgement was stored."""

from __future__ import annotations

from variorum.grading.content_hash import content_hash
from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import ModelRecord
from variorum.grading.rubric import Rubric


def changed_since(
    judgement: HumanJudgement | ModelRecord, source: str, target: str, rubric: Rubric | None
) -> tuple[str, ...]:
    """Returns what has changed: any of "source", "target" and "rubric"; () if the judgement is fresh.

    A rubric that is not there any more, None, has changed.
    """
    hashes = {
        "source": (judgement.source_hash, content_hash(source)),
        "target": (judgement.target_hash, content_hash(target)),
        "rubric": (judgement.rubric_hash, rubric.content_hash if rubric is not None else None),
    }
    return tuple(name for name, (then, now) in hashes.items() if then != now)
