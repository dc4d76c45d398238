"""extra-item: a function, method or class that the original does not have."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import partial

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.accessors import is_attribute
from variorum.translation.alignment_candidates import MAIN
from variorum.translation.pair_rule import PairRule, PairUnit
from variorum.translation.section_checks import Violations

RULE = PairRule(
    id="extra-item",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    what="Finds functions, methods and classes of the translation without a counterpart in the original.",
    why="A helper may be good style, but it may also be invented, and nobody has tested it.",
    example=Example(
        before="# class Account { void open() {...} }\nclass Account:\n    def open(self): ...\n\n    def audit(self): ...\n",
        after="class Account:\n    def open(self): ...\n",
        language="python",
    ),
)


@RULE.check_sections
def extra_items(pair: PairUnit) -> Iterator[tuple[int, Violations]]:
    """Reports items that only the translation has, except constructors and `main`."""
    every, target = pair.matching.extra, pair.target_items
    for number, section in enumerate(pair.target.items.sections) if every else ():
        places = target.of_section(number)
        extra = every[bisect_left(every, places.start) : bisect_left(every, places.stop)]
        if not extra:
            continue
        basis = (
            [place - places.start for place in extra],
            pair.matching.class_mapping.matched_target_classes,
            pair.source.symbol_counts,
        )
        yield number, section.collected(RULE.id, partial(_violations, pair, number, extra), basis)


def _violations(
    pair: PairUnit, section: int, extra: Sequence[int], numbers: range
) -> Iterator[tuple[int, Violation]]:
    """Yields the additional items of a section, each with the number of its item in the section."""
    first, items = pair.target_items.of_section(section).start, pair.target_items.numbers_in(section)
    for place in extra:
        profile = pair.target_items.profiles[place]
        if items[place - first] not in numbers or profile.is_constructor or profile.words == MAIN:
            continue
        if profile.is_type and profile.name in pair.matching.class_mapping.matched_target_classes:
            # The class only contains functions that are elsewhere in the original.
            continue
        if is_attribute(pair.target_items[place], pair.source):
            continue
        declared = profile.declaration
        yield (
            items[place - first],
            RULE.at(
                declared.name_span,
                f"{declared.kind} `{profile.qualified_name}` has no counterpart in the original",
            ),
        )
