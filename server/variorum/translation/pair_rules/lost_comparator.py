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
    what=(
        "Finds sorts with a key, or a comparator of another order than the natural one, in the original, and only sorts without "
        "one in the translation."
    ),
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

_PLAIN = r"(?<![\w.\])>])[*&$]?(?P<%s>\w+)(?![\w.(\[]|->)"
# Comparators of the natural order: of the two parameters themselves, the first one first.
_NATURAL = tuple(
    re.compile(pattern % ("first", "second"))
    for pattern in (
        rf"{_PLAIN}\s*-\s*{_PLAIN}",
        rf"{_PLAIN}\s*(?:<|<=>)\s*{_PLAIN}",
        r"(?<![\w.\])>])(?P<%s>\w+)\.(?:compareTo|CompareTo|localeCompare|cmp|partial_cmp)\(\s*&?(?P<%s>\w+)\s*\)",
        rf"(?:strcmp|[cC]ompare)\(\s*{_PLAIN}\s*,\s*{_PLAIN}\s*\)",
    )
)
_NATURAL_BY_NAME = re.compile(
    r"""['"]strcmp['"]|naturalOrder|\b\w++(?:::|\.)(?:compare|compareTo)\s*\)|std::less\b"""
)
# It needs a comparator for any order.
_QSORT = re.compile(r"qsort\b(?!.*(?:desc|rev|by))", re.S | re.I)


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
    """Returns whether the call has a key, or a comparator of another order than the natural one."""
    text = side.text(event.span)
    if _RULE_OF_ORDER.search(text) is None or _QSORT.match(text) or _NATURAL_BY_NAME.search(text):
        return False
    return not any(_is_in_order(found) for pattern in _NATURAL if (found := pattern.search(text)))


def _is_in_order(comparison: re.Match[str]) -> bool:
    """Returns whether the names that are compared are parameters in this order."""
    head = re.findall(r"\w+", comparison.string[: comparison.start()])
    first, second = comparison["first"], comparison["second"]
    return first in head and second in head and head.index(first) < head.index(second)
