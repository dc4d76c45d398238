"""Reads the files that a document is analysed with: the topics and the workflow of a retrieval run, for example."""

from __future__ import annotations

from pathlib import Path

from variorum.lsp.state.buffer import without_lone_surrogates
from variorum.lsp.state.parsed_files import stamp_of
from variorum.syntax.source_text import SourceText
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

# Bytes. Topics come by the thousand and are still far smaller than the runs that answer them.
_LARGEST = 64_000_000
_CAPACITY = 16


class CompanionFiles:
    """The texts of such files on disk. Each is read again when it has changed there."""

    def __init__(self) -> None:
        self._texts: dict[Path, tuple[tuple[int, ...], SourceText | None]] = {}

    def text(self, workspace: Workspace, relative: str) -> SourceText | None:
        """Returns a file's text, the same object as long as the file stays as it is. Returns None if there is none."""
        try:
            path = workspace.inside(relative)
            status = path.stat()
        except (OutsideWorkspace, OSError):
            return None
        stamp = stamp_of(status)
        known = self._texts.pop(path, None)
        if known is None or known[0] != stamp:
            known = (stamp, _read(workspace, relative))
        self._texts[path] = known
        if len(self._texts) > _CAPACITY:
            del self._texts[next(iter(self._texts))]
        return known[1]

    def clear(self) -> None:
        """Drops every text."""
        self._texts.clear()


def _read(workspace: Workspace, relative: str) -> SourceText | None:
    try:
        return SourceText.of(without_lone_surrogates(workspace.read(relative, _LARGEST).text))
    except (OutsideWorkspace, UnreadableFile):
        return None
