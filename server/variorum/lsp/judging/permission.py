"""What has to hold before anything is sent: trust in the workspace, the user's yes, and no secrets unseen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.secret_detection import find_secrets
from variorum.judging.consent import ConsentRequest
from variorum.judging.prompt import Prompt
from variorum.lsp.client import Loudness

if TYPE_CHECKING:
    from variorum.judging.endpoint import Endpoint
    from variorum.lsp.session import Session

SEND, SEND_SECRETS, KEEP = "Send", "Send all the same", "Don't send"
_MOST_NAMED = 5


@attrs.frozen
class Parcel:
    """What is about to leave: the texts by the names that people know, and the prompt that holds them."""

    texts: Mapping[str, str]
    prompt: Prompt


async def permit(session: Session, endpoint: Endpoint, parcel: Parcel) -> None:
    """Raises `JudgeFailure` unless the parcel may be sent; the user is asked where that is needed."""
    if not session.desk.is_trusted:
        raise JudgeFailure(
            FailureKind.UNTRUSTED, "nothing is sent from a workspace that you have not said you trust"
        )
    sending = ConsentRequest(endpoint, tuple(parcel.texts), parcel.prompt.size)
    async with session.desk.asking:
        if not session.desk.consents.given(endpoint):
            await _ask(session, sending.question, SEND, Loudness.INFO)
            try:
                session.desk.consents.give(endpoint)
            except OSError as error:
                session.client.log(f"your answer could not be kept: {error.strerror or error}")
        found = await session.tasks.in_thread(_secrets, parcel.texts)
        if found:
            await _ask(session, _warning(found, endpoint), SEND_SECRETS, Loudness.WARNING)


async def _ask(session: Session, question: str, yes: str, loudness: Loudness) -> None:
    if await session.client.choose(question, (yes, KEEP), loudness) != yes:
        raise JudgeFailure(FailureKind.DECLINED, "you did not agree to send the texts")


def _secrets(texts: Mapping[str, str]) -> list[str]:
    """Every secret by file, line and kind, never by value."""
    return [f"{name} {secret}" for name, text in texts.items() for secret in find_secrets(text)]


def _warning(found: list[str], endpoint: Endpoint) -> str:
    more = f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else ""
    named = "; ".join(found[:_MOST_NAMED])
    return (
        f"The texts hold what looks like secrets: {named}{more}. Send them to {endpoint.host} all the same?"
    )
