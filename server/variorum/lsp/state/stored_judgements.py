"""What is stored about one translation: the judgements of models and people."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import attrs

if TYPE_CHECKING:
    from variorum.grading.human_judgement import HumanJudgement
    from variorum.grading.model_record import ModelRecord
    from variorum.grading.rubric import Rubric


class StoredJudgement(NamedTuple):
    """A judgement, and its rubric as it is now. The rubric is None if it is gone."""

    judgement: HumanJudgement | ModelRecord
    rubric: Rubric | None


@attrs.frozen(eq=False)
class StoredJudgements:
    """What each judge said of one translation, and why the last attempt failed."""

    latest: tuple[StoredJudgement, ...] = ()
    """The last judgement of each judge."""
    history: tuple[StoredJudgement, ...] = ()
    """The judgements by time, as many as a person could want to see."""
    failure: str | None = None


NO_JUDGEMENTS = StoredJudgements()
