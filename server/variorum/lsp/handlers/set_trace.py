"""$/setTrace: how much the server's log tells."""

from __future__ import annotations

import logging

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session

_LEVELS = {"off": logging.WARNING, "messages": logging.INFO, "verbose": logging.DEBUG}


@handler("$/setTrace")
def set_trace(session: Session, params: Params) -> None:
    """Follow the client's wish."""
    trace(session, params.find("value"))


def trace(session: Session, value: object) -> None:
    """Set the level of the log, and whether the client is told; a value that is none of LSP's leaves both as they are."""
    level = _LEVELS.get(str(value))
    if level is not None:
        logging.getLogger("variorum").setLevel(level)
        session.client.traces = value != "off"
