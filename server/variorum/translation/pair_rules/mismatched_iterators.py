"""mismatched-iterators: a begin and an end iterator of two different temporary objects."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="mismatched-iterators",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds a begin and an end iterator taken from two calls of the same function. `[rules.mismatched-iterators]` of a "
        "language matches such a pair (`pattern`, with the call as its group)."
    ),
    why="Each call creates an object of its own, so the iteration never reaches its end and reads invalid memory.",
    example=Example(
        before="char last = *std::max_element(std::to_string(n).begin(), std::to_string(n).end());\n",
        after="std::string digits = std::to_string(n);\nchar last = *std::max_element(digits.begin(), digits.end());\n",
        language="cpp",
    ),
)


@RULE.check_target_item
def mismatched_iterators(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports every place that the language's pattern matches."""
    pattern = part.language.policy(RULE.id).get("pattern")
    if pattern is None or b"begin" not in part.facts.text:
        return
    for found in re.finditer(pattern.encode(), part.facts.text):
        yield RULE.at(Span(*found.span()), "begin and end iterators belong to different objects")
