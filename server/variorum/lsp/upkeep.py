"""Keeps settings and listings of files up to date, and tells the editor what follows from a change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from variorum.lsp.folders import Folder
from variorum.lsp.session import Session
from variorum.settings import settings_of

SECTION = "variorum"
"""The name of our section in an editor's configuration."""


async def configure(session: Session) -> None:
    """Ask the editor for its configuration, of every folder and outside of them, and follow it."""
    if session.client.abilities.configures:
        uris = list(session.folders)
        items = [{"section": SECTION}, *({"scopeUri": uri, "section": SECTION} for uri in uris)]
        answers = await session.client.request("workspace/configuration", {"items": items})
        if isinstance(answers, list) and len(answers) == len(items):
            follow(session, answers[0], dict(zip(uris, answers[1:], strict=True)))
    settings_changed(session, session.folders.values())


def follow(session: Session, everywhere: object, by_folder: Mapping[str, object]) -> None:
    """Take the editor's configuration; null means that nothing is configured, and what held before holds."""
    if isinstance(everywhere, dict):
        session.settings_outside, problems = settings_of(everywhere)
        if not session.folders:
            session.publisher.tell(problem.message for problem in problems)
    for uri, folder in session.folders.items():
        values = by_folder.get(uri)
        if isinstance(values, dict):
            folder.configure(values)


def settings_changed(session: Session, folders: Iterable[Folder]) -> None:
    """Show what is wrong with the settings as they are now, and work everything out again with them."""
    for folder in folders:
        session.publisher.publish_settings(folder)
        session.publisher.tell(folder.complaints())
        if folder.baseline_problem is not None:
            session.publisher.tell([folder.baseline_problem], "Every finding is shown")
    session.since.look_again()
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
