"""Finds the document that a command refers to, in the editor or on disk."""

from __future__ import annotations

from variorum.lsp.protocol.params import MalformedParams
from variorum.lsp.services.disk_snapshots import snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot


async def requested_snapshot(services: Services, uri: str) -> Snapshot:
    """Returns a snapshot of the file with this URI.

    Raises:
        MalformedParams: it is neither open nor a source file of the workspace, or it is not analysed. The message says
            which.
    """
    snapshot = await services.parser.complete_snapshot(uri)
    if snapshot is None:
        folder, relative = services.session.place_of(uri)
        if folder is None or relative is None:
            raise MalformedParams(f"{uri} is neither open nor a file of the workspace")
        snapshot = await snapshot_on_disk(services, folder, relative)
    if snapshot is None:
        raise MalformedParams(f"{uri} cannot be read as source text in a supported language")
    if snapshot.document is None and snapshot.hosted is None:
        raise MalformedParams(snapshot.problem or f"{snapshot.name} is in no supported language")
    return snapshot
