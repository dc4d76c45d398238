"""textDocument/completion: completions in a document that is no source code."""

from __future__ import annotations

from variorum.lsp.decorators import document_handler
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import offset_of
from variorum.lsp.snapshots.snapshot import Snapshot


@document_handler("textDocument/completion")
def completion(snapshot: Snapshot, params: Params) -> list[Json] | None:
    """Returns the completions at the cursor, or null for source code."""
    if snapshot.view is None:
        return None
    offset = offset_of(snapshot.text, *params.position("position"), snapshot.capabilities.encoding)
    return snapshot.view.suggestions(offset)
