"""extra-item: a function, method or class of the translation that the original does not have."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.declared import MAIN
from variorum.translation.hazard import PairRule, PairUnit

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


@RULE.check_pair
def extra_items(pair: PairUnit) -> Iterator[Violation]:
    """Items of the translation alone; constructors and `main` come with the language."""
    for place in pair.arrangement.extra:
        other = pair.theirs[place]
        if other.is_constructor or other.words == MAIN:
            continue
        if other.is_type and other.profile.name in pair.homes_of_counterparts:
            # The class only gives a home to functions that the original has elsewhere.
            continue
        yield RULE.at(
            other.name_span,
            f"the {other.profile.declaration.kind} `{other.profile.qualified_name}` has no counterpart in the original",
        )
