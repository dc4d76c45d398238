"""lost-visibility: a private method that became public."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-visibility",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what="Finds methods that are private in the original and public in the translation.",
    why="Others may call it, and then it cannot be changed any more.",
    example=Example(
        before="class Ledger:\n    def recount(self):  # private in the original\n        ...\n",
        after="class Ledger:\n    def _recount(self):\n        ...\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("hidden",))
def lost_visibility(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports private methods whose counterparts are public members."""
    if not unit.source.shapes("hidden") or unit.target.items[0].container is None:
        return
    prefix: str | None = unit.target.trait("hidden_prefix")
    declared = unit.target.declaration
    if declared is None or unit.target.shapes("hidden") or (prefix and declared.name.startswith(prefix)):
        return
    if prefix is None and not unit.target.trait("hides"):
        return
    yield RULE.at(
        unit.target.place,
        f"`{unit.source.shapes('hidden')[0].text('name')}` is private in the original, public in the translation",
        related=original(unit.source.place, "private in the original"),
    )
