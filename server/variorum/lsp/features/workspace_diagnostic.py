"""workspace/diagnostic: the findings of every supported file and every response document of the workspace."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from variorum.lsp.decorators import handler
from variorum.lsp.documents.kinds import RESPONSE_ENDING
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.disk_snapshots import document_on_disk, snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.state.file_basis import basis_of
from variorum.lsp.state.file_cache import now
from variorum.lsp.state.folder import Folder
from variorum.workspace.language_families import families_of

_Known = dict[str, object]
"""What the client has, by URI: the name of the report."""


@handler("workspace/diagnostic")
async def workspace_diagnostic(services: Services, params: Params) -> Json:
    """Returns reports in the order of the paths. Cancelling ends the work between two files.

    With a token for partial results the reports are sent one by one, and the request stays open: later changes are sent too,
    so that the editor need not ask again and again. An original that is edited changes the reports on translations that are
    not open when it is saved.
    """
    known: _Known = {
        uri: one.find("value")
        for one in params.several("previousResultIds")
        if isinstance(uri := one.find("uri"), str)
    }
    token, bar = params.find("partialResultToken"), params.find("workDoneToken")
    if token is None:
        return {"items": [report async for report in _reports(services, known, bar)]}
    is_first = True
    while True:
        unrest = services.publisher.next_workspace_change
        async for report in _reports(services, known, bar if is_first else None):
            if is_first or report["kind"] == "full":
                services.client.notify("$/progress", {"token": token, "value": {"items": [report]}})
        is_first = False
        await unrest.wait()


async def _reports(services: Services, known: _Known, bar: object) -> AsyncIterator[Json]:
    """Yields the report on every file, and updates `known`."""
    async with services.tasks.progress("Variorum: checking the workspace", bar) as progress:
        files = [
            (folder, name) for folder in services.session.folders.values() for name in folder.files or ()
        ]
        for folder in list(services.session.folders.values()):
            families = await services.tasks.in_thread(families_of, folder.files or ())
            services.indexer.build_for(folder, families)
        files += await services.tasks.in_thread(_documents, list(services.session.folders.values()))
        for index, (folder, name) in enumerate(files):
            progress.report(name, index, len(files))
            report = await _report(services, folder, name, known)
            if report is not None:
                known[report["uri"]] = report["resultId"]
                yield report
        for uri in await services.tasks.in_thread(_gone, services, list(known)):
            del known[uri]
            yield {"kind": "full", "uri": uri, "version": None, "items": []}


def _documents(folders: list[Folder]) -> list[tuple[Folder, str]]:
    """Returns the response documents of the folders. They are no source files, so no listing holds them."""
    return [
        (folder, name)
        for folder in folders
        for name in folder.workspace.documents(RESPONSE_ENDING, folder.loaded.settings.exclude)
    ]


def _gone(services: Services, uris: list[str]) -> list[str]:
    """Returns the files that were reported on and no longer exist. Their findings are cleared."""
    places = ((uri, *services.session.place_of(uri)) for uri in uris if uri not in services.session.documents)
    return [
        uri
        for uri, folder, name in places
        if folder is not None and name is not None and not folder.has(name)
    ]


async def _report(services: Services, folder: Folder, name: str, known: _Known) -> Json | None:
    """Returns the report on one file, or None if it cannot be read."""
    opened = services.session.open_at(folder, name)
    if opened is None:
        return await _report_on_disk(services, folder, name, known.get(folder.uri_of(name)))
    snapshot = await services.parser.complete_snapshot(opened.buffer.uri)
    if snapshot is None:
        return None
    report = services.publisher.report(snapshot, known.get(snapshot.uri))
    return {"uri": snapshot.uri, "version": snapshot.version, **report}


async def _report_on_disk(services: Services, folder: Folder, name: str, previous: object) -> Json | None:
    """Returns the report on a file that is not open. One that the client has and that still holds costs a look at the disk."""
    basis_with = partial(basis_of, services.session, folder, name)
    cached = folder.result_ids.get(name, basis_with)
    if cached is not None and cached.value == previous:
        return {"uri": folder.uri_of(name), "version": None, "kind": "unchanged", "resultId": previous}
    began = now()
    read = document_on_disk if name.endswith(RESPONSE_ENDING) else snapshot_on_disk
    snapshot = await read(services, folder, name)
    if snapshot is None:
        return None
    report = await services.tasks.in_thread(services.publisher.report_on_disk, snapshot, previous)
    pair = snapshot.search.pair
    folder.result_ids.put(name, basis_with(pair.source if pair else None), report["resultId"], began)
    return {"uri": snapshot.uri, "version": None, **report}
