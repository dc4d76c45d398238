"""notebookDocument/didOpen: opens a notebook with its cells."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services
from variorum.lsp.state.notebooks import Notebook


@handler("notebookDocument/didOpen")
def did_open(services: Services, params: Params) -> None:
    """Opens the notebook and its cells."""
    uri = params.text("notebookDocument", "uri")
    order = [cell.text("document") for cell in params.several("notebookDocument", "cells")]
    services.session.notebooks[uri] = Notebook(uri, order)
    for text in params.several("cellTextDocuments"):
        services.session.open_cell(services.session.notebooks[uri], text)
    services.publisher.documents_changed(order)
