"""Parses files that are needed but not open, and parses them again when they change on disk."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

from variorum.languages import dialect_of, language_of_path
from variorum.lsp.state.buffer import without_lone_surrogates
from variorum.syntax.document import Document
from variorum.syntax.progressive_parse import parse_lazily
from variorum.syntax.source_text import SourceText
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace

# Each open translation has one original. More than this many are not open at a time in practice.
_CAPACITY = 64


class ParsedFiles:
    """Parsed files by path. The one parsed longest ago is dropped first. Threads may share it."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[tuple[int, ...], Document | None]] = {}
        self._lock = Lock()

    def document(self, workspace: Workspace, relative: str, limit: int) -> Document | None:
        """Returns the file as it is on disk now, or None if it is gone, over `limit` bytes, or no source code."""
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
        document = parse_file(workspace, relative, limit)
        with self._lock:
            self._known.pop(path, None)
            self._known[path] = (stamp, document)
            if len(self._known) > _CAPACITY:
                del self._known[next(iter(self._known))]
        return document

    def clear(self) -> None:
        """Drops every file."""
        with self._lock:
            self._known.clear()


def stamp_of(status: os.stat_result) -> tuple[int, ...]:
    """Returns what differs after any change of a file, even if its time or the clock is set back: inode, times and size."""
    return (status.st_ino, status.st_ctime_ns, status.st_mtime_ns, status.st_size)


def parse_file(workspace: Workspace, relative: str, limit: int) -> Document | None:
    """Returns the file parsed, or None if it is unreadable, over `limit` bytes, or of no supported language."""
    language = language_of_path(relative)
    if language is None:
        return None
    try:
        if workspace.inside(relative).stat().st_size > limit:
            return None
        text = without_lone_surrogates(workspace.read(relative, limit).text)
        return parse_lazily(SourceText.of(text), dialect_of(language, relative, text))
    except (OutsideWorkspace, UnreadableFile, OSError):
        return None
