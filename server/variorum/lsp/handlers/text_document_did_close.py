"""textDocument/didClose: the text on disk counts again."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("textDocument/didClose")
def did_close(session: Session, params: Params) -> None:
    """Let the text go."""
    uri = params.text("textDocument", "uri")
    if session.texts.pop(uri, None) is not None:
        session.publisher.text_closed(uri)
