"""codeLens/resolve: computes the title of a lens that has become visible."""

from __future__ import annotations

from variorum.lsp.conversion.quality_display import quality_command
from variorum.lsp.decorators import handler
from variorum.lsp.protocol import display_text
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot


@handler("codeLens/resolve")
async def resolve_lens(services: Services, params: Params) -> Json:
    """Returns the lens with its command, computed for the document as it is now."""
    lens: Json = dict(params.inside().raw)  # type: ignore[call-overload]
    if params.find("command") is not None:
        return dict(lens)
    snapshot = await services.parser.complete_snapshot(params.text("data", "uri"))
    command = await services.tasks.in_thread(_command, snapshot, params) if snapshot is not None else None
    # A lens whose line is gone shows nothing until the editor asks for the lenses again.
    if command is None:
        return dict(lens) | {"command": {"title": "", "command": ""}}
    return dict(lens) | {"command": command | {"title": display_text.title(command["title"])}}


def _command(snapshot: Snapshot, lens: Params) -> Json | None:
    if lens.find("data", "quality") is True:
        offset = lens.find("data", "offset")
        return quality_command(snapshot, offset if isinstance(offset, int) else None)
    return snapshot.view.lens_command(lens) if snapshot.view is not None else None
