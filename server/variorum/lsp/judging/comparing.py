"""Has the judge compare both answers of a response document, in both orders."""

from __future__ import annotations

from variorum.grading.material import ComparisonMaterial
from variorum.judging.comparison_prompt import comparison_prompt
from variorum.judging.pairwise import Preference
from variorum.lsp.judging.answers import named_texts, response_rubric
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import compared
from variorum.lsp.params import Json
from variorum.lsp.session import Session
from variorum.lsp.views.response import ResponseView
from variorum.responses.assist.model_drafts import JudgedComparison
from variorum.responses.preferences import combine_orders


async def compare_answers(session: Session, view: ResponseView, contest: ComparisonMaterial) -> Preference:
    """The judge's preference. Raises `JudgeFailure` where there is none."""
    rubric = response_rubric()
    judge = await session.desk.judge(rubric)
    texts = named_texts(view, ("A", "B"))
    given = {"A": contest.first_ratings, "B": contest.second_ratings}
    ratings = {f"{view.snapshot.name} (ratings of {name})": text for name, text in given.items() if text}
    await permit(session, judge.endpoint, Parcel({**texts, **ratings}, comparison_prompt(rubric, contest)))
    session.tasks.tell(f"{judge.endpoint.model} at {judge.endpoint.host} compares, in both orders")
    preference = await judge.compare(contest)
    if preference.failure is not None:
        raise preference.failure
    return preference


def comparison_fields(preference: Preference) -> Json:
    """A comparison that came about, with the whole number that both orders vouch for."""
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    return {**compared(preference), "value": verdict.value, "consistent": not verdict.inconsistent}


def judged_comparison(preference: Preference) -> JudgedComparison | None:
    """What a document gets of a comparison: the words of the order in which A stands first.

    None where the orders disagree: such a judge has said nothing about the answers.
    """
    forward, backward = preference.orders
    verdict = combine_orders(forward, -backward)
    if verdict.inconsistent:
        return None
    differences = preference.texts.get("key_differentiators", ())
    return JudgedComparison(verdict.value, preference.reasons[0], differences)
