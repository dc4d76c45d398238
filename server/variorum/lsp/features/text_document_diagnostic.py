"""textDocument/diagnostic: the findings of a document, for clients that ask."""

from __future__ import annotations

import asyncio

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot


@handler("textDocument/diagnostic")
async def diagnostic(services: Services, params: Params) -> Json:
    """Returns all findings, or `unchanged` if the client has them already.

    Of a large document that was just opened it returns the first ones, and the client is told when there are more. The
    diagnostics of notebook cells are published, because no client asks for those of a whole notebook.
    """
    uri = params.text("textDocument", "uri")
    before = services.snapshots.latest(uri)
    snapshot = services.snapshots.current(uri)
    if snapshot is not None and snapshot.is_partial:
        if services.client.capabilities.refreshes_diagnostics:
            return services.publisher.first_report(snapshot)
        snapshot = await services.parser.complete_snapshot(uri)
    if snapshot is None or snapshot.is_cell:
        return {"kind": "full", "items": []}
    # To take an old tree apart takes its time, and is done when the answer has been sent.
    asyncio.get_running_loop().call_later(0, _release, before)
    return services.publisher.report(snapshot, params.find("previousResultId"))


def _release(_: Snapshot | None) -> None:
    """Holds a snapshot until now."""
