"""textDocument/didClose: the text on disk counts again."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("textDocument/didClose")
def did_close(session: Session, params: Params) -> None:
    """Let the text go."""
    uri = params.text("textDocument", "uri")
    closed = session.texts.pop(uri, None)
    if closed is None:
        return
    session.publisher.text_closed(uri)
    if closed.folder is not None and closed.relative is not None:
        session.neighbours.files_changed(closed.folder, [closed.relative])
