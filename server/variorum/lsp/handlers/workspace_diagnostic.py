"""workspace/diagnostic: the findings of every supported file of the workspace."""

from __future__ import annotations

from variorum.lsp.folders import Folder
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshots import snapshot_of, snapshot_on_disk


@handler("workspace/diagnostic")
async def workspace_diagnostic(session: Session, params: Params) -> Json:
    """Reports in the order of the paths, file by file; cancelling ends it between two files.

    With a token for partial results they go out in portions as they are found.
    """
    token = params.find("partialResultToken")
    known = {one.find("uri"): one.find("value") for one in params.several("previousResultIds")}
    reports: list[Json] = []
    async with session.tasks.progress(
        "Variorum: checking the workspace", params.find("workDoneToken")
    ) as progress:
        files = [(folder, name) for folder in session.folders.values() for name in folder.files or ()]
        for index, (folder, name) in enumerate(files):
            progress.report(name, index, len(files))
            report = await _report(session, folder, name, known)
            if report is None:
                continue
            if token is None:
                reports.append(report)
            else:
                session.client.notify("$/progress", {"token": token, "value": {"items": [report]}})
    return {"items": reports}


async def _report(session: Session, folder: Folder, name: str, known: dict[object, object]) -> Json | None:
    """The report of one file; None if it is gone or has no text."""
    opened = session.open_at(folder, name)
    if opened is not None:
        snapshot = snapshot_of(session, opened.buffer.uri)
    else:
        snapshot = await snapshot_on_disk(session, folder, name)
    if snapshot is None:
        return None
    previous = known.get(snapshot.uri)
    if opened is not None:
        report = session.publisher.report(snapshot, previous)
    else:
        report = await session.tasks.in_thread(session.publisher.report_on_disk, snapshot, previous)
    return {"uri": snapshot.uri, "version": snapshot.version, **report}
