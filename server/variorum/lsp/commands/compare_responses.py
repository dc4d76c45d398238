"""variorum.compareResponses {"uri", "quiet"?}: has the model judge compare both answers, in both orders."""

from __future__ import annotations

from variorum.grading.failures import JudgeFailure
from variorum.judging.comparison_prompt import PREFERENCES
from variorum.lsp.decorators import command
from variorum.lsp.judging.answers import apply_fix, requested_response, same_answers
from variorum.lsp.judging.comparison import (
    INCONSISTENT,
    compare_answers,
    comparison_fields,
    judged_comparison,
)
from variorum.lsp.judging.results import unscored
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.responses.assist.judge_material import comparison_material
from variorum.responses.assist.model_drafts import comparison_draft


@command("variorum.compareResponses")
async def compare_responses(services: Services, argument: Params) -> Json:
    """Writes preference, justification and differences where they are open, as drafts until a person accepts them."""
    uri = argument.text("uri")
    view = requested_response(services, uri)
    contest = comparison_material(view.document)
    if contest is None:
        raise MalformedParams(f"{view.versioned.name} has no prompt with two answers to compare")
    try:
        preference = await compare_answers(services, view, contest)
    except JudgeFailure as failure:
        if argument.find("quiet") is not True:
            services.client.show(f"The answers were not compared: {failure}.")
        return {**unscored(str(failure)), "value": None, "applied": False}
    fields, found = comparison_fields(preference), judged_comparison(preference)
    if argument.find("quiet") is not True:
        services.client.show(_message(fields["value"], not fields["consistent"]), MessageType.INFO)
    after = requested_response(services, uri)
    fix = None
    if found is not None and same_answers(view.document, after.document):
        fix = comparison_draft(after.document, found)
    return {**fields, "applied": await apply_fix(services, after, fix)}


def _message(value: int, is_inconsistent: bool) -> str:
    if is_inconsistent:
        return INCONSISTENT
    return (
        f"In both orders, {PREFERENCES[value]} ({value:+d})."
        if value
        else "In both orders, neither is better (0)."
    )
