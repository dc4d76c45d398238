"""Gets permission before anything is sent: a trusted workspace, the user's consent, and no unseen secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.secret_detection import find_secrets
from variorum.judging.consent import ConsentRequest
from variorum.judging.prompt import Prompt
from variorum.lsp.judging.request_page import show_request
from variorum.lsp.services.client import MessageType

if TYPE_CHECKING:
    from variorum.judging.endpoint import Endpoint
    from variorum.lsp.services.services import Services

SEND, SEND_SECRETS, PREVIEW, KEEP = "Send", "Send all the same", "Preview", "Don't send"
_DECLINED = "you did not agree to send the texts"
_MOST_NAMED = 5


@attrs.frozen
class Parcel:
    """What is about to be sent."""

    uri: str
    """The file that is judged."""
    texts: Mapping[str, str]
    """The texts, by the names that people know."""
    prompt: Prompt
    """The prompt that holds the texts."""


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
            await _ask_consent(services, sending, parcel)
            try:
                services.judges.consents.give(endpoint)
            except OSError as error:
                services.client.log(f"your answer could not be kept: {error.strerror or error}")
        found = await services.tasks.in_thread(_secrets, parcel.texts)
        if found:
            warning = _warning(found, endpoint)
            answer = await services.client.confirm(warning, "", (SEND_SECRETS, KEEP), MessageType.WARNING)
            if answer != SEND_SECRETS:
                raise JudgeFailure(FailureKind.DECLINED, _DECLINED)


async def _ask_consent(services: Services, sending: ConsentRequest, parcel: Parcel) -> None:
    """Asks for consent. A user who wants to read the request first is shown it, and asked again the next time."""
    answer = await services.client.confirm(sending.question, sending.detail, (SEND, PREVIEW, KEEP))
    if answer == PREVIEW:
        url = f"{sending.endpoint.base_url}/chat/completions"
        await show_request(services, parcel.uri, url, {"messages": parcel.prompt.messages()})
        raise JudgeFailure(FailureKind.DECLINED, "the request is shown; score again to send it")
    if answer != SEND:
        raise JudgeFailure(FailureKind.DECLINED, _DECLINED)


def _secrets(texts: Mapping[str, str]) -> list[str]:
    """Returns every secret by file, line and kind, never by value."""
    return [f"{name} {secret}" for name, text in texts.items() for secret in find_secrets(text)]


def _warning(found: list[str], endpoint: Endpoint) -> str:
    more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
    named = "; ".join(found[:_MOST_NAMED])
    return (
        f"The texts hold what looks like secrets: {named}{more}. Send them to {endpoint.host} all the same?"
    )
