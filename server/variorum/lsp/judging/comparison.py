"""Has the judge compare both answers of a response document, in both orders."""

from __future__ import annotations

from typing import Final

from variorum.grading.material import ComparisonMaterial
from variorum.judging.comparison_prompt import comparison_prompt
from variorum.judging.pairwise import Preference
from variorum.lsp.documents.response import ResponseView
from variorum.lsp.judging.answers import named_texts, response_rubric
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import compared
from variorum.lsp.protocol.params import Json
from variorum.lsp.services.services import Services
from variorum.responses.assist.model_drafts import JudgedComparison
from variorum.responses.preferences import combine_orders

INCONSISTENT: Final = "The two orders disagree, so the judge is inconsistent: 0."


async def compare_answers(services: Services, view: ResponseView, contest: ComparisonMaterial) -> Preference:
    """Returns the judge's preference.

    Raises:
        JudgeFailure: there is none.
    """
    rubric = response_rubric()
    judge = await services.judges.judge(rubric)
    texts = named_texts(view, ("A", "B"))
    given = {"A": contest.first_ratings, "B": contest.second_ratings}
    ratings = {f"{view.versioned.name} (ratings of {name})": text for name, text in given.items() if text}
    prompt = comparison_prompt(rubric, contest)
    await permit(services, judge.endpoint, Parcel(view.versioned.uri, {**texts, **ratings}, prompt))
    services.tasks.show_step(f"{judge.endpoint.model} at {judge.endpoint.host} compares, in both orders")
    preference = await judge.compare(contest)
    if preference.failure is not None:
        raise preference.failure
    return preference


def comparison_fields(preference: Preference) -> Json:
    """Returns the fields of a comparison, with the whole number that both orders agree on."""
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    return {**compared(preference), "value": verdict.value, "consistent": not verdict.inconsistent}


def judged_comparison(preference: Preference) -> JudgedComparison | None:
    """Returns what a document gets of a comparison: the words of the order in which A comes first.

    Returns None if the orders disagree: such a judge has said nothing about the answers.
    """
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    if verdict.inconsistent:
        return None
    differences = preference.texts.get("key_differentiators", ())
    return JudgedComparison(verdict.value, preference.reasons[0], differences)
