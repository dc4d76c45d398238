"""missing-element: a search that tells of an absent element in another way than the original's."""

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
        "Finds a search for a position, translated by one with another answer for what is not there: -1, "
        "nothing, false or an exception."
    ),
    why=(
        "A check for -1 behind a call that raises is never reached, and an exception leaves the function "
        "where the original went on."
    ),
    example=Example(
        before="place = names.index(name)  # the original: names.indexOf(name)\nif place == -1:\n    return None\n",
        after="place = names.index(name) if name in names else -1\nif place == -1:\n    return None\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def missing_elements(unit: AlignedUnit) -> Iterator[Violation]:
    """Searches with different answers for what is not there."""
    yield from behaviour_violations(RULE, unit, "index-of")
