"""Sends single requests to an OpenAI-compatible endpoint, and types its failures."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Protocol

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.judging.completion import Completion, read_completion
from variorum.judging.endpoint import Endpoint
from variorum.judging.http_errors import HttpStatusError, classify_status

# A judgement with its log-probabilities stays under a megabyte; what is longer is no answer.
MAX_BODY_BYTES = 8_000_000
_MAX_ERROR_BYTES = 16_384


@attrs.frozen
class Exchange:
    """A completion and its latency in seconds."""

    completion: Completion
    latency: float


class Sender(Protocol):
    """Sends a request to a model and returns the answer, over a connection or through an editor."""

    requests: int
    """How many requests were sent."""

    async def send(self, body: Mapping[str, Any]) -> Exchange:
        """Returns the answer to one chat completion. Raises `JudgeFailure`, or `HttpStatusError` where asking in another form
        may help.
        """

    async def close(self) -> None:
        """Closes open connections."""


class Client:
    """Sends requests through the `openai` package, one at a time for each call and never twice by itself.

    Retries are its caller's: each call of `send` is one request on the wire.
    """

    def __init__(self, endpoint: Endpoint, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._endpoint = endpoint
        self._clock = clock
        self._openai: Any = None
        self.requests = 0

    async def send(self, body: Mapping[str, Any]) -> Exchange:
        """Posts one chat completion and reads the answer. Raises `JudgeFailure`, or `HttpStatusError` for a 400.

        Cancelling the call closes the connection at once.
        """
        started = self._clock()
        connection = self._opened()
        self.requests += 1
        try:
            # The limit is on the whole exchange: a server that drips keeps every single read alive.
            async with asyncio.timeout(self._endpoint.timeout):
                raw = await self._post(connection, body)
        except TimeoutError:
            raise self._timed_out() from None
        return Exchange(read_completion(raw), self._clock() - started)

    async def close(self) -> None:
        """Closes the connections that are kept open."""
        if self._openai is not None:
            await self._openai.close()
            self._openai = None

    async def _post(self, connection: Any, body: Mapping[str, Any]) -> bytes:
        import openai

        try:
            # The answer is read here rather than by the package: within limits, and strictly.
            call = connection.chat.completions.with_streaming_response.create(**body)
            async with call as response:
                return await _bounded(response.http_response, MAX_BODY_BYTES)
        except HttpStatusError as refusal:
            raise classify_status(refusal, self._endpoint.host) from None
        except openai.APITimeoutError:
            raise self._timed_out() from None
        except JudgeFailure:
            raise
        except Exception as error:
            # Some versions of the package wrap what happens on the way, others let it through.
            if isinstance(error.__cause__, HttpStatusError):
                raise classify_status(error.__cause__, self._endpoint.host) from None
            if isinstance(error, asyncio.CancelledError | TimeoutError):
                raise
            # The class alone: an error's words may quote headers, and with them the key.
            what = type(error.__cause__ or error).__name__
            message = f"{self._endpoint.host} could not be reached, or broke off ({what})"
            raise JudgeFailure(FailureKind.CONNECTION, message) from None

    def _opened(self) -> Any:
        if self._openai is None:
            import openai

            self._openai = openai.AsyncOpenAI(
                api_key=self._endpoint.key.reveal(),
                base_url=self._endpoint.base_url,
                max_retries=0,
                timeout=self._endpoint.timeout,
                # An answer that is not packed cannot unfold to more than was sent.
                default_headers={"Accept-Encoding": "identity"},
                http_client=openai.DefaultAsyncHttpxClient(
                    follow_redirects=False,
                    event_hooks={"response": [_refuse_bad_status]},
                    # What is meant for this machine must not leave it by way of a proxy.
                    trust_env=not self._endpoint.is_local,
                ),
            )
        return self._openai

    def _timed_out(self) -> JudgeFailure:
        limit = f"{self._endpoint.timeout:g} s"
        return JudgeFailure(FailureKind.TIMEOUT, f"{self._endpoint.host} did not answer within {limit}")


async def _refuse_bad_status(response: Any) -> None:
    """Raises `HttpStatusError` for every status but 200, before the package reads the body."""
    if response.status_code == 200:
        return
    try:
        excerpt = await _bounded(response, _MAX_ERROR_BYTES)
    except JudgeFailure as failure:
        excerpt = failure.message.encode()
    raise HttpStatusError(response.status_code, _message_in(excerpt), response.headers.get("retry-after"))


async def _bounded(response: Any, limit: int) -> bytes:
    if response.headers.get("content-encoding", "identity") != "identity":
        raise JudgeFailure(FailureKind.MALFORMED, "the answer is packed, although that was not asked for")
    body = bytearray()
    chunks: AsyncIterator[bytes] = response.aiter_raw()
    async for chunk in chunks:
        body += chunk
        if len(body) > limit:
            raise JudgeFailure(FailureKind.MALFORMED, f"the answer is larger than {limit:,} bytes")
    return bytes(body)


def _message_in(body: bytes) -> str:
    """Returns what an error's body says: the protocol's `error.message`, or its beginning."""
    text = body.decode("utf-8", "replace")
    try:
        error = json.loads(text)["error"]
        return " ".join(str(error[name]) for name in ("code", "message") if error.get(name))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return text
