"""textDocument/hover: why an item has its score, and what a finding means."""

from __future__ import annotations

from variorum.lsp.explaining import explanations
from variorum.lsp.handling import document_handler
from variorum.lsp.params import Json, Params
from variorum.lsp.positions import offset_of, range_of
from variorum.lsp.snapshot import Snapshot


@document_handler("textDocument/hover")
def hover(snapshot: Snapshot, params: Params) -> Json | None:
    """The explanations of what lies under the cursor."""
    encoding = snapshot.abilities.encoding
    offset = offset_of(snapshot.text, *params.position("position"), encoding)
    found = list(explanations(snapshot, offset))
    if not found:
        return None
    if snapshot.abilities.markdown:
        contents = {"kind": "markdown", "value": "\n\n---\n\n".join(one.markdown for one in found)}
    else:
        contents = {"kind": "plaintext", "value": "\n\n".join(one.plain for one in found)}
    return {"contents": contents, "range": range_of(snapshot.text, found[0].span, encoding)}
