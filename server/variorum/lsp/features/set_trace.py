"""$/setTrace: sets how much the server logs."""

from __future__ import annotations

import logging

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services

_LEVELS = {"off": logging.WARNING, "messages": logging.INFO, "verbose": logging.DEBUG}


@handler("$/setTrace")
def set_trace(services: Services, params: Params) -> None:
    """Sets the level that the client asks for."""
    trace(services, params.find("value"))


def trace(services: Services, value: object) -> None:
    """Sets the log level, and whether the client gets traces. A value that is none of LSP's changes nothing."""
    level = _LEVELS.get(str(value))
    if level is not None:
        logging.getLogger("variorum").setLevel(level)
        services.client.traces = value != "off"
