"""Normalises counting loops: their start, their exclusive end and their step.

`for (int i = 0; i <= n - 1; i++)`, `for i in range(n)` and `for i in 0..n` all count `i` from 0 to below `n`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from variorum.languages import Language
from variorum.memo import memoized
from variorum.syntax.literals import whole_number
from variorum.syntax.shapes import Shape
from variorum.translation.operands import Offset, arguments_of, canonical, offset_of, without_parentheses
from variorum.translation.operations import MIRRORED
from variorum.translation.sides import Side

_TEST = re.compile(r"^(?P<left>.+?)(?P<operator><=|>=|!=|<|>)(?P<right>.+)$")
_BLANKS = re.compile(r"\s{0,50}([(),.])\s*")
_STEP = re.compile(
    r"^(?:\+\+\w+|\w+\+\+|\w+\+=(?P<up>\d+)|--\w+|\w+--|\w+-=(?P<down>\d+)|(\w+)=\3(?P<by>[+-]\d+))$"
)


class CountedLoop(NamedTuple):
    """A loop over integers."""

    name: str
    """The variable in its canonical spelling."""
    first: Offset
    end: Offset
    """The first value after the last one, in the direction of the step."""
    step: int
    shape: Shape
    is_fixed: bool
    """Whether the loop takes its values from a range, so that an assignment to the variable does not change its course."""


@memoized
def counted_loops(side: Side) -> Sequence[CountedLoop]:
    """Returns the counting loops of a side in source order."""
    found = [_counting(shape, side.language) for shape in side.shapes("counting")]
    found += [_over_range(shape, side.language) for shape in side.shapes("each")]
    return sorted((loop for loop in found if loop is not None), key=lambda loop: loop.shape.span)


def counted_loop(shape: Shape, language: Language) -> CountedLoop | None:
    """Returns the counting loop of a `counting` or `each` shape. Returns None if it is not simple."""
    return _counting(shape, language) if shape.kind == "counting" else _over_range(shape, language)


def _counting(shape: Shape, language: Language) -> CountedLoop | None:
    name = canonical(shape.text("name"), language)
    step = _step(canonical(shape.text("step"), language))
    test = _TEST.match(canonical(shape.text("test"), language))
    if test is None or step == 0:
        return None
    left, operator, right = test["left"], test["operator"], without_parentheses(test["right"])
    if right == name:
        left, operator, right = right, MIRRORED[operator], left
    if left != name:
        return None
    end = offset_of(right)
    if operator in ("<=", ">="):
        end = end.moved(1 if step > 0 else -1)
    return CountedLoop(name, offset_of(canonical(shape.text("start"), language)), end, step, shape, False)


def _step(text: str) -> int:
    """Returns the step of the variable in each iteration, or 0 if it is not simple."""
    found = _STEP.match(text)
    if found is None:
        return 0
    if found["up"]:
        return whole_number(found["up"]) or 0
    if found["down"]:
        return -(whole_number(found["down"]) or 0)
    if found["by"]:
        return whole_number(found["by"]) or 0
    return 1 if "++" in text else -1


def _over_range(shape: Shape, language: Language) -> CountedLoop | None:
    ranges: Mapping[str, str] = language.meanings.get("ranges", {})
    over = without_parentheses(_BLANKS.sub(r"\1", shape.text("over").strip()))
    for spelling, how in ranges.items():
        ends = _ends(over, spelling)
        if ends is None:
            continue
        first, end = (offset_of(canonical(text, language)) for text in ends[:2])
        step = _whole(ends[2])
        if "descending" in how:
            step = -abs(step)
        if "inclusive" in how:
            end = end.moved(1 if step > 0 else -1)
        if step == 0:
            return None
        return CountedLoop(canonical(shape.text("name"), language), first, end, step, shape, True)
    return None


def _ends(over: str, spelling: str) -> tuple[str, str, str] | None:
    """Returns the start, the end and the step of a range in this spelling: a call, or an operator between two ends."""
    if spelling.endswith("("):
        if not over.startswith(spelling) or not over.endswith(")"):
            return None
        given = arguments_of(over[len(spelling) - 1 :])
        if len(given) == 1:
            return "0", given[0], "1"
        return (given[0], given[1], given[2] if len(given) > 2 else "1") if given else None
    first, found, end = over.partition(spelling)
    # `..` is a part of `..=` and of `...`, which are other ranges. A range inside a call is something else again.
    if not found or not first.strip() or end[:1] in ("=", ".", "<") or "(" in first.replace("()", ""):
        return None
    end, _, step = end.partition(" step ")
    return first, end, step or "1"


def _whole(text: str) -> int:
    return whole_number(text.replace(" ", "")) or 0
