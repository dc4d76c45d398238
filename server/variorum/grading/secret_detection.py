"""Finds keys, tokens and passwords in a text. Their values are never repeated."""

from __future__ import annotations

import math
import re
from collections import Counter

import attrs

from variorum.grading.prompt_escaping import split_lines

_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("private key", r"-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----"),
        ("AWS access key", r"\b(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}\b"),
        ("GitHub token", r"\bgh[pousr]_[A-Za-z0-9]{36,255}\b|\bgithub_pat_[A-Za-z0-9_]{22,255}\b"),
        ("GitLab token", r"\bgl(?:pat|ptt|dt|rt|cbt)-[A-Za-z0-9_-]{20,}"),
        ("API key", r"\bsk-(?:[a-z]+-)*[A-Za-z0-9_-]{20,}"),
        ("Google API key", r"\bAIza[A-Za-z0-9_-]{35}"),
        ("Slack token", r"\bxox[abeoprs]-[A-Za-z0-9-]{10,}"),
        ("Slack webhook", r"hooks\.slack\.com/services/T[A-Z0-9]+/B[A-Z0-9]+/[A-Za-z0-9]{16,}"),
        ("Stripe key", r"\b[rsp]k_(?:live|test)_[A-Za-z0-9]{16,}"),
        ("npm token", r"\bnpm_[A-Za-z0-9]{36}\b"),
        ("package index token", r"\bpypi-AgE[A-Za-z0-9_-]{40,}"),
        ("Hugging Face token", r"\bhf_[A-Za-z0-9]{30,}\b"),
        ("SendGrid key", r"\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}"),
        ("JSON web token", r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}"),
        ("password in an address", r"\b[a-z][a-z0-9+.-]*://[^\s/:@\"'<>{}$]*:[^\s/:@\"'<>{}$]{3,}@[\w.-]"),
        (
            "authorisation header",
            r"(?i)\bauthorization[\"']?\s*[:=]\s*[\"']?(?:bearer|basic)\s+[A-Za-z0-9+/=._-]{12,}",
        ),
    )
)

_ASSIGNED = re.compile(
    r"(?i)(?:api[_-]?key|secret(?:[_-]?key)?|access[_-]?token|auth[_-]?token|client[_-]?secret|passw(?:or)?d|private[_-]?key)"
    r"[\"']?\s*(?:=>|:=|[:=])\s*[\"'](?P<value>[^\"'\s]{8,})[\"']"
)
# Words that people put where a secret will go one day.
_PLACEHOLDER = re.compile(
    r"(?i)your|example|changeme|placeholder|dummy|sample|test|redacted|xxx|\.\.\.|<|\$\{|\{\{|%s|\*\*\*"
)
# Bits per character: made-up words lie below three, random keys well above.
_RANDOM = 3.0
_LONGEST_LINE = 20_000


@attrs.frozen
class Secret:
    """Something that looks like a secret: its kind and its line, counted from 1. Its value is not kept."""

    line: int
    kind: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.kind}"


def find_secrets(text: str) -> tuple[Secret, ...]:
    """Returns everything in the text that looks like a key, a token or a password, at most one of a kind per line."""
    found = []
    for number, line in enumerate(split_lines(text), start=1):
        line = line[:_LONGEST_LINE]
        kinds = [kind for kind, pattern in _KINDS if pattern.search(line)]
        if not kinds and _assigns_a_secret(line):
            kinds = ["secret in quotes"]
        found += [Secret(number, kind) for kind in kinds]
    return tuple(found)


def _assigns_a_secret(line: str) -> bool:
    for match in _ASSIGNED.finditer(line):
        value = match["value"]
        if not _PLACEHOLDER.search(value) and _bits_per_character(value) >= _RANDOM:
            return True
    return False


def _bits_per_character(value: str) -> float:
    """Shannon's entropy of the value's characters."""
    counts = Counter(value).values()
    return -sum(count / len(value) * math.log2(count / len(value)) for count in counts)
