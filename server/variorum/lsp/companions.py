"""The files that a document is understood with: the nearest ones of their name, going up from the document."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from variorum.lsp.buffers import sound
from variorum.lsp.originals import stamp_of
from variorum.lsp.snapshot import Companion
from variorum.syntax.source_text import SourceText
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

if TYPE_CHECKING:
    from variorum.lsp.session import OpenText, Session

# Topics come by the thousand and are still far smaller than the runs that answer them.
_MOST_BYTES = 64_000_000
_MOST_KEPT = 16


class CompanionFiles:
    """The texts of such files on disk, each read again when it has changed there."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[tuple[int, ...], SourceText | None]] = {}

    def text(self, workspace: Workspace, relative: str) -> SourceText | None:
        """The text of a file, the same object as long as the file stays as it is; None if there is none."""
        try:
            path = workspace.inside(relative)
            status = path.stat()
        except (OutsideWorkspace, OSError):
            return None
        stamp = stamp_of(status)
        known = self._known.pop(path, None)
        if known is None or known[0] != stamp:
            known = (stamp, _read(workspace, relative))
        self._known[path] = known
        if len(self._known) > _MOST_KEPT:
            del self._known[next(iter(self._known))]
        return known[1]

    def clear(self) -> None:
        """Forget every file."""
        self._known.clear()


def companion(session: Session, opened: OpenText, name: str) -> Companion | None:
    """The nearest file with this path relative to the document's folder, or to a folder around that one."""
    folder = opened.folder
    if folder is None or opened.relative is None:
        return None
    for around in PurePosixPath(opened.relative).parents:
        relative = (around / name).as_posix()
        if relative == opened.relative:
            continue
        beside = session.open_at(folder, relative)
        text = beside.buffer.text if beside else session.companion_files.text(folder.workspace, relative)
        if text is not None:
            return Companion(relative, text)
    return None


def _read(workspace: Workspace, relative: str) -> SourceText | None:
    try:
        return SourceText.of(sound(workspace.read(relative, _MOST_BYTES).text))
    except (OutsideWorkspace, UnreadableFile):
        return None
