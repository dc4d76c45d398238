"""Sends prompts to an endpoint in a format it accepts, and retries failed requests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from variorum.grading.failures import FailureKind, JudgeFailure, RetryPolicy
from variorum.judging.budget import Budget, guessed_usage
from variorum.judging.cache import Cache
from variorum.judging.client import Exchange, Sender
from variorum.judging.endpoint import Endpoint
from variorum.judging.endpoint_capabilities import EndpointCapabilities
from variorum.judging.http_errors import HttpStatusError, context_overflow
from variorum.judging.prompt import Prompt
from variorum.judging.response_format import ResponseFormat, Schema, response_format

_TOP_LOGPROBS = 10
# Code has three to five bytes a token, indentation aside. Far fewer tokens than that were not all of it.
_BYTES_PER_TOKEN = 4
_MOST_BYTES_PER_TOKEN = 8

Sleep = Callable[[float], Awaitable[None]]


class ChatRequester:
    """Sends requests to one endpoint, within its concurrency and its budget."""

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
        self._capabilities = EndpointCapabilities.from_json(
            cache.capabilities_of(self._name) if cache else None
        )
        self._slots = asyncio.Semaphore(endpoint.concurrency)
        self._detecting = asyncio.Lock()
        self._final: JudgeFailure | None = None
        self.budget = Budget(endpoint.max_tokens, endpoint.max_cost, endpoint.price)

    async def ask(self, prompt: Prompt, schema: Schema, *, seed_step: int, count: int) -> Exchange:
        """Returns the answer to a prompt: `count` choices where the endpoint gives several, or else one.

        `seed_step` is added to the seed, so that samples differ. Raises `JudgeFailure`.
        """
        if self._endpoint.context_tokens is not None:
            needed = prompt.size // _BYTES_PER_TOKEN + self._endpoint.answer_tokens
            if needed > self._endpoint.context_tokens:
                raise context_overflow(self._endpoint.host)
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
        """Allows requests again after a final failure, whose cause may have been fixed since."""
        self._final = None

    async def _ask_once(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Exchange:
        async with self._slots:
            if not self._capabilities.is_proven:
                # One request finds out what the endpoint accepts; the others wait instead of asking too.
                async with self._detecting:
                    if not self._capabilities.is_proven:
                        return await self._adapt(prompt, schema, seed_step, count)
            return await self._adapt(prompt, schema, seed_step, count)

    async def _adapt(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Exchange:
        """Sends a request, and after a rejection of its format sends it again in a simpler one."""
        while True:
            if self._final is not None:
                # A new one: a failure that is raised again and again would drag its history along.
                raise JudgeFailure(self._final.kind, self._final.message, is_final=True)
            body = self.body(prompt, schema, seed_step, count)
            try:
                with self.budget.reserve(guessed_usage(prompt.size, self._endpoint.answer_tokens * count)):
                    exchange = await self._client.send(body)
                    self.budget.spend(exchange.completion.usage)
            except HttpStatusError as refusal:
                humbler = self._capabilities.after_rejection(refusal.message, _optional_parts(body))
                if humbler is None:
                    message = f"{self._endpoint.host} did not accept the request ({refusal.status})"
                    raise JudgeFailure(FailureKind.REFUSED, message) from None
                self._capabilities = humbler
                continue
            self._prove()
            self._refuse_if_cut(prompt, exchange)
            return exchange

    def _prove(self) -> None:
        if self._capabilities.is_proven:
            return
        self._capabilities = self._capabilities.proven()
        if self._cache is not None:
            self._cache.store_capabilities(self._name, self._capabilities.to_json())

    def _refuse_if_cut(self, prompt: Prompt, exchange: Exchange) -> None:
        """Raises `JudgeFailure` if the server silently cut the prompt, as some do with long ones."""
        read = exchange.completion.usage.input_tokens
        solid = len("".join((prompt.system + prompt.user).split()).encode())
        if 0 < read < solid // _MOST_BYTES_PER_TOKEN:
            message = (
                f"{self._endpoint.host} read only {read} tokens of the prompt; the rest was cut off there"
            )
            raise JudgeFailure(FailureKind.CONTEXT_OVERFLOW, message)

    def body(self, prompt: Prompt, schema: Schema, seed_step: int, count: int) -> Mapping[str, Any]:
        """Returns a request for `count` answers, without what the endpoint is known to refuse."""
        endpoint, capabilities = self._endpoint, self._capabilities
        body: dict[str, Any] = {"model": endpoint.model, "messages": prompt.messages()}
        limit = "max_tokens" if capabilities.accepts("max_tokens") else "max_completion_tokens"
        body[limit] = endpoint.answer_tokens
        if capabilities.accepts("temperature"):
            body["temperature"] = endpoint.temperature
        if endpoint.seed is not None and capabilities.accepts("seed"):
            body["seed"] = endpoint.seed + seed_step
        if count > 1 and capabilities.accepts("n"):
            body["n"] = count
        if endpoint.logprobs and capabilities.accepts("logprobs"):
            body.update(logprobs=True, top_logprobs=_TOP_LOGPROBS)
        form = response_format(capabilities.form, schema, bounded=capabilities.accepts("bounds"))
        if form is not None:
            body["response_format"] = form
        return body


def _optional_parts(body: Mapping[str, Any]) -> frozenset[str]:
    parts = {name for name in ("temperature", "seed", "n", "logprobs", "max_tokens") if name in body}
    if body.get("response_format", {}).get("type") == ResponseFormat.SCHEMA.value:
        parts.add("bounds")
    return frozenset(parts)
