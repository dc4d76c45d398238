"""variorum/userSettings: takes settings of the judge or the compiler, and whether the workspace is trusted."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("variorum/userSettings")
def user_settings(services: Services, params: Params) -> None:
    """Takes the settings. The shape is that of `initializationOptions`."""
    services.judges.configure(params)
    services.session.compiler_results.clear()
    services.publisher.everything_changed()
