"""Represents a person's judgement of a translation, and reads and writes it as a line of the score file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime

import attrs

from variorum.grading.content_hash import content_hash
from variorum.grading.numbers import is_number
from variorum.grading.rubric import Rubric

_JUDGE = "human"
_TEXT_FIELDS = ("rater", "time", "rubric", "rubric_version", "rubric_hash", "source_hash", "target_hash")


class JudgementError(ValueError):
    """A judgement cannot be recorded or read; the message says what is wrong with it."""


@attrs.frozen
class HumanJudgement:
    """A person's marks for one pair of texts.

    `values` are on the grid of the rubric that is named by id, version and hash. `time` is ISO 8601 with its
    offset. `source` and `target` are paths relative to the workspace, for people; the hashes say which texts
    were read.
    """

    rater: str
    time: str
    rubric: str
    rubric_version: str
    rubric_hash: str
    source_hash: str
    target_hash: str
    values: Mapping[str, float]
    source: str = ""
    target: str = ""
    note: str = ""


def make_judgement(
    values: Mapping[str, float],
    *,
    rubric: Rubric,
    rater: str,
    time: datetime,
    source_text: str,
    target_text: str,
    source: str = "",
    target: str = "",
    note: str = "",
) -> HumanJudgement:
    """Returns a judgement of the two texts, dated by the caller.

    Raises `UnscoredError` for values that the rubric does not permit, and `JudgementError` for a missing
    rater or a time without an offset, which would mean another moment to every reader.
    """
    rubric.check_values(values)
    if not rater.strip():
        raise JudgementError("a judgement needs the name of its rater")
    if time.tzinfo is None:
        raise JudgementError("the time of a judgement needs an offset from UTC")
    return HumanJudgement(
        rater=rater.strip(),
        time=time.isoformat(timespec="seconds"),
        rubric=rubric.id,
        rubric_version=rubric.version,
        rubric_hash=rubric.content_hash,
        source_hash=content_hash(source_text),
        target_hash=content_hash(target_text),
        values={dimension.id: float(values[dimension.id]) for dimension in rubric.dimensions},
        source=source,
        target=target,
        note=note,
    )


def to_line(judgement: HumanJudgement) -> str:
    """Returns the judgement as one line of JSON, its keys in a fixed order, ended by a line feed."""
    fields: dict[str, object] = {"judge": _JUDGE}
    fields.update({name: getattr(judgement, name) for name in _TEXT_FIELDS})
    fields["values"] = dict(judgement.values)
    optional = {"source": judgement.source, "target": judgement.target, "note": judgement.note}
    fields.update({name: text for name, text in optional.items() if text})
    # ASCII keeps every line terminator of Unicode, and every lone surrogate, inside an escape.
    return json.dumps(fields, ensure_ascii=True, allow_nan=False) + "\n"


def from_line(line: str) -> HumanJudgement | None:
    """Returns the judgement in a line of JSON; None if another kind of judge wrote it.

    Raises `JudgementError` for a line that is no judgement.
    """
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise JudgementError("not valid JSON") from None
    if not isinstance(fields, dict) or "judge" not in fields:
        raise JudgementError("not a judgement: a JSON object with a `judge` is expected")
    if fields["judge"] != _JUDGE:
        return None
    return HumanJudgement(
        **{name: _text(fields, name) for name in _TEXT_FIELDS},
        values=_values(fields.get("values")),
        **{name: _text({name: "", **fields}, name) for name in ("source", "target", "note")},
    )


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise JudgementError(f"`{name}` must be a text")
    return value


def _values(value: object) -> dict[str, float]:
    if not isinstance(value, dict) or not value:
        raise JudgementError("`values` must hold a mark for each dimension")
    marks: dict[str, float] = {}
    for name, mark in value.items():
        # The rubric of that day may be gone, so only what holds for every rubric is asked.
        if not is_number(mark):
            raise JudgementError(f"`values.{name}` must be a number")
        marks[name] = float(mark)
    return marks
