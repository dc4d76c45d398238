"""Prepares the answers of a response document for judges."""

from __future__ import annotations

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import load_rubric
from variorum.lsp.documents.response import ResponseView
from variorum.lsp.protocol.edits import edit_of
from variorum.lsp.protocol.params import MalformedParams
from variorum.lsp.services.services import Services
from variorum.responses.document import ResponseDocument
from variorum.rules.finding import Fix


def response_rubric() -> Rubric:
    """Returns the rubric by which answers are graded."""
    return load_rubric("response")


def requested_response(services: Services, uri: str) -> ResponseView:
    """Returns an open response document.

    Raises:
        MalformedParams: the URI is that of anything else.
    """
    snapshot = services.snapshots.current(uri)
    view = snapshot.view if snapshot is not None else None
    if not isinstance(view, ResponseView):
        raise MalformedParams(f"{uri} is no open response document")
    return view


def named_texts(view: ResponseView, answers: tuple[str, ...]) -> dict[str, str]:
    """Returns the texts of a document by the names that people know."""
    document, name = view.document, view.versioned.name
    texts = {f"{name} (answer {one})": document.answers[one].text for one in answers}
    if document.results is not None:
        texts[f"{name} (test results)"] = document.results.text
    return {f"{name} (prompt)": document.prompt.text if document.prompt else "", **texts}


def same_answers(before: ResponseDocument, after: ResponseDocument) -> bool:
    """Whether two readings of a document hold the same prompt and the same answers."""

    def texts(document: ResponseDocument) -> list[object]:
        prompt = document.prompt.text if document.prompt else None
        return [prompt, *((name, one.text) for name, one in sorted(document.answers.items()))]

    return texts(before) == texts(after)


async def apply_fix(services: Services, view: ResponseView, fix: Fix | None) -> bool:
    """Has the editor apply a fix. Returns whether it did."""
    if fix is None or not services.client.capabilities.applies_edits:
        return False
    params = {"label": fix.title, "edit": edit_of(view.versioned, fix.edits)}
    answer = await services.client.request("workspace/applyEdit", params)
    return isinstance(answer, dict) and answer.get("applied") is True
