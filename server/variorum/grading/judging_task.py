"""Defines the kinds of things that are judged, their wording in prompts, and the texts beside the marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

# Enough for a sentence or two. A small model that is bound to a schema would otherwise fill its whole answer.
_LONGEST_BOUND = 240
_LONGEST_POINT = 2_000

Texts = Mapping[str, tuple[str, ...]]
"""What a judge wrote, by the ids of the texts; a text that was left out is not there."""


@attrs.frozen
class TextField:
    """A text that a judge is asked for: a single one, or a list of up to `most` points."""

    id: str
    asks: str
    most: int = 1

    @property
    def form(self) -> str:
        """The field as a prompt shows it."""
        return f'"{self.id}": ["{self.asks}"]' if self.most > 1 else f'"{self.id}": "{self.asks}"'

    def schema(self, bounded: bool) -> dict[str, Any]:
        """Returns the JSON Schema of the field."""
        text: dict[str, Any] = {"type": "string"}
        if bounded:
            text["maxLength"] = _LONGEST_BOUND
        if self.most == 1:
            return text
        return {"type": "array", "items": text, **({"maxItems": self.most} if bounded else {})}

    def read(self, value: object) -> tuple[str, ...]:
        """Returns the points in a field of an answer, each on one line; what is no text is left out."""
        points = value if isinstance(value, list) else [value]
        words = [" ".join(one.split())[:_LONGEST_POINT] for one in points if isinstance(one, str)]
        return tuple(one for one in words if one)[: self.most]


@attrs.frozen
class Task:
    """What kind of thing is judged.

    `source` and `target` name the two blocks, `thing` is what the target is called in a sentence. `source_side` and
    `target_side` name the two texts in rows and messages. Without a source, `needs_source` says whether its block stays.
    A judgement also has the `texts`; a comparison gives the reason that `reason` asks for, and has the `differences`.
    """

    name: str
    judges: str
    compares: str
    source: str
    target: str
    thing: str
    reason: str = "one short sentence"
    texts: tuple[TextField, ...] = ()
    differences: tuple[TextField, ...] = ()
    source_side: str = "source"
    target_side: str = "target"
    needs_source: bool = True


TRANSLATION = Task(
    "translation",
    "You are a judge of code. You mark by the rubric below and by nothing else.",
    "You compare two translations of one source text, A and B, by the questions below and nothing else.",
    "SOURCE",
    "TRANSLATION",
    "translation",
)
ANSWER = Task(
    "answer",
    "You grade an answer that an AI assistant gave. You mark by the rubric below and by nothing else.",
    "You compare two answers to one prompt, A and B, by the questions below and nothing else. A question marked "
    "critical outweighs the important ones, and those outweigh the nice-to-have ones. The ratings that each answer "
    "has by itself are given with it: an answer with better ratings is the better one, unless the texts show "
    "that the ratings are wrong.",
    "PROMPT",
    "ANSWER",
    "answer",
    "two to four sentences: the first says which of A and B is better and why, the others cite what stands in "
    "them; only what tells them apart, no long quotations, no vague words",
    (
        TextField("prompt_summary", "one sentence that says what the prompt asks for"),
        TextField("strengths", "what is good about the answer, a few words each, at most three", 3),
        TextField("weaknesses", "what is wrong with the answer, a few words each, at most three", 3),
    ),
    (TextField("key_differentiators", "one specific difference between A and B each, at most three", 3),),
)


def read_texts(members: Mapping[str, object], asked: Iterable[TextField]) -> dict[str, tuple[str, ...]]:
    """Returns the texts in an answer. One that is missing, or of another form, is left out: it carries no mark."""
    found = {one.id: one.read(members.get(one.id)) for one in asked}
    return {name: points for name, points in found.items() if points}
