"""Files that are needed but not open: parsed from disk, and parsed again when they change there."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from variorum.languages import language_of_path
from variorum.lsp.buffers import sound
from variorum.syntax.document import Document
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

# Each open translation has one original; more than this many are not open at a time in practice.
_MOST_KEPT = 64
_Stamp = tuple[int, int, int]


class Originals:
    """Parsed files by path, the least recently used forgotten first."""

    def __init__(self) -> None:
        self._known: OrderedDict[Path, tuple[_Stamp, Document | None]] = OrderedDict()

    def document(self, workspace: Workspace, relative: str, limit: int) -> Document | None:
        """The file as it is on disk now; None if it is gone, too large, or no source text."""
        try:
            path = workspace.inside(relative)
            status = path.stat()
        except (OutsideWorkspace, OSError):
            return None
        stamp = (status.st_mtime_ns, status.st_size, limit)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = (stamp, parsed_file(workspace, relative, limit))
            self._known[path] = known
            while len(self._known) > _MOST_KEPT:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(path)
        return known[1]

    def clear(self) -> None:
        """Forget every file."""
        self._known.clear()


def parsed_file(workspace: Workspace, relative: str, limit: int) -> Document | None:
    """The file parsed; None if it is unreadable, over `limit` bytes, or of no known language."""
    language = language_of_path(relative)
    if language is None:
        return None
    try:
        if workspace.inside(relative).stat().st_size > limit:
            return None
        return Document.parse(sound(workspace.read(relative, limit).text), language)
    except (OutsideWorkspace, UnreadableFile, OSError):
        return None
