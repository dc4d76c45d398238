"""window/workDoneProgress/cancel: the user pressed cancel on a progress bar."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("window/workDoneProgress/cancel")
def cancel(session: Session, params: Params) -> None:
    """End the work that the bar belongs to."""
    session.tasks.cancel(params.find("token"))
