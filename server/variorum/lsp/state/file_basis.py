"""Computes what a cached value of a file on disk depends on."""

from __future__ import annotations

from variorum.lsp.state.file_cache import Basis, FileState
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.session import Session
from variorum.workspace import OutsideWorkspace


def basis_of(session: Session, folder: Folder, name: str, original: str | None) -> Basis | None:
    """Returns what a value of the file depends on. Returns None while its original is open: an editor's text changes with
    every key."""
    if original is not None and session.open_at(folder, original) is not None:
        return None
    return Basis(
        folder.edition,
        _state(folder, name),
        original,
        _state(folder, original) if original is not None else None,
        folder.scores.of(name),
        session.name_indexes.workspace_context(folder, name),
    )


def _state(folder: Folder, name: str) -> FileState | None:
    """Returns None for a file that does not exist."""
    try:
        status = folder.workspace.inside(name).stat()
    except (OutsideWorkspace, OSError):
        return None
    return FileState(status.st_mtime_ns, status.st_size)
