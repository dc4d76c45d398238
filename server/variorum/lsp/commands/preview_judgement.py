"""variorum.previewJudgement {"uri", "rubric"?}: show exactly what the model judge would be sent, and send nothing."""

from __future__ import annotations

import json
from pathlib import PurePosixPath

from variorum.grading.failures import JudgeFailure
from variorum.judging.consent import ConsentRequest
from variorum.lsp.handling import command
from variorum.lsp.judging.pair import Pair, material_for, rubric_for, wanted_pair
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.workspace import OutsideWorkspace

_FOLDER = ".variorum/reports"


@command("variorum.previewJudgement")
async def preview_judgement(session: Session, argument: Params) -> Json:
    """The request as it would be made now, but for its random boundary, which every request has anew."""
    pair = await wanted_pair(session, argument.text("uri"))
    try:
        rubric = rubric_for(pair.folder, argument)
        judge = await session.desk.judge(rubric)
        material = await material_for(session, pair)
    except JudgeFailure as failure:
        raise MalformedParams(str(failure)) from failure
    parcel = pair.parcel(rubric, material)
    sending = ConsentRequest(judge.endpoint, tuple(parcel.texts), parcel.prompt.size)
    url, body = judge.preview(material)
    shown = await _show(session, pair, url, body)
    return {
        "url": url,
        "host": sending.endpoint.host,
        "model": sending.endpoint.model,
        "files": list(sending.files),
        "bytes": sending.size,
        "body": body,
        "document": shown,
    }


async def _show(session: Session, pair: Pair, url: str, body: Json) -> str:
    """Write the request as a page of the workspace and show it; its URI."""
    request = {name: value for name, value in body.items() if name != "messages"}
    messages = "\n\n".join(f"## {one['role']}\n\n{_indented(one['content'])}" for one in body["messages"])
    page = (
        f"# What would be sent\n\nTo {url}, with the key in a header.\n\n"
        f"{_indented(json.dumps(request, indent=2))}\n\n{messages}\n"
    )
    stem = f"{_FOLDER}/{'-'.join(PurePosixPath(pair.target).parts)}"
    name = f"{stem}.request.md"
    try:
        await session.tasks.in_thread(pair.folder.workspace.write, name, page)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the page could not be written: {error}") from error
    uri = pair.folder.uri_of(name)
    await session.client.show_document(uri)
    return uri


def _indented(text: str) -> str:
    """A text as a code block of Markdown that nothing in it can end."""
    return "\n".join(f"    {line}" for line in text.split("\n"))
