"""unsigned-shift: a logical right shift that became an arithmetic one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="unsigned-shift",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what="Finds `>>>` translated as `>>`, in a language where that keeps the sign.",
    why="A negative number stays negative: loops over its bits never end, hashes differ.",
    example=Example(
        before="half = number >> 1  # the original: number >>> 1\n",
        after="half = (number & 0xFFFFFFFF) >> 1\n",
        language="python",
    ),
)

_UNSIGNED = re.compile(r"^u|unsigned|size_t")


@RULE.check_aligned_with(source=("operator",), target=("operator",))
def unsigned_shifts(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports `>>` without a mask, if the original has as many `>>>`."""
    source = [one for one in unit.source.of("operator") if one.value == ">>>"]
    operators = [one.value for one in unit.target.of("operator")]
    target = [one for one in unit.target.of("operator") if one.value == ">>"]
    signed = [one for one in unit.source.of("operator") if one.value == ">>"]
    if not source or ">>>" in operators or "&" in operators or len(target) <= len(signed):
        return
    if any(_UNSIGNED.search(kind) for kind in unit.target.types.values()):
        return
    yield RULE.at(
        target[0].span,
        "the original's shift fills with zeros, this one with the sign",
        related=original(source[0].span, "the shift in the original"),
    )
