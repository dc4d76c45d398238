"""textDocument/diagnostic: the findings of a text, for editors that ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from variorum.lsp.handling import handler
from variorum.lsp.lateness import late
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import snapshot_of


@handler("textDocument/diagnostic")
@late
def diagnostic(session: Session, params: Params) -> Json | Callable[[], Awaitable[Json]]:
    """All findings, or `unchanged` if the editor has them already.

    Of a large text that was just opened, the first ones; the editor is told when there are more. Cells of notebooks get
    theirs pushed, because no editor asks for those of a whole notebook.
    """
    uri = params.text("textDocument", "uri")
    first = session.publisher.first_report(uri)
    if first is not None:
        return first
    if session.reading.is_complete(uri):
        return _report(session, params, uri)
    return partial(_report_later, session, params, uri)


def _report(session: Session, params: Params, uri: str) -> Json:
    opened = session.texts.get(uri)
    if opened is not None:
        # To take an old tree apart takes its time, and is done when the answer has been sent.
        asyncio.get_running_loop().call_soon(_let_go, opened.snapshot)
    snapshot = snapshot_of(session, uri)
    if snapshot is None or snapshot.is_cell:
        return {"kind": "full", "items": []}
    return session.publisher.report(snapshot, params.find("previousResultId"))


def _let_go(_: Snapshot | None) -> None:
    """Hold a state of a text until now."""


async def _report_later(session: Session, params: Params, uri: str) -> Json:
    await session.reading.complete(uri)
    return _report(session, params, uri)
