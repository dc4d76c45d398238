"""character-arithmetic: arithmetic on characters in a language where characters are strings."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Example
from variorum.syntax.shapes import Shape
from variorum.translation.pair_rule import AlignedUnit, PairRule, original

RULE = PairRule(
    id="character-arithmetic",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    what="Finds `+` or `-` with a character, carried over unchanged into a language in which characters are strings.",
    why=(
        "`letter - 'a'` is a number in Java and C++. In Python it raises an exception, in JavaScript it is NaN, and `+` "
        "concatenates."
    ),
    example=Example(
        before="index = letter - 'a'\n",
        after="index = ord(letter) - ord('a')\n",
        language="python",
    ),
)

_LETTER = re.compile(r"""^(['"])(?:[^\\]|\\.)\1$""")


@RULE.check_aligned_with(source=("binary",), target=("binary",))
def character_arithmetic(unit: AlignedUnit) -> Iterator[Violation]:
    """Reports sums and differences with a character operand, in a language where that is a string."""
    if unit.source.trait("char_arithmetic") != "numbers" or unit.target.trait("char_arithmetic") != "text":
        return
    source = [shape for shape in unit.source.shapes("binary") if _is_arithmetic(shape)]
    if not source:
        return
    for shape in unit.target.shapes("binary"):
        if shape.text("operator") == "-" and _is_arithmetic(shape):
            yield RULE.at(
                shape.span,
                "the original calculates with character codes, here the character is a string",
                related=original(source[0].span, "arithmetic on a character"),
            )


def _is_arithmetic(shape: Shape) -> bool:
    letters = [part for part in ("left", "right") if _LETTER.match(shape.text(part))]
    return shape.text("operator") in ("+", "-") and bool(letters)
