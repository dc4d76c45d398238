"""eager-logic: an `and` or `or` that stopped early in the original and works out both sides in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="eager-logic",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds `&&` and `||` translated as `&` and `|`, which always work out both operands, and the reverse."
    ),
    why=(
        "The right side may only be safe where the left one holds: an index that was checked first, an object "
        "that is there."
    ),
    example=Example(
        before="if index < size & items[index] > 0:\n    use(index)\n",
        after="if index < size and items[index] > 0:\n    use(index)\n",
        language="python",
    ),
)

_EAGER = {"and": "&", "or": "|"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def eager_logic(unit: AlignedUnit) -> Iterator[Violation]:
    """Lazy operators on one side, their eager likes on the other."""
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _EAGER.get(was.operator) == now.operator:
            message = (
                f"the original stops where the left side of `{was.operator}` decides, "
                f"`{now.operator}` here always works out both"
            )
        elif _EAGER.get(now.operator) == was.operator:
            message = (
                f"`{was.operator}` in the original always works out both sides, "
                f"`{now.operator}` here leaves out the right one where the left one decides"
            )
        else:
            continue
        yield RULE.at(now.shape.span, message, related=original(was.shape.span, "the original's operator"))
