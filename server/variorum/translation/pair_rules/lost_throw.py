"""lost-throw: an error that the original raises and the translation does not."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="lost-throw",
    weight=Weight.MAJOR,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds an item whose counterpart in the original raises errors, and which raises none and refuses "
        "nothing in another way."
    ),
    why="A caller that relied on the refusal gets an answer to a question that has none.",
    example=Example(
        before="def share(total, count):\n    return total // count\n",
        after=(
            "def share(total, count):\n    if count == 0:\n        raise ValueError('nobody to share with')\n"
            "    return total // count\n"
        ),
        language="python",
    ),
)

# Of two items that were written in different ways, how often something stands in them says nothing.
_LIKE_ENOUGH = 0.7


@RULE.check_aligned_with(source=("throw",))
def lost_throws(unit: AlignedUnit) -> Iterator[Violation]:
    """Raised errors of which nothing is left, where the translation does not say it by a result either."""
    source = unit.source.of("throw")
    refusals = (
        *unit.target.of("throw"),
        *unit.target.of("null"),
        *unit.target.of("assert"),
        *unit.target.calls("exit", "output-error"),
    )
    if source and not refusals and unit.likeness >= _LIKE_ENOUGH / 2:
        yield RULE.at(
            unit.target.place,
            "the original raises an error here, the translation never does",
            related=original(source[0].span, "the error in the original"),
        )
