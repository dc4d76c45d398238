"""variorum.restart: forget everything that can be worked out again, and read settings and files anew."""

from __future__ import annotations

from variorum.lsp.handling import command
from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import configure, list_files


@command("variorum.restart")
async def restart(session: Session, argument: Params) -> None:
    """The server as it was when the editor started it, with the same texts open."""
    session.forget()
    for folder in session.folders.values():
        folder.reload()
    await configure(session)
    await list_files(session)
