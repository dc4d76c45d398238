"""workspace/didChangeConfiguration: the user changed a setting in the editor."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import configure


@handler("workspace/didChangeConfiguration")
def did_change_configuration(session: Session, params: Params) -> None:
    """Ask for the new configuration, or take it from the message of an editor that cannot be asked."""
    values = params.find("settings", "variorum")
    if not session.client.abilities.configures and isinstance(values, dict):
        for folder in session.folders.values():
            folder.configure(values)
    session.tasks.start(configure(session))
