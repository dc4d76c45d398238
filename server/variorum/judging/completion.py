"""Parses a chat completion without trusting the server."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.logprobs import TokenChoice
from variorum.grading.usage import Usage

_LONGEST_NAME = 200


@attrs.frozen
class Choice:
    """One answer of a completion."""

    content: str
    finish_reason: str
    refusal: str
    tokens: tuple[TokenChoice, ...]


@attrs.frozen
class Completion:
    """A completion: its answers, the model that says it gave them, and what they used."""

    choices: tuple[Choice, ...]
    model: str
    usage: Usage


def read_completion(raw: bytes) -> Completion:
    """Returns the completion in a response's body. Raises `JudgeFailure` for what is none."""
    try:
        fields = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise JudgeFailure(FailureKind.MALFORMED, "the server's answer is not UTF-8") from None
    except (ValueError, RecursionError):
        raise JudgeFailure(FailureKind.MALFORMED, "the server's answer is not JSON") from None
    choices = fields.get("choices") if isinstance(fields, dict) else None
    if not isinstance(choices, list) or not choices:
        raise JudgeFailure(FailureKind.MALFORMED, "the server's answer is no chat completion")
    return Completion(
        tuple(_choice(choice) for choice in choices),
        _text(fields.get("model"))[:_LONGEST_NAME],
        _usage(fields),
    )


def _choice(choice: Any) -> Choice:
    message = choice.get("message") if isinstance(choice, dict) else None
    if not isinstance(message, dict):
        raise JudgeFailure(FailureKind.MALFORMED, "the server's answer holds no message")
    return Choice(
        _text(message.get("content")),
        _text(choice.get("finish_reason")),
        _text(message.get("refusal")),
        _tokens(choice.get("logprobs")),
    )


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _usage(fields: Mapping[str, Any]) -> Usage:
    usage = fields.get("usage")
    if not isinstance(usage, dict):
        return Usage()
    return Usage(_count(usage.get("prompt_tokens")), _count(usage.get("completion_tokens")))


def _count(value: object) -> int:
    return value if type(value) is int and 0 <= value < 10**12 else 0


def _tokens(logprobs: Any) -> tuple[TokenChoice, ...]:
    """Returns the tokens with their alternatives; none at all where any of them is not what the protocol says."""
    content = logprobs.get("content") if isinstance(logprobs, dict) else None
    if not isinstance(content, list):
        return ()
    try:
        return tuple(_token(entry) for entry in content)
    except (KeyError, TypeError, ValueError, OverflowError):
        return ()


def _token(entry: Mapping[str, Any]) -> TokenChoice:
    own = (str(entry["token"]), float(entry["logprob"]))
    others = [(str(other["token"]), float(other["logprob"])) for other in entry.get("top_logprobs") or ()]
    return TokenChoice(own[0], (own, *others))
