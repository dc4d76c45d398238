"""split-ends: a split that treats trailing empty parts differently from the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.library_behaviours import behaviours_of
from variorum.translation.operands import canonical
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="split-ends",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what=(
        "Finds a call that splits a string at a separator, translated by one with the same separator that keeps trailing "
        "empty parts where the other drops them."
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
    """Reports splits at the same separator with different ends."""
    for source in behaviours_of(unit.source, "split"):
        separator = canonical(source.shape.text("arguments"), unit.source.language)
        for target in behaviours_of(unit.target, "split"):
            if target.manner == source.manner or not separator.startswith("'"):
                continue
            if canonical(target.shape.text("arguments"), unit.target.language) == separator:
                yield RULE.at(
                    target.shape.span,
                    f"the original's split {source.manner}, this one {target.manner}",
                    related=original(source.shape.span, f"this {source.manner}"),
                )
                break
