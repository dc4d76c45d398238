"""redundant-else: an else behind a branch that always leaves."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="redundant-else",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    is_default=False,
    what="Finds an `else` behind an `if` whose branch always returns, throws or jumps. Off unless asked "
    "for, because many people find both branches side by side easier to read.",
    why="What stands in the `else` runs in any case that gets there; without it the main path needs no "
    "indentation.",
    example=Example(
        before="def sign(x):\n    if x < 0:\n        return -1\n    else:\n        return 1\n",
        after="def sign(x):\n    if x < 0:\n        return -1\n    return 1\n",
        language="python",
    ),
)


@RULE.check_item
def redundant_elses(item: ItemUnit) -> Iterator[Violation]:
    """Every else part that the language's `@redundant.else` marks."""
    for match in item.matches("redundant.else"):
        yield RULE.at(
            match["redundant.else"], "the branch before always leaves, so this `else` is not needed"
        )
