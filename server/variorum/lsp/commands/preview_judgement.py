"""variorum.previewJudgement {"uri", "rubric"?}: shows exactly what the model judge would be sent, and sends nothing."""

from __future__ import annotations

from variorum.grading.failures import JudgeFailure
from variorum.judging.consent import ConsentRequest
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import material_for, requested_pair, rubric_for
from variorum.lsp.judging.request_page import show_request
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.services import Services


@command("variorum.previewJudgement")
async def preview_judgement(services: Services, argument: Params) -> Json:
    """Returns the request as it would be made now, except for the random boundary that each request has."""
    pair = await requested_pair(services, argument.text("uri"))
    try:
        rubric = rubric_for(pair.folder, argument)
        judge = await services.judges.judge(rubric)
        material = await material_for(services, pair)
    except JudgeFailure as failure:
        raise MalformedParams(str(failure)) from failure
    parcel = pair.parcel(rubric, material)
    sending = ConsentRequest(judge.endpoint, tuple(parcel.texts), parcel.prompt.size)
    url, body = judge.preview(material)
    page = await show_request(services, pair.snapshot.uri, url, body)
    return {
        "url": url,
        "host": sending.endpoint.host,
        "model": sending.endpoint.model,
        "files": list(sending.files),
        "bytes": sending.size,
        "body": body,
        "document": page,
    }
