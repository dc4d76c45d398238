"""variorum.fixAll {"uri"}: applies every safe fix of a document."""

from __future__ import annotations

from variorum.lsp.conversion.code_actions import fix_all
from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services


@command("variorum.fixAll")
async def fix_everything(services: Services, argument: Params) -> Json:
    """Asks the editor to apply the edit. Returns whether it did."""
    if not services.client.capabilities.applies_edits:
        raise MalformedParams(
            "this editor cannot apply edits that a server sends: use the action `source.fixAll` instead"
        )
    snapshot = await requested_snapshot(services, argument.text("uri"))
    edit = await services.tasks.in_thread(fix_all, snapshot)
    if edit is None:
        return {"applied": False, "reason": "there is nothing that is safe to fix"}
    params = {"label": "Fix everything that is safe to fix", "edit": edit}
    answer = await services.client.request("workspace/applyEdit", params)
    applied = isinstance(answer, dict) and answer.get("applied") is True
    reason = answer.get("failureReason") if isinstance(answer, dict) else "the editor did not answer"
    return {"applied": applied, "reason": None if applied else reason}
