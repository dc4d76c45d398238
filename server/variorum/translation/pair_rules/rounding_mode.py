"""rounding-mode: a rounding that treats halves in another way than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="rounding-mode",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds a call that rounds, translated by one that takes 0.5 to another number: up, away from zero, "
        "or to the even neighbour."
    ),
    why=(
        "`round(2.5)` is 2 in Python and C#, `Math.round(2.5)` is 3 in Java and JavaScript. Sums of money "
        "show it first."
    ),
    example=Example(
        before="points = round(score)  # the original: Math.round(score)\n",
        after="points = math.floor(score + 0.5)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def rounding_modes(unit: AlignedUnit) -> Iterator[Violation]:
    """Calls that round in different manners."""
    yield from behaviour_violations(RULE, unit, "round")
