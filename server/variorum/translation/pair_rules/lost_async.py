"""lost-async: a function that waits in the original and does not in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-async",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds asynchronous functions, or places that wait for one, of which the counterpart has none, "
        "between two languages that both have them."
    ),
    why="The caller gets a promise instead of a value, or everything stands still until the answer comes.",
    example=Example(
        before="def load(url):  # the original is async and awaits fetch(url)\n    return fetch(url)\n",
        after="async def load(url):\n    return await fetch(url)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("await", "async"))
def lost_async(unit: AlignedUnit) -> Iterator[Violation]:
    """Waiting that is gone, where the target language could say it."""
    if not unit.target.trait("waits"):
        return
    source = unit.source.shapes("await") or unit.source.shapes("async")
    if source and not unit.target.shapes("await") and not unit.target.shapes("async"):
        yield RULE.at(
            unit.target.place,
            "the original waits for other work here, the translation does not",
            related=original(source[0].span, "the original waits"),
        )
