"""missing-element: a search that signals an absent element in another way than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="missing-element",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds a search for a position, translated by one with another result for an absent element: -1, null, false or an "
        "exception."
    ),
    why=(
        "A check for -1 after a call that raises is never reached, and an exception leaves the function where the original "
        "continued."
    ),
    example=Example(
        before="place = names.index(name)  # the original: names.indexOf(name)\nif place == -1:\n    return None\n",
        after="place = names.index(name) if name in names else -1\nif place == -1:\n    return None\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def missing_elements(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports searches with different results for an absent element."""
    yield from behaviour_violations(RULE, unit, "index-of")
