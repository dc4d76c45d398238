"""time-unit: a time or a pause in another unit than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="time-unit",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=("Finds a clock or a pause translated by one with another unit: milliseconds for seconds."),
    why="`sleep(500)` waits half a second in one language and eight minutes in another.",
    example=Example(
        before="time.sleep(500)  # the original: Thread.sleep(500)\n",
        after="time.sleep(0.5)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def time_units(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports clocks and pauses in different units."""
    yield from behaviour_violations(RULE, unit, "time", "sleep")
