"""Represents a cached answer: what the model wrote, its usage and its cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.json_answer import find_answer
from variorum.grading.judging_task import TextField, Texts, read_texts
from variorum.grading.logprobs import weighted_value
from variorum.grading.marks import Mark, read_marks
from variorum.grading.rubric import Rubric
from variorum.grading.usage import Usage
from variorum.judging.client import Exchange
from variorum.judging.completion import Choice
from variorum.judging.endpoint import Endpoint


@attrs.frozen
class StoredAnswer:
    """One answer of a model, usable or not.

    `weighted` has the probability-weighted value of each dimension whose tokens told it, in `[0, 1]`.
    `latency` is in seconds, `cost` in the currency of the user's price. Of several answers to one request
    the first carries what the request used.
    """

    content: str
    finish_reason: str
    refusal: str
    model: str
    weighted: Mapping[str, float]
    usage: Usage
    cost: float | None
    latency: float

    def to_json(self) -> dict[str, Any]:
        """For the cache."""
        return attrs.asdict(self)

    @staticmethod
    def from_json(value: Mapping[str, Any] | None) -> StoredAnswer | None:
        """From the cache; None if there is nothing, or nothing of this shape."""
        if value is None:
            return None
        try:
            return StoredAnswer(**{**value, "usage": Usage(**value["usage"])})
        except (TypeError, KeyError):
            return None

    @property
    def is_refusal(self) -> bool:
        """Whether the model, or what guards it, declined."""
        return bool(self.refusal) or self.finish_reason == "content_filter"

    def marks(self, rubric: Rubric, *, source_lines: int, target_lines: int, limit: int) -> dict[str, Mark]:
        """Returns the marks that the answer gives. Raises `JudgeFailure` if it gives none."""
        if self.is_refusal:
            raise JudgeFailure(FailureKind.POLICY, "the model declined to judge these texts")
        try:
            return read_marks(self.content, rubric, source_lines=source_lines, target_lines=target_lines)
        except JudgeFailure:
            if self.finish_reason != "length":
                raise
            message = f"the answer ran into its limit of {limit} tokens; allow more"
            raise JudgeFailure(FailureKind.TRUNCATED, message) from None

    def texts(self, rubric: Rubric, asked: Iterable[TextField]) -> Texts:
        """Returns the texts of an answer that gives marks."""
        answer = find_answer(self.content, {dimension.id for dimension in rubric.dimensions})
        return read_texts(answer.members, asked)


def stored_answer(exchange: Exchange, endpoint: Endpoint) -> StoredAnswer:
    """Returns the first answer of an exchange, with all that the request used."""
    completion, choice = exchange.completion, exchange.completion.choices[0]
    return StoredAnswer(
        choice.content,
        choice.finish_reason,
        choice.refusal,
        completion.model,
        {},
        completion.usage,
        completion.usage.cost(endpoint.price),
        exchange.latency,
    )


def weighted_values(choice: Choice, rubric: Rubric) -> dict[str, float]:
    """Returns the probability-weighted value of each dimension, where usable log-probabilities came along."""
    if not choice.tokens:
        return {}
    try:
        marks = read_marks(choice.content, rubric, source_lines=0, target_lines=0)
    except JudgeFailure:
        return {}
    found = {
        name: weighted_value(choice.tokens, choice.content, mark.span, rubric.grid)
        for name, mark in marks.items()
    }
    return {name: value for name, value in found.items() if value is not None}
