"""logarithm-base: a logarithm to another base than the original's."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.translation.library_behaviours import behaviour_violations
from variorum.translation.pair_rule import AlignedUnit, PairRule
from variorum.translation.sides import Side

RULE = PairRule(
    id="logarithm-base",
    weight=Weight.MAJOR,
    severity=Severity.WARNING,
    category=Category.TRANSLATION,
    what=(
        "Finds a logarithm translated by one to another base, such as `log10` for `log`. A quotient of two logarithms, `log(x) / "
        "log(2)`, is ignored."
    ),
    why="Every result is off by the same factor, which looks plausible.",
    example=Example(
        before="digits = math.log(number)  # the original: Math.log10(number)\n",
        after="digits = math.log10(number)\n",
        language="python",
    ),
)


@RULE.check_aligned_with(source=("call",), target=("call",))
def logarithm_bases(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports logarithms to different bases."""
    if not any(_divides_logarithms(side) for side in (unit.source, unit.target)):
        yield from behaviour_violations(RULE, unit, "log")


def _divides_logarithms(side: Side) -> bool:
    logarithms = [event.span for event in side.calls("log")]
    return any(
        shape.text("operator") == "/"
        and all(
            any(shape.parts[part].span.contains(span) for span in logarithms) for part in ("left", "right")
        )
        for shape in side.shapes("binary")
    )
