"""Classifies failures of judgements, and says which are retried and after how long."""

from __future__ import annotations

from enum import StrEnum

import attrs


class FailureKind(StrEnum):
    """The kinds of failure; the value is what people read after "unscored:"."""

    CONNECTION = "connection"
    TIMEOUT = "timeout"
    RATE_LIMIT = "rate limit"
    SERVER = "server error"
    REFUSED = "refused"
    CONTEXT_OVERFLOW = "context overflow"
    POLICY = "blocked by policy"
    TRUNCATED = "truncated"
    MALFORMED = "malformed answer"
    MISSING_FIELD = "missing field"
    OFF_GRID = "off the grid"
    BUDGET = "budget reached"
    SECRETS = "secrets in the text"
    DECLINED = "not sent"
    UNTRUSTED = "untrusted workspace"
    NOT_SET_UP = "no judge is set up"


_WORTH_RESENDING = frozenset(
    {FailureKind.CONNECTION, FailureKind.TIMEOUT, FailureKind.RATE_LIMIT, FailureKind.SERVER}
)
_WORTH_ASKING_AGAIN = frozenset({FailureKind.MALFORMED, FailureKind.MISSING_FIELD, FailureKind.OFF_GRID})


class JudgeFailure(Exception):
    """A judgement failed. The message never contains a key, and of the address only the host."""

    def __init__(
        self, kind: FailureKind, message: str, *, retry_after: float | None = None, is_final: bool = False
    ) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message
        self.retry_after = retry_after
        """Seconds that the server asked to wait."""
        self.is_final = is_final
        """Whether every further request to this endpoint would fail in the same way."""

    @property
    def is_transient(self) -> bool:
        """Whether the same request may well succeed later."""
        return self.kind in _WORTH_RESENDING

    @property
    def is_bad_answer(self) -> bool:
        """Whether an answer came that cannot be used; the model may do better when asked again."""
        return self.kind in _WORTH_ASKING_AGAIN


@attrs.frozen
class RetryPolicy:
    """How often a failed request is retried. Times are in seconds.

    `resends` counts repetitions after a failure on the way, `reasks` those after an unusable answer.
    """

    resends: int = 3
    reasks: int = 1
    first_wait: float = 1.0
    longest_wait: float = 60.0

    def wait(self, failure: JudgeFailure, repetition: int, jitter: float) -> float | None:
        """Returns the seconds to wait before a repetition, counted from 0; None if repeating is pointless.

        Waits double from one repetition to the next. `jitter`, in `[0, 1)`, takes off up to half, so that
        many clients do not come back together. What the server asks for stands, unless it is too long.
        """
        if not failure.is_transient or repetition >= self.resends:
            return None
        if failure.retry_after is not None:
            return failure.retry_after if failure.retry_after <= self.longest_wait else None
        doubled = min(self.first_wait * 2**repetition, self.longest_wait)
        return float(doubled * (1 - jitter / 2))
