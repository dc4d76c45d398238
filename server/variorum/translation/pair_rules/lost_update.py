"""lost-update: a variable that the original changes in a loop and the translation never changes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="lost-update",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds a name that is incremented or added to in the original, and that its counterpart binds but never changes.",
    why="The counter never changes: the loop never ends, or the sum stays 0.",
    example=Example(
        before="count = 0\nwhile count < limit:  # the original has count++\n    visit()\n",
        after="count = 0\nwhile count < limit:\n    visit()\n    count += 1\n",
        language="python",
    ),
)

_NUMBER = re.compile(r"^-?\d[\w.]*$")


@RULE.check_aligned_with(source=("update",), target=("assign",))
def lost_updates(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports names changed in place in the original, and read after a single assignment in the translation."""
    counted = {shape.text("name") for shape in unit.source.shapes("counting")}
    changed = {canonical(shape.text("name"), unit.target.language) for shape in unit.target.shapes("update")}
    given = [canonical(shape.text("name"), unit.target.language) for shape in unit.target.shapes("assign")]
    walked = {canonical(shape.text("name"), unit.target.language) for shape in unit.target.shapes("each")}
    reported: set[str] = set()
    for shape in unit.source.shapes("update"):
        name = canonical(shape.text("name"), unit.source.language)
        if shape.text("name") in counted or name in changed | walked | reported or given.count(name) != 1:
            continue
        if not _is_read_twice(unit.target, name):
            continue
        place = next(
            one
            for one in unit.target.shapes("assign")
            if canonical(one.text("name"), unit.target.language) == name
        )
        # The result of a call or a computation may be final, and an object changes in other ways.
        if not _NUMBER.match(place.text("value")):
            continue
        reported.add(name)
        yield RULE.at(
            place.parts["name"].span,
            f"the original changes `{shape.text('name')}` later, the translation never does",
            related=original(shape.span, "the change in the original"),
        )


def _is_read_twice(side: Side, name: str) -> bool:
    """Returns whether the name is used besides its assignment: if it is unused, it only lost its purpose."""
    return sum(canonical(event.value, side.language) == name for event in side.of("name")) > 2
