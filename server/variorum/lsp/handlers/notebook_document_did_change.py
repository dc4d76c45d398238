"""notebookDocument/didChange: cells come, go, move, or are edited."""

from __future__ import annotations

from variorum.lsp.buffers import Change
from variorum.lsp.client import Loudness
from variorum.lsp.handling import handler
from variorum.lsp.notebooks import Notebook
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("notebookDocument/didChange")
def did_change(session: Session, params: Params) -> None:
    """Follow the changes; what one cell binds or reads matters to all, so all are looked at again."""
    uri = params.text("notebookDocument", "uri")
    notebook = session.notebooks.get(uri)
    if notebook is None:
        session.client.log(f"{uri} was changed but is not open: the change is left out", Loudness.WARNING)
        return
    if params.find("change", "cells", "structure") is not None:
        _change_structure(session, notebook, params.inside("change", "cells", "structure"))
    for content in params.several("change", "cells", "textContent"):
        cell = session.texts.get(content.text("document", "uri"))
        if cell is not None:
            changes = [Change.of(change) for change in content.several("changes")]
            cell.buffer.change(content.whole_number("document", "version", default=0), changes)
    session.publisher.texts_changed(notebook.cells)


def _change_structure(session: Session, notebook: Notebook, structure: Params) -> None:
    start = structure.whole_number("array", "start", default=0)
    removed = structure.whole_number("array", "deleteCount", default=0)
    inserted = [cell.text("document") for cell in structure.several("array", "cells")]
    start = max(start, 0)
    notebook.cells[start : start + max(removed, 0)] = inserted
    for text in structure.several("didOpen"):
        session.open_cell(notebook, text)
    for closed in structure.several("didClose"):
        uri = closed.text("uri")
        if session.texts.pop(uri, None) is not None:
            session.publisher.text_closed(uri)
