"""workspace/diagnostic: the findings of every supported file and every response document of the workspace."""

from __future__ import annotations

from collections.abc import AsyncIterator

from variorum.lsp.folders import Folder
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.remembered import now
from variorum.lsp.session import Session
from variorum.lsp.snapshots import document_on_disk, snapshot_on_disk, whole_snapshot
from variorum.lsp.views.recognition import RESPONSE_ENDING
from variorum.workspace.families import families_of

_Known = dict[str, object]
"""What the client has, by URI: the name of the report."""


@handler("workspace/diagnostic")
async def workspace_diagnostic(session: Session, params: Params) -> Json:
    """Reports in the order of the paths, file by file; cancelling ends it between two files.

    With a token for partial results they go out one by one as they are found, and the request stays open: what
    changes later is sent too, so that the editor need not ask again and again. An original that is edited
    changes the reports on translations that are not open once it is saved.
    """
    known: _Known = {
        uri: one.find("value")
        for one in params.several("previousResultIds")
        if isinstance(uri := one.find("uri"), str)
    }
    token, bar = params.find("partialResultToken"), params.find("workDoneToken")
    if token is None:
        return {"items": [report async for report in _reports(session, known, bar)]}
    is_first = True
    while True:
        unrest = session.publisher.unrest
        async for report in _reports(session, known, bar if is_first else None):
            if is_first or report["kind"] == "full":
                session.client.notify("$/progress", {"token": token, "value": {"items": [report]}})
        is_first = False
        await unrest.wait()


async def _reports(session: Session, known: _Known, bar: object) -> AsyncIterator[Json]:
    """The report on every file; `known` follows what is reported."""
    async with session.tasks.progress("Variorum: checking the workspace", bar) as progress:
        files = [(folder, name) for folder in session.folders.values() for name in folder.files or ()]
        for folder in list(session.folders.values()):
            families = await session.tasks.in_thread(families_of, folder.files or ())
            session.neighbours.want(folder, families)
        files += await session.tasks.in_thread(_documents, list(session.folders.values()))
        for index, (folder, name) in enumerate(files):
            progress.report(name, index, len(files))
            report = await _report(session, folder, name, known)
            if report is not None:
                known[report["uri"]] = report["resultId"]
                yield report
        for uri in await session.tasks.in_thread(_gone, session, list(known)):
            del known[uri]
            yield {"kind": "full", "uri": uri, "version": None, "items": []}


def _documents(folders: list[Folder]) -> list[tuple[Folder, str]]:
    """The response documents of the folders; they are no source files, so no listing holds them."""
    return [
        (folder, name)
        for folder in folders
        for name in folder.workspace.documents(RESPONSE_ENDING, folder.loaded.settings.exclude)
    ]


def _gone(session: Session, uris: list[str]) -> list[str]:
    """The files of the workspace that were reported on and are no longer there: their findings go, too."""
    places = ((uri, *session.place_of(uri)) for uri in uris if uri not in session.texts)
    return [
        uri
        for uri, folder, name in places
        if folder is not None and name is not None and not folder.has(name)
    ]


async def _report(session: Session, folder: Folder, name: str, known: _Known) -> Json | None:
    """The report of one file; None if it is gone or has no text."""
    opened = session.open_at(folder, name)
    if opened is None:
        return await _report_on_disk(session, folder, name, known.get(folder.uri_of(name)))
    snapshot = await whole_snapshot(session, opened.buffer.uri)
    if snapshot is None:
        return None
    report = session.publisher.report(snapshot, known.get(snapshot.uri))
    return {"uri": snapshot.uri, "version": snapshot.version, **report}


async def _report_on_disk(session: Session, folder: Folder, name: str, previous: object) -> Json | None:
    """The report of a file that is not open; one that the client has and that still holds costs a look at the disk."""
    remembered = folder.result_ids.recall(session, folder, name)
    if remembered is not None and remembered.value == previous:
        return {"uri": folder.uri_of(name), "version": None, "kind": "unchanged", "resultId": previous}
    began = now()
    read = document_on_disk if name.endswith(RESPONSE_ENDING) else snapshot_on_disk
    snapshot = await read(session, folder, name)
    if snapshot is None:
        return None
    report = await session.tasks.in_thread(session.publisher.report_on_disk, snapshot, previous)
    folder.result_ids.remember(session, folder, snapshot, report["resultId"], began)
    return {"uri": snapshot.uri, "version": None, **report}
