"""shared-rows: rows that are the same list object."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="shared-rows",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    what="Finds a collection whose elements are one object: `[[0] * n] * m`, `fill([])`.",
    why="The rows of the original are separate. Here a change in one row is visible in all of them.",
    example=Example(
        before="grid = [[0] * width] * height\n",
        after="grid = [[0] * width for _ in range(height)]\n",
        language="python",
    ),
)


@RULE.check_aligned_with(target=("rows",))
def shared_rows(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports shared elements in a translation whose original has none."""
    if unit.source.shapes("rows"):
        return
    for shape in unit.target.shapes("rows"):
        yield RULE.at(
            shape.span,
            "all rows are the same object, the original's rows are separate",
            related=original(unit.source.place, "the rows in the original"),
            fix=_fix(shape, unit.target),
        )


def _fix(shape: Shape, side: Side) -> Fix | None:
    """Returns the fix that creates a row for each element, if the language has a form for it."""
    form: str | None = side.language.meanings.get("separate_rows")
    if form is None or "count" not in shape.parts:
        return None
    text = form.replace("{row}", shape.text("row")).replace("{count}", shape.text("count"))
    return Fix("Create a separate list for each row", (Edit(shape.span, text),), is_safe=False)
