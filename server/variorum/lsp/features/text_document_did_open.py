"""textDocument/didOpen: opens a document. The editor's text counts from now on, not the one on disk."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("textDocument/didOpen")
def did_open(services: Services, params: Params) -> None:
    """Opens the document."""
    item = params.inside("textDocument")
    uri = item.text("uri")
    services.session.open(
        uri, item.text("languageId"), item.whole_number("version", default=0), item.text("text")
    )
    services.publisher.document_changed(uri)
    services.indexer.document_changed(uri)
