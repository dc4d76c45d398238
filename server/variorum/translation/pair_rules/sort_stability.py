"""sort-stability: a stable sort that became an unstable one."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="sort-stability",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    what="Finds a sort with a comparator, translated from a language with a stable sort to one with an unstable sort.",
    why="Elements that compare equal may be in another order.",
    example=Example(
        before="std::sort(people.begin(), people.end(), by_age);\n",
        after="std::stable_sort(people.begin(), people.end(), by_age);\n",
        language="cpp",
    ),
)


@RULE.check_aligned_with(source=("sort",), target=("sort",))
def sort_stabilities(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports sorts with a comparator of which only the original's is stable."""
    differ = unit.traits("sort_stability")
    if differ is None or not differ[0].startswith("keeps"):
        return
    source, target = unit.source.calls("sort"), unit.target.calls("sort")
    sorts = [(one, unit.target.text(one.span)) for one in target]
    compared = [one for one, text in sorts if text.count(",") > 1 and "stable" not in text.lower()]
    if source and compared:
        yield RULE.at(
            compared[0].span,
            f"the original's sort {differ[0]}, this one {differ[1]}",
            related=original(source[0].span, "the sort in the original"),
        )
