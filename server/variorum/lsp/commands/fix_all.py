"""variorum.fixAll {"uri"}: apply every safe fix of a text."""

from __future__ import annotations

from variorum.lsp.actions import fix_all
from variorum.lsp.handling import command
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.wanted import wanted_snapshot


@command("variorum.fixAll")
async def fix_everything(session: Session, argument: Params) -> Json:
    """Ask the editor to apply the edit; the answer says whether it did."""
    if not session.client.abilities.applies_edits:
        raise MalformedParams(
            "this editor cannot apply edits that a server sends: use the action `source.fixAll` instead"
        )
    snapshot = await wanted_snapshot(session, argument.text("uri"))
    edit = await session.tasks.in_thread(fix_all, snapshot)
    if edit is None:
        return {"applied": False, "reason": "there is nothing that is safe to fix"}
    params = {"label": "Fix everything that is safe to fix", "edit": edit}
    answer = await session.client.request("workspace/applyEdit", params)
    applied = isinstance(answer, dict) and answer.get("applied") is True
    reason = answer.get("failureReason") if isinstance(answer, dict) else "the editor did not answer"
    return {"applied": applied, "reason": None if applied else reason}
