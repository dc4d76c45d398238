"""Keeps what files showed at a git revision, so that only new findings are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.state.folder import Folder
from variorum.rules.baseline import Baseline

if TYPE_CHECKING:
    from variorum.workspace.git import Revision

_CAPACITY = 512


@attrs.define(eq=False)
class FolderRevision:
    """The revision of one folder, as git reported it last."""

    name: str
    """The name in the settings: a branch, a tag or a commit."""
    revision: Revision | None = None
    """None until git has answered, and if git failed."""
    answered: asyncio.Event = attrs.field(factory=asyncio.Event)
    """Set when git has answered once."""
    is_running: bool = False
    is_wanted_again: bool = False


class RevisionFindings:
    """The revisions of folders, and the findings that files had there."""

    def __init__(self) -> None:
        self.folders: dict[Folder, FolderRevision] = {}
        self._findings: dict[Hashable, Baseline] = {}

    def revision_of(self, folder: Folder, name: str) -> FolderRevision | None:
        """Returns the folder's revision of this name, or None if git has not been asked for it."""
        found = self.folders.get(folder)
        return found if found is not None and found.name == name else None

    def get(self, key: Hashable) -> Baseline | None:
        """Returns the findings under a key, or None if they have not been computed."""
        return self._findings.get(key)

    def put(self, key: Hashable, findings: Baseline) -> None:
        """Keeps findings. The ones kept longest are dropped first."""
        self._findings[key] = findings
        if len(self._findings) > _CAPACITY:
            del self._findings[next(iter(self._findings))]

    def clear(self) -> None:
        """Drops the findings."""
        self._findings.clear()
