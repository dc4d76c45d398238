"""Limits on the tokens and the money that a run of judgements may use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.usage import Price, Usage

# A token is rarely shorter than this in code; the guess is for limits alone and errs on the side of more.
_BYTES_PER_TOKEN = 3


def guessed_usage(sent_bytes: int, answer_tokens: int) -> Usage:
    """Returns the most that a request is likely to use."""
    return Usage(sent_bytes // _BYTES_PER_TOKEN + 1, answer_tokens)


class Budget:
    """The limits of a run. The estimate of a request is reserved before it is sent, so that requests that are
    under way together cannot pass a limit together.
    """

    def __init__(self, max_tokens: int | None, max_cost: float | None, price: Price | None) -> None:
        self._max_tokens = max_tokens
        self._max_cost = max_cost
        self._price = price
        self._reserved = Usage()
        self.spent = Usage()

    @contextmanager
    def reserve(self, guess: Usage) -> Iterator[None]:
        """Reserves an estimate while a request is running. Raises `JudgeFailure` at a limit."""
        planned = self.spent + self._reserved + guess
        if self._max_tokens is not None and planned.total > self._max_tokens:
            raise self._reached(f"the next request may pass the limit of {self._max_tokens} tokens")
        cost = planned.cost(self._price)
        if self._max_cost is not None and cost is not None and cost > self._max_cost:
            raise self._reached(f"the next request may pass the limit of {self._max_cost:g}")
        self._reserved += guess
        try:
            yield
        finally:
            self._reserved += Usage(-guess.input_tokens, -guess.output_tokens)

    def spend(self, usage: Usage) -> None:
        """Counts what was really used."""
        self.spent += usage

    def _reached(self, why: str) -> JudgeFailure:
        return JudgeFailure(FailureKind.BUDGET, f"{self.spent.total} tokens are used, and {why}")
