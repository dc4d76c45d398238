"""workspace/didChangeConfiguration: the user changed a setting in the editor."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import SECTION, configure, follow


@handler("workspace/didChangeConfiguration")
def did_change_configuration(session: Session, params: Params) -> None:
    """Ask for the new configuration, or take it from the message of an editor that cannot be asked."""
    if not session.client.abilities.configures:
        values = params.find("settings", SECTION)
        follow(session, values, dict.fromkeys(session.folders, values))
    session.tasks.start(configure(session))
