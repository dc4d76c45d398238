"""notebookDocument/didClose: closes a notebook with all its cells."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services


@handler("notebookDocument/didClose")
def did_close(services: Services, params: Params) -> None:
    """Closes the notebook and its cells."""
    notebook = services.session.notebooks.pop(params.text("notebookDocument", "uri"), None)
    closed = [cell.text("uri") for cell in params.several("cellTextDocuments")]
    for uri in {*closed, *(notebook.cells if notebook else ())}:
        if services.session.documents.pop(uri, None) is not None:
            services.publisher.document_closed(uri)
