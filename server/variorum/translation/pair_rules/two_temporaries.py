"""two-temporaries: a range that begins in one temporary object and ends in another."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PartUnit

RULE = PairRule(
    id="two-temporaries",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds a begin and an end that are taken from two calls of the same function. `[rules.two-temporaries]` of a language "
        "says how such a pair is written (`pattern`, with the call as its group)."
    ),
    why="Each call makes an object of its own, so the walk never meets its end and runs through foreign memory.",
    example=Example(
        before="char last = *std::max_element(std::to_string(n).begin(), std::to_string(n).end());\n",
        after="std::string digits = std::to_string(n);\nchar last = *std::max_element(digits.begin(), digits.end());\n",
        language="cpp",
    ),
)


@RULE.check_part
def two_temporaries(part: PartUnit) -> Iterator[Violation]:
    """Every place that the language's pattern matches."""
    pattern = part.language.policy(RULE.id).get("pattern")
    if pattern is None or b"begin" not in part.facts.text:
        return
    for found in re.finditer(pattern.encode(), part.facts.text):
        yield RULE.at(Span(*found.span()), "the two ends of this range belong to two different objects")
