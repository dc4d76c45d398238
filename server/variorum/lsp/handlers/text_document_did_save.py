"""textDocument/didSave: what is on disk now has the findings that every other reader of it gets, and a rating form is stored."""

from __future__ import annotations

from variorum.grading.rating_sheet import ENDING, SheetError, read_sheet
from variorum.lsp.folders import Folder
from variorum.lsp.handling import handler
from variorum.lsp.judging.rating import store_sheet
from variorum.lsp.params import MalformedParams, Params
from variorum.lsp.session import OpenText, Session


@handler("textDocument/didSave")
def did_save(session: Session, params: Params) -> None:
    """Read a text with errors as `variorum check` reads it; what counts of any other is the editor's text. A header that says
    that the text is generated counts from now on, or no longer."""
    uri = params.text("textDocument", "uri")
    opened = session.texts.get(uri)
    if opened is None:
        return
    was_left_out = opened.left_out
    session.look_over(opened)
    if opened.buffer.read_afresh() or opened.left_out is not was_left_out:
        session.publisher.age((uri, *session.dependents_of(uri)))
    session.since.look_again()
    if uri.endswith(ENDING) and opened.folder is not None:
        session.tasks.start(_store(session, opened.folder, opened))


async def _store(session: Session, folder: Folder, opened: OpenText) -> None:
    """Store a form that is complete; what one lacks is shown in it, and no message is needed."""
    try:
        await store_sheet(session, folder, read_sheet(str(opened.buffer.text)))
    except SheetError:
        return
    except MalformedParams as error:
        session.client.show(str(error))
