"""workspace/didChangeWorkspaceFolders: a folder was added to the workspace, or taken out of it."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import configure, list_files


@handler("workspace/didChangeWorkspaceFolders")
def did_change_workspace_folders(session: Session, params: Params) -> None:
    """Open and close folders; texts move to the folder that is now around them."""
    for folder in params.several("event", "removed"):
        session.remove_folder(folder.text("uri"))
    for folder in params.several("event", "added"):
        added = session.add_folder(folder.text("uri"))
        if added is not None:
            added.reload()
    session.tasks.start(_settle(session))


async def _settle(session: Session) -> None:
    await configure(session)
    await list_files(session)
