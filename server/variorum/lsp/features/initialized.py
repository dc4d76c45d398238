"""initialized: begins the work that sends requests to the client."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.configuration import configure, list_files
from variorum.lsp.services.services import Services
from variorum.lsp.state.score_file import SCORES_FILE
from variorum.workspace.file_settings import SCOPE_FILES
from variorum.workspace.workspace import CHOICES_FILE, SETTINGS_FILES


@handler("initialized")
def initialized(services: Services, params: Params) -> None:
    """Registers capabilities, asks for the configuration, lists the folders' files, and warms up for them."""
    services.tasks.start(_begin(services))


async def _begin(services: Services) -> None:
    registrations = _registrations(services)
    if registrations:
        await services.client.request("client/registerCapability", {"registrations": registrations})
    await configure(services)
    await list_files(services)
    await services.warm_up.begin()


def _registrations(services: Services) -> list[Json]:
    found: list[Json] = []
    if services.client.capabilities.registers_configuration:
        method = "workspace/didChangeConfiguration"
        found.append(
            {"id": "variorum-configuration", "method": method, "registerOptions": {"section": "variorum"}}
        )
    if services.client.capabilities.watches_files:
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
