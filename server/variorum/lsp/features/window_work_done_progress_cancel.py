"""window/workDoneProgress/cancel: cancels the work behind a progress bar."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("window/workDoneProgress/cancel")
def cancel(services: Services, params: Params) -> None:
    """Cancels the work that the bar belongs to."""
    services.tasks.cancel(params.find("token"))
