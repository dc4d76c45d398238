"""lost-async: a function that awaits in the original and not in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-async",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    what="Finds asynchronous functions and `await`s without a counterpart, between two languages that have both.",
    why="The caller gets a promise instead of a value, or the program blocks.",
    example=Example(
        before="def load(url):  # the original is async and awaits fetch(url)\n    return fetch(url)\n",
        after="async def load(url):\n    return await fetch(url)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("await", "async"))
def lost_async(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports lost `await`s, if the target language has them."""
    if not unit.target.trait("waits"):
        return
    source = unit.source.shapes("await") or unit.source.shapes("async")
    if source and not unit.target.shapes("await") and not unit.target.shapes("async"):
        yield RULE.at(
            unit.target.place,
            "the original awaits here, the translation does not",
            related=original(source[0].span, "the original awaits"),
        )
