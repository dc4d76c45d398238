"""workspace/didChangeConfiguration: takes settings that the user changed in the editor."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.configuration import SECTION, apply_configuration, configure
from variorum.lsp.services.services import Services


@handler("workspace/didChangeConfiguration")
def did_change_configuration(services: Services, params: Params) -> None:
    """Asks for the new configuration, or takes it from the message of an editor that cannot be asked."""
    if not services.client.capabilities.configures:
        values = params.find("settings", SECTION)
        apply_configuration(services, values, dict.fromkeys(services.session.folders, values))
    services.tasks.start(configure(services))
