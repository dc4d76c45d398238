"""lost-comparator: a sort with a comparator that became a plain sort."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.program_events import Event
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="lost-comparator",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    severity_if_dissimilar=Severity.INFORMATION,
    what="Finds sorts with a comparator or a key in the original, and only sorts without one in the translation.",
    why="The elements are in their natural order: by name instead of by age, ascending instead of descending.",
    example=Example(
        before="people.sort()  # the original compares by age\n",
        after="people.sort(key=lambda person: person.age)\n",
        language="python",
    ),
)

_RULE_OF_ORDER = re.compile(
    r"lambda|->|=>|\bkey\s*=|reverse\s*=|compar|cmp|greater|\[\s*&?\s*\]|func\(|reverseOrder|sort_?by|OrderBy",
    re.I,
)


@RULE.check_aligned_with(source=("sort",), target=("sort",))
def lost_comparators(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports sorts of both sides of which only the original's has a comparator."""
    source = [event for event in unit.source.calls("sort") if _says_how(unit.source, event)]
    target = unit.target.calls("sort")
    if not source or not target or any(_says_how(unit.target, event) for event in target):
        return
    if unit.target.calls("compare", "reverse") or any(
        "[::-1]" in unit.target.text(one.span) for one in unit.target.of("index")
    ):
        return
    yield RULE.at(
        target[0].span,
        "the original sorts with a comparator, the translation in natural order",
        related=original(source[0].span, "the sort in the original"),
    )


def _says_how(side: Side, event: Event) -> bool:
    """Returns whether the call has a comparator or a key."""
    return _RULE_OF_ORDER.search(side.text(event.span)) is not None
