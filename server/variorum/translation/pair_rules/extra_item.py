"""extra-item: a function, method or class of the translation that the original does not have."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.alignment_candidates import MAIN
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations

RULE = PairRule(
    id="extra-item",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what="Finds functions, methods and classes of the translation that have no counterpart in the original.",
    why="A helper may be good style; an item that nobody asked for may also be invented, and nobody tested it.",
    example=Example(
        before="# class Account { void open() {...} }\nclass Account:\n    def open(self): ...\n\n    def audit(self): ...\n",
        after="class Account:\n    def open(self): ...\n",
        language="python",
    ),
)


@RULE.check_sections
def extra_items(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """Items of the translation alone; constructors and `main` come with the language."""
    every, target = pair.arrangement.extra, pair.target_items
    for number, section in enumerate(pair.target.items.sections) if every else ():
        places = target.of_section(number)
        extra = every[bisect_left(every, places.start) : bisect_left(every, places.stop)]
        if not extra:
            continue
        basis = [place - places.start for place in extra], pair.arrangement.class_mapping.of_counterparts
        yield number, section.noted(RULE.id, partial(_violations, pair, number, extra), basis)


def _violations(
    pair: PairUnit, section: int, extra: Sequence[int], numbers: range
) -> Iterator[tuple[int, Violation]]:
    """What is extra in some items of a section, each with the number of its item in the section and its place in it."""
    first, items = pair.target_items.of_section(section).start, pair.target_items.numbers_in(section)
    for place in extra:
        profile = pair.target_items.profiles[place]
        if items[place - first] not in numbers or profile.is_constructor or profile.words == MAIN:
            continue
        if profile.is_type and profile.name in pair.arrangement.class_mapping.of_counterparts:
            # The class only gives a home to functions that the original has elsewhere.
            continue
        declared = profile.declaration
        yield (
            items[place - first],
            RULE.at(
                declared.name_span,
                f"the {declared.kind} `{profile.qualified_name}` has no counterpart in the original",
            ),
        )
