"""Builds the response format of a request: a strict JSON schema, any JSON object, or plain text."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from variorum.grading.judging_task import TRANSLATION, Task
from variorum.grading.rubric import Rubric
from variorum.judging.prompt import text_fields

# Enough for one sentence. A small model that is bound to a schema would otherwise fill its whole answer.
_LONGEST_RATIONALE = 160
_MOST_LINES = 4

Schema = Callable[[bool], dict[str, Any]]
"""The JSON Schema of an answer, with limits on lengths or without."""


class ResponseFormat(StrEnum):
    """The response formats, strictest first."""

    SCHEMA = "json_schema"
    OBJECT = "json_object"
    TEXT = "text"

    @property
    def fallback(self) -> ResponseFormat | None:
        """The form to ask for where a server refuses this one."""
        return {ResponseFormat.SCHEMA: ResponseFormat.OBJECT, ResponseFormat.OBJECT: ResponseFormat.TEXT}.get(
            self
        )


def response_format(form: ResponseFormat, schema: Schema, *, bounded: bool) -> dict[str, Any] | None:
    """Returns the request's `response_format`; None asks for plain text.

    `bounded` limits lengths, which some servers refuse to have in a schema.
    """
    if form is ResponseFormat.TEXT:
        return None
    if form is ResponseFormat.OBJECT:
        return {"type": "json_object"}
    described = {"name": "judgement", "strict": True, "schema": schema(bounded)}
    return {"type": "json_schema", "json_schema": described}


def answer_schema(rubric: Rubric, bounded: bool = True, *, task: Task = TRANSLATION) -> dict[str, Any]:
    """Returns the JSON Schema of an answer: for each dimension a rationale, cited lines and a score of the grid, then the texts.

    The rationale comes first, so that the score follows from it.
    """
    rationale: dict[str, Any] = {"type": "string"}
    lines: dict[str, Any] = {"type": "array", "items": {"type": "integer"}}
    if bounded:
        rationale["maxLength"] = _LONGEST_RATIONALE
        lines["maxItems"] = _MOST_LINES
    grid = [int(value) if value == int(value) else value for value in rubric.grid]
    sides = ("source_lines", "target_lines") if rubric.judges_pairs else ("target_lines",)
    members = {
        "rationale": rationale,
        **dict.fromkeys(sides, lines),
        "score": {"type": "number", "enum": grid},
    }
    marks = {dimension.id: _object(members) for dimension in rubric.dimensions}
    return _object({**marks, **{one.id: one.schema(bounded) for one in text_fields(rubric, task)}})


def _object(members: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": members,
        "required": list(members),
        "additionalProperties": False,
    }
