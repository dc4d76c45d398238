"""Turns the text of a rubric file into a `Rubric`, or into the list of everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from variorum.grading.content_hash import content_hash
from variorum.grading.rubric import (
    Criticality,
    Dimension,
    LabelCondition,
    LabelRule,
    Level,
    Point,
    Rubric,
    Scoring,
)
from variorum.grading.rubric_semantics import check_semantics
from variorum.grading.rubric_structure import plain, structure_problems
from variorum.grading.yaml_reader import Problem, read_yaml


class RubricError(ValueError):
    """A rubric file cannot be used. The message has one line per problem: `path:line: message`."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(f"{path}:{line}: {message}" for line, message in self.problems))


class RubricCheck(NamedTuple):
    """A rubric, or None and the problems of its file, sorted by line."""

    rubric: Rubric | None
    problems: tuple[Problem, ...]


def parse_rubric(text: str, path: str) -> Rubric:
    """Returns the rubric in `text`. `path` is only named in messages. Raises `RubricError` with every problem."""
    rubric, problems = check_rubric(text)
    if rubric is None:
        raise RubricError(path, list(problems))
    return rubric


def check_rubric(text: str) -> RubricCheck:
    """Returns the rubric in `text`, or every problem that keeps it from being one. Never raises."""
    value, problems = read_yaml(text)
    if value is None:
        return RubricCheck(None, tuple(problems))
    found = {*problems, *structure_problems(value)}
    # Semantics are only worth checking once the structure is right: a missing weight spoils every sum.
    if not found:
        rubric = _rubric(plain(value), text)
        found.update(check_semantics(rubric, value))
    return RubricCheck(None if found else rubric, tuple(sorted(found)))


def parse_valid_rubric(text: str) -> Rubric:
    """Returns the rubric in a text that is known to be valid, such as a shipped rubric."""
    value, problems = read_yaml(text)
    assert value is not None
    assert not problems
    return _rubric(plain(value), text)


def _rubric(fields: Mapping[str, Any], text: str) -> Rubric:
    return Rubric(
        id=fields["id"],
        title=fields["title"],
        version=fields["version"],
        # A checkout with other line ends holds the same rubric.
        content_hash=content_hash(text.replace("\r\n", "\n")),
        scoring=Scoring(fields["scoring"]),
        instructions=fields["instructions"],
        dimensions=tuple(map(_dimension, fields["dimensions"])),
        evidence=tuple(fields.get("evidence", ())),
        grid=tuple(map(float, fields.get("grid", ()))),
        pass_threshold=_number(fields.get("pass_threshold")),
        labels=tuple(map(_label, fields.get("labels", ()))),
        preferences=tuple(map(_level, fields.get("preferences", ()))),
    )


def _dimension(fields: Mapping[str, Any]) -> Dimension:
    criticality = fields.get("criticality")
    return Dimension(
        id=fields["id"],
        title=fields["title"],
        asks=fields["asks"],
        consider=tuple(fields.get("consider", ())),
        weight=_number(fields.get("weight")),
        criticality=None if criticality is None else Criticality(criticality),
        start=float(fields.get("start", 0)),
        points=tuple(map(_point, fields.get("points", ()))),
        levels=tuple(map(_level, fields.get("levels", ()))),
    )


def _level(fields: Mapping[str, Any]) -> Level:
    return Level(value=float(fields["value"]), means=fields["means"])


def _point(fields: Mapping[str, Any]) -> Point:
    return Point(
        id=fields["id"],
        points=float(fields["points"]),
        means=fields["means"],
        applies=fields.get("applies", ""),
        bonus=fields.get("bonus", False),
        scales=fields.get("scales", False),
        limit=_number(fields.get("limit")),
    )


def _label(fields: Mapping[str, Any]) -> LabelRule:
    conditions = (LabelCondition(int(one.get("major", 0)), int(one.get("minor", 0))) for one in fields["any"])
    return LabelRule(label=fields["label"], any_of=tuple(conditions), means=fields["means"])


def _number(value: int | float | None) -> float | None:
    return None if value is None else float(value)
