"""textDocument/didOpen: the editor's text counts from now on, not the one on disk."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("textDocument/didOpen")
def did_open(session: Session, params: Params) -> None:
    """Take the text in."""
    item = params.inside("textDocument")
    uri = item.text("uri")
    session.open(uri, item.text("languageId"), item.whole_number("version", default=0), item.text("text"))
    session.publisher.text_changed(uri)
    session.neighbours.text_changed(uri)
