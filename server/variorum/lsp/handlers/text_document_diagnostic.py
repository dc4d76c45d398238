"""textDocument/diagnostic: the findings of a text, for editors that ask."""

from __future__ import annotations

from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshots import snapshot_of


@handler("textDocument/diagnostic")
async def diagnostic(session: Session, params: Params) -> Json:
    """All findings, or `unchanged` if the editor has them already.

    Cells of notebooks get theirs pushed, because no editor asks for those of a whole notebook.
    """
    snapshot = snapshot_of(session, params.text("textDocument", "uri"))
    if snapshot is None or snapshot.is_cell:
        return {"kind": "full", "items": []}
    return session.publisher.report(snapshot, params.find("previousResultId"))
