"""textDocument/didSave: analyses a document with errors as `variorum check` does, and stores a rating form."""

from __future__ import annotations

from variorum.grading.rating_sheet import ENDING, SheetError, read_sheet
from variorum.lsp.decorators import handler
from variorum.lsp.judging.rating import store_sheet
from variorum.lsp.protocol.params import MalformedParams, Params
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.open_document import OpenDocument


@handler("textDocument/didSave")
def did_save(services: Services, params: Params) -> None:
    """Parses a document with errors again from its beginning. Looks again for a header that says that the code is generated."""
    uri = params.text("textDocument", "uri")
    opened = services.session.documents.get(uri)
    if opened is None:
        return
    was_left_out = opened.left_out
    opened.find_left_out()
    if opened.buffer.reparse() or opened.left_out is not was_left_out:
        services.publisher.recheck_later((uri, *services.session.dependents_of(uri)))
    services.revisions.look_again()
    if uri.endswith(ENDING) and opened.folder is not None:
        services.tasks.start(_store(services, opened.folder, opened))


async def _store(services: Services, folder: Folder, opened: OpenDocument) -> None:
    """Stores a complete rating form. What a form lacks is shown in it, and needs no message."""
    try:
        await store_sheet(services, folder, read_sheet(str(opened.buffer.text)))
    except SheetError:
        return
    except MalformedParams as error:
        services.client.show(str(error))
