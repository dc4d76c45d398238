"""dropped-loop: a loop of the original that the translation does not have."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.idioms import without_library_loops
from variorum.translation.pair_rule import AlignedUnit, PairRule, original, places

RULE = PairRule(
    id="dropped-loop",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    scored_as=Severity.WARNING,
    what=(
        "Finds an item with fewer loops than its counterpart in the original, if no call such as `sum` or `map` replaces "
        "them."
    ),
    why="What was done for every element is done once, or not at all.",
    example=Example(
        before="total = prices[0]  # the original adds up all of them\n",
        after="total = sum(prices)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("loop",))
def dropped_loops(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports similar items with lost loops that no call can replace."""
    source, target = unit.source.of("loop"), unit.target.of("loop")
    slack = without_library_loops(unit.target.of("call"))["loop"] + len(unit.target.of("lambda"))
    if len(source) > len(target) + slack and unit.is_similar and not unit.helpers:
        yield RULE.at(
            unit.target.place,
            f"the original has loops in {places(len(source))}, the translation in {places(len(target))}",
            related=original(source[-1].span, "a loop of the original"),
        )
