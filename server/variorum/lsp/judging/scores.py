"""The judgements that a workspace keeps in `.variorum/scores.jsonl`, by translation."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import attrs

from variorum.judging.human import HumanJudgement
from variorum.judging.model_record import ModelRecord
from variorum.judging.rubric import Rubric
from variorum.judging.score_log import FILE_NAME, FOLDER, ScoreLogError, read_judgements
from variorum.lsp.judging.rubrics import rubric_named
from variorum.workspace import Workspace

SCORES_FILE = f"{FOLDER}/{FILE_NAME}"
Judged = HumanJudgement | ModelRecord


class Kept(NamedTuple):
    """A stored judgement and its rubric as it is now; None where the rubric is gone."""

    judgement: Judged
    rubric: Rubric | None


@attrs.frozen(eq=False)
class Standing:
    """What is kept about one translation: the last word of each judge, and why the last attempt failed, if it did."""

    kept: tuple[Kept, ...] = ()
    failure: str | None = None


NOTHING_KEPT = Standing()


class ScoreBook:
    """The score file of one folder, read when somebody first asks and again when it has changed."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._standings: dict[str, Standing] | None = None
        self._failures: dict[str, str] = {}

    def of(self, target: str) -> Standing:
        """What is kept about a translation; the same object as long as nothing has changed."""
        if self._standings is None:
            self._standings = self._read()
        return self._standings.get(target, NOTHING_KEPT)

    def forget(self) -> None:
        """Read the file again when somebody asks."""
        self._standings = None

    def failed(self, target: str, reason: str) -> None:
        """Remember why a judgement did not come about, until one does."""
        self._failures[target] = reason
        self.forget()

    def settled(self, target: str) -> None:
        """A judgement was stored."""
        self._failures.pop(target, None)
        self.forget()

    def _read(self) -> dict[str, Standing]:
        try:
            log = read_judgements(self._workspace.root)
        except ScoreLogError:
            return {name: Standing(failure=reason) for name, reason in self._failures.items()}
        latest: defaultdict[str, dict[tuple[bool, str], Kept]] = defaultdict(dict)
        everything: list[Judged] = [*log.judgements, *log.by_models]
        for one in sorted(everything, key=lambda one: one.time):
            latest[one.target][_judge_of(one)] = Kept(one, rubric_named(self._workspace, one.rubric))
        return {
            name: Standing(tuple(latest[name].values()) if name in latest else (), self._failures.get(name))
            for name in {*latest, *self._failures}
        }


def _judge_of(one: Judged) -> tuple[bool, str]:
    """Whether it was a model, and its name."""
    return (True, one.model) if isinstance(one, ModelRecord) else (False, one.rater)
