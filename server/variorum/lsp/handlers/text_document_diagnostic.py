"""textDocument/diagnostic: the findings of a text, for editors that ask."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshots import whole_snapshot


@handler("textDocument/diagnostic")
async def diagnostic(session: Session, params: Params) -> Json:
    """All findings, or `unchanged` if the editor has them already.

    Of a large text that was just opened, the first ones; the editor is told when there are more. Cells of notebooks get
    theirs pushed, because no editor asks for those of a whole notebook.
    """
    uri = params.text("textDocument", "uri")
    first = session.publisher.first_report(uri)
    if first is not None:
        return first
    snapshot = await whole_snapshot(session, uri)
    if snapshot is None or snapshot.is_cell:
        return {"kind": "full", "items": []}
    return session.publisher.report(snapshot, params.find("previousResultId"))
