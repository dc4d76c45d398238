"""Puts a prompt to an endpoint in the form that it accepts, and repeats what failed on the way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from variorum.grading.failures import FailureKind, JudgeFailure, RetryPolicy
from variorum.judging.abilities import Abilities
from variorum.judging.answer_form import AnswerForm, Schema, response_format
from variorum.judging.budget import Budget, guessed_usage
from variorum.judging.cache import Cache
from variorum.judging.client import Exchange, Sender
from variorum.judging.endpoint import Endpoint
from variorum.judging.prompt import Prompt
from variorum.judging.refusals import HttpRefusal, overflow

_TOP_LOGPROBS = 10
# Code has three to five bytes a token, indentation aside. Far fewer tokens than that were not all of it.
_BYTES_PER_TOKEN = 4
_MOST_BYTES_PER_TOKEN = 8

Sleep = Callable[[float], Awaitable[None]]


class Asker:
    """Asks one endpoint, within its concurrency and its budget."""

    def __init__(
        self,
        endpoint: Endpoint,
        client: Sender,
        cache: Cache | None,
        *,
        policy: RetryPolicy,
        sleep: Sleep = asyncio.sleep,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._endpoint = endpoint
        self._client = client
        self._cache = cache
        self._policy = policy
        self._sleep = sleep
        self._jitter = jitter
        self._name = f"{endpoint.base_url} {endpoint.model}"
        self._abilities = Abilities.from_json(cache.ability(self._name) if cache else None)
        self._slots = asyncio.Semaphore(endpoint.concurrency)
        self._detecting = asyncio.Lock()
        self._final: JudgeFailure | None = None
        self.budget = Budget(endpoint.max_tokens, endpoint.max_cost, endpoint.price)

    async def ask(self, prompt: Prompt, schema: Schema, *, seed_step: int, count: int) -> Exchange:
        """The answer to a prompt: `count` choices where the endpoint gives several, or else one.

        `seed_step` is added to the seed, so that samples differ. Raises `JudgeFailure`.
        """
        if self._endpoint.context_tokens is not None:
            needed = prompt.size // _BYTES_PER_TOKEN + self._endpoint.answer_tokens
            if needed > self._endpoint.context_tokens:
                raise overflow(self._endpoint.host)
        repetition = 0
        while True:
            try:
                return await self._ask_once(prompt, schema, seed_step, count)
            except JudgeFailure as failure:
                if failure.is_final:
                    self._final = failure
                wait = self._policy.wait(failure, repetition, self._jitter())
                if wait is None:
                    raise
            # No slot is held while waiting: others may well get through.
            await self._sleep(wait)
            repetition += 1

    def try_again(self) -> None:
        """Send again after a refusal for good: what was wrong may have been put right since."""
        self._final = None

    async def _ask_once(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Exchange:
        async with self._slots:
            if not self._abilities.is_proven:
                # One request finds out what the endpoint accepts; the others wait instead of asking too.
                async with self._detecting:
                    if not self._abilities.is_proven:
                        return await self._adapt(prompt, schema, seed_step, count)
            return await self._adapt(prompt, schema, seed_step, count)

    async def _adapt(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Exchange:
        """Sends, and after a refusal of the form sends again in a humbler one."""
        while True:
            if self._final is not None:
                # A new one: a failure that is raised again and again would drag its history along.
                raise JudgeFailure(self._final.kind, self._final.message, is_final=True)
            body = self.body(prompt, schema, seed_step, count)
            try:
                with self.budget.reserve(guessed_usage(prompt.size, self._endpoint.answer_tokens * count)):
                    exchange = await self._client.send(body)
                    self.budget.spend(exchange.completion.usage)
            except HttpRefusal as refusal:
                humbler = self._abilities.after_refusal(refusal.message, _optional_parts(body))
                if humbler is None:
                    message = f"{self._endpoint.host} did not accept the request ({refusal.status})"
                    raise JudgeFailure(FailureKind.REFUSED, message) from None
                self._abilities = humbler
                continue
            self._prove()
            self._refuse_if_cut(prompt, exchange)
            return exchange

    def _prove(self) -> None:
        if self._abilities.is_proven:
            return
        self._abilities = self._abilities.proven()
        if self._cache is not None:
            self._cache.remember_ability(self._name, self._abilities.to_json())

    def _refuse_if_cut(self, prompt: Prompt, exchange: Exchange) -> None:
        """Some servers drop the beginning of what is too long for them without a word."""
        read = exchange.completion.usage.input_tokens
        solid = len("".join((prompt.system + prompt.user).split()).encode())
        if 0 < read < solid // _MOST_BYTES_PER_TOKEN:
            message = (
                f"{self._endpoint.host} read only {read} tokens of the prompt; the rest was cut off there"
            )
            raise JudgeFailure(FailureKind.CONTEXT_OVERFLOW, message)

    def body(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Mapping[str, Any]:
        """A request for `count` answers, without what the endpoint is known to refuse."""
        endpoint, abilities = self._endpoint, self._abilities
        body: dict[str, Any] = {"model": endpoint.model, "messages": prompt.messages()}
        limit = "max_tokens" if abilities.accepts("max_tokens") else "max_completion_tokens"
        body[limit] = endpoint.answer_tokens
        if abilities.accepts("temperature"):
            body["temperature"] = endpoint.temperature
        if endpoint.seed is not None and abilities.accepts("seed"):
            body["seed"] = endpoint.seed + seed_step
        if count > 1 and abilities.accepts("n"):
            body["n"] = count
        if endpoint.logprobs and abilities.accepts("logprobs"):
            body.update(logprobs=True, top_logprobs=_TOP_LOGPROBS)
        form = response_format(abilities.form, schema, bounded=abilities.accepts("bounds"))
        if form is not None:
            body["response_format"] = form
        return body


def _optional_parts(body: Mapping[str, Any]) -> frozenset[str]:
    parts = {name for name in ("temperature", "seed", "n", "logprobs", "max_tokens") if name in body}
    if body.get("response_format", {}).get("type") == AnswerForm.SCHEMA.value:
        parts.add("bounds")
    return frozenset(parts)
