"""textDocument/completion: ratings, labels and fields in the evaluation of a response document."""

from __future__ import annotations

from variorum.lsp.handling import document_handler
from variorum.lsp.params import Json, Params
from variorum.lsp.positions import offset_of
from variorum.lsp.snapshot import Snapshot


@document_handler("textDocument/completion")
def completion(snapshot: Snapshot, params: Params) -> list[Json] | None:
    """The suggestions at the cursor; none in any other kind of text."""
    if snapshot.response is None:
        return None
    from variorum.lsp.response_features import response_suggestions

    offset = offset_of(snapshot.text, *params.position("position"), snapshot.abilities.encoding)
    return response_suggestions(snapshot, snapshot.response, offset)
