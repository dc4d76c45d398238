"""lenient-number: a number conversion that accepts other strings than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="lenient-number",
    weight=Weight.MODERATE,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what=(
        "Finds a conversion that rejects invalid numbers, translated by one that reads as far as it can, or the reverse."
    ),
    why=(
        '`parseInt("12 apples")` is 12, `int("12 apples")` raises an exception: only one side rejects bad input.'
    ),
    example=Example(
        before="const age = parseInt(field);\n",
        after="const age = Number(field);\n",
        language="javascript",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def lenient_numbers(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports conversions that accept different strings."""
    yield from behaviour_violations(RULE, unit, "to-int")
