"""added-branch: a decision that the original does not make."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.idioms import folded
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="added-branch",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds an item that makes more decisions than its counterpart in the original, although the rest of "
        "both is alike."
    ),
    why="An invented special case changes the result for whatever falls into it.",
    example=Example(
        before="def fee(amount):  # the original has no exemption\n    if amount > 100:\n        return 0\n    return 5\n",
        after="def fee(amount):\n    return 5\n",
        language="python",
    ),
)


@RULE.check_aligned_with(target=("branch",))
def added_branches(unit: AlignedUnit) -> Iterator[Violation]:
    """Items much alike in which the translation has decisions that no call of the original can have taken in."""
    source, target = unit.source.of("branch"), unit.target.of("branch")
    slack = folded(unit.source.of("call"))["branch"] + len(unit.source.of("case"))
    more = len(target) - len(source) - slack
    if more > 0 and unit.is_alike:
        yield RULE.at(
            unit.target.place,
            f"the translation decides {more} {'time' if more == 1 else 'times'} more often than the original",
            related=original(unit.source.place, "the original decides less often"),
        )
