"""update-order: a variable that is read before its increment in the original and after it in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="update-order",
    weight=Weight.MODERATE,
    severity=Severity.HINT,
    what=(
        "Finds `x++` inside a larger expression, whose counterpart increments the variable in a separate statement before "
        "its use."
    ),
    why=(
        "`items[next++]` accesses the element before the increment. With the increment first, the first element is never "
        "accessed."
    ),
    example=Example(
        before="next += 1\nitem = items[next]  # the original: items[next++]\n",
        after="item = items[next]\nnext += 1\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("update",), target=("element",))
def update_orders(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports increments directly before an element access, if the original increments after the access."""
    alone = {shape.span for shape in unit.source.shapes("alone")}
    inside = [
        shape
        for shape in unit.source.shapes("update")
        if shape.span not in alone and _is_behind(unit.source, shape)
    ]
    for shape in inside:
        name = canonical(shape.text("name"), unit.source.language)
        around = [one for one in unit.source.shapes("element") if one.span.contains(shape.span)]
        if not around:
            continue
        of = canonical(around[0].text("of"), unit.source.language)
        step = next(
            (one for one in unit.target.shapes("update") if _names(unit.target, one, "name") == name), None
        )
        used = next(
            (one for one in unit.target.shapes("element") if _names(unit.target, one, "of") == of), None
        )
        if (
            step is not None
            and used is not None
            and _names(unit.target, used, "at") == name
            and step.span.end <= used.span.start
        ):
            yield RULE.at(
                used.span,
                f"the original uses `{name}` before its increment, the translation after it",
                related=original(shape.span, "the increment in the original"),
            )


def _is_behind(side: Side, shape: Shape) -> bool:
    return side.text(shape.span).endswith(("++", "--"))


def _names(side: Side, shape: Shape, part: str) -> str:
    return canonical(shape.text(part).strip("[]"), side.language)
