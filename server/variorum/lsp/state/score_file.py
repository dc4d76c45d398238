"""The judgements that a folder keeps in `.variorum/scores.jsonl`, by translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.state.stored_judgements import NO_JUDGEMENTS, StoredJudgements

if TYPE_CHECKING:
    from variorum.workspace import Workspace

SCORES_FILE = ".variorum/scores.jsonl"


class ScoreFile:
    """The score file of one folder. It is read when it is first needed, and again when it has changed."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._judgements: Mapping[str, StoredJudgements] | None = None
        self._failures: dict[str, str] = {}

    def of(self, target: str) -> StoredJudgements:
        """Returns what is stored about a translation: the same object as long as nothing has changed."""
        if self._judgements is None:
            self._judgements = self._read()
        return self._judgements.get(target, NO_JUDGEMENTS)

    def changed(self) -> None:
        """Reads the file again when it is next needed."""
        self._judgements = None

    def failed(self, target: str, reason: str) -> None:
        """Keeps why no judgement was made, until one is."""
        self._failures[target] = reason
        self.changed()

    def stored(self, target: str) -> None:
        """A judgement of the translation was stored."""
        self._failures.pop(target, None)
        self.changed()

    def _read(self) -> Mapping[str, StoredJudgements]:
        found: Mapping[str, StoredJudgements] = {}
        if (self._workspace.root / SCORES_FILE).exists():
            # Rubrics, and the libraries that read them, are loaded for workspaces in which somebody has judged.
            from variorum.lsp.state.score_file_reader import read_score_file

            found = read_score_file(self._workspace)
        return {
            name: attrs.evolve(found.get(name, NO_JUDGEMENTS), failure=self._failures.get(name))
            for name in {*found, *self._failures}
        }
