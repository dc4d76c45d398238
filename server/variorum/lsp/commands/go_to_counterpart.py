"""variorum.goToCounterpart {"uri", "position", "show"}: the other half of the item at a position, shown in the editor."""

from __future__ import annotations

from variorum.lsp.counterparts import Counterpart, counterparts_at
from variorum.lsp.handling import command
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.positions import offset_of
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.wanted import wanted_snapshot


@command("variorum.goToCounterpart")
async def go_to_counterpart(session: Session, argument: Params) -> Json:
    """The places of all counterparts; the first one is shown, unless `show` is false: then the client does it in its own way."""
    snapshot = await wanted_snapshot(session, argument.text("uri"))
    line, character = argument.position("position") if argument.find("position") is not None else (0, 0)
    offset = offset_of(snapshot.text, line, character, snapshot.abilities.encoding)
    found = await counterparts_at(session, snapshot, offset)
    if not found:
        raise MalformedParams(
            f"{snapshot.name} has no counterpart: choose its original, or open its translation"
        )
    places = [_described(one, snapshot) for one in found]
    if argument.find("show") is not False and session.client.abilities.shows_documents:
        first = places[0]
        shown = {"uri": first["uri"], "takeFocus": True, "selection": first["selectionRange"]}
        await session.client.request("window/showDocument", shown)
    return {"counterparts": places}


def _described(counterpart: Counterpart, snapshot: Snapshot) -> Json:
    return counterpart.location(snapshot) | {
        "name": counterpart.item.qualified_name if counterpart.item else None,
        "side": "original" if counterpart.is_original else "translation",
        "s": counterpart.s,
    }
