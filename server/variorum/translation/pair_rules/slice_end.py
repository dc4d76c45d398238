"""slice-end: a slice past the end that is clipped in the original and fails in the translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.library_behaviours import behaviours_of
from variorum.translation.operands import arguments_of
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="slice-end",
    weight=Weight.MODERATE,
    severity=Severity.HINT,
    what="Finds a slice or substring with a computed end, translated from a language that clips it to one that fails.",
    why="`text[i:i + 3]` is shorter near the end; `text.substring(i, i + 3)` throws there.",
    example=Example(
        before="String part = text.substring(i, i + 3);\n",
        after="String part = text.substring(i, Math.min(i + 3, text.length()));\n",
        language="java",
    ),
)

_REACHING = re.compile(r"[\w\])]\s*\+\s*\w")


@RULE.check_aligned_with(target=("call",))
def slice_ends(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports slices whose end is a sum, without a `min` or a comparison with the length around it."""
    differ = unit.traits("slice_end")
    if differ is None or not differ[0].startswith("is cut") or unit.target.calls("min", "length"):
        return
    for behaviour in behaviours_of(unit.target, "substring"):
        given = arguments_of(behaviour.shape.text("arguments"))
        if len(given) == 2 and _REACHING.search(given[1]):
            yield RULE.at(
                behaviour.shape.span,
                f"a slice past the end {differ[0]} in the original, here it {differ[1]}",
                related=original(unit.source.place, "the slice in the original"),
            )
            return
