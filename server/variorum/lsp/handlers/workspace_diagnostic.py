"""workspace/diagnostic: the findings of every supported file and every response document of the workspace."""

from __future__ import annotations

from variorum.lsp.folders import Folder
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshots import document_on_disk, snapshot_of, snapshot_on_disk
from variorum.lsp.views.recognition import RESPONSE_ENDING


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
        files += await session.tasks.in_thread(_documents, list(session.folders.values()))
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


def _documents(folders: list[Folder]) -> list[tuple[Folder, str]]:
    """The response documents of the folders; they are no source files, so no listing holds them."""
    return [
        (folder, name)
        for folder in folders
        for name in folder.workspace.documents(RESPONSE_ENDING, folder.loaded.settings.exclude)
    ]


async def _report(session: Session, folder: Folder, name: str, known: dict[object, object]) -> Json | None:
    """The report of one file; None if it is gone or has no text."""
    opened = session.open_at(folder, name)
    if opened is not None:
        snapshot = snapshot_of(session, opened.buffer.uri)
    elif name.endswith(RESPONSE_ENDING):
        snapshot = await document_on_disk(session, folder, name)
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
