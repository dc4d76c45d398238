"""variorum.draftEvaluation {"uri", "quiet"?}: has the model judge draft the evaluation of a response document."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.judging.pairwise import Preference
from variorum.judging.prompt import build_prompt
from variorum.lsp.decorators import command
from variorum.lsp.documents.response import ResponseView
from variorum.lsp.judging.answers import (
    apply_fix,
    named_texts,
    requested_response,
    response_rubric,
    same_answers,
)
from variorum.lsp.judging.comparison import (
    INCONSISTENT,
    compare_answers,
    comparison_fields,
    judged_comparison,
)
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import judged
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.responses.assist.judge_material import comparison_material, materials_of
from variorum.responses.assist.model_drafts import (
    JudgedAnswer,
    JudgedComparison,
    Mark,
    has_open_parts,
    is_comparison_open,
    judged_draft,
)
from variorum.responses.label import overall_label


@command("variorum.draftEvaluation")
async def draft_evaluation(services: Services, argument: Params) -> Json:
    """Fills what is open with the judge's marks and words. Each is a draft until a person accepts it.

    Two answers that are both rated are compared too, if a part of the comparison is open.
    """
    uri = argument.text("uri")
    view = requested_response(services, uri)
    materials = await services.tasks.in_thread(materials_of, view.document)
    try:
        if not has_open_parts(view.document):
            raise JudgeFailure(FailureKind.DECLINED, "no part of the evaluation is there and open")
        judgements = await _judgements(services, view, materials)
    except JudgeFailure as failure:
        if argument.find("quiet") is not True:
            services.client.show(f"{view.versioned.name} is unscored: {failure}.")
        return {"status": "unscored", "reason": str(failure), "answers": [], "applied": False}
    answers = [_answer(name, materials[name], one) for name, one in judgements.items()]
    reasons = [f"answer {name}: {one.reason}" for name, one in judgements.items() if one.failure]
    scored = _judged_answers(judgements)
    preference = None
    if not reasons and is_comparison_open(view.document):
        try:
            preference = await _preference(services, view, scored)
        except JudgeFailure as failure:
            reasons.append(f"comparison: {failure}")
    if reasons and argument.find("quiet") is not True:
        services.client.show(f"{view.versioned.name} is unscored: {'; '.join(reasons)}.")
    comparison = judged_comparison(preference) if preference else None
    if preference is not None and comparison is None and argument.find("quiet") is not True:
        services.client.show(f"{INCONSISTENT} The comparison stays open.", MessageType.INFO)
    return {
        "status": "unscored" if reasons else "scored",
        "reason": "; ".join(reasons) or None,
        "answers": answers,
        "comparison": comparison_fields(preference) if preference else None,
        "applied": await _apply(services, uri, view, scored, comparison),
    }


async def _judgements(
    services: Services, view: ResponseView, materials: Mapping[str, Material]
) -> dict[str, ModelJudgement]:
    rubric = response_rubric()
    judge = await services.judges.judge(rubric)
    for name, material in materials.items():
        prompt = build_prompt(rubric, material)
        await permit(services, judge.endpoint, Parcel(view.versioned.uri, named_texts(view, (name,)), prompt))
    services.tasks.show_step(
        f"{judge.endpoint.model} at {judge.endpoint.host} is reading {view.versioned.name}"
    )
    judgements = await asyncio.gather(*(judge.judge(material) for material in materials.values()))
    return dict(zip(materials, judgements, strict=True))


async def _apply(
    services: Services,
    uri: str,
    before: ResponseView,
    scored: Mapping[str, JudgedAnswer],
    comparison: JudgedComparison | None,
) -> bool:
    """Writes the drafts into the document as it is now: a person may have gone on writing."""
    view = requested_response(services, uri)
    if not same_answers(before.document, view.document):
        return False
    return await apply_fix(services, view, judged_draft(view.document, scored, comparison))


async def _preference(
    services: Services, view: ResponseView, scored: Mapping[str, JudgedAnswer]
) -> Preference | None:
    """Returns the preference between the two answers, or None if there is only one.

    Raises:
        JudgeFailure: the judge has no preference to give.
    """
    contest = comparison_material(view.document, scored)
    return None if contest is None else await compare_answers(services, view, contest)


def _judged_answers(judgements: Mapping[str, ModelJudgement]) -> dict[str, JudgedAnswer]:
    return {
        name: JudgedAnswer(
            {field: Mark(int(one.value), one.rationale) for field, one in judgement.fields.items()},
            judgement.texts,
        )
        for name, judgement in judgements.items()
        if judgement.failure is None
    }


def _answer(name: str, material: Material, judgement: ModelJudgement) -> Json:
    """Returns one answer's judgement, with the label that follows from its ratings."""
    fields = judged(material, judgement)
    ratings = {field: int(one.value) for field, one in judgement.fields.items()}
    del fields["j"], fields["dimensions"]
    return {
        "answer": name,
        "ratings": ratings,
        "label": overall_label(ratings) if ratings else None,
        "texts": {name: list(points) for name, points in judgement.texts.items()},
        **fields,
    }
