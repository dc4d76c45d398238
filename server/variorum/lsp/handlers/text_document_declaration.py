"""textDocument/declaration: from the name of an aligned item to its counterpart in the other half of the pair.

Only a name leads anywhere: everywhere else the answer is left to the language's own server.
"""

from __future__ import annotations

from variorum.lsp.counterparts import counterparts_at
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.positions import offset_of
from variorum.lsp.session import Session
from variorum.lsp.snapshots import whole_snapshot


@handler("textDocument/declaration")
async def declaration(session: Session, params: Params) -> list[Json] | None:
    """The counterparts of the item whose name is under the cursor."""
    snapshot = await whole_snapshot(session, params.text("textDocument", "uri"))
    if snapshot is None or snapshot.document is None:
        return None
    offset = offset_of(snapshot.text, *params.position("position"), snapshot.abilities.encoding)
    if not snapshot.names_item(offset):
        return None
    found = [one for one in await counterparts_at(session, snapshot, offset) if one.item is not None]
    places = (one.location(snapshot) for one in found)
    return [{"uri": place["uri"], "range": place["selectionRange"]} for place in places] or None
