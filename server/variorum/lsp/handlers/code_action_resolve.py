"""codeAction/resolve: the edit of an action that is too costly to work out before somebody wants it."""

from __future__ import annotations

from variorum.lsp.actions import fix_all
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshots import snapshot_of


@handler("codeAction/resolve")
async def resolve(session: Session, params: Params) -> Json:
    """The action with its edit; an action that has one already comes back as it is."""
    if not isinstance(params.raw, dict):
        raise MalformedParams("a code action has to be an object")
    action: Json = dict(params.raw)
    uri = params.find("data", "uri")
    if "edit" in action or not isinstance(uri, str):
        return action
    snapshot = snapshot_of(session, uri)
    edit = await session.tasks.in_thread(fix_all, snapshot) if snapshot is not None else None
    return action | {"edit": edit} if edit is not None else action
