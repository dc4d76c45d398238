"""exit: the process ends."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("exit")
def leave(session: Session, params: Params) -> None:
    """End the message loop; the exit status tells whether a shutdown came first."""
    session.stop()
