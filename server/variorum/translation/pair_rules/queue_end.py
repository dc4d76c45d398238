"""queue-end: an element that is taken from the other end of a collection."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule

RULE = PairRule(
    id="queue-end",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds a call that takes the first element of a collection, translated by one that takes the last, or the reverse."
    ),
    why=("A queue becomes a stack: a breadth-first search becomes depth-first and has other results."),
    example=Example(
        before="node = waiting.pop()  # the original: waiting.poll()\n",
        after="node = waiting.popleft()\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def queue_ends(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports calls that take from different ends."""
    yield from behaviour_violations(RULE, unit, "pop")
