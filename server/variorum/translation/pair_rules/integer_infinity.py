"""integer-infinity: the infinity of an integer type, which does not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, TargetItemUnit

RULE = PairRule(
    id="integer-infinity",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what=(
        "Finds requests for the infinity of an integer type. `[rules.integer-infinity]` of a language matches them "
        "(`pattern`)."
    ),
    why="It compiles and gives 0, so that nothing is ever smaller than the minimum found so far.",
    example=Example(
        before="int best = std::numeric_limits<int>::infinity();\n",
        after="int best = std::numeric_limits<int>::max();\n",
        language="cpp",
    ),
)


@RULE.check_target_item
def integer_infinities(part: TargetItemUnit) -> Iterator[Violation]:
    """Reports every place that the language's pattern matches."""
    pattern = part.language.policy(RULE.id).get("pattern")
    if pattern is None or b"infinity" not in part.facts.text:
        return
    for found in re.finditer(pattern.encode(), part.facts.text):
        yield RULE.at(Span(*found.span()), "integer types have no infinity: this is 0")
