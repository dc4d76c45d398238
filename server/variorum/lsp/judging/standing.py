"""What is kept about one translation: the words of its judges."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import attrs

if TYPE_CHECKING:
    from variorum.grading.human_judgement import HumanJudgement
    from variorum.grading.model_record import ModelRecord
    from variorum.grading.rubric import Rubric


class Kept(NamedTuple):
    """A stored judgement and its rubric as it is now; None where the rubric is gone."""

    judgement: HumanJudgement | ModelRecord
    rubric: Rubric | None


class Words(NamedTuple):
    """What is stored about one translation: the last word of each judge, and every word."""

    last: tuple[Kept, ...] = ()
    all: tuple[Kept, ...] = ()


@attrs.frozen(eq=False)
class Standing:
    """What is kept about one translation: what each judge said last and before, and why the last attempt failed."""

    kept: tuple[Kept, ...] = ()
    history: tuple[Kept, ...] = ()
    """Everything that was stored, by time, up to a number that a person could want to see."""
    failure: str | None = None


NOTHING_KEPT = Standing()
