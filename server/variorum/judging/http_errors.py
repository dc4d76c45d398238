"""Maps HTTP error statuses to failures of judgements."""

from __future__ import annotations

import email.utils
import re
from datetime import UTC, datetime

from variorum.grading.failures import FailureKind, JudgeFailure

_OVERFLOW = re.compile(
    r"context[ _-]?(?:length|size|window)|exceed\w* (?:the )?(?:available |maximum )?context|maximum context"
    r"|too many tokens|prompt is too long|too large for (?:the )?(?:model|context)",
    re.I,
)
_POLICY = re.compile(
    r"content[ _-]?(?:filter|policy|management)|responsible ?ai|safety system|moderation", re.I
)
_QUOTA = re.compile(r"insufficient_quota|exceeded your current quota|billing", re.I)


class HttpStatusError(Exception):
    """An answer with a status other than 200. `message` is the server's own and is not shown to people."""

    def __init__(self, status: int, message: str, retry_after: str | None = None) -> None:
        super().__init__(f"status {status}")
        self.status = status
        self.message = message
        self.retry_after = retry_after


def classify_status(refusal: HttpStatusError, host: str) -> JudgeFailure | HttpStatusError:
    """Returns the failure that a status stands for; the refusal itself where asking in another way may help.

    Messages are in our own words: what a server says may quote the key that it was sent.
    """
    status = refusal.status
    final = {
        401: "does not accept the key; check OPENAI_API_KEY",
        403: "does not permit this key to use the model",
        404: "knows no such model or address; check the model's name and the base URL",
    }
    if status in final:
        return JudgeFailure(FailureKind.REFUSED, f"{host} {final[status]} ({status})", is_final=True)
    if 300 <= status < 400:
        message = f"{host} redirects elsewhere, and redirects are not followed ({status})"
        return JudgeFailure(FailureKind.REFUSED, message, is_final=True)
    if status == 429:
        if _QUOTA.search(refusal.message):
            message = f"{host} says that the account's quota is used up (429)"
            return JudgeFailure(FailureKind.REFUSED, message, is_final=True)
        wait = parse_retry_after(refusal.retry_after)
        return JudgeFailure(FailureKind.RATE_LIMIT, f"{host} asks for fewer requests (429)", retry_after=wait)
    if status in (408, 409, 425) or status >= 500:
        if _OVERFLOW.search(refusal.message):
            return context_overflow(host)
        wait = parse_retry_after(refusal.retry_after)
        return JudgeFailure(FailureKind.SERVER, f"{host} failed ({status})", retry_after=wait)
    if status == 413 or _OVERFLOW.search(refusal.message):
        return context_overflow(host)
    if _POLICY.search(refusal.message):
        return JudgeFailure(FailureKind.POLICY, f"{host} will not have this text judged ({status})")
    return refusal


def context_overflow(host: str) -> JudgeFailure:
    """Returns the failure of a text that does not fit into the model's context."""
    message = f"the texts are longer than the model at {host} can read; nothing was cut"
    return JudgeFailure(FailureKind.CONTEXT_OVERFLOW, message)


def parse_retry_after(retry_after: str | None, now: datetime | None = None) -> float | None:
    """Returns the seconds that a `Retry-After` header asks for, as a number or a date; None for anything else."""
    if not retry_after:
        return None
    try:
        seconds = float(retry_after)
        return seconds if 0 <= seconds < 1e9 else None
    except ValueError:
        pass
    try:
        moment = email.utils.parsedate_to_datetime(retry_after)
    except (ValueError, TypeError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())
