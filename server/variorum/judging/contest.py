"""The question which of two translations, or answers, is better, and how its answer is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from variorum.judging.failures import FailureKind, JudgeFailure
from variorum.judging.json_answer import find_answer
from variorum.judging.prompt import DATA_RULES, TRANSLATION, Prompt, Task, block, fresh_boundary
from variorum.judging.rubric import Rubric

PREFERENCES: Mapping[int, str] = {
    2: "A is much better",
    1: "A is better",
    0: "neither is better",
    -1: "B is better",
    -2: "B is much better",
}


@dataclass(frozen=True, slots=True)
class Contest:
    """A source and two translations of it, or a prompt and two answers."""

    source: str
    first: str
    second: str
    source_language: str
    target_language: str
    task: Task = TRANSLATION

    def swapped(self) -> Contest:
        """The same with the two in the other order."""
        return replace(self, first=self.second, second=self.first)


def comparison_prompt(rubric: Rubric, contest: Contest, *, boundary: str | None = None) -> Prompt:
    """The prompt that asks for a preference; both of the two are data, like the source."""
    word = boundary or fresh_boundary((contest.source, contest.first, contest.second))
    scale = "; ".join(
        f"{value:+d} = {words}" if value else f"0 = {words}" for value, words in PREFERENCES.items()
    )
    dimensions = "\n".join(f"{one.title}: {one.asks}" for one in rubric.dimensions)
    system = "\n\n".join(
        [
            contest.task.compares,
            DATA_RULES,
            dimensions,
            f'Answer with one JSON object: {{"rationale": "one short sentence", "preference": NUMBER}}. {scale}.',
        ]
    )
    blocks = [
        f"The word is {word}.",
        block(contest.task.source, word, contest.source, contest.source_language),
        block(f"{contest.task.target} A", word, contest.first, contest.target_language),
        block(f"{contest.task.target} B", word, contest.second, contest.target_language),
        f"Which {contest.task.thing} is better? Answer with the JSON object alone.",
    ]
    return Prompt(system, "\n\n".join(blocks), word)


def comparison_schema(bounded: bool) -> dict[str, Any]:
    """The JSON Schema of a preference."""
    rationale: dict[str, Any] = {"type": "string"}
    if bounded:
        rationale["maxLength"] = 300
    return {
        "type": "object",
        "properties": {
            "rationale": rationale,
            "preference": {"type": "integer", "enum": sorted(PREFERENCES)},
        },
        "required": ["rationale", "preference"],
        "additionalProperties": False,
    }


def read_preference(content: str) -> tuple[int, str]:
    """The preference in an answer, and its reason. Raises `JudgeFailure`."""
    members = find_answer(content, {"preference"}).members
    preference = members["preference"]
    if type(preference) is not int or preference not in PREFERENCES:
        raise JudgeFailure(
            FailureKind.OFF_GRID, f"the preference is {preference!r:.40}, not a step from -2 to 2"
        )
    rationale = members.get("rationale")
    return preference, " ".join(rationale.split()) if isinstance(rationale, str) else ""
