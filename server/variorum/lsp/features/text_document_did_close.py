"""textDocument/didClose: closes a document. Its file on disk counts again."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("textDocument/didClose")
def did_close(services: Services, params: Params) -> None:
    """Closes the document."""
    uri = params.text("textDocument", "uri")
    closed = services.session.documents.pop(uri, None)
    if closed is None:
        return
    services.behaviour.document_changed(uri)
    services.publisher.document_closed(uri)
    if closed.folder is not None and closed.relative is not None:
        services.indexer.files_changed(closed.folder, [closed.relative])
