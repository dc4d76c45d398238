"""split-ends: a split that treats empty parts at the end in another way than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.behaviours import behaviours_of
from variorum.translation.hazard import AlignedUnit, PairRule, original
from variorum.translation.operands import canonical

RULE = PairRule(
    id="split-ends",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what=(
        "Finds a call that splits a text at a separator, translated by one with the same separator that "
        "keeps empty parts at the end where the other drops them."
    ),
    why='`"a,b,,".split(",")` has two parts in Java and Ruby, four in Python and JavaScript.',
    example=Example(
        before="parts = line.split(',')\ncount = len(parts)\n",
        after="parts = line.rstrip(',').split(',')\ncount = len(parts)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def split_ends(unit: AlignedUnit) -> Iterator[Violation]:
    """Splits at the same separator with different ends."""
    for mine in behaviours_of(unit.source, "split"):
        separator = canonical(mine.shape.text("arguments"), unit.source.language)
        for theirs in behaviours_of(unit.target, "split"):
            if theirs.manner == mine.manner or not separator.startswith("'"):
                continue
            if canonical(theirs.shape.text("arguments"), unit.target.language) == separator:
                yield RULE.at(
                    theirs.shape.span,
                    f"the split in the original {mine.manner}, the one here {theirs.manner}",
                    related=original(mine.shape.span, f"this {mine.manner}"),
                )
                break
