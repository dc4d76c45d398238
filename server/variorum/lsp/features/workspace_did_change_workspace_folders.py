"""workspace/didChangeWorkspaceFolders: opens and closes workspace folders."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.configuration import configure, list_files
from variorum.lsp.services.services import Services


@handler("workspace/didChangeWorkspaceFolders")
def did_change_workspace_folders(services: Services, params: Params) -> None:
    """Opens and closes folders. Documents move to the folder that is around them now."""
    for folder in params.several("event", "removed"):
        services.session.remove_folder(folder.text("uri"))
    for folder in params.several("event", "added"):
        added = services.session.add_folder(folder.text("uri"))
        if added is not None:
            added.reload()
    services.tasks.start(_settle(services))


async def _settle(services: Services) -> None:
    await configure(services)
    await list_files(services)
