"""notebookDocument/didClose: a notebook goes with all its cells."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("notebookDocument/didClose")
def did_close(session: Session, params: Params) -> None:
    """Let the notebook and its cells go."""
    notebook = session.notebooks.pop(params.text("notebookDocument", "uri"), None)
    closed = [cell.text("uri") for cell in params.several("cellTextDocuments")]
    for uri in {*closed, *(notebook.cells if notebook else ())}:
        if session.texts.pop(uri, None) is not None:
            session.publisher.text_closed(uri)
