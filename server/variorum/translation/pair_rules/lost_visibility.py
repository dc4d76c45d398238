"""lost-visibility: a method that is private in the original and open to all in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-visibility",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what=(
        "Finds methods that nothing outside their class can call in the original, and everybody in the "
        "translation."
    ),
    why="What others may call, others will call; then it cannot be changed any more.",
    example=Example(
        before="class Ledger:\n    def recount(self):  # private in the original\n        ...\n",
        after="class Ledger:\n    def _recount(self):\n        ...\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("hidden",))
def lost_visibility(unit: AlignedUnit) -> Iterator[Violation]:
    """Hidden methods whose counterparts are members that nothing hides."""
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
        f"the original keeps `{unit.source.shapes('hidden')[0].text('name')}` private, the translation shows it to all",
        related=original(unit.source.place, "private in the original"),
    )
