"""loop-variable-after: a loop variable that has another value after the loop."""

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
    id="loop-variable-after",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what=(
        "Finds a variable that the original counts in a loop and tests after it, if the translation tests the variable of a "
        "loop over a range."
    ),
    why=(
        "A counting loop leaves the first value that failed its condition. A range leaves its last value, and an empty range "
        "leaves nothing: the test whether the loop ran to its end is inverted."
    ),
    example=Example(
        before="for place in range(2, limit):\n    if number % place == 0:\n        break\nfound = place < limit\n",
        after=(
            "place = 2\nwhile place < limit and number % place != 0:\n    place += 1\nfound = place < limit\n"
        ),
        language="python",
    ),
)


@RULE.check_aligned_with(source=("counting", "each"), target=("counting", "each"))
def loop_variables_after(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports comparisons of the variable after a loop over a range, if the original compares that of a counting loop."""
    asked = {
        loop.name: place
        for loop in counted_loops(unit.source)
        if not loop.is_fixed and (place := _asked_behind(loop, unit.source)) is not None
    }
    if not asked:
        return
    for loop in counted_loops(unit.target):
        place = _asked_behind(loop, unit.target) if loop.is_fixed and loop.name in asked else None
        if place is not None:
            yield RULE.at(
                place,
                "after the original's loop the variable is past the end, here it has the last value of the range",
                related=original(asked[loop.name], "the comparison in the original"),
            )


def _asked_behind(loop: CountedLoop, side: Side) -> Span | None:
    """Returns where the variable is compared after the loop, before it is assigned again."""
    names = side.language.meanings.get("operators", {})
    again = min(
        (
            shape.span.start
            for kind in ("assign", "update", "each", "counting")
            for shape in side.shapes(kind)
            if shape.span.start >= loop.shape.span.end
            and canonical(shape.text("name"), side.language) == loop.name
        ),
        default=None,
    )
    for shape in side.shapes("binary"):
        operator = names.get(shape.text("operator"), shape.text("operator"))
        if shape.span.start < loop.shape.span.end or operator not in ("<", "<=", ">", ">=", "==", "==="):
            continue
        if again is not None and shape.span.start >= again:
            return None
        if loop.name in (canonical(shape.text(part), side.language) for part in ("left", "right")):
            return shape.span
    return None
