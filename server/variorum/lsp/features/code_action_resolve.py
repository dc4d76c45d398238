"""codeAction/resolve: computes the edit of an action when somebody wants it."""

from __future__ import annotations

from variorum.lsp.conversion.code_actions import fix_all
from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.services import Services


@handler("codeAction/resolve")
async def resolve(services: Services, params: Params) -> Json:
    """Returns the action with its edit. An action that has one already comes back as it is."""
    if not isinstance(params.raw, dict):
        raise MalformedParams("a code action has to be an object")
    action: Json = dict(params.raw)
    uri = params.find("data", "uri")
    if "edit" in action or not isinstance(uri, str):
        return action
    snapshot = await services.parser.complete_snapshot(uri)
    edit = await services.tasks.in_thread(fix_all, snapshot) if snapshot is not None else None
    return action | {"edit": edit} if edit is not None else action
