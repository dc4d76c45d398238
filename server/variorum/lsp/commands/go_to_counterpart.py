"""variorum.goToCounterpart {"uri", "position", "show"}: shows the counterpart of the item at a position."""

from __future__ import annotations

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.positions import offset_of
from variorum.lsp.services.counterparts import Counterpart, counterparts_at
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot


@command("variorum.goToCounterpart")
async def go_to_counterpart(services: Services, argument: Params) -> Json:
    """Returns the places of all counterparts. Shows the first one, unless `show` is false because the client shows it itself."""
    snapshot = await requested_snapshot(services, argument.text("uri"))
    line, character = argument.position("position") if argument.find("position") is not None else (0, 0)
    offset = offset_of(snapshot.text, line, character, snapshot.capabilities.encoding)
    found = await counterparts_at(services, snapshot, offset)
    if not found:
        raise MalformedParams(
            f"{snapshot.name} has no counterpart: choose its original, or open its translation"
        )
    places = [_described(one, snapshot) for one in found]
    if argument.find("show") is not False and services.client.capabilities.shows_documents:
        first = places[0]
        parameters = {"uri": first["uri"], "takeFocus": True, "selection": first["selectionRange"]}
        await services.client.request("window/showDocument", parameters)
    return {"counterparts": places}


def _described(counterpart: Counterpart, snapshot: Snapshot) -> Json:
    return counterpart.location(snapshot) | {
        "name": counterpart.item.qualified_name if counterpart.item else None,
        "side": "original" if counterpart.is_original else "translation",
        "s": counterpart.s,
    }
