"""Builds the prompt that asks which of two translations or answers is better, and reads the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.json_answer import find_answer
from variorum.grading.judging_task import Task, Texts, read_texts
from variorum.grading.material import ComparisonMaterial
from variorum.grading.rubric import Rubric
from variorum.judging.prompt import DATA_RULES, Prompt, block, dimension_heading, random_boundary

PREFERENCES: Mapping[int, str] = {
    2: "A is much better",
    1: "A is better",
    0: "neither is better",
    -1: "B is better",
    -2: "B is much better",
}


@attrs.frozen
class StatedPreference:
    """A model's answer: the preference in `[-2, 2]`, positive for the first, and the reason."""

    preference: int
    reason: str
    texts: Texts


def comparison_prompt(rubric: Rubric, contest: ComparisonMaterial, *, boundary: str | None = None) -> Prompt:
    """Returns the prompt that asks for a preference; both of the two and their ratings are data, like the source."""
    task = contest.task
    word = boundary or random_boundary(contest.texts)
    scale = "; ".join(
        f"{value:+d} = {words}" if value else f"0 = {words}" for value, words in _scale(rubric).items()
    )
    dimensions = "\n".join(f"{dimension_heading(one)}: {one.asks}" for one in rubric.dimensions)
    fields = [
        f'"rationale": "{task.reason}"',
        *(one.form for one in task.differences),
        '"preference": NUMBER',
    ]
    system = "\n\n".join(
        [
            task.compares,
            DATA_RULES,
            dimensions,
            f"Answer with one JSON object: {{{', '.join(fields)}}}. {scale}.",
        ]
    )
    blocks = [
        f"The word is {word}.",
        block(task.source, word, contest.source, contest.source_language),
        block(f"{task.target} A", word, contest.first, contest.target_language),
        *_ratings(task, word, "A", contest.first_ratings),
        block(f"{task.target} B", word, contest.second, contest.target_language),
        *_ratings(task, word, "B", contest.second_ratings),
        f"Which {contest.task.thing} is better? Answer with the JSON object alone.",
    ]
    return Prompt(system, "\n\n".join(blocks), word)


def _scale(rubric: Rubric) -> Mapping[int, str]:
    """Returns what each step means: the rubric's own words where it has the same steps."""
    own = {level.value: level.means.rstrip(".") for level in rubric.preferences}
    return {value: own[value] for value in PREFERENCES} if own.keys() == PREFERENCES.keys() else PREFERENCES


def _ratings(task: Task, word: str, name: str, ratings: str) -> list[str]:
    return [block(f"RATINGS OF {task.target} {name}", word, ratings, "given before")] if ratings else []


def comparison_schema(task: Task, bounded: bool) -> dict[str, Any]:
    """Returns the JSON Schema of a preference. The reason comes first, so that the preference follows from it."""
    rationale: dict[str, Any] = {"type": "string"}
    if bounded:
        # Four sentences where texts are asked for as well, else one.
        rationale["maxLength"] = 900 if task.differences else 300
    properties = {
        "rationale": rationale,
        **{one.id: one.schema(bounded) for one in task.differences},
        "preference": {"type": "integer", "enum": sorted(PREFERENCES)},
    }
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def read_preference(content: str, task: Task) -> StatedPreference:
    """Returns the preference in an answer, its reason and the differences. Raises `JudgeFailure`."""
    members = find_answer(content, {"preference"}).members
    preference = members["preference"]
    if type(preference) is not int or preference not in PREFERENCES:
        raise JudgeFailure(
            FailureKind.OFF_GRID, f"the preference is {preference!r:.40}, not a step from -2 to 2"
        )
    rationale = members.get("rationale")
    reason = " ".join(rationale.split()) if isinstance(rationale, str) else ""
    return StatedPreference(preference, reason, read_texts(members, task.differences))
