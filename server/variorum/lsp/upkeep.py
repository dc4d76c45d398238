"""Keeps settings and listings of files up to date, and tells the editor what follows from a change."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.lsp.folders import Folder
from variorum.lsp.session import Session


async def configure(session: Session) -> None:
    """Ask the editor for its configuration of every folder, and follow it."""
    folders = list(session.folders.items())
    if session.client.abilities.configures and folders:
        items = [{"scopeUri": uri, "section": "variorum"} for uri, _ in folders]
        answers = await session.client.request("workspace/configuration", {"items": items})
        if isinstance(answers, list) and len(answers) == len(folders):
            for (_, folder), values in zip(folders, answers, strict=True):
                # An editor answers null where nothing is configured; what came with `initialize` then stays.
                if isinstance(values, dict):
                    folder.configure(values)
    settings_changed(session, (folder for _, folder in folders))


def settings_changed(session: Session, folders: Iterable[Folder]) -> None:
    """Show what is wrong with the settings as they are now, and work everything out again with them."""
    for folder in folders:
        session.publisher.publish_settings(folder)
        session.publisher.tell_of_problems(folder)
    session.publisher.everything_changed()


async def list_files(session: Session) -> None:
    """List every folder's files, and look for pairs again if the listing is another."""
    changed = False
    for folder in list(session.folders.values()):
        async with session.tasks.progress("Variorum: listing files"):
            files = await session.tasks.in_thread(folder.list_files)
        if files != folder.files:
            folder.set_files(files)
            changed = True
    if changed:
        session.publisher.everything_changed()
