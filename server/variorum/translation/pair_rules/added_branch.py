"""added-branch: a branch that the original does not have."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.idioms import without_library_loops
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="added-branch",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds an item with more branches than its counterpart in the original, if the rest of both is similar.",
    why="An invented special case changes the result for all values it matches.",
    example=Example(
        before="def fee(amount):  # the original has no exemption\n    if amount > 100:\n        return 0\n    return 5\n",
        after="def fee(amount):\n    return 5\n",
        language="python",
    ),
)


@RULE.check_aligned_with(target=("branch",))
def added_branches(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports similar items with additional branches that no call of the original can replace."""
    source, target = unit.source.of("branch"), unit.target.of("branch")
    slack = without_library_loops(unit.source.of("call"))["branch"] + len(unit.source.of("case"))
    more = len(target) - len(source) - slack
    if more > 0 and unit.is_similar:
        yield RULE.at(
            unit.target.place,
            f"the translation has {more} more {'branch' if more == 1 else 'branches'} than the original",
            related=original(unit.source.place, "the original has fewer branches"),
        )
