"""Reads JSON Lines. Every bad line becomes a problem with its number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple


class LineProblem(NamedTuple):
    """A mistake in a file of lines: its line, counted from 1, what is wrong, and which characters it is about.

    `start` and `end` count characters of the line from 0; where both are 0 it is the line as a whole.
    """

    line: int
    message: str
    start: int = 0
    end: int = 0


def json_objects(text: str, problems: list[LineProblem]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yields the objects of a text of JSON Lines with their line numbers. Blank lines are passed over."""
    # Only line feeds end a line here: JSON strings may hold the other separators that `splitlines` honours.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        value = json_object(line, number)
        if isinstance(value, LineProblem):
            problems.append(value)
        elif value is not None:
            yield number, value


def json_object(line: str, number: int) -> dict[str, Any] | LineProblem | None:
    """Returns the object on a line, what is wrong with it, or None for a blank line."""
    if not line.strip():
        return None
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            return LineProblem(number, f"not valid JSON: {error.msg}", error.pos, error.pos + 1)
        return LineProblem(number, "not valid JSON: it cannot be decoded")
    return value if isinstance(value, dict) else LineProblem(number, "expected a JSON object")


def identifier(value: object) -> str:
    """Returns a topic, run or document id as text; "" where the value is no id."""
    if isinstance(value, str):
        return value.strip()
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else ""
