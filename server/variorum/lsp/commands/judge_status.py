"""variorum.judgeStatus: which judge is set up, and what was agreed to; never the key."""

from __future__ import annotations

from variorum.grading.failures import JudgeFailure
from variorum.lsp.handling import command
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session


@command("variorum.judgeStatus")
async def judge_status(session: Session, argument: Params) -> Json:
    """The judge as it is set up now; without one `ready` is false and `reason` says why."""
    try:
        settings = session.desk.settings()
    except JudgeFailure as failure:
        return {"ready": False, "reason": str(failure), "trusted": session.desk.is_trusted}
    place = settings.endpoint
    return {
        "ready": session.desk.is_trusted,
        "reason": None if session.desk.is_trusted else "the workspace is not trusted",
        "trusted": session.desk.is_trusted,
        "host": place.host,
        "local": place.is_local,
        "inEditor": place.is_editor,
        "model": place.model,
        "samples": place.samples,
        "evidence": settings.hands_over_evidence,
        "agreed": session.desk.consents.given(place),
    }
