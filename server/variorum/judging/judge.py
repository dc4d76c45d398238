"""Judges texts with a model by a rubric: returns marks or a typed failure."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from variorum.grading.failures import JudgeFailure, RetryPolicy
from variorum.grading.material import ComparisonMaterial, Material
from variorum.grading.model_judgement import ModelJudgement, Sample, fields_of, total_of_fields
from variorum.grading.rubric import Rubric
from variorum.grading.usage import Usage
from variorum.judging.answer_cache import AnswerCache, judgement_key
from variorum.judging.cache import Cache
from variorum.judging.chat_requests import ChatRequester, Sleep
from variorum.judging.client import Client, Sender
from variorum.judging.coalescing import SharedWork
from variorum.judging.comparison_prompt import comparison_prompt, comparison_schema
from variorum.judging.endpoint import Endpoint
from variorum.judging.pairwise import PairwiseJudge, Preference
from variorum.judging.prompt import Prompt, build_prompt
from variorum.judging.response_format import Schema, answer_schema

# Seeds of repeated answers lie far from those of samples.
_REASK_STEP = 1_000


class Judge:
    """A model that judges by one rubric. Answers are cached as they arrive.

    Use it as an asynchronous context manager, or call `close`.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        rubric: Rubric,
        *,
        cache: Cache | None = None,
        client: Sender | None = None,
        policy: RetryPolicy | None = None,
        sleep: Sleep = asyncio.sleep,
        jitter: Callable[[], float] = random.random,
        reuse_rejected: bool = True,
    ) -> None:
        """`reuse_rejected` takes stored answers that were no use as they are, instead of asking anew."""
        self.endpoint = endpoint
        self.rubric = rubric
        self.client: Sender = client or Client(endpoint)
        self._cache = cache
        self._policy = policy or RetryPolicy()
        self._reuse_rejected = reuse_rejected
        self._requester = ChatRequester(
            endpoint, self.client, cache, policy=self._policy, sleep=sleep, jitter=jitter
        )
        self._shared: SharedWork[ModelJudgement] = SharedWork()

    async def __aenter__(self) -> Judge:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connections."""
        await self.client.close()

    @property
    def spent(self) -> Usage:
        """The tokens that were paid for through this judge."""
        return self._requester.budget.spent

    def try_again(self) -> None:
        """Allows requests again after a final failure. The budget is not reset."""
        self._requester.try_again()

    async def compare(self, contest: ComparisonMaterial) -> Preference:
        """Returns which of two is better, asked in both orders; stored answers are not paid for again."""
        comparer = PairwiseJudge(
            self.endpoint, self._requester, self.rubric, self._cache, self._policy.reasks
        )
        return await comparer.compare(contest)

    def preview_comparison(self, contest: ComparisonMaterial) -> tuple[str, dict[str, Any]]:
        """Returns the address and the body of the first request for a contest; nothing is sent."""
        prompt = comparison_prompt(self.rubric, contest)
        body = self._requester.body(prompt, partial(comparison_schema, contest.task), 0, 1)
        return f"{self.endpoint.base_url}/chat/completions", dict(body)

    def preview(self, material: Material) -> tuple[str, dict[str, Any]]:
        """Returns the address and the body of the first request for a material; nothing is sent."""
        prompt, schema = build_prompt(self.rubric, material), self._schema(material)
        body = self._requester.body(prompt, schema, 0, self.endpoint.samples)
        return f"{self.endpoint.base_url}/chat/completions", dict(body)

    def _schema(self, material: Material) -> Schema:
        return partial(answer_schema, self.rubric, task=material.task)

    async def judge(self, material: Material) -> ModelJudgement:
        """Returns the judgement of a pair; unscored with its reason where none came about.

        Judging the same material twice at once makes one set of requests. Cancelling stops them.
        """
        key = judgement_key(self.endpoint, self.rubric, material)
        return await self._shared.run(key, lambda: self._judge(material))

    async def _judge(self, material: Material) -> ModelJudgement:
        answers = AnswerCache(
            self.endpoint, self.rubric, material, self._cache, reuse_rejected=self._reuse_rejected
        )
        prompt = build_prompt(self.rubric, material)
        schema = self._schema(material)
        indices = range(self.endpoint.samples)
        if len(missing := [index for index in indices if answers.stored(index, 0) is None]) > 1:
            await self._ask_together(answers, prompt, schema, missing)
        outcomes = await asyncio.gather(*(self._sample(answers, prompt, schema, index) for index in indices))
        samples = [outcome for outcome in outcomes if isinstance(outcome, Sample)]
        failures = [outcome for outcome in outcomes if isinstance(outcome, JudgeFailure)]
        # A minority of samples may fail; what most of them say still stands, and the rest is told.
        if failures and len(samples) <= len(failures):
            return self._judgement(answers, (), failures[0])
        answers.notes += [f"a sample was left out ({failure})" for failure in failures]
        return self._judgement(answers, samples, None)

    async def _ask_together(
        self, answers: AnswerCache, prompt: Prompt, schema: Schema, missing: list[int]
    ) -> None:
        """Asks for several samples in one request; what does not come of it is asked for one by one."""
        try:
            exchange = await self._requester.ask(prompt, schema, seed_step=missing[0], count=len(missing))
        except JudgeFailure:
            # It will show again for the single samples, and there it counts.
            return
        answers.keep(exchange, missing, attempt=0)

    async def _sample(
        self, answers: AnswerCache, prompt: Prompt, schema: Schema, index: int
    ) -> Sample | JudgeFailure:
        """Returns one sample's marks; an answer that cannot be used is asked for again, with the reason."""
        failure: JudgeFailure | None = None
        try:
            for attempt in range(self._policy.reasks + 1):
                answer = answers.take(index, attempt)
                if answer is None:
                    asked = prompt if failure is None else prompt.again(failure.message)
                    step = index + attempt * _REASK_STEP
                    exchange = await self._requester.ask(asked, schema, seed_step=step, count=1)
                    answers.keep(exchange, [index], attempt)
                    answer = answers.take(index, attempt)
                assert answer is not None
                try:
                    return Sample(answers.marks(answer), answer.weighted, answers.texts(answer))
                except JudgeFailure as rejected:
                    if not rejected.is_bad_answer:
                        return rejected
                    failure = rejected
        except JudgeFailure as unanswered:
            return unanswered
        assert failure is not None
        return failure

    def _judgement(
        self, answers: AnswerCache, samples: tuple[Sample, ...] | list[Sample], failure: JudgeFailure | None
    ) -> ModelJudgement:
        fields = fields_of(self.rubric, samples) if failure is None else {}
        costs = [answer.cost for answer in answers.used if answer.cost is not None]
        return ModelJudgement(
            model=self.endpoint.model,
            served_model=answers.used[0].model if answers.used else "",
            rubric=self.rubric.id,
            rubric_version=self.rubric.version,
            rubric_hash=self.rubric.content_hash,
            fields=fields,
            j=total_of_fields(self.rubric, fields) if fields else None,
            failure=failure,
            usage=sum((answer.usage for answer in answers.used), Usage()),
            cost=sum(costs) if costs else None,
            latency=sum(answer.latency for answer in answers.used),
            cached=bool(answers.used) and not answers.paid_answers,
            samples=len(samples),
            texts=next((sample.texts for sample in samples if sample.texts), {}),
            notes=tuple(answers.notes),
        )
