"""notebookDocument/didOpen: a notebook comes with the texts of its cells."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.notebooks import Notebook
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("notebookDocument/didOpen")
def did_open(session: Session, params: Params) -> None:
    """Take the notebook and its cells in."""
    uri = params.text("notebookDocument", "uri")
    order = [cell.text("document") for cell in params.several("notebookDocument", "cells")]
    session.notebooks[uri] = Notebook(uri, order)
    for text in params.several("cellTextDocuments"):
        session.open_cell(session.notebooks[uri], text)
    session.publisher.texts_changed(order)
