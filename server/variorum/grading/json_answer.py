"""Finds the JSON object in a model's answer, within limits, and locates its numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from variorum.grading.failures import FailureKind, JudgeFailure

# A judgement is under ten kilobytes, its reasoning perhaps a hundred.
MAX_CHARACTERS = 400_000
_MAX_STARTS = 64
_THOUGHT = re.compile(r"<think>.*?(?:</think>|\Z)", re.S)
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|-?\d[\d.eE+-]*|[{}\[\]:,]|true|false|null')


class Answer(NamedTuple):
    """A JSON object that was found in a text, and the offset at which it starts there."""

    members: dict[str, Any]
    text: str
    start: int


def find_answer(content: str, expected: set[str]) -> Answer:
    """Returns the one JSON object in `content` that has any of the expected keys.

    Prose, fences and thoughts around it are passed over. Raises `JudgeFailure` if there is none, where
    there are several that differ, or where a key is given twice: no choice is made on the model's behalf.
    """
    if len(content) > MAX_CHARACTERS:
        raise JudgeFailure(FailureKind.MALFORMED, f"the answer has more than {MAX_CHARACTERS:,} characters")
    # Blanks keep every offset, so that token positions still fit.
    normalized = _THOUGHT.sub(lambda found: " " * len(found[0]), content)
    candidates = [answer for answer in _objects(normalized) if expected & answer.members.keys()]
    if not candidates:
        raise JudgeFailure(FailureKind.MALFORMED, "the answer holds no JSON object with the rubric's fields")
    if any(other.members != candidates[0].members for other in candidates[1:]):
        raise JudgeFailure(FailureKind.MALFORMED, "the answer holds several judgements that differ")
    return candidates[0]


def _objects(text: str) -> Iterator[Answer]:
    decoder = json.JSONDecoder(object_pairs_hook=_without_doubles, parse_constant=_refuse_constant)
    at = 0
    for _ in range(_MAX_STARTS):
        at = text.find("{", at)
        if at < 0:
            return
        try:
            members, end = decoder.raw_decode(text, at)
        except RecursionError:
            raise JudgeFailure(FailureKind.MALFORMED, "the answer nests its values too deeply") from None
        except ValueError:
            at += 1
            continue
        yield Answer(members, text[at:end], at)
        at = end


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        double = next(name for index, (name, _) in enumerate(pairs) if name in dict(pairs[:index]))
        raise JudgeFailure(FailureKind.MALFORMED, f"the answer gives {double[:60]!r} twice")
    return members


def _refuse_constant(name: str) -> float:
    raise JudgeFailure(FailureKind.OFF_GRID, f"the answer holds {name}, which is no mark")


def number_spans(text: str) -> dict[tuple[str, ...], tuple[int, int]]:
    """Where each number of a valid JSON object stands: the keys that lead to it, and its offsets in `text`.

    Numbers inside arrays are left out.
    """
    spans: dict[tuple[str, ...], tuple[int, int]] = {}
    path: list[str] = []
    # One entry for each open bracket: whether it is an object.
    open_objects: list[bool] = []
    key = ""
    previous = ""
    for found in _TOKEN.finditer(text):
        piece = found[0]
        if piece in "{[":
            open_objects.append(piece == "{")
            path.append(key)
        elif piece in "}]":
            open_objects.pop()
            path.pop()
        elif open_objects and open_objects[-1] and piece[0] == '"' and previous in "{,":
            key = json.loads(piece)
        elif open_objects and open_objects[-1] and (piece[0].isdigit() or piece[0] == "-"):
            spans[(*path[1:], key)] = found.span()
        previous = piece
    return spans
