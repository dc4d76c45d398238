"""infinite-loop: a loop whose condition nothing in it can change."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit

RULE = Rule(
    id="infinite-loop",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    what="Finds loops whose condition reads only local variables that the loop never changes, and that "
    "nothing leaves by a jump. Loops that are endless on purpose, as `while True` says, are left "
    "alone.",
    why="Once entered, the loop never ends. Often the step of a counting loop was lost in the translation.",
    example=Example(
        before="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n",
        after="def count(rows):\n    i = 0\n    while i < 10:\n        print(rows[i])\n        i += 1\n",
        language="python",
    ),
)


@RULE.check_item
def stuck_loops(item: ItemUnit) -> Iterator[Violation]:
    """The conditions of loops that can only be true for ever or never."""
    for condition in item.facts.stuck_loops:
        yield RULE.at(condition, f"nothing in this loop changes `{item.text(condition)}`")
