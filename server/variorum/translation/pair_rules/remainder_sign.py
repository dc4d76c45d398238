"""remainder-sign: a remainder of a possibly negative number, with another sign than in the original."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original
from variorum.translation.sides import Side

RULE = PairRule(
    id="remainder-sign",
    weight=Weight.MODERATE,
    severity=Severity.INFORMATION,
    what=(
        "Finds `%` on a difference or a negated number, translated from a language where the remainder has the sign of the "
        "left operand to one where it has that of the right one, or the reverse."
    ),
    why="`-7 % 3` is -1 in Java, C and JavaScript, and 2 in Python and Ruby.",
    example=Example(
        before="static int wrap(int index, int step, int size) {\n    return (index - step) % size;\n}\n",
        after="static int wrap(int index, int step, int size) {\n    return Math.floorMod(index - step, size);\n}\n",
        language="java",
    ),
)

_BELOW_ZERO = re.compile(r"(?<![\w(])-|[\w)\]] *-")
# An index says nothing about the element.
_ELEMENT = re.compile(r"\[[^\[\]]*\]")
_SIGNS = {"dividend": "the left operand", "divisor": "the right operand"}


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def remainder_signs(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports remainders of differences, unless the translation corrects the sign with a second remainder."""
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
                (
                    f"for negative numbers the remainder has the sign of {_SIGNS[differ[0]]} in the original, here that of "
                    f"{_SIGNS[differ[1]]}"
                ),
                related=original(one.span, "the remainder in the original"),
            )


def _remainders(side: Side) -> list[Shape]:
    return [shape for shape in side.shapes("binary") if shape.text("operator") == "%"]
