"""integer-infinity: the infinity of an integer type, which there is none of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.span import Span
from variorum.translation.pair_rule import PairRule, PartUnit

RULE = PairRule(
    id="integer-infinity",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds places that ask an integer type for its infinity. `[rules.integer-infinity]` of a language says how that is "
        "written (`pattern`)."
    ),
    why="It compiles and gives 0, so that nothing is ever smaller than the least value found so far.",
    example=Example(
        before="int best = std::numeric_limits<int>::infinity();\n",
        after="int best = std::numeric_limits<int>::max();\n",
        language="cpp",
    ),
)


@RULE.check_part
def integer_infinities(part: PartUnit) -> Iterator[Violation]:
    """Every place that the language's pattern matches."""
    pattern = part.language.policy(RULE.id).get("pattern")
    if pattern is None or b"infinity" not in part.facts.text:
        return
    for found in re.finditer(pattern.encode(), part.facts.text):
        yield RULE.at(Span(*found.span()), "an integer type has no infinity, so this is 0")
