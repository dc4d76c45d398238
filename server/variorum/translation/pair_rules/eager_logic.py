"""eager-logic: a short-circuit operator that became an eager one, or the reverse."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="eager-logic",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what="Finds `&&` and `||` translated as `&` and `|`, which always evaluate both operands, and the reverse.",
    why="The right side may only be safe if the left one holds: an index that was checked, an object that exists.",
    example=Example(
        before="if index < size & items[index] > 0:\n    use(index)\n",
        after="if index < size and items[index] > 0:\n    use(index)\n",
        language="python",
    ),
)

_EAGER = {"and": "&", "or": "|"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def eager_logic(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports short-circuit operators on one side with their eager equivalents on the other."""
    for changed in unit.changed:
        was, now = changed.source, changed.target
        if _EAGER.get(was.operator) == now.operator:
            message = (
                f"`{was.operator}` short-circuits in the original, `{now.operator}` evaluates both sides"
            )
        elif _EAGER.get(now.operator) == was.operator:
            message = (
                f"`{was.operator}` evaluates both sides in the original, `{now.operator}` short-circuits"
            )
        else:
            continue
        yield RULE.at(now.shape.span, message, related=original(was.shape.span, "the original's operator"))
