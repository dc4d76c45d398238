"""lost-throw: an error that the original raises and the translation does not."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-throw",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    what="Finds an item that neither raises errors nor rejects anything in another way, if its counterpart raises errors.",
    why="A caller that relied on the error gets a result for invalid input.",
    example=Example(
        before="def share(total, count):\n    return total // count\n",
        after=(
            "def share(total, count):\n    if count == 0:\n        raise ValueError('nobody to share with')\n"
            "    return total // count\n"
        ),
        language="python",
    ),
)

# In items that are written differently, counts mean nothing.
_SIMILAR_ENOUGH = 0.7


@RULE.check_aligned_with(source=("throw",))
def lost_throws(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports lost errors, if the translation does not signal them by a result either."""
    source = unit.source.of("throw")
    refusals = (
        *unit.target.of("throw"),
        *unit.target.of("null"),
        *unit.target.of("assert"),
        *unit.target.calls("exit", "output-error"),
    )
    if source and not refusals and unit.similarity >= _SIMILAR_ENOUGH / 2:
        yield RULE.at(
            unit.target.place,
            "the original raises an error here, the translation never does",
            related=original(source[0].span, "the error in the original"),
        )
