"""variorum.judgeStatus: says which judge is set up, and what the user agreed to. It never says the key."""

from __future__ import annotations

from variorum.grading.failures import JudgeFailure
from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.services import Services


@command("variorum.judgeStatus")
async def judge_status(services: Services, argument: Params) -> Json:
    """Returns the judge as it is set up now. Without one `ready` is false and `reason` says why."""
    try:
        settings = services.judges.settings()
    except JudgeFailure as failure:
        return {"ready": False, "reason": str(failure), "trusted": services.judges.is_trusted}
    place = settings.endpoint
    return {
        "ready": services.judges.is_trusted,
        "reason": None if services.judges.is_trusted else "the workspace is not trusted",
        "trusted": services.judges.is_trusted,
        "host": place.host,
        "local": place.is_local,
        "inEditor": place.is_editor,
        "model": place.model,
        "samples": place.samples,
        "evidence": settings.hands_over_evidence,
        "agreed": services.judges.consents.given(place),
    }
