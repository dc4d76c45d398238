"""remainder-sign: a remainder of a number that may be negative, between languages that give it different signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="remainder-sign",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    category=Category.TRANSLATION,
    what=(
        "Finds `%` on a difference or a negated number, translated from a language where the remainder has "
        "the sign of the left operand to one where it has that of the right one, or back."
    ),
    why="`-7 % 3` is -1 in Java, C and JavaScript, and 2 in Python and Ruby.",
    example=Example(
        before="static int wrap(int index, int step, int size) {\n    return (index - step) % size;\n}\n",
        after="static int wrap(int index, int step, int size) {\n    return Math.floorMod(index - step, size);\n}\n",
        language="java",
    ),
)

_BELOW_ZERO = re.compile(r"(?<![\w(])-|[\w)\]] *-")
# What says which element of a collection says nothing of the element.
_ELEMENT = re.compile(r"\[[^\[\]]*\]")
_SIGNS = {"dividend": "the left operand", "divisor": "the right operand"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def remainder_signs(unit: AlignedUnit) -> Iterator[Violation]:
    """Remainders of something that is subtracted from, unless the translation sees to the sign with a second one."""
    differ = unit.traits("remainder")
    if differ is None:
        return
    source, target = _remainders(unit.source), _remainders(unit.target)
    if not source or len(target) != len(source):
        return
    for one, other in zip(source, target, strict=True):
        if _BELOW_ZERO.search(_ELEMENT.sub("", other.text("left"))):
            yield RULE.at(
                other.span,
                f"below zero the remainder has the sign of {_SIGNS[differ[0]]} in the original, "
                f"here that of {_SIGNS[differ[1]]}",
                related=original(one.span, "the remainder in the original"),
            )


def _remainders(side: Side) -> list[Shape]:
    return [shape for shape in side.shapes("binary") if shape.text("operator") == "%"]
