"""logarithm-base: a logarithm to another base than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.behaviours import behaviour_violations
from variorum.translation.hazard import AlignedUnit, PairRule

RULE = PairRule(
    id="logarithm-base",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what="Finds a logarithm translated by one to another base: `log10` for `log`, say.",
    why="Every result is off by the same factor, which looks plausible.",
    example=Example(
        before="digits = math.log(number)  # the original: Math.log10(number)\n",
        after="digits = math.log10(number)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def logarithm_bases(unit: AlignedUnit) -> Iterator[Violation]:
    """Logarithms to different bases."""
    yield from behaviour_violations(RULE, unit, "log")
