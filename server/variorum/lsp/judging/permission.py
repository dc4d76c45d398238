"""Gets permission before anything is sent: a trusted workspace, the user's consent, and no unseen secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.secret_detection import find_secrets
from variorum.judging.consent import ConsentRequest
from variorum.judging.prompt import Prompt
from variorum.lsp.services.client import MessageType

if TYPE_CHECKING:
    from variorum.judging.endpoint import Endpoint
    from variorum.lsp.services.services import Services

SEND, SEND_SECRETS, KEEP = "Send", "Send all the same", "Don't send"
_MOST_NAMED = 5


@attrs.frozen
class Parcel:
    """What is about to be sent: the texts by the names that people know, and the prompt that holds them."""

    texts: Mapping[str, str]
    prompt: Prompt


async def permit(services: Services, endpoint: Endpoint, parcel: Parcel) -> None:
    """Asks the user where that is needed.

    Raises:
        JudgeFailure: the parcel may not be sent.
    """
    if not services.judges.is_trusted:
        raise JudgeFailure(
            FailureKind.UNTRUSTED, "nothing is sent from a workspace that you have not said you trust"
        )
    sending = ConsentRequest(endpoint, tuple(parcel.texts), parcel.prompt.size)
    async with services.judges.asking:
        if not services.judges.consents.given(endpoint):
            await _ask(services, sending.question, SEND, MessageType.INFO)
            try:
                services.judges.consents.give(endpoint)
            except OSError as error:
                services.client.log(f"your answer could not be kept: {error.strerror or error}")
        found = await services.tasks.in_thread(_secrets, parcel.texts)
        if found:
            await _ask(services, _warning(found, endpoint), SEND_SECRETS, MessageType.WARNING)


async def _ask(services: Services, question: str, yes: str, message_type: MessageType) -> None:
    if await services.client.choose(question, (yes, KEEP), message_type) != yes:
        raise JudgeFailure(FailureKind.DECLINED, "you did not agree to send the texts")


def _secrets(texts: Mapping[str, str]) -> list[str]:
    """Returns every secret by file, line and kind, never by value."""
    return [f"{name} {secret}" for name, text in texts.items() for secret in find_secrets(text)]


def _warning(found: list[str], endpoint: Endpoint) -> str:
    more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
    named = "; ".join(found[:_MOST_NAMED])
    return (
        f"The texts hold what looks like secrets: {named}{more}. Send them to {endpoint.host} all the same?"
    )
