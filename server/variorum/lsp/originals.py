"""Files that are needed but not open: parsed from disk, and parsed again when they change there."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

from variorum.languages import dialect_of, language_of_path
from variorum.lsp.buffers import sound
from variorum.syntax.document import Document
from variorum.syntax.progressive_parse import parse_lazily
from variorum.syntax.source_text import SourceText
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

# Each open translation has one original; more than this many are not open at a time in practice.
_MOST_KEPT = 64


class Originals:
    """Parsed files by path, the one that was parsed longest ago forgotten first. Threads may share it."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[tuple[int, ...], Document | None]] = {}
        self._lock = Lock()

    def document(self, workspace: Workspace, relative: str, limit: int) -> Document | None:
        """The file as it is on disk now; None if it is gone, too large, or no source text."""
        try:
            path = workspace.inside(relative)
            status = path.stat()
        except (OutsideWorkspace, OSError):
            return None
        stamp = (*stamp_of(status), limit)
        with self._lock:
            known = self._known.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        document = parsed_file(workspace, relative, limit)
        with self._lock:
            self._known.pop(path, None)
            self._known[path] = (stamp, document)
            if len(self._known) > _MOST_KEPT:
                del self._known[next(iter(self._known))]
        return document

    def clear(self) -> None:
        """Forget every file."""
        with self._lock:
            self._known.clear()


def stamp_of(status: os.stat_result) -> tuple[int, ...]:
    """What is another after any change of a file, be its time put back, or the clock: its number, times and size."""
    return (status.st_ino, status.st_ctime_ns, status.st_mtime_ns, status.st_size)


def parsed_file(workspace: Workspace, relative: str, limit: int) -> Document | None:
    """The file parsed; None if it is unreadable, over `limit` bytes, or of no known language."""
    language = language_of_path(relative)
    if language is None:
        return None
    try:
        if workspace.inside(relative).stat().st_size > limit:
            return None
        text = sound(workspace.read(relative, limit).text)
        return parse_lazily(SourceText.of(text), dialect_of(language, relative, text))
    except (OutsideWorkspace, UnreadableFile, OSError):
        return None
