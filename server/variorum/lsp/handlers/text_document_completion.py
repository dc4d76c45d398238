"""textDocument/completion: what can be written at a place in a document that is no source code."""

from __future__ import annotations

from variorum.lsp.handling import document_handler
from variorum.lsp.params import Json, Params
from variorum.lsp.positions import offset_of
from variorum.lsp.snapshot import Snapshot


@document_handler("textDocument/completion")
def completion(snapshot: Snapshot, params: Params) -> list[Json] | None:
    """The suggestions at the cursor; none in any other kind of text."""
    if snapshot.view is None:
        return None
    offset = offset_of(snapshot.text, *params.position("position"), snapshot.abilities.encoding)
    return snapshot.view.suggestions(offset)
