"""rounding-mode: a rounding that treats halves differently from the original's."""

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
        "Finds a rounding call, translated by one that rounds 0.5 differently: up, away from zero, or to even."
    ),
    why=(
        "`round(2.5)` is 2 in Python and C#, `Math.round(2.5)` is 3 in Java and JavaScript. Sums of money show it first."
    ),
    example=Example(
        before="points = round(score)  # the original: Math.round(score)\n",
        after="points = math.floor(score + 0.5)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def rounding_modes(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls that round differently."""
    yield from behaviour_violations(RULE, unit, "round")
