"""sort-stability: a sort that keeps equal elements in order in the original and may exchange them in the translation."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="sort-stability",
    weight=Weight.MINOR,
    severity=Severity.HINT,
    category=Category.TRANSLATION,
    what="Finds a sort by a rule of its own, from a language whose sort is stable to one whose sort is not.",
    why="Elements that compare equal come out in another order, now and then.",
    example=Example(
        before="std::sort(people.begin(), people.end(), by_age);\n",
        after="std::stable_sort(people.begin(), people.end(), by_age);\n",
        language="cpp",
    ),
)


@RULE.check_aligned_with(source=("sort",), target=("sort",))
def sort_stabilities(unit: AlignedUnit) -> Iterator[Violation]:
    """Sorts with a comparison, where only the original's keeps equal elements in order."""
    differ = unit.traits("sort_stability")
    if differ is None or not differ[0].startswith("keeps"):
        return
    source, target = unit.source.calls("sort"), unit.target.calls("sort")
    sorts = [(one, unit.target.text(one.span)) for one in target]
    compared = [one for one, text in sorts if text.count(",") > 1 and "stable" not in text.lower()]
    if source and compared:
        yield RULE.at(
            compared[0].span,
            f"the sort of the original {differ[0]}, this one {differ[1]}",
            related=original(source[0].span, "the sort in the original"),
        )
