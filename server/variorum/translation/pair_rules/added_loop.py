"""added-loop: a loop that the original does not have."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.idioms import without_library_loops
from variorum.translation.pair_rule import AlignedUnit, PairRule, original, places

RULE = PairRule(
    id="added-loop",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds an item with more loops than its counterpart in the original, if no call of the original replaces them.",
    why="Something that was done once is repeated.",
    example=Example(
        before="for _ in range(tries):  # the original asks once\n    ask()\n",
        after="ask()\n",
        language="python",
    ),
)


@RULE.check_aligned_with(target=("loop",))
def added_loops(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports similar items with additional loops that no call of the original can replace."""
    source, target = unit.source.of("loop"), unit.target.of("loop")
    slack = without_library_loops(unit.source.of("call"))["loop"] + len(unit.source.of("lambda"))
    if len(target) > len(source) + slack and unit.is_similar:
        yield RULE.at(
            unit.target.place,
            f"the translation has loops in {places(len(target))}, the original in {places(len(source))}",
            related=original(unit.source.place, "the original has fewer loops"),
        )
