"""JSON Lines as people and tools write them: one object a line, every bad line a problem with its number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple


class LineProblem(NamedTuple):
    """A mistake in a file of lines: its line, counted from 1, and what is wrong."""

    line: int
    message: str


def json_objects(text: str, problems: list[LineProblem]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a text of JSON Lines with their line numbers. Blank lines are passed over."""
    # Only line feeds end a line here: JSON strings may hold the other separators that `splitlines` honours.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            reason = error.msg if isinstance(error, json.JSONDecodeError) else "it cannot be decoded"
            problems.append(LineProblem(number, f"not valid JSON: {reason}"))
            continue
        if isinstance(value, dict):
            yield number, value
        else:
            problems.append(LineProblem(number, "a JSON object is expected"))


def identifier(value: object) -> str:
    """A topic, run or document id as text; "" where the value is no id."""
    if isinstance(value, str):
        return value.strip()
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""
