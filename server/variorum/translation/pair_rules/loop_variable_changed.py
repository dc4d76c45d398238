"""loop-variable-changed: a loop over a range whose body changes the loop variable without effect."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.counted_loops import CountedLoop, counted_loops
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="loop-variable-changed",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds loops over a range whose body changes the loop variable, if the original's loop counts with that variable.",
    why="In the original the change skips or repeats iterations. A range continues with its next value.",
    example=Example(
        before="for index in range(len(words)):\n    if words[index] == 'skip':\n        index += 1\n",
        after="index = 0\nwhile index < len(words):\n    if words[index] == 'skip':\n        index += 1\n    index += 1\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("counting", "each"), target=("counting", "each"))
def loop_variables_changed(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports changes of the variable inside a loop over a range, if the original changes it in a counting loop."""
    moved = [
        (loop, place)
        for loop in counted_loops(unit.source)
        if not loop.is_fixed and (place := _change_within(loop, unit.source)) is not None
    ]
    if not moved:
        return
    for loop in counted_loops(unit.target):
        place = _change_within(loop, unit.target) if loop.is_fixed else None
        if place is None:
            continue
        yield RULE.at(
            place,
            "this change moves the original's loop on; a loop over a range ignores it",
            related=original(moved[0][1], "moves the original's loop on"),
        )


def _change_within(loop: CountedLoop, side: Side) -> Span | None:
    """Returns where the loop's body changes its variable."""
    head = loop.shape.parts.get("step") or loop.shape.parts.get("over")
    behind = head.span.end if head is not None else loop.shape.span.start
    for shape in (*side.shapes("update"), *side.shapes("assign")):
        inside = behind <= shape.span.start and shape.span.end <= loop.shape.span.end
        if inside and canonical(shape.text("name"), side.language) == loop.name:
            return shape.span
    return None
