"""Keeps pygls's log to what a reader of the log needs."""

from __future__ import annotations

import logging

_CROSSED_CANCELLATION = "Cancel notification for unknown message id"


def quieten() -> None:
    """Leaves out what pygls sends, which is the user's code, and cancellations that cross the answer on the way."""
    logging.getLogger("pygls").setLevel(logging.WARNING)
    logging.getLogger("pygls.protocol.json_rpc").addFilter(_is_no_crossed_cancellation)


def _is_no_crossed_cancellation(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(_CROSSED_CANCELLATION)
