"""textDocument/declaration: goes from the name of an aligned item to its counterpart in the other half of the pair.

Only a name leads anywhere: everywhere else the answer is left to the language's own server.
"""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import offset_of
from variorum.lsp.services.counterparts import counterparts_at
from variorum.lsp.services.services import Services


@handler("textDocument/declaration")
async def declaration(services: Services, params: Params) -> list[Json] | None:
    """Returns the counterparts of the item whose name is under the cursor."""
    snapshot = await services.parser.complete_snapshot(params.text("textDocument", "uri"))
    if snapshot is None or snapshot.document is None:
        return None
    offset = offset_of(snapshot.text, *params.position("position"), snapshot.capabilities.encoding)
    if not snapshot.names_item(offset):
        return None
    found = [one for one in await counterparts_at(services, snapshot, offset) if one.item is not None]
    places = (one.location(snapshot) for one in found)
    return [{"uri": place["uri"], "range": place["selectionRange"]} for place in places] or None
