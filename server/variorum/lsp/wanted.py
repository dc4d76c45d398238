"""The text that a command is about: open in the editor, or on disk."""

from __future__ import annotations

from variorum.lsp.params import MalformedParams
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import snapshot_on_disk, whole_snapshot


async def wanted_snapshot(session: Session, uri: str) -> Snapshot:
    """A snapshot of the file with this URI.

    Raises:
        MalformedParams: it is neither open nor a source file of the workspace, or it is not analysed; the
            message says which.
    """
    snapshot = await whole_snapshot(session, uri)
    if snapshot is None:
        folder, relative = session.place_of(uri)
        if folder is None or relative is None:
            raise MalformedParams(f"{uri} is neither open nor a file of the workspace")
        snapshot = await snapshot_on_disk(session, folder, relative)
    if snapshot is None:
        raise MalformedParams(f"{uri} cannot be read as source text in a supported language")
    if snapshot.document is None and snapshot.hosted is None:
        raise MalformedParams(snapshot.problem or f"{snapshot.name} is in no supported language")
    return snapshot
