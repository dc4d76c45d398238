"""exit: ends the process."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("exit")
def leave(services: Services, params: Params) -> None:
    """Ends the event loop. The exit status tells whether a shutdown came first."""
    services.session.lifecycle.has_exited = True
