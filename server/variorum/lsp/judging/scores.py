"""The judgements that a workspace keeps in `.variorum/scores.jsonl`, by translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from variorum.lsp.judging.standing import NOTHING_KEPT, Standing, Words

if TYPE_CHECKING:
    from variorum.workspace import Workspace

SCORES_FILE = ".variorum/scores.jsonl"


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
