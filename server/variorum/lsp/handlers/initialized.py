"""initialized: from now on the server may ask the client for things."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.judging.scores import SCORES_FILE
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import configure, list_files
from variorum.workspace.file_scopes import SCOPE_FILES
from variorum.workspace.workspace import CHOICES_FILE, SETTINGS_FILES


@handler("initialized")
def initialized(session: Session, params: Params) -> None:
    """Register what can only be registered now, ask for the configuration, list the folders' files, and get ready for them."""
    session.tasks.start(_begin(session))


async def _begin(session: Session) -> None:
    registrations = _registrations(session)
    if registrations:
        await session.client.request("client/registerCapability", {"registrations": registrations})
    await configure(session)
    await list_files(session)
    await session.warming.begin()


def _registrations(session: Session) -> list[Json]:
    found: list[Json] = []
    if session.client.abilities.registers_configuration:
        method = "workspace/didChangeConfiguration"
        found.append(
            {"id": "variorum-configuration", "method": method, "registerOptions": {"section": "variorum"}}
        )
    if session.client.abilities.watches_files:
        # Any file can be one half of a pair, so every file is watched.
        # Some editors count names with a dot in front only where they are named.
        patterns = [
            "**/*",
            *(f"**/{name}" for name in (*SETTINGS_FILES, *sorted(SCOPE_FILES), CHOICES_FILE, SCORES_FILE)),
        ]
        watchers = [{"globPattern": pattern} for pattern in patterns]
        method = "workspace/didChangeWatchedFiles"
        found.append({"id": "variorum-files", "method": method, "registerOptions": {"watchers": watchers}})
    return found
