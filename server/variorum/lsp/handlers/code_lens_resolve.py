"""codeLens/resolve: what a lens says that has come into sight."""

from __future__ import annotations

from variorum.lsp import shown
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.quality_features import quality_command
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import snapshot_of


@handler("codeLens/resolve")
async def resolve_lens(session: Session, params: Params) -> Json:
    """The lens with its command, worked out for the text as it is now."""
    lens: Json = dict(params.inside().raw)  # type: ignore[call-overload]
    if params.find("command") is not None:
        return dict(lens)
    snapshot = snapshot_of(session, params.text("data", "uri"))
    command = await session.tasks.in_thread(_command, snapshot, params) if snapshot is not None else None
    # A lens whose line is gone shows nothing until the editor asks for the lenses again.
    if command is None:
        return dict(lens) | {"command": {"title": "", "command": ""}}
    return dict(lens) | {"command": command | {"title": shown.title(command["title"])}}


def _command(snapshot: Snapshot, lens: Params) -> Json | None:
    if lens.find("data", "quality") is True:
        offset = lens.find("data", "offset")
        return quality_command(snapshot, offset if isinstance(offset, int) else None)
    return snapshot.view.lens_command(lens) if snapshot.view is not None else None
