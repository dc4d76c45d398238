"""Runs a model in the editor: each request goes to the client as `variorum/runModel`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.usage import Usage
from variorum.judging.client import Exchange
from variorum.judging.completion import Choice, Completion
from variorum.lsp.services.client import ClientRefused

if TYPE_CHECKING:
    from variorum.lsp.services.client import Client

METHOD = "variorum/runModel"
# What an editor may call the end of an answer, in the words of the chat protocol.
_LONGEST_ANSWER = 1_000_000
_LONGEST_NAME = 200
_KINDS = {
    "policy": FailureKind.POLICY,
    "refused": FailureKind.REFUSED,
    "rateLimit": FailureKind.RATE_LIMIT,
    "contextOverflow": FailureKind.CONTEXT_OVERFLOW,
    "declined": FailureKind.DECLINED,
}


class EditorModel:
    """Sends requests to the editor. Cancelling a request cancels it there too."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.requests = 0

    async def send(self, body: Mapping[str, Any]) -> Exchange:
        """Returns one answer of the editor's model.

        Raises:
            JudgeFailure: the editor runs no model, or the model gives no answer.
        """
        self.requests += 1
        started = time.monotonic()
        params = {
            "model": body["model"],
            "messages": body["messages"],
            "maxTokens": body.get("max_tokens") or body.get("max_completion_tokens"),
            "temperature": body.get("temperature"),
            "responseFormat": body.get("response_format"),
        }
        try:
            answer = await self._client.ask(METHOD, params)
        except ClientRefused as refusal:
            raise JudgeFailure(FailureKind.CONNECTION, "the editor could not run the model") from refusal
        return Exchange(_completion(answer), time.monotonic() - started)

    async def close(self) -> None:
        """Does nothing: no connection is kept open."""


def _completion(answer: object) -> Completion:
    """Returns the answer as a completion. The editor is trusted no more than a model server is."""
    if not isinstance(answer, dict):
        raise JudgeFailure(FailureKind.DECLINED, "the editor ran no model")
    failure = answer.get("failure")
    if isinstance(failure, dict):
        kind = _KINDS.get(str(failure.get("kind")), FailureKind.SERVER)
        message = " ".join(str(failure.get("message") or "the editor's model failed").split())
        raise JudgeFailure(kind, message[:_LONGEST_NAME])
    content = answer.get("content")
    if not isinstance(content, str) or len(content) > _LONGEST_ANSWER:
        raise JudgeFailure(FailureKind.MALFORMED, "the editor's answer holds no text of a model")
    usage = answer.get("usage")
    counts = [usage.get(name) if isinstance(usage, dict) else 0 for name in ("inputTokens", "outputTokens")]
    read, generated = (one if type(one) is int and one >= 0 else 0 for one in counts)
    model = answer.get("model")
    finish = "length" if answer.get("finishReason") == "length" else "stop"
    return Completion(
        (Choice(content, finish, "", ()),),
        model[:_LONGEST_NAME] if isinstance(model, str) else "",
        Usage(read, generated),
    )
