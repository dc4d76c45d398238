"""Checks what no schema can state about a rubric: weights that sum to 1, complete and ordered scales, unique ids."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from variorum.grading.rubric import Dimension, Rubric, Scoring
from variorum.grading.yaml_reader import Problem, Value

# Weights are written with two or three decimals, so their sum is 1 but for the last binary digits.
_TOLERANCE = 1e-9


def check_semantics(rubric: Rubric, file: Value) -> Iterator[Problem]:
    """Yields every problem of a rubric whose structure is valid. `file` is the value it was read from, for the lines."""
    lines = _member_lines(file, "dimensions")
    yield from _repeated([dimension.id for dimension in rubric.dimensions], lines, "dimension")
    yield from _weights(rubric, file.key_lines.get("dimensions", file.line))
    yield from _grid(rubric, file.key_lines.get("grid", file.line))
    for dimension, line in zip(rubric.dimensions, lines, strict=True):
        yield from _levels(rubric, dimension, line)
        yield from _points(rubric, dimension, line)
    yield from _labels(rubric, file)
    if rubric.preferences and not _falling([level.value for level in rubric.preferences]):
        line = file.key_lines.get("preferences", file.line)
        yield Problem(line, "preferences must fall from the first to the last, none twice")


def _repeated(names: Sequence[str], lines: Sequence[int], kind: str) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for name, line in zip(names, lines, strict=True):
        if name in first:
            yield Problem(line, f"{kind} `{name}` is there twice; the first is on line {first[name]}")
        first.setdefault(name, line)


def _weights(rubric: Rubric, line: int) -> Iterator[Problem]:
    unweighted = [dimension.id for dimension in rubric.dimensions if dimension.weight is None]
    if rubric.scoring is Scoring.LABELS and len(unweighted) == len(rubric.dimensions):
        return
    if unweighted:
        message = f"{', '.join(unweighted)} has no weight; give every dimension one, or none"
        yield Problem(line, message)
        return
    total = math.fsum(dimension.weight or 0.0 for dimension in rubric.dimensions)
    if abs(total - 1) > _TOLERANCE:
        yield Problem(line, f"the weights of the dimensions sum to {total:g}; they must sum to 1")


def _grid(rubric: Rubric, line: int) -> Iterator[Problem]:
    if rubric.scoring is Scoring.POINTS:
        return
    if not _falling(rubric.grid) and not _falling(rubric.grid[::-1]):
        yield Problem(line, "`grid` must rise or fall throughout, no value twice")
    if rubric.scoring is Scoring.WEIGHTED and (min(rubric.grid) != 0 or max(rubric.grid) != 1):
        yield Problem(line, "`grid` must reach from 0 to 1")
    if rubric.scoring is Scoring.LABELS and set(rubric.grid) != {1.0, 2.0, 3.0}:
        yield Problem(line, "`grid` must hold the ratings 3, 2 and 1")


def _levels(rubric: Rubric, dimension: Dimension, line: int) -> Iterator[Problem]:
    if rubric.scoring is Scoring.POINTS:
        return
    values = [level.value for level in dimension.levels]
    if missing := [f"{value:g}" for value in rubric.grid if value not in values]:
        yield Problem(line, f"dimension `{dimension.id}` lacks the level {', '.join(missing)}")
    if extra := [f"{value:g}" for value in values if value not in rubric.grid]:
        yield Problem(line, f"dimension `{dimension.id}` has a level off the grid: {', '.join(extra)}")
    if not _falling(values):
        yield Problem(line, f"levels of dimension `{dimension.id}` must run from best to worst, none twice")


def _points(rubric: Rubric, dimension: Dimension, line: int) -> Iterator[Problem]:
    if rubric.scoring is not Scoring.POINTS:
        return
    yield from _repeated([point.id for point in dimension.points], [line] * len(dimension.points), "point")
    reachable = dimension.start + math.fsum(
        point.points for point in dimension.points if point.points > 0 and not point.scales
    )
    if reachable < 1 - _TOLERANCE:
        yield Problem(line, f"dimension `{dimension.id}` reaches {reachable:g} at most; it must reach 1")


def _labels(rubric: Rubric, file: Value) -> Iterator[Problem]:
    if rubric.scoring is not Scoring.LABELS:
        return
    lines = _member_lines(file, "labels")
    yield from _repeated([rule.label for rule in rubric.labels], lines, "label")
    for rule, line in zip(rubric.labels[:-1], lines, strict=False):
        if any(condition.major == 0 and condition.minor == 0 for condition in rule.any_of):
            yield Problem(line, f"label `{rule.label}` always holds, so no label after it can be given")
    last = rubric.labels[-1]
    if not any(condition.major == 0 and condition.minor == 0 for condition in last.any_of):
        yield Problem(lines[-1], f"the last label `{last.label}` must hold for every answer: any: [{{}}]")


def _member_lines(file: Value, key: str) -> list[int]:
    """Returns the line of each member of a list of the file."""
    members = file.at([key]).content
    return [member.line for member in members] if isinstance(members, tuple) else []


def _falling(values: Sequence[float]) -> bool:
    return all(earlier > later for earlier, later in pairwise(values))
