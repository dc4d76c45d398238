"""variorum.previewJudgement {"uri", "rubric"?}: shows exactly what the model judge would be sent, and sends nothing."""

from __future__ import annotations

import json
from pathlib import PurePosixPath

from variorum.grading.failures import JudgeFailure
from variorum.judging.consent import ConsentRequest
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import Pair, material_for, requested_pair, rubric_for
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.services import Services
from variorum.workspace import OutsideWorkspace

_FOLDER = ".variorum/reports"


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
    page = await _show(services, pair, url, body)
    return {
        "url": url,
        "host": sending.endpoint.host,
        "model": sending.endpoint.model,
        "files": list(sending.files),
        "bytes": sending.size,
        "body": body,
        "document": page,
    }


async def _show(services: Services, pair: Pair, url: str, body: Json) -> str:
    """Writes the request as a page of the workspace and shows it. Returns its URI."""
    request = {name: value for name, value in body.items() if name != "messages"}
    messages = "\n\n".join(f"## {one['role']}\n\n{_indented(one['content'])}" for one in body["messages"])
    page = (
        f"# What would be sent\n\nTo {url}, with the key in a header.\n\n"
        f"{_indented(json.dumps(request, indent=2))}\n\n{messages}\n"
    )
    stem = f"{_FOLDER}/{'-'.join(PurePosixPath(pair.target).parts)}"
    name = f"{stem}.request.md"
    try:
        await services.tasks.in_thread(pair.folder.workspace.write, name, page)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the page could not be written: {error}") from error
    uri = pair.folder.uri_of(name)
    await services.client.show_document(uri)
    return uri


def _indented(text: str) -> str:
    """Returns a text as a code block of Markdown that nothing in it can end."""
    return "\n".join(f"    {line}" for line in text.split("\n"))
