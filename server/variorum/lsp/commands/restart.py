"""variorum.restart: drops everything that can be computed again, and reads settings and files again."""

from __future__ import annotations

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.configuration import configure, list_files
from variorum.lsp.services.services import Services


@command("variorum.restart")
async def restart(services: Services, argument: Params) -> None:
    """Brings the server to the state in which the editor started it, with the same documents open."""
    services.session.forget()
    services.snapshots.forget()
    for folder in services.session.folders.values():
        folder.reload()
    await configure(services)
    await list_files(services)
