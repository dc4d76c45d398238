"""The answers of a response document as judges get them."""

from __future__ import annotations

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import load_rubric
from variorum.lsp.edits import edit_of
from variorum.lsp.params import MalformedParams
from variorum.lsp.session import Session
from variorum.lsp.snapshots import snapshot_of
from variorum.lsp.views.response import ResponseView
from variorum.responses.document import ResponseDocument
from variorum.rules.finding import Fix


def response_rubric() -> Rubric:
    """The rubric by which answers are graded."""
    return load_rubric("response")


def wanted_response(session: Session, uri: str) -> ResponseView:
    """The view of an open response document. Raises `MalformedParams` for anything else."""
    snapshot = snapshot_of(session, uri)
    view = snapshot.view if snapshot is not None else None
    if not isinstance(view, ResponseView):
        raise MalformedParams(f"{uri} is no open response document")
    return view


def named_texts(view: ResponseView, answers: tuple[str, ...]) -> dict[str, str]:
    """The texts of a document by the names that people know."""
    document, name = view.document, view.snapshot.name
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


async def apply_fix(session: Session, view: ResponseView, fix: Fix | None) -> bool:
    """Have the editor make the edits of a fix; whether it did."""
    if fix is None or not session.client.abilities.applies_edits:
        return False
    params = {"label": fix.title, "edit": edit_of(view.snapshot, fix.edits)}
    answer = await session.client.request("workspace/applyEdit", params)
    return isinstance(answer, dict) and answer.get("applied") is True
