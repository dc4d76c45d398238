"""$/setTrace: how much the server's log tells."""

from __future__ import annotations

import logging

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session

_LEVELS = {"off": logging.WARNING, "messages": logging.INFO, "verbose": logging.DEBUG}


@handler("$/setTrace")
def set_trace(session: Session, params: Params) -> None:
    """Set the level of the log; a value that is none of LSP's leaves it as it is."""
    level = _LEVELS.get(str(params.find("value")))
    if level is not None:
        logging.getLogger("variorum").setLevel(level)
