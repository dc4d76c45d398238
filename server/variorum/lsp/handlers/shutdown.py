"""shutdown: work ends, and `exit` may follow."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("shutdown")
def shutdown(session: Session, params: Params) -> None:
    """Give up what is under way and refuse what comes."""
    session.connection.shut_down()
