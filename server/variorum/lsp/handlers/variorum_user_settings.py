"""variorum/userSettings: the user changed settings of the judge or the compiler, or trusts the workspace now."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("variorum/userSettings")
def user_settings(session: Session, params: Params) -> None:
    """Take them in; the shape is that of `initializationOptions`."""
    session.desk.take(params)
    session.witnesses.clear()
    session.publisher.everything_changed()
