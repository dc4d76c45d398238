"""variorum.showReport {"uri", "show"?}: writes the report of a pair as Markdown and HTML, and opens it."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.workspace import OutsideWorkspace, Workspace

_FOLDER = ".variorum/reports"


@command("variorum.showReport")
async def show_report(services: Services, argument: Params) -> Json:
    """Writes both pages under `.variorum/reports` and asks the editor to show the HTML one, unless `show` is false."""
    uri = argument.text("uri")
    folder, _ = services.session.place_of(uri)
    if folder is None:
        raise MalformedParams(f"{uri} is in no folder of the workspace, so there is no place for its report")
    snapshot = await services.behaviour.interpreted(await requested_snapshot(services, uri))
    try:
        names = await services.tasks.in_thread(_write, snapshot, folder.workspace)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the report could not be written: {error}") from error
    if names is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    pages = {"markdown": folder.uri_of(names[0]), "html": folder.uri_of(names[1])}
    if argument.find("show") is not False:
        await services.client.show_document(pages["html"], outside=True)
    return pages


def _write(snapshot: Snapshot, workspace: Workspace) -> tuple[str, str] | None:
    from variorum.reports.html import pair_html
    from variorum.reports.markdown import pair_markdown

    report = snapshot.report
    if report is None:
        return None
    # The whole path makes the name, so that files of one name in two folders have two reports.
    stem = f"{_FOLDER}/{'-'.join(PurePosixPath(snapshot.name).parts)}"
    workspace.write(f"{stem}.md", pair_markdown(report))
    workspace.write(f"{stem}.html", pair_html(report))
    return f"{stem}.md", f"{stem}.html"
