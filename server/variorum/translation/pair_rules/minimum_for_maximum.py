"""minimum-for-maximum: a call that became its opposite, such as `min` for `max`."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="minimum-for-maximum",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    severity_if_dissimilar=Severity.INFORMATION,
    what=(
        "Finds an item that takes a minimum where its counterpart takes a maximum, or rounds up where that rounds down, if "
        "the total number of such calls is equal."
    ),
    why="The smallest value is used for the largest; the two are easily confused.",
    example=Example(
        before="best = min(best, price)  # the original takes the maximum\n",
        after="best = max(best, price)\n",
        language="python",
    ),
)
_OPPOSITES = (("max", "min"), ("min", "max"), ("floor", "ceil"), ("ceil", "floor"))


@RULE.check_aligned_with(source=("max", "min", "floor", "ceil"), target=("max", "min", "floor", "ceil"))
def minima_for_maxima(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports one call more of the one, and one less of the other."""
    for was, now in _OPPOSITES:
        source, target = (side.calls(was, now) for side in (unit.source, unit.target))
        if len(source) != len(target) or not any(event.value == was for event in source):
            continue
        changed = [
            (one, other)
            for one, other in zip(source, target, strict=True)
            if one.value == was and other.value == now
        ]
        if (
            len(changed) == 1
            and sum(one.value != other.value for one, other in zip(source, target, strict=True)) == 1
        ):
            [(one, other)] = changed
            yield RULE.at(
                other.span,
                f"`{was}` in the original, `{now}` in the translation",
                related=original(one.span, f"`{was}` in the original"),
            )
