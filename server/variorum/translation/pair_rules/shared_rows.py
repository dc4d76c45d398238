"""shared-rows: rows that are one and the same list."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="shared-rows",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what="Finds a collection whose elements are one object again and again: `[[0] * n] * m`, `fill([])`.",
    why="The original has rows of their own. Here a change in one row shows in all of them.",
    example=Example(
        before="grid = [[0] * width] * height\n",
        after="grid = [[0] * width for _ in range(height)]\n",
        language="python",
    ),
)


@RULE.check_aligned_with(target=("rows",))
def shared_rows(unit: AlignedUnit) -> Iterator[Violation]:
    """Shared elements in a translation whose original has none."""
    if unit.source.shapes("rows"):
        return
    for shape in unit.target.shapes("rows"):
        yield RULE.at(
            shape.span,
            "the rows of the original are separate, all rows here are one and the same object",
            related=original(unit.source.place, "the original"),
            fix=_fix(shape, unit.target),
        )


def _fix(shape: Shape, side: Side) -> Fix | None:
    """A row made for each place, where the language has a form for it."""
    form: str | None = side.language.meanings.get("separate_rows")
    if form is None or "count" not in shape.parts:
        return None
    text = form.replace("{row}", shape.text("row")).replace("{count}", shape.text("count"))
    return Fix("Make each row a list of its own", (Edit(shape.span, text),), is_safe=False)
