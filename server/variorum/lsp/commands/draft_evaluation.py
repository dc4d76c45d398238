"""variorum.draftEvaluation {"uri", "quiet"?}: have the model judge draft the ratings of a response document."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from variorum.judging.failures import JudgeFailure
from variorum.judging.model_judgement import ModelJudgement
from variorum.judging.prompt import Material, build_prompt
from variorum.lsp.handling import command
from variorum.lsp.judging.answers import (
    apply_fix,
    named_texts,
    response_rubric,
    same_answers,
    wanted_response,
)
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import judged
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.views.response import ResponseView
from variorum.responses.assist.judged import Mark, judged_draft, materials_of
from variorum.responses.label import overall_label


@command("variorum.draftEvaluation")
async def draft_evaluation(session: Session, argument: Params) -> Json:
    """Fill the open ratings with the judge's marks. Each is a draft until a person accepts it."""
    uri = argument.text("uri")
    view = wanted_response(session, uri)
    materials = await session.tasks.in_thread(materials_of, view.document)
    try:
        judgements = await _judgements(session, view, materials)
    except JudgeFailure as failure:
        if argument.find("quiet") is not True:
            session.client.show(f"{view.snapshot.name} is unscored: {failure}.")
        return {"status": "unscored", "reason": str(failure), "answers": [], "applied": False}
    answers = [_answer(name, materials[name], one) for name, one in judgements.items()]
    reasons = [f"answer {name}: {one.reason}" for name, one in judgements.items() if one.failure]
    if reasons and argument.find("quiet") is not True:
        session.client.show(f"{view.snapshot.name} is unscored: {'; '.join(reasons)}.")
    return {
        "status": "unscored" if reasons else "scored",
        "reason": "; ".join(reasons) or None,
        "answers": answers,
        "applied": await _apply(session, uri, view, judgements),
    }


async def _judgements(
    session: Session, view: ResponseView, materials: Mapping[str, Material]
) -> dict[str, ModelJudgement]:
    rubric = response_rubric()
    judge = await session.desk.judge(rubric)
    for name, material in materials.items():
        prompt = build_prompt(rubric, material)
        await permit(session, judge.endpoint, Parcel(named_texts(view, (name,)), prompt))
    session.tasks.tell(f"{judge.endpoint.model} at {judge.endpoint.host} is reading {view.snapshot.name}")
    judgements = await asyncio.gather(*(judge.judge(material) for material in materials.values()))
    return dict(zip(materials, judgements, strict=True))


async def _apply(
    session: Session, uri: str, before: ResponseView, judgements: Mapping[str, ModelJudgement]
) -> bool:
    """Write the drafts into the document as it is now: a person may have gone on writing."""
    view = wanted_response(session, uri)
    if not same_answers(before.document, view.document):
        return False
    marks = {
        name: {field: Mark(int(one.value), one.rationale) for field, one in judgement.fields.items()}
        for name, judgement in judgements.items()
        if judgement.failure is None
    }
    return await apply_fix(session, view, judged_draft(view.document, marks))


def _answer(name: str, material: Material, judgement: ModelJudgement) -> Json:
    """One answer's judgement, with the label that its ratings make."""
    fields = judged(material, judgement)
    ratings = {field: int(one.value) for field, one in judgement.fields.items()}
    del fields["j"], fields["dimensions"]
    return {
        "answer": name,
        "ratings": ratings,
        "label": overall_label(ratings) if ratings else None,
        **fields,
    }
