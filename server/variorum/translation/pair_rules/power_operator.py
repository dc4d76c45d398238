"""power-operator: a power that became an exclusive or."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="power-operator",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds `^` between the operands of a power of the original, in a language where it means exclusive or.",
    why="`2 ^ 10` is 8.",
    example=Example(
        before="long size = 2 ^ bits;\n",
        after="long size = 1L << bits;\n",
        language="java",
    ),
)


@RULE.check_aligned_with(source=("operator", "power"), target=("operator",))
def power_operators(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports `^` in a translation whose original has powers and no `^`."""
    powers = [one for one in unit.source.of("operator") if one.value == "**"] + unit.source.calls("power")
    if not powers or any(one.value == "^" for one in unit.source.of("operator")):
        return
    for event in unit.target.of("operator"):
        if event.value == "^":
            yield RULE.at(
                event.span,
                "power in the original, here `^` is an exclusive or",
                related=original(powers[0].span, "the power in the original"),
            )
