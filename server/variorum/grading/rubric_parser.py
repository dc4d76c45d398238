"""From the text of a rubric file to a `Rubric`, or to the list of everything that is wrong with it."""

from __future__ import annotations

import re
from typing import NamedTuple

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
from variorum.grading.yaml_fields import Fields
from variorum.grading.yaml_reader import Problem, Value, read_yaml

# What may be handed to a judge beside the texts themselves.
EVIDENCE = (
    "findings",
    "hazards",
    "structural_score",
    "syntax_tree",
    "task",
    "pleasantries",
    "code_findings",
    "test_results",
)

_COMMON_KEYS = ("id", "title", "version", "scoring", "instructions", "evidence", "dimensions")
_KEYS = {
    Scoring.WEIGHTED: (*_COMMON_KEYS, "grid"),
    Scoring.POINTS: (*_COMMON_KEYS, "pass_threshold"),
    Scoring.LABELS: (*_COMMON_KEYS, "grid", "labels", "preferences"),
}
_COMMON_DIMENSION_KEYS = ("id", "title", "asks", "consider")
_DIMENSION_KEYS = {
    Scoring.WEIGHTED: (*_COMMON_DIMENSION_KEYS, "weight", "levels"),
    Scoring.POINTS: (*_COMMON_DIMENSION_KEYS, "weight", "start", "points"),
    Scoring.LABELS: (*_COMMON_DIMENSION_KEYS, "criticality", "weight", "levels"),
}
_OPTIONAL = frozenset({"evidence", "consider", "start"})
# Labels follow from rules; weights add a score beside them.
_OPTIONAL_WITH_LABELS = _OPTIONAL | {"weight"}
_ID = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
# Wide enough for any scale in use, narrow enough that sums stay exact.
_SCALE_LIMIT = 100.0
_LARGEST_LIMIT = 1_000_000.0


class RubricError(ValueError):
    """A rubric file cannot be used. The message has one line per problem: `path:line: message`."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(f"{path}:{line}: {message}" for line, message in self.problems))


class RubricCheck(NamedTuple):
    """A rubric file as far as it could be read: the rubric where it is sound, and what is wrong with it."""

    rubric: Rubric | None
    problems: tuple[Problem, ...]


def parse_rubric(text: str, path: str) -> Rubric:
    """The rubric in `text`. Raises `RubricError` with every problem; `path` is only named in it."""
    rubric, problems = check_rubric(text)
    if rubric is None:
        raise RubricError(path, list(problems))
    return rubric


def check_rubric(text: str) -> RubricCheck:
    """The rubric in `text`, or every problem that keeps it from being one. Never raises."""
    value, problems = read_yaml(text)
    if value is None:
        return RubricCheck(None, tuple(problems))
    rubric = _Parser(problems).rubric(Fields(value, "the rubric", problems), text)
    return RubricCheck(None if problems else rubric, tuple(sorted(problems)))


class _Parser:
    """One reading of one file. Each method reads one kind of mapping and adds what is wrong to `problems`."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems

    def rubric(self, fields: Fields, text: str) -> Rubric | None:
        fields.require("scoring")
        scoring_name = fields.choice("scoring", [*Scoring])
        if not scoring_name:
            return None
        scoring = Scoring(scoring_name)
        self._expect(fields, _KEYS[scoring], _OPTIONAL)
        rubric = Rubric(
            id=self._id(fields),
            title=fields.text("title"),
            version=fields.text("version"),
            # A checkout with other line ends holds the same rubric.
            content_hash=content_hash(text.replace("\r\n", "\n")),
            scoring=scoring,
            instructions=fields.text("instructions"),
            dimensions=tuple(self._dimension(item, scoring) for item in fields.items("dimensions")),
            evidence=self._evidence(fields),
            grid=self._grid(fields),
            pass_threshold=fields.number("pass_threshold", 0, 1),
            labels=tuple(self._label(item) for item in fields.items("labels")),
            preferences=tuple(self._level(item, "preference") for item in fields.items("preferences")),
        )
        # Sense is only worth checking once the form is right: a missing weight spoils every sum.
        if not self.problems:
            self.problems.extend(check_semantics(rubric, fields))
        return rubric

    def _expect(self, fields: Fields, keys: tuple[str, ...], optional: frozenset[str] = frozenset()) -> None:
        fields.reject_unknown_keys(keys)
        fields.require(*(key for key in keys if key not in optional))

    def _id(self, fields: Fields) -> str:
        name = fields.text("id")
        if name and not _ID.fullmatch(name):
            fields.report_problem(
                fields.line_of("id"), f"id `{name}` must be lower-case words joined by - or _"
            )
        return name

    def _evidence(self, fields: Fields) -> tuple[str, ...]:
        names = fields.texts("evidence")
        for name in names:
            if name not in EVIDENCE:
                message = f"unknown evidence `{name}`; known: {', '.join(EVIDENCE)}"
                fields.report_problem(fields.line_of("evidence"), message)
        return names

    def _grid(self, fields: Fields) -> tuple[float, ...]:
        items = fields.items("grid")
        numbers = [fields.number_of(item, "a value of `grid`", -_SCALE_LIMIT, _SCALE_LIMIT) for item in items]
        return tuple(number for number in numbers if number is not None)

    def _dimension(self, value: Value, scoring: Scoring) -> Dimension:
        fields = Fields(value, "dimension", self.problems)
        optional = _OPTIONAL_WITH_LABELS if scoring is Scoring.LABELS else _OPTIONAL
        self._expect(fields, _DIMENSION_KEYS[scoring], optional)
        criticality = fields.choice("criticality", [*Criticality])
        return Dimension(
            id=self._id(fields),
            title=fields.text("title"),
            asks=fields.text("asks"),
            consider=fields.texts("consider"),
            weight=fields.number("weight", 0, 1),
            criticality=Criticality(criticality) if criticality else None,
            start=fields.number("start", 0, 1) or 0.0,
            points=tuple(self._point(item) for item in fields.items("points")),
            levels=tuple(self._level(item, "level") for item in fields.items("levels")),
        )

    def _level(self, value: Value, name: str) -> Level:
        fields = Fields(value, name, self.problems)
        self._expect(fields, ("value", "means"))
        number = fields.number("value", -_SCALE_LIMIT, _SCALE_LIMIT)
        return Level(value=0.0 if number is None else number, means=fields.text("means"))

    def _point(self, value: Value) -> Point:
        fields = Fields(value, "point", self.problems)
        fields.reject_unknown_keys(("id", "points", "means", "applies", "bonus", "limit", "scales"))
        fields.require("id", "points", "means")
        return Point(
            id=self._id(fields),
            points=fields.number("points", -1, 1) or 0.0,
            means=fields.text("means"),
            applies=fields.text("applies"),
            bonus=fields.flag("bonus"),
            scales=fields.flag("scales"),
            limit=fields.number("limit", 0, _LARGEST_LIMIT),
        )

    def _label(self, value: Value) -> LabelRule:
        fields = Fields(value, "label rule", self.problems)
        self._expect(fields, ("label", "any", "means"))
        conditions = tuple(self._condition(item) for item in fields.items("any"))
        return LabelRule(label=fields.text("label"), any_of=conditions, means=fields.text("means"))

    def _condition(self, value: Value) -> LabelCondition:
        fields = Fields(value, "label condition", self.problems)
        fields.reject_unknown_keys(("major", "minor"))
        return LabelCondition(
            major=fields.integer("major", 0, 100) or 0, minor=fields.integer("minor", 0, 100) or 0
        )
