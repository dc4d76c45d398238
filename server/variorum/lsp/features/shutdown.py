"""shutdown: ends all work. `exit` may follow."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("shutdown")
def shutdown(services: Services, params: Params) -> None:
    """Cancels requests that are being handled, and refuses those that come."""
    services.session.lifecycle.is_shut_down = True
