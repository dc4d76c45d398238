"""negative-index: a negative index that counts from the end only in the original."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="negative-index",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds a negative literal index, carried over from a language that counts it from the end to one that does not.",
    why="`values[-1]` throws, gives null, or reads outside of the array.",
    example=Example(
        before="int last = values[-1];\n",
        after="int last = values[values.length - 1];\n",
        language="java",
    ),
)

_BELOW_ZERO = re.compile(r"^\[?-\d+\]?$")


@RULE.check_aligned_with(source=("element",), target=("element",))
def negative_indexes(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports element accesses at a negative literal index."""
    differ = unit.traits("negative_index")
    if differ is None or differ[0] != "counts from the end":
        return
    kinds = unit.target.types
    source = [shape for shape in unit.source.shapes("element") if _BELOW_ZERO.match(shape.text("at"))]
    for shape in unit.target.shapes("element"):
        # A map may have a negative key.
        if _BELOW_ZERO.match(shape.text("at")) and "ap" not in kinds.get(shape.text("of"), "") and source:
            yield RULE.at(
                shape.span,
                f"a negative index {differ[0]} in the original, here it {differ[1]}",
                related=original(source[0].span, "the index in the original"),
            )
