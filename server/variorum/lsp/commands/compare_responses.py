"""variorum.compareResponses {"uri", "quiet"?}: have the model judge compare both answers, in both orders."""

from __future__ import annotations

from variorum.judging.comparison import Preference
from variorum.judging.contest import PREFERENCES, Contest, comparison_prompt
from variorum.judging.failures import JudgeFailure
from variorum.lsp.client import Loudness
from variorum.lsp.handling import command
from variorum.lsp.judging.answers import (
    apply_fix,
    named_texts,
    response_rubric,
    same_answers,
    wanted_response,
)
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import compared, unscored
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.views.response import ResponseView
from variorum.responses.assist.judged import contest_of, ranking_draft
from variorum.responses.comparison import combine_orders


@command("variorum.compareResponses")
async def compare_responses(session: Session, argument: Params) -> Json:
    """Write the preference into an open ranking, as a draft until a person accepts it."""
    uri = argument.text("uri")
    view = wanted_response(session, uri)
    contest = contest_of(view.document)
    if contest is None:
        raise MalformedParams(f"{view.snapshot.name} has no prompt with two answers to compare")
    try:
        preference = await _preference(session, view, contest)
        if preference.failure is not None:
            raise preference.failure
    except JudgeFailure as failure:
        if argument.find("quiet") is not True:
            session.client.show(f"The answers were not compared: {failure}.")
        return {**unscored(str(failure)), "value": None, "applied": False}
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    if argument.find("quiet") is not True:
        session.client.show(_message(verdict.value, verdict.inconsistent), Loudness.INFO)
    after = wanted_response(session, uri)
    # An inconsistent judge has said nothing about the answers, and writes nothing.
    writes = same_answers(view.document, after.document) and not verdict.inconsistent
    fix = ranking_draft(after.document, verdict.value) if writes else None
    return {
        **compared(preference),
        "value": verdict.value,
        "consistent": not verdict.inconsistent,
        "applied": await apply_fix(session, after, fix),
    }


async def _preference(session: Session, view: ResponseView, contest: Contest) -> Preference:
    rubric = response_rubric()
    judge = await session.desk.judge(rubric)
    prompt = comparison_prompt(rubric, contest)
    await permit(session, judge.endpoint, Parcel(named_texts(view, ("A", "B")), prompt))
    session.tasks.tell(f"{judge.endpoint.model} at {judge.endpoint.host} compares, in both orders")
    return await judge.compare(contest)


def _message(value: int, is_inconsistent: bool) -> str:
    if is_inconsistent:
        return "The two orders disagree, so the judge is inconsistent: 0."
    return (
        f"In both orders, {PREFERENCES[value]} ({value:+d})."
        if value
        else "In both orders, neither is better (0)."
    )
