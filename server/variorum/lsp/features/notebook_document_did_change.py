"""notebookDocument/didChange: cells are added, removed, moved or edited."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.lsp.state.buffer import Change
from variorum.lsp.state.notebooks import Notebook


@handler("notebookDocument/didChange")
def did_change(services: Services, params: Params) -> None:
    """Applies the changes. Names of one cell matter to all, so all cells are analysed again."""
    uri = params.text("notebookDocument", "uri")
    notebook = services.session.notebooks.get(uri)
    if notebook is None:
        services.client.log(f"{uri} was changed but is not open: the change is left out", MessageType.WARNING)
        return
    if params.find("change", "cells", "structure") is not None:
        _change_structure(services, notebook, params.inside("change", "cells", "structure"))
    for content in params.several("change", "cells", "textContent"):
        cell = services.session.documents.get(content.text("document", "uri"))
        if cell is not None:
            changes = [Change.of(change) for change in content.several("changes")]
            cell.buffer.change(content.whole_number("document", "version", default=0), changes)
    services.publisher.documents_changed(notebook.cells)


def _change_structure(services: Services, notebook: Notebook, structure: Params) -> None:
    start = structure.whole_number("array", "start", default=0)
    removed = structure.whole_number("array", "deleteCount", default=0)
    inserted = [cell.text("document") for cell in structure.several("array", "cells")]
    start = max(start, 0)
    notebook.cells[start : start + max(removed, 0)] = inserted
    for text in structure.several("didOpen"):
        services.session.open_cell(notebook, text)
    for closed in structure.several("didClose"):
        uri = closed.text("uri")
        if services.session.documents.pop(uri, None) is not None:
            services.publisher.document_closed(uri)
