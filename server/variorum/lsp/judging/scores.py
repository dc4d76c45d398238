"""The judgements that a workspace keeps in `.variorum/scores.jsonl`, by translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import attrs

if TYPE_CHECKING:
    from variorum.judging.human import HumanJudgement
    from variorum.judging.model_record import ModelRecord
    from variorum.judging.rubric import Rubric
    from variorum.workspace import Workspace

SCORES_FILE = ".variorum/scores.jsonl"


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
        words: Mapping[str, Words] = {}
        if (self._workspace.root / SCORES_FILE).exists():
            # Rubrics and the libraries under them are loaded for workspaces in which somebody has judged.
            from variorum.lsp.judging.score_reading import stored_words

            words = stored_words(self._workspace)
        return {
            name: Standing(*words.get(name, Words()), self._failures.get(name))
            for name in {*words, *self._failures}
        }
