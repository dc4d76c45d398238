"""Asks a model which of two translations or answers is better, in both orders, because models favour a position."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import attrs

from variorum.grading.content_hash import content_hash
from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.judging_task import Texts
from variorum.grading.material import ComparisonMaterial
from variorum.grading.rubric import Rubric
from variorum.grading.usage import Usage
from variorum.judging.cache import Cache, CacheError, cache_key
from variorum.judging.chat_requests import ChatRequester
from variorum.judging.comparison_prompt import (
    StatedPreference,
    comparison_prompt,
    comparison_schema,
    read_preference,
)
from variorum.judging.endpoint import Endpoint
from variorum.judging.prompt import PROMPT_VERSION
from variorum.judging.stored_answer import StoredAnswer, stored_answer


@attrs.frozen
class Preference:
    """A model's preference, from +2 (the first is much better) to -2 (the second is).

    `orders` has what it said in either order, both from the first one's point of view. Where the two differ in
    sign the preference is 0 and not consistent. `value` is None if an answer failed, and `failure` says why.
    `reasons` are those of either order, and in the second one A and B have changed places; `texts` are those of
    the first order. `cached` says that neither answer was paid for now; `cost` and `latency`, in seconds, are those of both.
    """

    value: float | None
    orders: tuple[int, ...] = ()
    is_consistent: bool = True
    reasons: tuple[str, ...] = ()
    texts: Texts = attrs.field(factory=dict)
    usage: Usage = attrs.field(factory=Usage)
    failure: JudgeFailure | None = None
    cost: float | None = None
    latency: float = 0.0
    cached: bool = False


@attrs.frozen
class PairwiseJudge:
    """Asks one endpoint which of two is better, by one rubric. Answers are kept in the cache as they arrive."""

    endpoint: Endpoint
    requester: ChatRequester
    rubric: Rubric
    cache: Cache | None
    reasks: int = 1
    """How often an answer that cannot be used is asked for again."""

    async def compare(self, contest: ComparisonMaterial) -> Preference:
        """Returns the preference between the two of a contest, in two requests."""
        orders: list[int] = []
        verdicts: list[StatedPreference] = []
        used: list[StoredAnswer] = []
        paid_answers = 0
        failure = None
        for asked, sign in ((contest, 1), (contest.swapped(), -1)):
            try:
                verdict, paid = await self._order(asked, used)
            except JudgeFailure as failed:
                failure = failed
                break
            paid_answers += paid
            orders.append(sign * verdict.preference)
            verdicts.append(verdict)
        costs = [answer.cost for answer in used if answer.cost is not None]
        found = (
            combine_orders(*orders) if failure is None else Preference(None, tuple(orders), failure=failure)
        )
        return attrs.evolve(
            found,
            reasons=tuple(verdict.reason for verdict in verdicts),
            texts=verdicts[0].texts if verdicts else {},
            usage=sum((answer.usage for answer in used), Usage()),
            cost=sum(costs) if costs else None,
            latency=sum(answer.latency for answer in used),
            cached=bool(used) and not paid_answers,
        )

    async def _order(
        self, contest: ComparisonMaterial, used: list[StoredAnswer]
    ) -> tuple[StatedPreference, int]:
        """Returns the verdict in one order, and how many answers were paid for. Raises `JudgeFailure`."""
        prompt = comparison_prompt(self.rubric, contest)
        schema = partial(comparison_schema, contest.task)
        paid_answers = 0
        for attempt in range(self.reasks + 1):
            key = self._key(contest, attempt)
            answer = self._stored(key)
            if answer is None:
                exchange = await self.requester.ask(prompt, schema, seed_step=attempt, count=1)
                answer = stored_answer(exchange, self.endpoint)
                self._keep(key, answer)
                paid_answers += 1
            used.append(answer)
            try:
                if answer.is_refusal:
                    raise JudgeFailure(FailureKind.POLICY, "the model declined to compare these texts")
                return read_preference(answer.content, contest.task), paid_answers
            except JudgeFailure as rejected:
                if not rejected.is_bad_answer or attempt == self.reasks:
                    raise
                prompt = prompt.again(rejected.message)
        raise AssertionError("the loop ends in an answer or a failure")

    def _key(self, contest: ComparisonMaterial, attempt: int) -> str:
        return cache_key(
            {
                "comparison": [content_hash(text) for text in contest.texts],
                "task": contest.task.name,
                "languages": [contest.source_language, contest.target_language],
                "rubric": self.rubric.content_hash,
                "prompt": PROMPT_VERSION,
                "endpoint": self.endpoint.base_url,
                "model": self.endpoint.model,
                "temperature": self.endpoint.temperature,
                "seed": self.endpoint.seed,
                "answer_tokens": self.endpoint.answer_tokens,
                "attempt": attempt,
            }
        )

    def _stored(self, key: str) -> StoredAnswer | None:
        if self.cache is None:
            return None
        try:
            return StoredAnswer.from_json(self.cache.get(key))
        except CacheError:
            # A cache that cannot be read costs an answer, and no comparison.
            return None

    def _keep(self, key: str, answer: StoredAnswer) -> None:
        if self.cache is not None:
            with suppress(CacheError):
                self.cache.put(key, answer.to_json())


def combine_orders(forward: int, backward: int) -> Preference:
    """Returns one preference from those of both orders, both from the first one's point of view."""
    is_consistent = (forward > 0) == (backward > 0) and (forward < 0) == (backward < 0)
    value = (forward + backward) / 2 if is_consistent else 0.0
    return Preference(value, (forward, backward), is_consistent)
